# Командная строка, по-русски. Ключи: terminal.what -> terminal-what.

## Что не так в командной строке

terminal-no-such-option = Здесь нет настройки { $option }{ $count ->
    [0] .
   *[other] ; может быть, { $near }?
}
terminal-no-such-command = Здесь нет команды «{ $given }»{ $count ->
    [0] .
   *[other] ; может быть, { $near }?
}
terminal-missing = Нужно указать { $what }; что это значит, скажет --help.
terminal-option-alone = После { $option } нужно значение.
terminal-wrong-use = Команда непонятна: { $why }.
terminal-option-shape = { $option } не может быть «{ $given }»; нужно { $shape }.
terminal-option-refused = { $option }: { $why }
terminal-no-file = Файла { $file } нет.
terminal-file-exists = Файл { $file } уже есть; он не перезаписывается.
terminal-is-folder = { $file } — папка, а не файл.
terminal-not-allowed = Файл { $file } вам нельзя читать или менять.
terminal-serving = Стол открыт: { $where } (Ctrl-C — остановить).
terminal-serving-others = С телефонов и других компьютеров: { $where }
terminal-serving-alone = Он открыт только этому компьютеру; с --host 0.0.0.0 — также телефонам и другим компьютерам вашей сети.
terminal-file-trouble = Файл { $file } не читается и не пишется: { $why }.
terminal-output-trouble = Вывод не пишется: { $why }.
terminal-no-letters = Вывод не вмещает всех букв; вместо них стоит ?.

## Начало игры

terminal-me = Вы
terminal-you = вы
terminal-not-a-pair = «{ $given }» ничего не задаёт; напишите ИМЯ=ЗНАЧЕНИЕ, имена такие: { $legal }.
terminal-no-preset = Нет набора «{ $given }»; есть: { $legal }.
terminal-hours-without-clock = Ночь, выходные, часовой пояс и то, что будет, когда время вышло, задаются вместе с --clock.
terminal-not-a-span = «{ $given }» — не срок; пишите так: 90s, 20m, 8h или 2d.
terminal-clock-left = Осталось времени на это решение: { $left }
terminal-clock-up = У игрока { $name } вышло время.
terminal-seed-or-dice = Кубики берутся либо из зерна, либо как сказано в --dice.
terminal-other-game = В файле { $file } другая партия ({ $game }), не та, что задана; уберите отличия или назовите другой файл.
terminal-record-in-use = Файл { $file } занят: эту партию играют в другом терминале.
terminal-broken-secret = В файле { $file } нет тайны кубиков.

## За столом

terminal-hand-over = Передайте клавиатуру: { $name }.
terminal-press-enter = { "  " }Нажмите Enter, когда экран будете видеть только вы.
terminal-secret = тайно
terminal-taken-back = Взято назад.
terminal-table-decides = На это должны согласиться остальные.
terminal-wishes-back = { $name } просит взять назад последний ответ и всё, что было после. Вы согласны?
terminal-and-before = … (что было раньше, расскажет свиток)
terminal-yes = да
terminal-no = нет
terminal-all = все
terminal-none = ничего
terminal-nobody-here = За этим столом некому это сказать.
terminal-kept = Партия сохранена в { $file }; «gunbai record verify { $file }» проверит каждый её бросок.
terminal-left = Партия сохранена в { $file }; продолжить: «gunbai play { $game } --record { $file }».
terminal-left-unkept = Партия не сохранена.
terminal-keep-where = В каком файле сохранить партию? (Enter — ни в каком){ " " }

## Задачи

terminal-puzzle-which = Выберите одно: --date, --id или ряд задач (--endless, --theme, --seed).
terminal-puzzle-head = { $title } · { $id }
terminal-puzzle-score = Верно: { $right } из { $count }.

## Как отвечать

terminal-how-choose = Введите номер или начало названия (Tab дополнит).
terminal-how-pick = Введите номера, например 1 3{ $least ->
    [0] ; Enter — ничего
   *[other] ; не меньше { $least }
}, не больше { $most }.
terminal-how-pick-so-many = Введите { $most ->
    [1] номер, например 3
   *[other] номера, например 1 3; сколько всего: { $most }
}.
terminal-how-divide = Всего очков: { $total }, не меньше { $least } каждому. Введите числа по порядку: { $fields }.
terminal-how-number = Целое число от { $low } до { $high }.
terminal-how-roll = Бросьте { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
} (граней: { $sides }) и введите, что выпало{ $count ->
    [1] .
   *[other] , например 1 3 6.
}
terminal-how-order = Введите приказ словами или как JSON.
terminal-enter-again = Ещё раз Enter — ничего не делать; или введите ответ.
terminal-how-write = Введите строку.
terminal-how-write-verse = Не больше { $lines ->
    [one] { $lines } строки
   *[other] { $lines } строк
}, после каждой Enter; пустая строка — конец.
terminal-how-write-text = Enter — конец; « / » начинает новую строку.
terminal-how-write-blank = Можно оставить пустым.
terminal-not-places = «{ $given }» не подходит; введите номера из списка, от 1 до { $count }, каждый один раз.
terminal-not-divided = Чисел нужно столько: { $count }, по порядку: { $fields }.
terminal-not-a-number = «{ $given }» — не целое число.

## Что можно ввести вместо ответа

terminal-no-aside = «{ $given }» — не команда; есть: { $legal }.
terminal-aside-undo = назад
terminal-aside-undo-about = взять назад свой последний ответ
terminal-aside-note = заметка
terminal-aside-note-about = заметка ТЕКСТ: замечание для всего стола, остаётся в записи
terminal-aside-rules = правила
terminal-aside-rules-about = правило, на котором стоит вопрос; правила R9 — другое; правила все — вся книга
terminal-aside-board = стол
terminal-aside-board-about = показать стол ещё раз
terminal-aside-log = свиток
terminal-aside-log-about = рассказать всё, что было до сих пор
terminal-aside-suggest = подскажи
terminal-aside-suggest-about = что ответил бы бот: до начала игры или там, где нужен текст
terminal-aside-deal = раздай
terminal-aside-deal-about = бот ответит за вас на всё, что спрашивают до начала игры
terminal-aside-salt = соль
terminal-aside-salt-about = соль ТЕКСТ: подмешать к запечатанным кубикам, до первого броска
terminal-aside-help = помощь
terminal-aside-help-about = этот список
terminal-aside-quit = выход
terminal-aside-quit-about = уйти; сохранённую партию можно продолжить
terminal-help-slash = Где нужен текст, пишите команды с косой чертой: /заметка; \помощь запишет само слово «помощь».
terminal-deal-offer = раздай: бот ответит на всё это за вас; подскажи: на один вопрос.
terminal-take-it = Взять?
terminal-take-all = Взять всё?
terminal-nothing-to-deal = Игра уже началась: бот подсказывает только тексты.

## Правила

terminal-rules-legend = Правила без пометки — авторские; решения, поставленные особо, — наши, где источники молчат или расходятся.
terminal-rule-public = из других опубликованных правил
terminal-rule-ruling = Решение { $number }.
terminal-no-rules = Справочника по правилам { $game } нет.
terminal-no-rule = Правила «{ $given }» нет; есть: { $legal }.

## Записи

terminal-record-verified = Запись верна: из правил { $entries ->
    [one] следует { $entries } запись
    [few] следуют { $entries } записи
   *[other] следуют { $entries } записей
} и { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[other] { $rolls } бросков
}{ $proved ->
    [true] , и каждый кубик доказан.
   *[false] ; сами кубики не доказаны: { $why }.
}
terminal-record-false = Запись неверна. { $fault }
terminal-record-unplayable = Вот она как есть:
terminal-record-game = Игра
terminal-record-version = Версия правил
terminal-record-seats = Места
terminal-record-options = Настройки
terminal-record-dice = Кубики
terminal-record-entries = Записей
terminal-record-seed = зерно { $seed }
terminal-entry-answer = { $who } отвечает на вопрос { $ask }: { $value }
terminal-entry-rolled = { $who } бросает к{ $sides }: { $faces }
terminal-entry-undo = { $who } берёт назад всё с записи № { $to }
terminal-entry-propose = { $who } просит взять назад всё с записи № { $to }
terminal-entry-agree = { $who } соглашается
terminal-entry-object = { $who } не соглашается
terminal-entry-note = { $who } замечает: «{ $text }»
terminal-entry-salt = { $who } добавляет соль: «{ $text }»
terminal-entry-secret = Тайна кубиков опубликована: { $secret }

## Шансы

terminal-odds-figure = Что
terminal-odds-chance = Значение
terminal-odds-exact = Точно
terminal-no-lesson = { $game }: партии с подсказками нет.
terminal-lesson-alone = У партии с подсказками свои места, настройки и кубики: не задавайте их.
terminal-no-report = { $game }: отчётов нет; рассказ даст «gunbai record export».
terminal-no-files = Игра { $game } собственных файлов не берёт.
terminal-no-faults = { $file }: ошибок нет.
terminal-no-odds = Игра { $game } шансов не предлагает.

## Исследования

terminal-study-playing = Играем
terminal-study-rate = { $rate } в секунду
terminal-study-of-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, зерно { $seed }; решений в каждой в среднем: { $decisions }
terminal-study-stopped = Остановлено: сыграно и учтено партий: { $games } из { $asked }.

## Справка

terminal-help-usage = Вызов
terminal-help-arguments = Что указать
terminal-help-options = Настройки
terminal-help-commands = Команды
terminal-help-default = обычно
terminal-help-required = обязательно
terminal-help-help = Показать эту страницу и выйти.
terminal-help-lang = Язык (обычно: язык системы).
terminal-help-version = Напечатать версию и выйти.
terminal-help-gunbai = Судья трёх настольных игр о самураях: правила, учёт, кубики, пустые места, шансы.
terminal-help-game = Имя игры или файл собственной игры; можно не указывать, если есть --game.
terminal-help-own-game = Собственная игра: файл Python, папка или пакет; можно несколько раз.
terminal-help-option = Настройка стола, например points=12; можно несколько раз.
terminal-help-preset = Готовый набор настроек; отдельные меняет --option.
terminal-help-json = Напечатать JSON.
terminal-help-play =
    Играть в терминале: против ботов или вместе, передавая клавиатуру друг другу.

    Если на всех местах боты, партия разыгрывается сама. С --record партия сохраняется по ходу
    игры; прерванную продолжает та же команда.
terminal-help-play-seats = Кто где сидит, по порядку мест: me (вы), bot, имя бота или имя человека.
terminal-help-play-seed = Кубики и боты из зерна: то же зерно — та же партия.
terminal-help-play-dice = sealed: честность можно проверить; typed: бросайте настоящие кубики и вводите, что выпало.
terminal-help-play-record = Сохранять партию в файле или продолжить ту, что в нём есть.
terminal-help-play-lesson = Сыграть первую партию с подсказками: короткую, против добрых ботов.
terminal-help-play-no-hints = Не показывать шансы.
terminal-help-play-clock = Считать время: 1d на каждое решение или 20m+10s на всю партию с добавкой за ответ.
terminal-help-play-night = Часы, когда время не идёт, например 22:00-08:00.
terminal-help-play-zone = Часовой пояс ночи и выходных, например Europe/Moscow.
terminal-help-play-holidays = Дни, когда время не идёт, например 2026-12-31.
terminal-help-play-when-up = Что будет, когда время вышло: remind — напомнить, answer — бот ответит один раз, stand-in — бот на замену, host — решит ведущий.
terminal-help-serve = Запустить веб-стол: открывать столы, раздавать ссылки на места, играть в браузере.
terminal-help-serve-host = Адрес, на котором ждать соединений.
terminal-help-serve-port = Порт, на котором ждать соединений.
terminal-help-serve-database = Где хранить столы (обычно: SQLite в вашей папке данных).
terminal-help-serve-workers = Сколько процессов у сервера.
terminal-help-serve-open = Открыть стол в браузере.
terminal-help-serve-site = Адрес, по которому сервер видят люди: для ссылок на места.
terminal-help-serve-base-path = Путь, под которым сервер стоит по этому адресу.
terminal-help-serve-proxies = Прокси (адреса, сети или *), которым верят на слово о посетителях.
terminal-help-serve-openings = Сколько столов можно открыть с одного адреса за минуту.
terminal-help-serve-connections = Сколько запросов и открытых страниц может быть с одного адреса сразу.
terminal-help-serve-openings-a-day = Сколько столов можно открыть с одного адреса за сутки (0 — без предела).
terminal-help-serve-size = Сколько КиБ записи помещается за столом.
terminal-help-serve-notes = Сколько заметок помещается за столом.
terminal-help-serve-club-people = Сколько людей может быть в клубе.
terminal-help-serve-club-tables = Сколько столов может быть в клубе, вместе с оконченными.
terminal-help-serve-patience = Сколько секунд может приходить запрос.
terminal-help-serve-operator = Секрет, открывающий /metrics (обычно: никому).
terminal-help-serve-logs = Журнал как text или json.
terminal-help-serve-requests = Записывать в журнал каждый запрос, без секретной части ссылок.
terminal-help-serve-notices = Какими способами игроки могут просить извещать их о ходе.
terminal-help-serve-mail = Почтовый сервер для извещений, адресом Apprise (mailtos://…).
terminal-help-serve-notice-key = Ключ, под которым хранятся адреса (по умолчанию — файл рядом со столами).
terminal-help-serve-push-key = Ключ, которым подписываются push-сообщения (по умолчанию — файл рядом со столами).
terminal-help-serve-contact = Почтовый адрес, по которому вас найдут службы push.
terminal-help-serve-pause = Сколько секунд бот ждёт перед ответом, если ведущий не задал другой темп.
terminal-help-rules = Напечатать правила игры с пометкой решений — или один раздел, одно решение.
terminal-help-rules-part = Раздел или решение, например kamae или R9.
terminal-help-check = Проверить собственный файл для игры, например сценарий; код выхода 1, если есть ошибки.
terminal-help-check-file = Файл.
terminal-help-record = Показать, проверить, выгрузить запись партии.
terminal-help-record-file = Файл .gunbai.
terminal-help-record-show = Показать, что в записи, — даже если по её версии правил этот выпуск не играет.
terminal-help-record-show-entries = Перечислить строки записи с номерами.
terminal-help-record-verify =
    Сыграть запись заново и проверить каждую её строку и каждый бросок.

    Код выхода: 0 — запись верна; 1 — какая-то строка неверна (названо, какая); 2 — запись не
    читается или не играется.
terminal-help-record-export = Превратить запись в рассказ (Markdown, HTML) или в таблицу (CSV).
terminal-help-record-export-to = В каком виде.
terminal-help-record-export-as = Чей рассказ: имя игрока (обычно: то, что слышали все).
terminal-help-record-export-out = Записать в FILE, которого ещё нет.
terminal-help-record-branch = Начать новую партию с какого-то момента другой.
terminal-help-record-branch-at = После скольких записей протокола (их номера покажет "record show --entries").
terminal-help-record-branch-seats = Кто где сидит, как в "play" (обычно: те же люди).
terminal-help-record-branch-out = Куда записать; кубики запечатываются заново, их тайна лежит рядом.
terminal-branched = Записано в { $file }. Играть дальше: gunbai play { $game } --record { $file }
terminal-help-record-analyse = Отделить везение от игры и назвать три решения, что стоили дороже всего.
terminal-help-record-report = Написать отчёт о битве в папку: Markdown, HTML и рисунок каждого хода.
terminal-help-record-report-out = Папка, которой ещё нет.
terminal-help-odds = Точные шансы: кто победит и с какой вероятностью.
terminal-help-odds-of = Шансы в этой игре.
terminal-help-study =
    Сыграть много партий между ботами и сказать, кто сколько набирает и кто побеждает.

    То же зерно даёт те же числа при любом числе процессов. Ctrl-C сохраняет то, что сыграно.
    Настройки, которые сравнивает --vary, играются теми же кубиками, партия против партии.
terminal-help-study-games = Сколько партий.
terminal-help-study-seed = Зерно всех партий.
terminal-help-study-bots = Какие боты на каких местах, по порядку; свой бот — ФАЙЛ.py:ИМЯ.
terminal-help-study-vary = Сравнить значения настройки стола (points=12,15) или наборы (preset=a,b); несколько раз — все сочетания. Каждое bots=БОТ,БОТ,… — одна рассадка для сравнения.
terminal-help-study-workers = Сколько процессов играют.
terminal-help-study-cluster = Играть на кластере Dask: адрес его планировщика.
terminal-help-study-csv = Напечатать CSV.
terminal-help-study-until = Закончить, когда каждая доля побед (с --vary — разница) известна с точностью до стольких процентных пунктов.
terminal-help-study-metrics = Считать и другое: файл Python с классом Watch; можно несколько раз.
terminal-help-study-rows = Записать в FILE по строке на партию: в виде CSV, а если имя кончается на .parquet — в виде Parquet; файла FILE ещё не должно быть.
terminal-help-study-report = Записать в DIR страницу с графиками на всех языках; папки DIR ещё не должно быть.
terminal-help-puzzle =
    Задача из игры: задача дня, одна на всех, или задачи одна за другой.

    Верен один ответ: это просчитано до конца или следует из точных шансов. Ответ спросят, проверят
    и объяснят.
terminal-help-puzzle-date = Задача другого дня (обычно: сегодня).
terminal-help-puzzle-endless = Задача за задачей, темы по очереди.
terminal-help-puzzle-theme = Задача за задачей на одну тему.
terminal-help-puzzle-seed = Буквы и цифры, из которых берётся ряд задач (обычно: новый ряд).
terminal-help-puzzle-id = Ещё раз задача с этим обозначением.
terminal-help-puzzle-answer = Проверить этот ответ, не спрашивая; если он неверен, код возврата 1.
terminal-help-bots = Боты игры и то, какими сильными их намерили.
terminal-help-bots-game = Имя игры (обычно: все).
terminal-help-arena =
    Свести ботов друг с другом и сказать, кто сильнее и насколько.

    Раздача — все составы ботов во всех рассадках при одних и тех же кубиках; интервалы считаются по
    раздачам. То же зерно даёт те же числа при любом числе процессов. Ctrl-C сохраняет то, что
    сыграно. Свой бот — ФАЙЛ.py:ИМЯ.
terminal-help-arena-bots = Боты, которые встречаются; не меньше двух.
terminal-help-arena-games = Сколько партий; округляется до целых раздач.
terminal-help-arena-until = Закончить, когда каждая доля побед известна с точностью до стольких процентных пунктов.
terminal-help-arena-test = Закончить, когда решено, LOW или HIGH процентов побед у первого из двух ботов (ошибок 5 %).
terminal-help-arena-lineups = Составы: half (мест поровну), one (один среди других), mixed (все за одним столом).
terminal-help-arena-against = Каждый другой бот встречается только с этим, а не со всеми.
terminal-help-arena-seats = Сколько мест за столом.
terminal-help-arena-json = Записать числа в FILE как JSON.
terminal-help-arena-report = Записать в FOLDER страницу с графиками и все числа.

# -- admin
terminal-help-admin = База данных сервера: список, резервная копия, восстановление, удаление, проверка.
terminal-help-admin-list = Список столов: игра, когда открыт, последний ход, окончание; без ссылок.
terminal-help-admin-clubs = Список клубов: люди, столы, результаты, когда создан и когда в него заглядывали; без ссылок.
terminal-help-admin-check = Перед обновлением: какие столы по каким правилам играют и доиграет ли их этот выпуск.
terminal-help-admin-backup = Скопировать всю базу в новый файл SQLite, не останавливая сервер.
terminal-help-admin-backup-file = Файл, сделанный командой backup.
terminal-help-admin-restore = Скопировать резервную копию в пустую базу, проиграв заново каждую запись.
terminal-help-admin-delete = Удалить столы и клубы насовсем, по id из списков.
terminal-help-admin-delete-ids = Номера (id) столов или клубов.
terminal-help-admin-retire = Удалить столы, за которыми давно ничего не было, и клубы без столов, в которые никто не заглядывал.
terminal-help-admin-retire-older-than = Сколько дней без хода.
terminal-admin-checked = { $count ->
    [0] Этот выпуск доиграет все неоконченные столы.
    [one] { $count } неоконченный стол играет по правилам, которых этот выпуск не знает.
    [few] { $count } неоконченных стола играют по правилам, которых этот выпуск не знает.
   *[other] { $count } неоконченных столов играют по правилам, которых этот выпуск не знает.
}
terminal-admin-copied = { $count ->
    [one] { $count } стол скопирован в { $file }.
    [few] { $count } стола скопировано в { $file }.
   *[other] { $count } столов скопировано в { $file }.
}
terminal-admin-restored = Восстановлено; записей проиграно заново: { $played }, по другим правилам, взято как есть: { $other }.
terminal-admin-deleted-clubs = { $count ->
    [one] { $count } клуб удалён.
    [few] { $count } клуба удалено.
   *[other] { $count } клубов удалено.
}
terminal-admin-deleted = { $count ->
    [one] { $count } стол удалён.
    [few] { $count } стола удалено.
   *[other] { $count } столов удалено.
}
