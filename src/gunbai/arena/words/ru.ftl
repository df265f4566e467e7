# Что говорит арена: кто сильнее, насколько и насколько это надёжно.

arena-heading = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, зерно { $seed }
arena-ratings = Рейтинг (400 очков — десять побед против одной; у { $anchor } — 0)
arena-pairs = Друг против друга: { $lineup }
arena-scores = Счёт: первый минус второй
arena-pace = Время на решение
arena-endings = Чем кончались партии
arena-lineup-half = мест поровну
arena-lineup-one = один среди других
arena-lineup-mixed = все за одним столом
arena-column-bot = { "" }
arena-column-points = Очки
arena-column-interval = 95 %
arena-column-pair = { "" }
arena-column-games = Партии
arena-column-undecided = Без исхода
arena-column-share = Побед
arena-column-equal = Поровну
arena-column-score = Очков на место
arena-column-sure = Сильнее
arena-column-decisions = Решения
arena-column-median = Медиана
arena-column-most = Дольше всего
arena-test-high = Решено: { $first } выигрывает { $high }, а не { $low } партий.
arena-test-low = Решено: { $first } выигрывает { $low }, а не { $high } партий.
arena-test-open = Пока не решено, выигрывает { $first } { $low } или { $high } партий: собрано { $part } нужных свидетельств.
arena-bots = «{ $given }» — это не два разных бота и не больше.
arena-lineup = Состава «{ $given }» нет; есть: { $legal }.
arena-how-many = Скажите, сколько играть: --games, --until или --test.
arena-test-two = Проверка сравнивает двух ботов в одном составе: назовите двоих и один из составов half, one, mixed.
arena-against = «{ $given }» не из тех ботов, что встречаются: { $legal }.

# Отчёт

arena-page-title = { $game }: какой бот сильнее?
arena-page-eyebrow = Кто сильнее?
arena-page-how = Боты менялись местами: каждая рассадка раздачи сыграна на одних и тех же кубиках, и интервалы считаются по раздачам. Где полоса пересекает пунктир, эти партии не говорят, кто сильнее.
arena-axis-points = Очки рейтинга
arena-axis-wins = Решённые партии, выигранные первым, в процентах
arena-axis-scores = Очки на место: первый минус второй
arena-answer-first = { $first } сильнее, чем { $second }: побед в решённых партиях { $share } ({ $low } – { $high }), у равных было бы { $equal }.
arena-answer-second = { $second } сильнее, чем { $first }: у { $first } побед в решённых партиях { $share } ({ $low } – { $high }), у равных было бы { $equal }.
arena-answer-alike = Кто сильнее, { $first } или { $second }, не видно: у { $first } побед в решённых партиях { $share } ({ $low } – { $high }), у равных было бы { $equal }.
