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
