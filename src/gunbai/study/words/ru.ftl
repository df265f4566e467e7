# Что говорит исследование: на экране, в отчёте, в отказах.

study-column-seat = Место
study-column-player = Кто играет
study-column-wins = Победы
study-column-share = Доля
study-column-interval = 95 %
study-column-score = Счёт в среднем
study-column-deviation = ±
study-column-least = Меньше всего
study-column-median = Медиана
study-column-most = Больше всего
study-column-luck = Удача
study-column-label = { "" }
study-column-games = Партий
study-column-seats = Мест
study-column-tried = Попыток
study-column-count = Раз
study-column-mean = В среднем
study-column-number = { "" }
study-column-difference = Разница

study-seats = По местам
study-scores = Счёт
study-endings = Чем кончались партии
study-numbers = Партия в числах
study-wins-by = Победы: { $trait }
study-difference = { $other } — в сравнении с «{ $first }»
study-share-of = Доля побед, { $seat }
study-score-of = Счёт в среднем, { $seat }
study-decisions = Решений за партию
study-luck = Удача, в стандартных отклонениях кубиков
study-luck-winners = Кубики победителей
study-luck-others = Кубики остальных
study-luck-luckiest = Партии, выигранные тем, у кого кубики были лучше всех
study-luck-fair = … и если бы кубики ничего не значили

study-trait-school = Школа
study-trait-culture = Культура
study-trait-inheritance = Наследие
study-trait-kamae-encounter = Выигранные встречи, по камаэ
study-trait-kamae-challenge = Выигранные вызовы, по камаэ
study-trait-points-encounter = Сколько очков встреча принесла дому, по камаэ
study-trait-points-challenge = Сколько очков вызов принёс дому, по камаэ

study-needs-dask = Для кластера нужен Dask, а он не установлен; установите gunbai[study].
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
study-page-lead = Партий, доигранных ботами до конца: { $games } ({ $bots }).
study-page-settings = Каждая — при { $many } сочетаниях настроек, и каждый раз с теми же кубиками.
study-page-stopped = Остановлено раньше срока: сыграно партий: { $games } из { $asked }.
study-page-how = Знак показывает, что сосчитано; черта через него — где лежит истина в 95 случаях из 100. Если две черты не перекрываются, разница, скорее всего, есть. Если перекрываются, она тоже может быть: скажут новые партии. Когда сравнивается многое, какая-нибудь пара изредка разойдётся и случайно; сказанное словами это учитывает. Пунктир — то, что вышло бы у всех поровну, или ноль.
study-page-figures = В цифрах
study-page-again = Сыграть снова
study-page-again-how = Та же команда даёт те же числа на любом числе машин. Чем больше партий, тем короче черты: вчетверо больше партий — вдвое короче.
study-page-made = Сделано судьёй Gunbai, который знает три игры о самураях.
study-verdict-apart = Впереди { $best }, позади { $worst }, и это не случайность.
study-verdict-alike = { $many ->
    [one] Сравнивать не с чем.
   *[other] Столько партий не отличают первое место ({ $best }) от последнего ({ $worst }).
}
study-verdict-seats-apart = Места не равны: { $best } явно побеждает чаще, чем { $worst }.
study-verdict-seats-alike = Не видно, чтобы какое-то место было лучше других.
study-verdict-luck = Тот, у кого кубики были лучше всех, выигрывал в { $share } партий; если бы кубики ничего не значили, было бы { $fair }.

study-trait-first-caste = Каста по рождению
study-trait-last-caste = Каста под конец
study-trait-death = Смерть по дороге
study-trait-rounds = Раундов
study-trait-conflicts = Конфликтов
study-trait-tries = Розыгрышей ставок и ответов
study-trait-tied = Розыгрыши вничью, по тому, из-за чего они
study-trait-first-bidder = Решённые розыгрыши, выигранные тем, кто ставил первым
study-trait-greater-total = Решённые розыгрыши, выигранные большей суммой кубиков
study-trait-fight-tied = Схватки двух персонажей вничью, по тому, у кого есть Честь
study-trait-aggressor-honor = Схватки, выигранные нападавшим, по его Чести рядом с чужой
study-trait-side = Сторона
study-trait-turns = Ходов
study-trait-foul-turns = Ходов в ненастье
study-trait-began-in = Погода первых шести ходов
study-trait-turns-in = Доля всех ходов, по погоде
study-trait-decided-by-weather = Решённые битвы, по погоде первых шести ходов
study-trait-first-by-weather = Решённые битвы, выигранные первой стороной, по погоде первых шести ходов
study-trait-turns-by-weather = Сколько ходов длилась битва, по погоде первых шести
study-trait-lost-by-weather = Потери за ход (обе стороны, по весу), по его погоде
study-trait-hits-by-weather = Попаданий за залп, по погоде
study-trait-charges-by-weather = Натисков за ход, по его погоде
study-label-more = больше
study-label-equal = столько же
study-label-less = меньше
study-label-neither = Чести нет ни у кого
study-label-one = Честь есть у одного
study-label-both = Честь есть у обоих
study-label-fight = схватки
study-label-contest = все прочие конфликты
study-label-died = умирали хоть раз
study-label-lived = не умирали
study-label-side-first = первая сторона
study-label-side-second = вторая сторона
study-label-fair = всё время ясно
study-label-mixed = порой ненастье
study-label-foul = больше ненастья

study-ending-snow-won-the-year = Год выигран
study-ending-hierarchy-ended-talisman = Император победил своим Талисманом
study-ending-hierarchy-ended-honor = Император победил Честью
study-ending-hierarchy-ended-rounds = Кончился последний раунд
study-ending-daimyo-won = Одна сторона победила
study-ending-daimyo-drawn = Ничья
study-ending-daimyo-undecided = Кончился последний ход
