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

study-own-file = Файла Python { $file } нет.
study-own-name = В файле { $file } нечего вызвать по имени «{ $given }».
study-own-fails = Файл { $file } не загружается: { $why }
study-vary-seats = В настройках от { $fewest } до { $most } мест; сравнивать можно только столы одного размера.
