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
table-mine-about = О них помнит только этот браузер.
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
table-rule = Правило
table-at-table = Сам стол
table-dice = Кубики
table-dice-sealed = Запечатанные
table-dice-typed = Свои
table-dice-about = За запечатанные кубики поручаются до игры, а тайну открывают в конце, и каждый бросок можно проверить. Свои вы бросаете на настоящем столе и вводите, что выпало.
table-hints = Шансы
table-hints-on = Показывать
table-hints-off = Скрывать
table-hints-about = Показывать ли при выборе точные шансы и то, что он принесёт.
table-open-this-table = Открыть этот стол

# Ссылки
table-share-title = Стол готов
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
table-your-turn = Ваш ход
table-you-watch = Вы смотрите
table-you = вас
table-awaited = Ждём:
table-over = Игра окончена
table-nothing-asked = Сейчас от вас ничего не ждут.
table-nothing-watch = Вам видно то, что видно всем.
table-undo-do = Взять назад
table-undo-ask-do = Попросить взять назад
table-undo-free = Взять назад последний ответ: из него ещё ничего не вышло
table-undo-ask = Нужно согласие стола: ваш последний ответ уже возымел последствия
table-undo-none = Вам нечего брать назад
table-proposal = { $who } хочет вернуться назад
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
table-at-this-table = Кто здесь
table-dice-are-sealed = Кубики запечатаны
table-commitment-about = За кубики поручились заранее: вот SHA-256 их тайны, которую откроют в конце игры.
table-salt-about = До первого броска добавьте соли — любые свои слова: тогда кубики не выбирал никто в одиночку.
table-salt-do = Добавить

# Вопросы
table-secret = Другие пока не увидят вашего ответа.
table-barred = Вам недоступно
table-answer = Да будет так
table-pick-do = Взять эти
table-pick-between = { $least ->
    [0] Не больше { $most }
   *[other] От { $least } до { $most }
  }
table-picked = Выбрано
table-sum = сумма
table-divide-do = Разделить так
table-divide-bad = Нужно раздать все очки.
table-left = Осталось:
table-of = из { $total }
table-write-do = Записать
table-write-blank = Промолчать
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
table-roll-do = Так и выпало

# Свод правил
table-contents = Содержание
table-rules-lead = Правила своими словами. У каждого абзаца помечено, чей он.
table-mark-seed = автор
table-mark-seed-about = так написал автор игры
table-mark-public = обычай
table-mark-public-about = из других опубликованных правил или по общему обыкновению
table-mark-ruling = решение
table-mark-ruling-about = наше, там, где источник молчит или утрачен

# Что говорит сервер, когда просьбу нельзя исполнить (gunbai.table.refusals)
table-unknown-link = Такой ссылки никому не давали. Проверьте, целиком ли она скопирована.
table-other-link = Эта ссылка открывает не то: у каждой своё место — игрок, зритель или хозяин стола.
table-other-site = Это прислано со страницы другого сайта и не принимается.
table-no-page = Такой страницы нет.
table-wrong-method = По этому адресу так не обращаются.
table-not-understood = Запрос не удалось понять: { $why }.
table-no-json = Это не читается как JSON: он испорчен, оборван или вложен слишком глубоко.
table-too-big = Это слишком длинно: принимается не больше { $most } килобайт.
table-too-often = Слишком много столов сразу: подождите минуту и откройте следующий.
table-broken = В доме что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
table-not-stored = Записать ход не удалось, поэтому ничего не изменилось. Попробуйте через минуту.
table-not-read = Стол сейчас не прочесть. Попробуйте через минуту.
table-overtaken = Другие опередили, и дважды. Взгляните на стол ещё раз и тогда отвечайте.
table-not-over = В записи партии все тайны стола, поэтому её выдают, когда игра окончена.
table-seat-name-refused = «{ $given }» не годится как имя: нужно от 1 до { $most } видимых букв.
table-unknown-database = «{ $given }» — не та база, с которой можно работать; годятся sqlite:///ФАЙЛ и postgresql://…
table-postgres-missing = Для PostgreSQL нужен ещё один пакет: установите gunbai[postgres].
table-workers-need-postgres = Чтобы работали { $given } процессов, нужна общая база PostgreSQL; с SQLite процесс один.
table-cannot-listen = По адресу { $host }, порт { $port }, ждать соединений нельзя: { $why }.
table-database-fails = С базой { $given } работать нельзя: { $why }.
table-newer-database = В этой базе хранит столы более новый выпуск Gunbai (вид { $given }; этот выпуск знает вид { $known }).
table-other-version = Этот стол открыт по правилам версии { $given }, а этот сервер играет по версии { $legal }. Ничего не пропало: сервер того выпуска доиграет партию.
table-other-version-over = Эта партия сыграна по правилам версии { $given }, а этот сервер играет по версии { $legal }. Её запись всё ещё можно скачать и прочесть.

# Часть страницы, отведённая «Снегу»
table-snow-before = До первой весны
table-snow-year = год { $number } из { $years }
table-snow-round = круг { $number } из { $rounds }
table-snow-scenes = сцены
table-snow-turn = ходит { $name }
table-snow-seasons = Времена года
table-snow-challenge = Вызов
table-snow-encounter = Встреча
table-snow-of-two = { $number } из 2
table-snow-kamae-hidden = камаэ пока не показана
table-snow-unmodified = бросает её Грань без поправок
table-snow-no-dice = без кубиков
table-snow-successes = { $count ->
    [one] удача
    [few] удачи
   *[other] удач
  }
table-snow-ahead = Веер указывает: { $name }.
table-snow-unnamed = Дом без имени
table-snow-you = это вы
table-snow-score = набрано
table-snow-samurai = самурай
table-snow-samurai-ko = самурай-ко
table-snow-barred = сейчас нельзя
table-snow-barred-about = Прошлое столкновение было этого рода: два подряд нельзя
table-snow-since-start = с начала сезона
table-snow-school = Школа
table-snow-standing = Если бы сезон кончился сейчас
table-snow-desire = Чего она желает
table-snow-desire-secret = знаете только вы
table-snow-scores = Счёт
table-snow-houses = Дома
table-snow-house = Дом
table-snow-whole-year = Год
table-snow-total = Всего
table-snow-school-die = и кубик Школы

# Страница «Иерархии»
table-hierarchy-before = Перед первым раундом
table-hierarchy-round = Раунд { $number }
table-hierarchy-of-rounds = из { $rounds }
table-hierarchy-phases = Фазы раунда
table-hierarchy-phase-bowl = Чаша
table-hierarchy-phase-bowl-about = По одному слову от каждого, листок сложен и опущен в чашу. Чей листок вытянут раньше, тот сидит выше.
table-hierarchy-phase-birth = Персонажи
table-hierarchy-phase-birth-about = Все заполняют листы одновременно: чем ниже каста, тем больше Тайлов.
table-hierarchy-phase-decree = Указ
table-hierarchy-phase-decree-about = Император рассказывает о беде и создаёт Босса — не сильнее себя самого.
table-hierarchy-phase-duel = Дуэль
table-hierarchy-phase-duel-about = Двое Даймё скрещивают Мечи: кто возглавит Задание.
table-hierarchy-phase-shoguns = Сёгуны
table-hierarchy-phase-shoguns-about = Вождь выбирает двоих из трёх; каждый вправе отказаться.
table-hierarchy-phase-subversion = Саботаж
table-hierarchy-phase-subversion-about = Даймё, который остаётся, может помешать Заданию.
table-hierarchy-phase-quest = Задание
table-hierarchy-phase-quest-about = Отряд выступает.
table-hierarchy-phase-split = Разде­ление
table-hierarchy-phase-split-about = Все пары играют одновременно; никто не ждёт чужую пару.
table-hierarchy-phase-climax = Развязка
table-hierarchy-phase-climax-about = Отряд снова вместе: вождь против Босса, и каждый помощник даёт кубик.
table-hierarchy-phase-return = Возвра­щение
table-hierarchy-phase-return-about = Дома, без ран. Честь дарят тем, кто ниже, и проверяют победу.
table-hierarchy-phase-training = Трени­ровка
table-hierarchy-phase-training-about = Честь превращается в Тайлы, Характеристики и Единицы Победы.
table-hierarchy-phase-uprising = Пере­ворот
table-hierarchy-phase-uprising-about = Сражения за место: сначала Даймё, потом Сёгуны, потом Самураи.
table-hierarchy-phase-sunset = Закат
table-hierarchy-phase-sunset-about = Последнее слово, и раны заживают. Завтра — новый Указ.
table-hierarchy-you = вы
table-hierarchy-jump = На этой странице
table-hierarchy-awaited = Чего ждём
table-hierarchy-errand = ответ
table-hierarchy-errand-boss = Босс
table-hierarchy-errand-bid = предложение
table-hierarchy-errand-call = призыв к Развязке
table-hierarchy-errand-call-out = с кем ссориться
table-hierarchy-errand-challenged = принять ли вызов
table-hierarchy-errand-choose-stat = какая Характеристика
table-hierarchy-errand-choose-tiles = какие Тайлы
table-hierarchy-errand-confront = кто встанет на пути
table-hierarchy-errand-court = желания при дворе
table-hierarchy-errand-decree = Указ
table-hierarchy-errand-deed = дойдёт ли до состязания
table-hierarchy-errand-doubt-tiles = подходят ли Тайлы
table-hierarchy-errand-escalate = драться ли всерьёз
table-hierarchy-errand-follow = идти ли на Задание
table-hierarchy-errand-fortune = какое приключение
table-hierarchy-errand-gift = кому подарить Честь
table-hierarchy-errand-give-in = сдаваться ли
table-hierarchy-errand-help = помочь ли
table-hierarchy-errand-lair = что находит отряд
table-hierarchy-errand-mark = для чего Тайлы
table-hierarchy-errand-match = сопоставление
table-hierarchy-errand-mercy = пощадить ли
table-hierarchy-errand-name-leader = кто поведёт
table-hierarchy-errand-name-tiles = имена Тайлов
table-hierarchy-errand-new-tile = новый Тайл
table-hierarchy-errand-plan = замысел
table-hierarchy-errand-precious = Сокровище
table-hierarchy-errand-raise-stat = какая Характеристика вырастет
table-hierarchy-errand-raise-tile = какой Тайл вырастет
table-hierarchy-errand-roll = бросок
table-hierarchy-errand-scene = сцена, от ведущего
table-hierarchy-errand-scene-dice = трудность, от ведущего
table-hierarchy-errand-select = какие кубики оставить
table-hierarchy-errand-shoguns = какие Сёгуны
table-hierarchy-errand-stakes = ставка
table-hierarchy-errand-stats = Характеристики
table-hierarchy-errand-subversion = мешать ли Заданию
table-hierarchy-errand-sunset = последнее слово
table-hierarchy-errand-tale = сцена при дворе
table-hierarchy-errand-talisman = Талисман для чаши
table-hierarchy-errand-terms = условия
table-hierarchy-errand-theme = о чём сцена
table-hierarchy-errand-tie = ещё раз или оставить
table-hierarchy-errand-training = что тренировать
table-hierarchy-errand-turn-back = вернуться ли
table-hierarchy-errand-uprising = кому бросить вызов
table-hierarchy-errand-use = для чего Тайл
table-hierarchy-errand-vacancy = кого возвысить
table-hierarchy-bowl = { $slips ->
    [one] В чаше { $slips } листок
    [few] В чаше { $slips } листка
   *[other] В чаше { $slips } листков
  }
table-hierarchy-bowl-writing = { $count ->
    [one] Пишется ещё { $count }.
   *[other] Пишутся ещё { $count }.
  }
table-hierarchy-bowl-drawing = Вытянуто: { $drawn }.
table-hierarchy-bowl-order = Первым выходит Император, затем двое Даймё, затем трое Сёгунов; остальные — Самураи.
table-hierarchy-ladder = Лестница каст
table-hierarchy-leads = ведёт на Задание
table-hierarchy-on-quest = на Задании
table-hierarchy-at-home = дома
table-hierarchy-is-awaited = ждём
table-hierarchy-discovered = Талисман открыт
table-hierarchy-quest = Задание
table-hierarchy-subverted = Саботаж удался: отряд убирает свои старшие кубики, а всякий на его пути бросает на кубик больше.
table-hierarchy-boss = Босс
table-hierarchy-boss-hidden = Босс; до Развязки его знает один Император
table-hierarchy-servants = Прислужники
table-hierarchy-tiles = Тайлы
table-hierarchy-my-sheet = Ваш лист
table-hierarchy-close = Закрыть
table-hierarchy-honor = { $count ->
    [0] Чести нет
   *[other] Честь { $count }
  }
table-hierarchy-wounds-title = Раны
table-hierarchy-wounds = ран: { $count }
table-hierarchy-carried = Сбережённые кубики
table-hierarchy-yours-alone = знаете только вы
table-hierarchy-folded = листок сложен: никто другой его пока не знает
table-hierarchy-cosmos = принадлежит трону: два кубика в каждом конфликте
table-hierarchy-pairs = Пары
table-hierarchy-pairs-done = закончили { $done } из { $all }
table-hierarchy-pair-done = закончили
table-hierarchy-since = уже { $minutes } мин
table-hierarchy-strikes = нанесено ударов: { $count }
table-hierarchy-absorbs = ударов, которые ещё поглотит Честь: { $count }
table-hierarchy-screened = кубиков за ширмой: { $count }
table-hierarchy-no-dice = нет кубиков
table-hierarchy-played-by = играет { $who }
table-hierarchy-fight = Сражение
table-hierarchy-wounding = удары ранят
table-hierarchy-sparring = удары не ранят
table-hierarchy-no-terms = обсуждаются условия
table-hierarchy-ties = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[other] { $count } ничьих
  }
table-hierarchy-merciless = без пощады
table-hierarchy-against = против
table-hierarchy-at-stake = Ставка
table-hierarchy-bid-of = Предлагает { $who }
table-hierarchy-lays = Кубики выкладывает { $who }
table-hierarchy-not-rolled = Кубики ещё не брошены.
table-hierarchy-picked = выкладываете
table-hierarchy-kept = оставляете
table-hierarchy-lay-none = Выберите кубики. Не выложить ничего — значит сдаться.
table-hierarchy-match-rule = Больше { $sum } — ваш удар, { $sum } — отбито, меньше — удар по вам.
table-hierarchy-match-strike = Вы наносите удар; пропускает { $who }.
table-hierarchy-match-absorbed = Вы наносите удар, но его поглотит Честь: { $who }.
table-hierarchy-match-parry = Отбито: никто не ранен.
table-hierarchy-match-struck = { $who } наносит вам удар.
table-hierarchy-match-struck-absorbed = { $who } наносит удар, но его поглотит ваша Честь.
table-hierarchy-bid-rule = Выберите кубики. { $who } может выложить самое большее { $most }.
table-hierarchy-bid-strike = Столько не наберёт { $who } (самое большее { $most }): удар ваш.
table-hierarchy-bid-parry = { $who } может отбить, но не ударить (самое большее { $most }).
table-hierarchy-bid-struck = { $who } может ударить (самое большее { $most }), но не отбить.
table-hierarchy-bid-either = { $who } может и ударить (самое большее { $most }), и отбить.
table-hierarchy-bid-screen = За ширмой свои кубики прячет { $who }.
table-hierarchy-agrees = Вы выбрали лучшее.
table-hierarchy-differs = Лучшая игра выложила бы другие кубики.
table-hierarchy-pick-best = Лучший ход
table-hierarchy-pick-all = Все
table-hierarchy-pick-highest = { $count ->
    [1] Самый большой
   *[other] Самые большие: { $count }
  }
table-hierarchy-bid = Предложить
table-hierarchy-match = Сопоставить
table-hierarchy-keep = Оставить эти
table-hierarchy-surrender = Сдаться…
table-hierarchy-nobody = Никого
table-hierarchy-dice-of-tiles = Кубиков дадут:
