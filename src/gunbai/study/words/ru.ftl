# Что говорит исследование: на экране, в отчёте, в отказах.

study-column-seat = Место
study-column-wins = Победы
study-column-share = Доля
study-column-interval = 95 %
study-column-score = Счёт в среднем
study-column-deviation = ±
study-column-least = Меньше всего
study-column-median = Медиана
study-column-most = Больше всего
study-column-luck = Везение
study-column-label = { "" }
study-column-games = Партий
study-column-seats = Мест
study-column-tried = Попыток
study-column-count = Раз
study-column-mean = В среднем
study-column-number = { "" }
study-column-difference = Разница

study-scores = Счёт
study-endings = Чем кончались партии
study-numbers = Партия в числах
study-wins-by = Победы: { $trait }
study-difference = { $other } — в сравнении с «{ $first }»
study-decisions = Решений за партию
study-luck = Везение, в стандартных отклонениях кубиков
study-luck-winners = Кубики победителей
study-luck-others = Кубики остальных
study-luck-luckiest = Партии, выигранные тем, у кого кубики были лучше всех
study-luck-fair = … и если бы кубики ничего не значили

study-needs-dask = Для кластера нужен Dask, а он не установлен; установите gunbai[study].
study-needs-pyarrow = Для Parquet нужен PyArrow, а он не установлен; установите gunbai[study] или назовите файл с окончанием .csv.
study-needs-matplotlib = Для отчёта нужен Matplotlib, а он не установлен; установите gunbai[study].
study-no-cluster = По адресу { $address } планировщик Dask не отвечает.
study-no-workers = В кластере Dask по адресу { $address } нет ни одного исполнителя.
study-other-release = Исполнитель кластера играет по выпуску { $given }, а он может играть иначе; здесь { $legal }.
study-vary-shape = Из «{ $given }» неясно, что менять; пишите ИМЯ=ЗНАЧЕНИЕ,ЗНАЧЕНИЕ,…, например points=12,15.
study-vary-twice = { $option } меняется дважды или дважды принимает значение { $given }.
study-vary-much = Получается сочетаний: { $given }; исследование сравнивает не больше { $most }.
study-one-crew = Кто играет, говорит либо --workers, либо --cluster, но не оба.
study-one-form = Как печатать числа, говорит либо --json, либо --csv, но не оба.
study-report-there = { $folder } уже есть; отчёту нужна своя папка.

study-page-title = Исследование: { $game }
study-page-this = По-русски
study-page-eyebrow = Исследование
study-page-stopped = Остановлено раньше срока: сыграно партий: { $games } из { $asked }.
study-page-figures = В цифрах
study-page-again = Сыграть снова
study-page-again-how = Та же команда даёт те же числа на любом числе машин. Чем больше партий, тем короче черты: вчетверо больше партий — вдвое короче.
study-page-made = Сделано судьёй Gunbai, который знает три игры о самураях.
study-verdict-luck = Тот, у кого кубики были лучше всех, выигрывал в { $share } партий; если бы кубики ничего не значили, было бы { $fair }.

study-own-file = Файла Python { $file } нет.
study-own-name = В файле { $file } нечего вызвать по имени «{ $given }».
study-own-fails = Файл { $file } не загружается: { $why }
study-vary-seats = В настройках от { $fewest } до { $most } мест; сравнивать можно только столы одного размера.

study-seats = Победы по местам
study-seat = { $role } { $number }
study-points = { $number } п. п.
study-varied-bots = Боты
study-varied-preset = Набор настроек
study-figure-wins = Доля побед, { $what }
study-figure-score = Средний счёт, { $what }
study-figure-wins_by = Доля побед, { $what }
study-figure-score_by = Средний счёт, { $what }
study-figure-rates = { $what }
study-figure-means = { $what }
study-figure-labels = { $what }

study-axis-wins = Доля побед и её 95-процентный интервал
study-axis-rate = Доля попыток и её 95-процентный интервал
study-axis-games = Доля партий и её 95-процентный интервал
study-axis-mean = Среднее и его 95-процентный интервал
study-axis-luck = Стандартные отклонения кубиков, 95-процентный интервал
study-axis-differences = Разница в победах, п. п.
study-axis-spread = Как часто выпадало число; ▲ — медиана

study-answer = Меняется ли, кто побеждает? { $what }
study-answer-pair = { $other } против { $first }
study-answer-changed = { $pair }: да. { $what }.
study-answer-seat = { $seat }: { $points } побед ({ $interval })
study-answer-few = { $pair }: партий ({ $games }) слишком мало, чтобы судить, кто побеждает.
study-answer-unchanged = { $pair }: за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[other] { $games } партий
} разницы в победах не видно; она может доходить до { $reach } пункта в обе стороны. { $enough ->
    [yes] С точностью до { $within } пунктов вопрос решён.
   *[other] Чтобы узнать её с точностью до { $within } пунктов, нужно партий: около { $needed }.
}
study-answer-also = Что ещё явно меняется: { $what }.
study-answer-figure = { $name } { $number } ({ $interval })
study-answer-needed = Каждая доля известна с точностью до { $reach } пункта. { $enough ->
    [yes] { "" }
   *[other] Для { $within } пунктов нужно партий: около { $needed }.
}

study-verdict-apart = Впереди «{ $best }» ({ $most }), позади «{ $worst }» ({ $least }), и это не случайность.
study-verdict-alike = Впереди «{ $best }» ({ $most }), позади «{ $worst }» ({ $least }), но за столько партий так могло выйти и случайно.
study-verdict-seats-apart = Места не равны: { $best } — { $most } побед, { $worst } — { $least }, и это не случайность.
study-verdict-seats-alike = Ни одно место не лучше другого, насколько видно: { $best } — { $most } побед, { $worst } — { $least }, так могло выйти и случайно.
study-verdict-seats-mixed = На этих местах разные боты, поэтому сравниваются игроки, а не места. «gunbai arena» меняет ботов местами.

study-page-lead = { $games ->
    [one] { $games } партия, сыгранная
    [few] { $games } партии, сыгранные
   *[other] { $games } партий, сыгранных
} ботами до конца.
study-page-seated = Кто где сидит: { $who }.
study-page-settings = Все они сыграны при { $many } настройках, каждый раз теми же кубиками.
study-page-how = Отметка — то, что насчитано; черта через неё доходит до того, где вполне может лежать истина (95 раз из 100). Пунктир — то, что было бы у всех поровну, или ноль. Там, где сравниваются настройки, те же партии поставлены друг против друга: смотрите на разницу между ними, а не на то, сходятся ли черты. Черты этих разниц верны все сразу.
study-how-many = Скажите, сколько партий играть: --games или --until.
