# Слова веб-стола. Ключи: table.what -> table-what.

table-skip = Сразу к столу
table-language = Язык
table-theme = Светлая или тёмная
table-to-front = На главную

# Главная
table-tagline = Судья самурайских настольных игр
table-lead = Знает правила, ведёт счёт, честно бросает кубики и объясняет, почему ход не годится. Рассказывать историю остаётся вам.
table-lead-bots = Играйте хоть сегодня — по сети или с телефонами за одним столом. Пустые места займут боты.
table-choose-game = Выбрать игру
table-games = Игры
table-open-table = Открыть стол
table-rules = Правила
table-read-rules = Прочесть правила
table-seats-from-to = от { $low } до { $high } { $high ->
    [one] места
   *[other] мест
  }
table-seats-always = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
  }
table-how = Как это происходит
table-how-open = Откройте стол.
table-how-open-more = Выберите игру и кто где сидит. Любое место может занять бот.
table-how-share = Раздайте ссылки.
table-how-share-more = У каждого места своя, тайная, и код для телефона. Регистрироваться не нужно.
table-how-play = Играйте.
table-how-play-more = Вам скажут, чего от вас ждут, что можно и что из этого выйдет. А в конце кубики докажут, что не обманывали.
table-mine = Ваши столы
table-mine-now = Что происходит
table-mine-about = О них помнит только этот браузер: учётных записей здесь нет.
table-mine-none = В этом браузере ещё не открывали ни одного стола.
table-mine-turn = Ваш ход
table-mine-waiting = Ждём других
table-mine-over = Окончены
table-mine-talk = есть новые реплики
table-mine-lost = Сервер недоступен: показано то, что было известно раньше.
table-mine-scripts = Этой странице нужны скрипты: список хранит сам браузер.
table-carry = Перенести в другой браузер
table-carry-about = Ссылкой, кодом или файлом. У кого они есть, тот сядет на ваши места, поэтому не отдавайте их никому.
table-carry-code = Показать QR-код
table-carry-save = Сохранить в файл
table-carry-file = Взять из файла
table-carry-unread = В этом файле нет столов.
table-carried = По этой ссылке переносятся столы:
table-carried-do = Сохранить в этом браузере
table-carried-told = Новых столов в этом браузере: { $count }
table-forget = Забыть

# Новый стол
table-new-title = Стол для игры «{ $game }»
table-seats = Кто где сидит
table-seat-count = Сколько мест, от { $low } до { $high }
table-seat-name = имя
table-seat-name-hint = как обращаются другие
table-played-by = играет
table-person = человек
table-bot = бот
table-bot-mark = бот
table-less = Меньше
table-more = Больше
table-options = Правила за этим столом
table-as-usual = как обычно
table-own-choice = по-своему
table-rule = Правило
table-at-table = Стол
table-dice = Кубики
table-dice-sealed = Запечатанные
table-dice-typed = Свои
table-dice-about = Запечатанные кубики определены до начала игры, а секрет раскрывают в конце, и каждый бросок можно проверить. Свои вы бросаете на настоящем столе и вводите, что выпало.
table-hints = Шансы
table-hints-on = Показывать
table-hints-off = Скрывать
table-hints-about = Показывать ли при выборе точные шансы и то, что он принесёт.
table-pace = Паузы ботов
table-pace-at-once = Без пауз
table-pace-usual = Короткие
table-pace-slow = Долгие
table-pace-about = Пауза нужна, чтобы успеть заметить, что сделал бот. Долгая длится две секунды, но всего вы ждёте своего вопроса не дольше десяти. Если никто не смотрит или думает другой игрок, боты не ждут.
table-open-this-table = Открыть этот стол

# Ссылки
table-share-title = Стол готов
table-share-over = Ссылки ведут к итогам, рассказу и повтору.
table-share-lead = Дайте каждому игроку его ссылку. Место занимает тот, у кого ссылка, так что передавайте её как ключ.
table-share-alone = Эти ссылки открываются только на этом компьютере. Для телефонов и других компьютеров запустите стол так, чтобы его видела ваша сеть. Ничего не пропадёт: эта страница покажет тогда ссылки для раздачи.
table-links-of = ссылки стола
table-link = Ссылка
table-link-secret = Только для того, кто здесь играет.
table-link-open = Для всех, кто хочет посмотреть. Тайн за ней не видно.
table-qr = Код, открывающий ссылку: { $name }
table-enlarge = Увеличить
table-shrink = Закрыть
table-spectators = Зрители
table-copy = Скопировать
table-copied = Скопировано
table-sit-here = Сесть здесь
table-watch-here = Смотреть
table-bots-here = Играют боты
table-share-keep = Ссылки найдутся снова на этой странице: сохраните её адрес. Этот браузер тоже запомнит её — на первой странице.

# За столом
table-strip = Вы и те, кого ждут
table-side = Рядом со столом
table-live = на связи
table-connecting = соединяемся
table-reconnecting = связь потеряна, соединяемся…
table-unsent = Не отправлено: до стола не достучаться. Попробуйте чуть позже.
table-failed = Стол не смог этого принять. Ничего не изменилось.
table-your-word = Ваше слово
table-your-turn = Ваш ход
table-you-watch = Вы смотрите
table-you = вы
table-awaited = Ход:
table-over = Игра окончена
table-nothing-asked = Сейчас от вас ничего не ждут.
table-nothing-watch = Вам видно то, что видно всем.
table-undo-do = Взять назад
table-undo-ask-do = Попросить взять назад
table-undo-free = Взять назад последний ответ: из него ещё ничего не вышло
table-undo-ask = Нужно согласие стола: ваш последний ответ уже возымел последствия
table-undo-none = Вам нечего брать назад
table-undo-dice-do = Исправить кубики
table-undo-dice = назад к введённым кубикам: { $faces }. Тогда можно ввести другие.
table-undo-question = назад к вопросу «{ $question }».
table-undo-secret = тайный ответ
table-undo-with =
    { $rolls ->
        [0] Вместе с ним уйдут ответы: { $answers }.
       *[other] Вместе с ним уйдут ответы: { $answers }; броски: { $rolls }.
    }
table-undo-same-dice = Выпадут те же самые кубики.
table-proposal = { $who } просит взять ход назад
table-proposal-asks = просит об этом
table-proposal-agreed = не против
table-proposal-awaited = пока молчит
table-agree = Согласиться
table-object = Не соглашаться
table-withdraw = Передумать
table-winner = победа
table-story = Что случилось
table-story-empty = Пока ничего. Свиток чист.
table-whole-story = Вся история целиком
table-read-story = Прочесть историю
table-story-md = История текстом
table-record = Запись игры
table-record-about = В записи каждый ответ, каждый бросок и тайна кубиков. Проверить её может любой.
table-notes = За столом
table-notes-empty = Пока все молчат.
table-note-write = Сказать всем за столом
table-note-do = Сказать
table-note-to-all = Всему столу
table-note-withdraw = Забрать реплику назад
table-whispered-to = только для:
table-whispered-you = вас
table-whisper-private = Если никого не отметить, прочтут все. Реплику для некоторых прочтут только они, и после игры тоже.
table-whisper-open = Если никого не отметить, прочтут все. Реплику для некоторых прочтут только они, а когда игра кончится — все: так условились за этим столом.
table-open-talk = Личные разговоры
table-open-talk-private = Остаются личными
table-open-talk-open = Откроются в конце
table-open-talk-about = Игроки могут говорить лишь с некоторыми из остальных. Смогут ли все прочесть это, когда игра кончится.
table-at-this-table = Кто здесь
table-dice-are-sealed = Кубики запечатаны
table-commitment-about = За кубики поручились до игры: вот SHA-256 их секрета.
table-salt-about = До первого броска добавьте соли — любые свои слова: тогда кубики не выбирал никто в одиночку.
table-salt-do = Добавить

# Что случилось и части стола
table-play-now = Играть сейчас
table-pleasant-names = Аканэ Хикару Сора Каэдэ Рэн Наги Юки Хару Минори Цубаса
table-suggest = Подсказать
table-deal-me = Раздать мне всё
table-deal-about = Бот заполнит всё, что осталось; поправьте, что хотите, и отправьте.
table-setup = Подготовка
table-setup-send = Отправить всё
table-setup-open = { $count ->
    [one] Не заполнен { $count } пункт; ничего не отправлено.
    [few] Не заполнены { $count } пункта; ничего не отправлено.
   *[other] Не заполнено { $count } пунктов; ничего не отправлено.
}
table-step-done = Готово:
table-step-left = Не заполнено:
table-step-missing = Здесь ещё ничего нет.
table-step-next = Дальше
table-replay = Повтор
table-replay-as = Глазами
table-replay-why = Почему боты выбрали так
table-replay-first = К началу
table-replay-back = На шаг назад
table-replay-on = На шаг вперёд
table-replay-last = К концу
table-replay-play = Пуск
table-replay-stop = Стоп
table-replay-moment = Момент
table-back-to-table = Назад к столу
table-verify = Проверить
table-verify-about = Запись играют заново с первой строки и сравнивают каждый ответ и каждый бросок.
table-verify-passed = Расхождений нет: записей — { $entries }, бросков — { $rolls }.
table-verify-commitment = Показано до игры (SHA-256)
table-verify-secret = Секрет кубиков
table-verify-here = Сверено в этом браузере
table-verify-same = Секрет тот самый, за который поручились.
table-verify-other = Это не тот секрет, за который поручились.
table-verify-rolls = Все броски, заново в этом браузере
table-verify-rolls-same = Все совпадают. Сверено бросков:
table-verify-rolls-other = Выпало не то, что записано; запись
table-verify-yourself = Своими руками
table-report = Отчёт с картинками
table-rematch = Сыграть ещё раз тем же составом
table-print = Печать
table-print-do = Напечатать…
table-paper-a4 = A4
table-paper-letter = Letter
table-print-about = Листы для стола и карточки ведущего. Бумагу выберите здесь; в окне браузера печатайте в масштабе 100 %.
table-puzzle = Задача
table-puzzle-daily = Задача дня
table-puzzle-row = Задача { $number }
table-puzzle-more = Ещё задачи
table-puzzle-any = Любая тема
table-puzzle-answer = Ответить
table-puzzle-next = Следующая задача
table-puzzle-again = Ещё раз
table-puzzle-why = Почему
table-puzzle-mine = Вы
table-puzzle-theirs = Соперник
table-puzzle-streak = Дней подряд
table-puzzle-best = Лучший ряд
table-puzzle-solved = Решено
table-puzzle-tried = Отвечено
table-puzzle-kept = Хранится только в этом браузере; считается первый ответ.
table-advise = Спросить совета
table-advice-worth = Чего стоит каждый ответ
table-moments = Моменты
table-terms = На таких условиях
table-terms-of = Слова игры
table-happened = Только что
table-happened-all = Всё по порядку
table-put-away = Убрать
table-turning = Перелом
table-turnings = Переломы игры
table-turning-on = Дальше
table-turning-look = Посмотреть
table-kept = Ваш ответ; другие увидят его, когда ответят все
table-wish-refused = { $who }: возвращаться не стоит.
table-wish-granted = Ход возвращён: об этом просит { $who }.
table-since = после вашего ответа
table-filter = Какие строки свитка
table-filter-mine = мои
table-filter-near = наша пара
table-filter-all = все
table-parts = Части стола
table-part-ask = Вопрос
table-part-end = Итог
table-part-sheet = Лист
table-part-board = Стол
table-part-story = Свиток
table-part-talk = Беседа

# How time passes at a table
table-clock = Время
table-clock-kind = Часы
table-clock-none = Нет
table-clock-each = На каждое решение
table-clock-budget = На всю партию
table-clock-kind-about = Без часов каждый думает сколько нужно. Срок на решение удобен для партий на несколько дней, запас на партию — для игры за вечер.
table-clock-span = Сколько времени
table-clock-span-about = От 10 секунд до 90 дней: на одно решение или каждому на всю партию.
table-clock-unit = Единица времени
table-clock-unit-s = секунд
table-clock-unit-m = минут
table-clock-unit-h = часов
table-clock-unit-d = дней
table-clock-increment = Добавка за ответ
table-clock-increment-about = Столько времени прибавляется за ответ в срок; 0 — ничего.
table-clock-when-up = Когда время вышло
table-clock-up-remind = Напомнить
table-clock-up-answer = Бот ответит один раз
table-clock-up-stand-in = Бот на замену
table-clock-up-host = Решит ведущий
table-clock-when-up-about = Напомнить: игроку скажут ещё раз, и стол ждёт. Бот ответит один раз: только на этот вопрос. Бот на замену: пока игрок не вернётся. Решит ведущий: стол ждёт его решения.
table-clock-night = Ночь
table-clock-night-from = Ночь с
table-clock-night-to = Ночь до
table-clock-night-about = В эти часы время не идёт. Если ночи нет, оставьте оба поля пустыми.
table-clock-holidays = Выходные
table-clock-holidays-about = Дни, когда время не идёт: год-месяц-день.
table-clock-zone = Часовой пояс стола
table-clock-zone-about = Для ночи и выходных; время каждый видит в своём поясе.
table-vote-after = Голосовать за замену
table-vote-after-hour = через 1 час
table-vote-after-half-day = через 12 часов
table-vote-after-day = через день
table-vote-after-three-days = через 3 дня
table-vote-after-week = через неделю
table-vote-after-never = нельзя
table-vote-after-about = Если кого-то ждут так долго, остальные могут без ведущего проголосовать, чтобы за него играл бот.

# The people of a table
table-people-here = сейчас здесь
table-people-seen = был здесь
table-people-awaited = ждут с
table-people-left = осталось
table-people-up = время вышло
table-people-away = нет до
table-people-stands-in = играет бот на замену
table-people-never = ещё не был
table-people-vote = Голосовать за замену
table-people-votes = голосов за замену: { $count }
table-people-back = За вас играет бот. Вернуться на место
table-people-host-late = Время вышло: решает ведущий.
table-people-clock = Часы
table-people-clock-each = { $span } на каждое решение
table-people-clock-budget = { $span } на всю партию, за каждый ответ ещё { $increment }
table-people-when-up = Когда время вышло
table-changes = Что изменилось за столом
table-away-until = Меня не будет до конца дня
table-away-do = Сказать столу
table-away-back = Я вернулся
table-away-about = Часы при этом идут; это видно здесь всем.
table-standing = Постоянные ответы
table-standing-about = На что вы отвечаете, не дожидаясь вопроса. Видите это только вы; ответ приходит не сразу, как если бы спросили вас.
table-standing-ask = Спрашивать
table-standing-how = Как долго
table-standing-always = всегда
table-standing-round = в этом раунде
table-standing-once = только в следующий раз
table-standing-do = Запомнить
table-standing-link = Отвечать так всегда или подготовить ответ заранее

# Вопросы
table-secret = Другие пока не увидят вашего ответа.
table-barred = Вам недоступно
table-answer = Готово
table-pick-do = Взять эти
table-pick-between = { $least ->
    [0] Не больше { $most }
   *[other] От { $least } до { $most }
  }
table-picked = Выбрано
table-sum = сумма
table-divide-do = Подтвердить
table-divide-bad = Нужно раздать все очки.
table-left = Осталось:
table-of = из { $total }
table-write-do = Записать
table-write-blank = Пропустить
table-lines-most = { $most ->
    [1] одна строка
    [one] до { $most } строки
   *[other] до { $most } строк
  }
table-ctrl-enter = Ctrl+Enter — отправить
table-syllables = Слогов, на наш слух
table-from-to = от { $low } до { $high }
table-order-write = Приказ, в виде JSON
table-order-form = Что в нём может быть
table-order-do = Отдать приказ
table-roll-write = { $count ->
    [one] Бросьте { $count } кубик (к{ $sides }) и введите, что выпало
    [few] Бросьте { $count } кубика (к{ $sides }) и введите, что выпало
   *[other] Бросьте { $count } кубиков (к{ $sides }) и введите, что выпало
  }
table-faces = Грани
table-unface = Убрать последний
table-roll-do = Записать бросок

# Свод правил
table-contents = Содержание
table-rules-lead = Правила своими словами. У каждого абзаца помечено, чей он.
table-mark-seed = автор
table-mark-seed-about = так написал автор игры
table-mark-public = другие правила
table-mark-public-about = из других опубликованных правил или по общему обыкновению
table-mark-ruling = решение
table-mark-ruling-about = наше, там, где источник молчит или утрачен

# Что говорит сервер, когда просьбу нельзя исполнить (gunbai.table.refusals)
table-host-tools = Инструменты ведущего
table-host-open = Каждое их применение записывается и видно всему столу.
table-host-pause = Приостановить игру
table-host-resume = Продолжить игру
table-host-hide-hints = Скрыть вероятности
table-host-show-hints = Показывать вероятности
table-host-clock = Сменить часы
table-host-no-clock = без часов
table-host-clock-about = Отсчёт начинается заново: у каждого, кого ждут, будет всё время по новым часам, и запас на партию тоже начнётся сначала. Через сколько остальные могут проголосовать за замену, остаётся, как договорились за столом.
table-host-clock-do = Поставить часы
table-host-claimed = место занято
table-host-open-seat = ссылкой ещё не пользовались
table-host-new-link = Новая ссылка; старая перестанет работать
table-host-stand-in = Пусть пока играет бот
table-host-give-back = Вернуть место игроку
table-host-delegate = Пусть ответит бот, один раз
table-nobody-stands-in = За { $name } бот не играет, возвращать нечего.
table-not-awaited = От { $name } сейчас ответа не ждут, боту отвечать не на что.
table-host-mute = Лишить слова
table-host-unmute = Вернуть слово
table-host-bot = Отдать место боту
table-host-person = Отдать место другому
table-host-name = Имя
table-host-close = Закрыть стол
table-host-close-about = Игра кончится здесь, без итога. Отменить это нельзя.
table-host-close-do = Закрыть стол насовсем
table-host-hand-over = Передать роль ведущего
table-host-hand-over-about = Вы один раз увидите новую ссылку ведущего, чтобы её переслать. Ваша сразу перестанет работать, и здесь тоже; столу сообщат, что ведущий сменился. Места и их ссылки останутся прежними.
table-host-hand-over-do = Передать роль
table-host-handed = У стола новый ведущий
table-host-handed-about = Отправьте эту ссылку тому, кто станет ведущим. Ваша больше ничего не открывает.
table-host-handed-once = Эту ссылку показывают только сейчас: скопируйте её, прежде чем уйти.
table-host-handed-known = Эту ссылку видели и вы. Чтобы знать её одному, новый ведущий может передать роль ещё раз, самому себе, и дать новые ссылки на места, которые никто не занял.
table-host-new-host = Новый ведущий
table-handed-most = Роль ведущего уже передавали столько раз: { $most }. Больше нельзя.
table-host-delete = Удалить стол
table-host-delete-about = Партия, запись, разговоры и все ссылки исчезнут сразу и у всех. Итог законченной партии останется в клубе. Отменить это нельзя.
table-host-delete-do = Удалить стол навсегда
table-host-deleted = Стол удалён.
table-host-deleted-about = От него ничего не осталось, и его ссылки больше ничего не открывают.
table-claim-about = Займите место: у вас будет своя ссылка, и больше никто, даже ведущий, его не откроет. Сохраните новый адрес.
table-claim-do = Занять место
table-vote-too-early = Игрока { $name } ждут ещё не так долго, чтобы голосовать.
table-seat-claimed = Это место уже занято; попросите у ведущего новую ссылку.
table-seats-taken = Занятые места
table-seat-taken = Занято: у игрока своя ссылка, вам её не видно.
table-unknown-link = Эта ссылка ничего не открывает: она скопирована не целиком, вместо неё дали новую, или стол удалён.
table-other-link = Эта ссылка открывает не то: у каждой своё место — игрок, зритель или хозяин стола.
table-other-site = Это прислано со страницы другого сайта и не принимается.
table-no-page = Такой страницы нет.
table-wrong-method = По этому адресу так не обращаются.
table-not-understood = Запрос не удалось понять: { $why }.
table-no-json = Это не читается как JSON: он испорчен, оборван или вложен слишком глубоко.
table-too-big = Это слишком длинно: принимается не больше { $most } килобайт.
table-too-often = С вашего адреса открыто слишком много столов; следующий можно открыть через { $minutes ->
    [0] { $hours } { $hours ->
        [one] час
        [few] часа
       *[many] часов
    }
   *[other] { $minutes } { $minutes ->
        [one] минуту
        [few] минуты
       *[many] минут
    }
}.
table-unknown-act = «{ $given }» за столом сделать нельзя; можно: { $legal }.
table-full = Запись этого стола достигла { $most } КиБ и больше не растёт; можно открыть новый стол.
table-notes-full = За этим столом уже { $most } заметок, больше не помещается.
table-notes-earlier = Показать более ранние реплики
table-file-exists = Файл { $file } уже есть; копия делается в новый.
table-no-file = Файла { $file } нет.
table-copy-broken = Копия вышла неполной: { $why }.
table-not-empty = В базе уже есть столы или клубы; копия восстанавливается в пустую.
table-record-broken = Ничего не восстановлено: запись стола { $table } не проигрывается заново. { $why }
table-too-many = С одного адреса обслуживается не больше { $most } запросов и открытых страниц сразу; закройте лишние.
table-bad-host = Адрес этого сайта слишком длинный, ссылки из него не сделать.
table-base-path = «{ $given }» — не базовый путь: он начинается с косой черты и не кончается ею, например /gunbai.
table-bad-site = «{ $given }» — не адрес сайта, например https://play.example.org.
table-bad-proxies = «{ $given }» — не список адресов или сетей, например 127.0.0.1,10.0.0.0/8.
table-broken = На сервере что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
table-not-stored = Записать ход не удалось, поэтому ничего не изменилось. Попробуйте через минуту.
table-not-read = Стол сейчас не прочесть. Попробуйте через минуту.
table-overtaken = За этим столом раз за разом успевали другие. Взгляните на него и попробуйте снова.
table-not-over = В записи партии все тайны стола, поэтому её выдают, когда игра окончена.
table-unknown-database = «{ $given }» — не та база, с которой можно работать; годятся sqlite:///ФАЙЛ и postgresql://…
table-postgres-missing = Для PostgreSQL нужен ещё один пакет: установите gunbai[postgres].
table-workers-need-postgres = Процессов { $given }: для них нужна общая база PostgreSQL; с SQLite процесс один.
table-cannot-listen = По адресу { $host }, порт { $port }, ждать соединений нельзя: { $why }.
table-database-fails = С базой { $given } работать нельзя: { $why }.
table-newer-database = В этой базе хранит столы более новый выпуск Gunbai (вид { $given }; этот выпуск знает вид { $known }).
table-other-version = Этот стол открыт по правилам версии { $given }, а этот сервер играет по версии { $legal }. Ничего не пропало: сервер того выпуска доиграет партию.
table-other-version-over = Эта партия сыграна по правилам версии { $given }, а этот сервер играет по версии { $legal }. Её запись всё ещё можно скачать и прочесть.
table-notice-title = { $game }: ваш ход
table-notice-whole-title = { $game }: стол ждёт
table-notice-whole-text = За столом игры «{ $game }» ждут: { $who }.
table-notice-wish-title = { $game }: ваше слово
table-notice-wish-text = За столом игры «{ $game }» ждут вашего согласия.
table-notice-text = Вас ждут за столом игры «{ $game }».
table-channels-full = У места может быть не больше { $most } способов извещения; сначала уберите один.
table-channel-gone = Этот способ извещения уже удалён.
table-no-notices = Этот сервер извещений не рассылает.
table-channel-unread = «{ $given }» — не адрес, по которому вас можно известить; сервер принимает: { $legal }.
table-channel-kind = Этот сервер ничего не шлёт через «{ $given }»; он принимает: { $legal }.
table-notice-key = Ключ для извещений неверен: нужны 32 байта в Base64 для адресов.

# Как место узнаёт, что его ждут
table-notices = Уведомления
table-notices-lead = Как вы узнаете, что сейчас ваш ход: один раз, пока вы не взглянете на стол.
table-notices-here = Пока страница открыта
table-notices-here-about = Заголовок и значок страницы сообщают о ходе всегда. Эти настройки хранит только этот браузер.
table-notices-sound = Звук
table-notices-vibration = Вибрация
table-notices-system = Системное уведомление
table-notices-denied = Браузер не разрешает странице показывать уведомления; разрешите их в настройках сайта.
table-notices-away = Когда страница закрыта
table-notices-away-about = Никто за столом не видит, что вы здесь вписали; адрес хранится в зашифрованном виде. В уведомлении сказано только, какая игра вас ждёт, и есть ссылка на ваше место.
table-notices-add = Ещё один способ
table-notices-quiet = Тихие часы
table-notices-quiet-from = Тихо с
table-notices-quiet-to = Тихо до
table-notices-quiet-about = В это время ничего не приходит, а что накопилось, придёт после. Одинаковое время значит: без тихих часов.
table-notices-quiet-told = тихо { $from }–{ $to }, { $zone }
table-notices-zone = Ваш часовой пояс
table-notices-digest = Как часто
table-notices-digest-0 = сразу
table-notices-digest-60 = не чаще раза в час
table-notices-digest-720 = не чаще двух раз в день
table-notices-digest-1440 = не чаще раза в день
table-notices-whole = Для всего стола
table-notices-whole-about = Для чата или рассылки вашей компании: туда сообщают, кого ждёт стол, пока кто-нибудь не взглянет. Ссылка ведёт каждого к его собственным столам, а не на ваше место.
table-notices-whole-mark = для всего стола
table-notices-device = Уведомлять на этом устройстве
table-notices-device-mark = это устройство
table-notices-push-refused = Подписать это устройство не удалось: уведомления запрещены или служба push недоступна.
table-notices-push-missing = Здесь этот браузер не может получать push-уведомления. Нужен HTTPS; на iPhone или iPad сначала добавьте страницу на экран «Домой» и откройте её оттуда.
table-notices-mail = Адрес почты
table-notices-address = Адрес почты или ссылка Apprise
table-notices-kinds = Этот сервер принимает: { $kinds }. Всё, кроме почты, вводится ссылкой Apprise.
table-notices-enter = Добавить
table-notices-entered = Добавлено. Проверьте, доходит ли.
table-notices-try = Проверить
table-notices-taken = Отправлено. Должно прийти с минуты на минуту.
table-notices-failed = Доставить не удалось. Проверьте адрес; после пяти неудач подряд он будет отключён.
table-notices-dropped = Отключено после пяти неудач подряд: сюда больше ничего не приходит. Удалите и введите заново.
table-notices-gone = Это устройство больше не принимает уведомлений: браузер отменил подписку. Удалите её и подпишитесь заново.
table-notices-lost = Один из ваших способов получать уведомления больше не работает
table-notices-remove = Удалить
table-notices-install = На телефоне этот стол можно добавить на главный экран через меню браузера: он будет открываться как приложение.
table-push-key = Ключ для push-сообщений не годится; нужен закрытый ключ P-256, 32 байта в URL-safe Base64.

# Новый стол с какого-то момента оконченной игры
table-branch = А что, если
table-branch-here = Продолжить отсюда иначе
table-branch-lead = Новый стол начнётся с того, как эта игра стояла в тот момент. Тайное останется тайным, а кубики дальше упадут заново.
table-branch-mine = Моё место
table-branch-person = человек по ссылке
table-ahead = Эта игра продолжает другую, ещё не оконченную: запись, повтор и разбор откроются, когда закончится та.
table-no-what-if = Такого «что, если» ({ $given }), где вы играете, нет.
table-what-if = Что, если
table-what-if-about = Предложите столу вторую игру, которая начнётся отсюда: каждый остаётся на своём месте или отдаёт его боту, а кубики упадут заново. Согласиться должны все: скрытое сейчас может там открыться.
table-what-if-now = с этого момента
table-what-if-choose = С другого момента игры
table-what-if-choose-lead = Выберите момент, с которого пойдёт вторая игра, — так, как о нём рассказали вам. Предложение получит весь стол; каждый увидит этот момент таким, каким знает его сам.
table-what-if-begin = Начало
table-what-if-ask-from = Предложить столу игру отсюда
table-what-if-from = Игра пошла бы с момента
table-what-if-over = Партия окончена: в повторе «Продолжить отсюда иначе» откроет новый стол с любого момента, никого не спрашивая.
table-what-if-last = до моего последнего ответа
table-what-if-moment = С какого момента
table-what-if-ask = Предложить столу
table-what-if-asked = { $who } предлагает «что, если»
table-what-if-asked-about = Вторая игра начнётся с одного из моментов этой, со своими кубиками. Скрытое может открыться там по ходу игры; до этого никто не узнает больше, чем знает его место. Эта игра идёт своим чередом.
table-what-if-plays = играет
table-what-if-bot = вместо него бот
table-what-if-agree = Согласиться и играть
table-what-if-agree-bot = Согласиться; за меня бот
table-what-if-open = «Что, если» принято
table-what-if-enter = К моему месту там
table-what-if-entered = Если вы там уже были, этот стол среди ваших.
table-branch-do = Открыть новый стол

# Клубы: страница для компании
table-clubs = Ваши клубы
table-club = Клуб
table-club-new = Создать клуб
table-club-new-lead = Страница для вашей компании: её столы, её результаты и кто кого обыграл. Учётных записей нет: у кого есть ссылка, тот в клубе.
table-club-new-short = Играете одной компанией не в первый раз? Создайте клуб: одна страница со столами, результатами и тем, кто кого обыграл.
table-club-its-name = Название клуба
table-club-your-name = Как вас там зовут
table-club-do = Создать клуб
table-club-people-count = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
  }
table-club-join = Вступить
table-club-join-about = Вы получите собственную ссылку на эту страницу. По ней здесь узнают вас, поэтому сохраните её и никому не давайте.
table-club-join-do = Вступить в клуб
table-club-you = Вы здесь { $name }.
table-club-me = вы
table-club-rename-me = Сменить имя
table-club-leave = Выйти из клуба
table-club-leave-about = Ваша ссылка больше ничего не откроет, а ваши результаты никому не зачтутся.
table-club-leave-do = Да, выйти
table-club-tables = Столы
table-club-no-tables = Сейчас никто не играет.
table-club-open = Открыть стол здесь:
table-club-watch = Смотреть
table-club-sit = Сесть на место «{ $name }»
table-club-kept-for-you = оставлено вам
table-club-own = К своему месту
table-club-count = Засчитать мне
table-club-no-count = не в счёт
table-club-remove-table = Убрать из клуба
table-club-bring = За одним из этих столов есть ваше место?
table-club-bring-about = Вставьте его ссылку, и результат зачтётся вам.
table-club-bring-do = Засчитать место
table-club-results = Результаты
table-club-no-results = Ни одна игра ещё не окончена.
table-club-nobody-won = никто не победил
table-club-rivals = Кто кого обыграл
table-club-rivals-about = Игрок строки против игрока столбца: сколько раз он был выше – сколько раз ниже, и сколько раз вровень.
table-club-rivals-level = (={ $count })
table-club-people = Люди
table-club-keeper = организатор
table-club-since = с
table-club-last-here = заходил(а)
table-club-played = { $played ->
    [one] { $played } игра, побед: { $won }
    [few] { $played } игры, побед: { $won }
   *[other] { $played } игр, побед: { $won }
  }
table-club-invite = Пригласить
table-club-invite-about = У кого есть эта ссылка, тот видит страницу и может вступить.
table-club-keep = Управлять клубом
table-club-keep-person = Управлять
table-club-keep-about = Организаторы могут переименовать клуб, убирать людей и столы и выдавать новые ссылки.
table-club-rename = Переименовать клуб
table-club-renew = Новая ссылка для всех
table-club-renew-about = Старая ссылка больше ничего не откроет. Собственные ссылки людей останутся.
table-club-appoint = Сделать организатором
table-club-remove = Убрать
table-club-give-link = Новая ссылка
table-club-given = Новая ссылка для «{ $name }», показана один раз. Передайте её только этому человеку: по ней здесь узнают «{ $name }». Старая больше не действует.
table-club-take-over = Никто из организаторов не заглядывал в клуб целый месяц. Организатором можете стать вы.
table-club-take-over-do = Стать организатором
table-club-end = Закрыть клуб
table-club-end-about = Люди, результаты и ссылки клуба пропадут насовсем. Его столы останутся.
table-club-end-do = Да, закрыть
table-club-opened-in = Этот стол будет на странице клуба «{ $club }».
table-club-free = Свободные места
table-club-free-yes = для любого из клуба
table-club-free-no = только по ссылке
table-club-host = Клуб
table-club-host-in = Этот стол на странице клуба «{ $club }».
table-club-host-add = Добавьте стол в свой клуб: там за ним смогут следить, и результат зачтётся.
table-club-host-link = Ваша ссылка на клуб
table-club-host-do = Добавить в клуб
table-club-host-out = Убрать из клуба
table-unknown-club = Эта ссылка не ведёт ни в какой клуб: она скопирована не целиком, или есть новая.
table-club-join-first = Это общая ссылка: сначала вступите и пользуйтесь собственной.
table-club-not-keeper = Это может только организатор клуба.
table-club-kept = Организатор заглядывал в клуб за последний месяц.
table-club-nobody = Такого человека в клубе нет.
table-club-no-table = Стола { $given } среди идущих в клубе нет.
table-club-not-in-one = Этот стол не в клубе.
table-club-has-it = Этот стол уже в клубе; сначала уберите его оттуда.
table-club-full = Клуб полон: людей в нём не больше { $most }.
table-club-tables-full = Клуб полон: столов в нём, вместе с оконченными, не больше { $most }.
table-club-running-full = В клубе не больше { $most } идущих столов сразу; сначала уберите какой-нибудь.
table-club-not-here = Это не ссылка на место за одним из идущих столов клуба.
table-club-seat-counts = Это место засчитывается другому.
table-club-seat-not-free = Место «{ $name }» для вас не свободно: оно занято, его играет бот или его оставили другому.
table-club-name = Название «{ $given }» не годится: в нём от 1 до { $most } видимых знаков.

# Ответы, подготовленные заранее
table-prepare = Подготовить следующий ответ
table-prepare-lead = Подготовленное здесь появится в форме, когда вас спросят. Его хранит только этот браузер, и ничего не отправится, пока вы не отправите сами.
table-prepare-scripts = Этой странице нужны скрипты: подготовленное хранит сам браузер.
table-prepare-note = Заметка себе к следующему вопросу
table-prepare-nothing = ничего не подготовлено
table-prepare-none = Вас ещё не спрашивали ни о чём, что спросят снова.
table-prepare-clear = Очистить
table-prepare-kept = сохранено в этом браузере
table-prepare-back = К столу
table-prepared = Это вы подготовили: проверьте и отправьте
