# Отказы и фразы ядра. Ключи: core.what -> core-what.

core-ended = Игра окончена.
core-over = Игра окончена; отвечать больше не на что.
core-not-open = Вопрос { $given } не открыт: на него уже ответили или его не задавали.
core-not-yours = На этот вопрос отвечает { $seat }.
core-taken-back-since = С тех пор как вопрос был показан, что-то взяли назад; взгляните снова.
core-not-an-option = «{ $given }» нет среди вариантов; можно: { $legal }.
core-not-places = Назовите номера из списка, от 0 до { $last }, каждый не больше одного раза; дано «{ $given }».
core-wrong-count = Выбрано { $count }; можно от { $least } до { $most }.
core-wrong-count-exactly = { $least ->
    [1] Нужно выбрать ровно один вариант
   *[other] Нужно выбрать ровно столько: { $least }
}, а выбрано { $count }.
core-not-the-fields = Очки нужно дать ровно этим: { $fields }.
core-not-whole-points = Очки — целые числа: всего { $total }, не меньше { $least } каждому.
core-too-few-points = Не меньше { $least } каждому, всего { $total }.
core-wrong-points = Роздано очков: { $given }; разделить нужно { $total }, не меньше { $least } каждому.
core-not-text = Здесь нужен текст.
core-too-long = В тексте знаков: { $given }; можно не больше { $most }.
core-blank = Пустой текст ничего не говорит; напишите хоть слово.
core-too-many-lines = В тексте { $given ->
    [one] { $given } строка
    [few] { $given } строки
   *[other] { $given } строк
}; можно не больше { $most }.
core-unprintable = В тексте есть знаки, которые нельзя показать; пишите буквами, цифрами и знаками препинания.
core-not-in-range = «{ $given }» не подходит; нужно целое число от { $low } до { $high }.
core-not-an-order = «{ $given }» — не приказ; нужен объект с полями.
core-not-faces = Введите, что { $count ->
    [1] выпало на кубике: число
   *[other] выпало на кубиках ({ $count }): числа
} от 1 до { $sides }.
core-dice-fell = Эти кубики уже выпали, и их не перебрасывают: { $faces }.
core-option-choice = Настройка { $option } не может быть «{ $given }»; можно: { $legal }.
core-option-range = Настройка { $option } не может быть «{ $given }»; можно целое число от { $low } до { $high }.
core-unknown-option = Нет настройки «{ $given }»; есть: { $legal }.
core-seat-name = «{ $given }» не может быть именем: в имени от 1 до { $most } видимых знаков.
core-same-name = Двоих за столом не могут звать одинаково: «{ $name }».
core-no-such-name = За этим столом никого не зовут «{ $given }»; есть: { $legal }.
core-several-seats = Имя «{ $given }» у нескольких игроков; укажите номер места: { $seats }.
core-broken-game = Не удаётся загрузить игру { $given }: { $why }.
core-no-game = В «{ $given }» должен быть ровно один gunbai.Game, а их { $count }.
core-no-advice = В этой игре нет бота, который мог бы дать совет.
core-no-hints = За этим столом шансы не показывают, поэтому и советов никто не даёт.
core-unknown-game = Нет игры «{ $given }»; есть: { $legal }.
core-unknown-bot = Нет бота «{ $given }»; есть: { $legal }.
core-clock-kind = Часов вида «{ $given }» нет; есть: { $legal }.
core-clock-when-up = «{ $given }» — не то, что может быть, когда время вышло; можно: { $legal }.
core-clock-span = Этот срок — от { $low } до { $high } секунд; дано { $given }.
core-clock-night = Ночь — две минуты суток от 0 до 1439; дано { $given }.
core-clock-days = Часовой пояс или один из выходных (как 2026-12-31) неизвестен: { $given }.
core-time-awaited = В записи на это время отмечены не те открытые вопросы, что есть.
core-time-not-up = Время на этот вопрос ещё не вышло.
core-no-standing = На «{ $given }» нельзя дать постоянный ответ; можно на: { $legal }.
core-standing-value = «{ $given }» не может быть постоянным ответом; можно: { $legal }.
core-standing-how = Ответ не может действовать «{ $given }»; можно: { $legal }.
core-closed = Ведущий закрыл этот стол; игра на этом кончается.
core-a-bots-already = На этот вопрос уже отвечает бот.
core-paused = Ведущий приостановил игру; она продолжится, когда он разрешит.
core-muted = Ведущий лишил вас слова; пока ваши реплики не принимаются.
core-no-whispers = В этой игре всё говорится при всех.
core-not-your-note = Вашей реплики № { $given } нет, отзывать нечего.
core-no-such-seat = Такого места нет: { $given }; за столом мест — { $most }, счёт с 0.
core-vote-for-whom = Голосованием замену можно посадить только на место другого человека.
core-voted-already = Вы уже проголосовали за эту замену.
core-unknown-pace = Боты не могут играть в темпе «{ $given }»; можно: { $legal }.
core-unknown-dice = Кубики не могут быть «{ $given }»; можно: { $legal } или зерно.
core-seat-count = Мест { $given } — не подходит; в игре их от { $low } до { $high }.
core-seats-are = Мест { $given } — не подходит; в игре их { $low }.
core-proposal-open = Просьба взять назад уже на столе; сначала ответьте на неё.
core-nothing-to-undo = Вам нечего брать назад.
core-no-proposal = Никто не просит взять назад.
core-agreed-already = Вы уже согласились.
core-salt-needs-seal = Соль добавляют только к запечатанным кубикам.
core-salt-too-late = Соль добавляют только до первого броска.
core-salt-length = Соль — текст длиной от 1 до { $most } знаков.
core-dice-sealed = Кубики этой игры запечатаны, а их тайны в записи нет: её можно смотреть, но не продолжить.

core-record-empty = Файл пуст; запись начинается с заголовка.
core-record-header = Первая строка — не заголовок записи Gunbai.
core-record-format = У записи формат { $given }; этот выпуск читает формат { $legal }.
core-record-version = Запись сделана по правилам { $game } версии { $given }; этот выпуск играет по версии { $legal }. Посмотреть её можно.
core-record-cut = Запись обрывается на строке { $line }: конца файла нет.
core-record-entry = Запись № { $entry } (строка { $line }) не читается.
core-record-secret = В записи № { $entry } нет тайны кубиков.
core-record-roll = Запись № { $entry } — не тот бросок, которого здесь требуют правила.
core-record-answer = Запись № { $entry } отвечает на вопрос, который не был открыт.
core-verify-typed = кубики вводили вручную, поэтому проверено только их применение
core-verify-drawn = кубики бросал генератор, который нельзя повторить, поэтому проверено только их применение
core-verify-unfinished = игра не окончена, и тайна её кубиков ещё не опубликована
core-verify-branch = первые записи (их { $entries }) взяты из другой партии, после { $at } её записей; кубики того времени доказывает её протокол
core-branch-moment = Момента { $given } нет: записей в партии { $most }, считая с 0.
core-branch-seats = Названо игроков: { $given }, а мест { $most }: назовите всех или никого.
core-what-if-open = За столом уже спрашивают о «что, если»: дождитесь ответа.
core-no-what-if = Сейчас никто не предлагает «что, если».
core-what-if-persons = Предлагать «что, если» и соглашаться могут только люди за столом.
core-branch-over = К этому времени игра уже окончена: выберите момент раньше.
core-verify-commitment = Опубликованная тайна — не та, под которой подписались до игры.
core-verify-refused = Запись № { $entry } против правил: { $why }
core-verify-roll = Запись № { $entry }: выпали не эти кубики.
core-verify-entry = Запись № { $entry } не следует из предыдущих.
core-verify-missing = Записи № { $entry } не хватает.
core-verify-unasked = Ничто здесь не требует этой записи.

# Рассказ о партии, который можно унести с собой (gunbai.story).

story-old-rules = Эта партия сыграна по версии { $given } правил. С тех пор правила изменились: сейчас это версия { $now }. Поэтому рассказ составлен по ответам и броскам.
story-old-ending = Чем кончилась партия, знают правила, по которым её играли; в записи сохранены все ответы и броски.
story-old-rolled = { $who } бросает: { $faces }.
story-old-wrote = { $who } пишет: «{ $text }»
story-old-answered = { $who } отвечает: { $answer }
story-bot = бот
story-dice = Кубики
story-dice-drawn = от генератора, для множества игр подряд
story-dice-sealed = запечатанные: из секрета, отпечаток которого объявлен до игры
story-dice-seeded = из зерна
story-dice-typed = настоящие кубики, введённые игроками
story-commitment = SHA-256 секрета кубиков
story-ending = Развязка
story-unfinished = Партия ещё не закончена.
story-won = { $count ->
    [one] Победа за игроком { $who }.
   *[other] Победили: { $who }.
}
story-nobody-won = Никто не победил.
story-player = Игрок
story-score = Очки
story-remarks = Реплики за столом
story-sat = Кто за кого играл
story-change-seated-claim = { $name } занимает место.
story-change-seated-host = Ведущий посадил за стол: { $name }.
story-change-seated-stand-in = За { $name } играет бот: так решил ведущий.
story-change-seated-vote = За { $name } играет бот: так решил стол.
story-change-seated-clock = За { $name } играет бот: время вышло.
story-change-seated-return = Снова на месте: { $name }.
story-change-seated-given-back = Ведущий вернул место: { $name }.
story-change-delegated-on = На один вопрос за { $name } отвечает бот: так решил ведущий.
story-change-expired-on = Вышло время: { $name }.
story-change-away-on = Уходит на время: { $name }.
story-change-away-off = Снова здесь: { $name }.
story-change-paused-on = Ведущий приостановил игру.
story-change-paused-off = Игра продолжается.
story-change-hints-on = Ведущий показывает шансы.
story-change-hints-off = Ведущий скрывает шансы.
story-change-paced-at-once = Теперь боты ходят без пауз.
story-change-paced-usual = Теперь боты ходят с короткими паузами.
story-change-paced-slow = Теперь боты ходят с долгими паузами.
story-change-timed-each = Ведущий поставил часы: { $span } на каждое решение. Отсчёт начинается заново.
story-change-timed-budget = Ведущий поставил часы: { $span } на всю партию, за каждый ответ ещё { $increment }. Отсчёт начинается заново.
story-change-timed-off = Ведущий убрал часы.
story-change-muted-on = Ведущий лишил слова: { $name }.
story-change-muted-off = Снова может говорить: { $name }.
story-change-handed-on = У стола новый ведущий.
story-change-closed-on = Ведущий закрыл стол.
story-change-branching-on = { $name } предлагает «что, если».
story-change-assent-on = { $name } — за «что, если».
story-change-assent-off = { $name } — против «что, если».

# О самом языке.

words-language = Русский
words-span-d = { $count } дн
words-span-h = { $count } ч
words-span-m = { $count } мин
words-span-s = { $count } с
words-comma = ,

## Сила бота

ladder-measured = { $won } побед из 100 против бота «{ $against }» ({ $low }–{ $high })
