# «Даймё» по-русски. Ключи: daimyo.what -> daimyo-what. Названия отрядов и имена стоят только
# в именительном падеже: «отряд: что с ним».

daimyo-name = Даймё
daimyo-about = Самурайская битва с миниатюрами: масштаб, дух, погода. 1550–1615 годы.
daimyo-role-first = Полководец первой стороны
daimyo-role-second = Полководец второй стороны
daimyo-text = { $ru }

daimyo-bot-fair = Опытный: держит строй и атакует, когда выгодно
daimyo-bot-beginner = Новичок: помнит лишь о немногих отрядах и не считает шансы
daimyo-bot-strong = Сильный: ждёт врага на своей земле, бережёт военачальников, бьёт подошедших
daimyo-bot-steady = Ровный (манера игры): держит строй и даёт время своим залпам
daimyo-bot-bold = Смелый (манера игры): рано идёт в бой и рискует
daimyo-bot-careful = Осторожный (манера игры): ждёт верного случая
daimyo-bot-random = Странник: отвечает наугад

daimyo-worth-hits = попаданий: { $amount }
daimyo-unit-luck = попадания
daimyo-judged-charge = { $unit }: атака на цель «{ $target }»
daimyo-judged-no-charge = без атаки
daimyo-judged-volley = залп по цели «{ $target }»
daimyo-why-charge = { $unit }: атака на цель «{ $target }» — в среднем попаданий { $worth }, считая тех, кто может побежать.
daimyo-why-no-charge = Ни одна атака не стоит того: лучшая, { $unit } на цель «{ $target }», — в среднем попаданий { $worth }.
daimyo-why-rally = { $unit }: шанс собраться { $chance } %, пробуют.
daimyo-why-flee = { $unit }: шанс собраться лишь { $chance } %, бегут дальше.
daimyo-why-duel = Соперник — { $rival }: победа { $wins } %, убьёт { $kills } %, погибнет { $killed } %; отказ смутил бы людей.
daimyo-why-no-duel = Соперник — { $rival }: победа { $wins } %, убьёт { $kills } %, погибнет { $killed } %; оно того не стоит.
daimyo-why-fire = Цель — { $target }: в среднем попаданий { $mean }, потеря подставки { $lost } %.
daimyo-why-hold = Цель — { $target }: в среднем попаданий лишь { $mean }, потеря подставки { $lost } %; лучше построиться.

## Настройки стола

daimyo-option-scenario = Сценарий
daimyo-option-scenario-about = Какая битва разыгрывается. Состав войск придуман нами.
daimyo-option-scenario-quick = Короткая битва
daimyo-option-scenario-quick-about = По два клана, стороны равны; час-другой игры.
daimyo-option-scenario-mikata-ga-hara = Микатагахара, 1572
daimyo-option-scenario-mikata-ga-hara-about = Иэясу против Сингэна, в снегу.
daimyo-option-scenario-okehazama = Окэхадзама, 1560
daimyo-option-scenario-okehazama-about = Нобунага в грозу обрушивается на лагерь Ёсимото.
daimyo-option-scenario-random = Честная случайная битва
daimyo-option-scenario-random-about = Равные войска на поле, одинаковом с обеих сторон.
daimyo-option-scenario-own = Свой сценарий
daimyo-option-scenario-own-about = Первый игрок приносит файл сценария (TOML).
daimyo-option-battle = Номер случайной битвы
daimyo-option-battle-about = Один и тот же номер всегда даёт одну и ту же битву.
daimyo-option-clans = Кланов у стороны в случайной битве
daimyo-option-clans-about = В каждом клане четыре отряда.
daimyo-option-activation = Кто действует
daimyo-option-activation-about = Как решают, чей черёд.
daimyo-option-activation-dice = По кубикам
daimyo-option-activation-dice-about = Стороны чередуются; клан должен выбросить своё право действовать.
daimyo-option-activation-cards = По картам
daimyo-option-activation-cards-about = Действует тот, чья карта вышла, а одна карта кончает ход: удобно играть одному.
daimyo-option-losses_weigh = Потерянные подставки тяготят дух
daimyo-option-losses_weigh-about = Каждая стоит 2 в любой проверке.
daimyo-option-losses_weigh-all = до конца битвы
daimyo-option-losses_weigh-all-about = Потрёпанный отряд таким и остаётся.
daimyo-option-losses_weigh-turn = в свой ход
daimyo-option-losses_weigh-turn-about = На следующий ход о них забывают.
daimyo-option-positions = Где стоят отряды
daimyo-option-positions-about = На экране или на вашем столе, с миниатюрами.
daimyo-option-positions-program = На экране
daimyo-option-positions-program-about = Программа ведёт поле и судит каждое движение.
daimyo-option-positions-table = На настоящем столе
daimyo-option-positions-table-about = Вы двигаете миниатюры и меряете; программа ведёт ход, дух, потери и погоду и считает. Только для людей; можно одному сидеть за обе стороны.
daimyo-option-positions-light = Настоящий стол, кратко
daimyo-option-positions-light-about = Один телефон ведёт книгу за обе стороны: погода, попадания, дух, порядок, потери и победа. Он спрашивает только о том, что изменилось.
daimyo-option-victory = Что решает битву
daimyo-option-victory-about = Потери решают в любом случае.
daimyo-option-victory-third = Только потери
daimyo-option-victory-third-about = Как в источнике: потерявший больше трети проиграл битву.
daimyo-option-victory-objective = Атака и оборона
daimyo-option-victory-objective-about = Одна сторона наступает: она должна ещё и вовремя занять место или лагерь, иначе проиграла. Если у сценария цели нет, решают только потери.
daimyo-option-turns = Последний ход
daimyo-option-turns-about = С ним битва кончается: исход не решён, а если есть цель, победил обороняющийся; не задано — как велит сценарий.
daimyo-option-swap = Поменяться сторонами
daimyo-option-swap-about = Какое место какой стороной командует.
daimyo-option-swap-false = Первое место командует первой стороной
daimyo-option-swap-true = Первое место командует второй стороной

## Имена вещей

daimyo-unit-of-clan = { $number ->
    [1] { $clan }, { $troops }
   *[other] { $clan }, { $troops } { $number }
}
daimyo-unit-of-general = { $number ->
    [1] Полководец, { $troops }
   *[other] Полководец, { $troops } { $number }
}
daimyo-generals-own = люди полководца

daimyo-troops-hatamoto = хатамото
daimyo-troops-hatamoto-horse = конные хатамото
daimyo-troops-samurai = самураи
daimyo-troops-samurai-horse = конные самураи
daimyo-troops-samurai-bow = самураи-лучники
daimyo-troops-ronin = ронины
daimyo-troops-monks = монахи-воины
daimyo-troops-ashigaru-long-spear = копейщики
daimyo-troops-ashigaru-bow = лучники
daimyo-troops-ashigaru-arquebus = аркебузиры
daimyo-troops-peasants = крестьяне
daimyo-troops-light-gun = лёгкие пушки
daimyo-troops-heavy-gun = тяжёлые пушки
daimyo-troops-headquarters = ставка

daimyo-kind-hatamoto = Хатамото
daimyo-kind-samurai = Самураи
daimyo-kind-ronin = Ронины
daimyo-kind-monks = Монахи-воины
daimyo-kind-ashigaru = Асигару
daimyo-kind-peasants = Крестьяне
daimyo-kind-artillery = Артиллерия
daimyo-kind-headquarters = Ставка

daimyo-arm-foot = в пешем строю
daimyo-arm-cavalry = верхом
daimyo-arm-light-gun = при лёгких пушках
daimyo-arm-heavy-gun = при тяжёлых пушках
daimyo-arm-seat = на месте

daimyo-quality-elite = отборные
daimyo-quality-veteran = ветераны
daimyo-quality-seasoned = бывалые
daimyo-quality-raw = новички

daimyo-armour-heavy = тяжёлые доспехи
daimyo-armour-medium = средние доспехи
daimyo-armour-light = лёгкие доспехи

daimyo-weapon-sword-and-spear = меч и копьё
daimyo-weapon-naginata = нагината
daimyo-weapon-long-spear = длинное копьё
daimyo-weapon-bow = лук
daimyo-weapon-arquebus = аркебуза
daimyo-weapon-gun = пушка
daimyo-weapon-improvised = что под руку попало

daimyo-season-spring-autumn = весна или осень
daimyo-season-summer = лето
daimyo-season-winter = зима

daimyo-weather-fine = ясно
daimyo-weather-light-rain = мелкий дождь
    .ends = Дождь кончился
daimyo-weather-heavy-rain = ливень
    .ends = Ливень кончился
daimyo-weather-thunderstorm = гроза
    .ends = Гроза ушла
daimyo-weather-snow = снег
    .ends = Снег перестал
daimyo-weather-fog = туман
    .ends = Туман рассеялся
daimyo-weather-fine-effect = Ничто не мешает ни видеть, ни идти, ни биться.
daimyo-weather-light-rain-effect = Аркебузы и пушки −1.
daimyo-weather-heavy-rain-effect = Видно на 30 см; все движения −3 см; луки −1, аркебузы и пушки −2.
daimyo-weather-thunderstorm-effect = Видно на 25 см; все движения −3 см, пушки только поворачиваются; луки −2, аркебузы и пушки молчат; атака не даёт прибавки.
daimyo-weather-snow-effect = Видно на 20 см; все движения вполовину, пушки только поворачиваются; луки −1, аркебузы и пушки −2; атака не даёт прибавки.
daimyo-weather-fog-effect = Видно, стрелять и командовать можно на 10 см.

daimyo-ground-woods = Лес
daimyo-ground-hill = Холм
daimyo-ground-steep = Крутой холм
daimyo-ground-village = Деревня
daimyo-ground-marsh = Болото
daimyo-ground-river = Река
daimyo-ground-ford = Брод
daimyo-ground-bridge = Мост
daimyo-ground-road = Дорога
daimyo-ground-building = Здание
daimyo-ground-obstacle = Преграда

daimyo-side-front = спереди
daimyo-side-right = в правый фланг
daimyo-side-rear = в тыл
daimyo-side-left = в левый фланг

daimyo-reach-effective = верный выстрел
daimyo-reach-long = дальний выстрел

daimyo-reason-stand-lost = потеря подставки
daimyo-reason-poor-charged = на них идут в атаку
daimyo-reason-charged-by-cavalry = на них скачет конница
daimyo-reason-charging = сами идут в атаку
daimyo-reason-leader-lost = военачальник убит или бежит
daimyo-reason-friend-routs = рядом бегут свои
daimyo-reason-run-through = бегущие прошли сквозь строй
daimyo-reason-rally = сбор бегущих

daimyo-result-pass = держатся
daimyo-result-halt = стоят
daimyo-result-retire = отходят
daimyo-result-retreat = отступают
daimyo-result-rout = бегут
daimyo-result-removed = рассеяны

## Поправки

daimyo-modifier-first-volley = { $value } первый залп
daimyo-modifier-light-armour = { $value } лёгкие доспехи
daimyo-modifier-arquebus-at-cavalry = { $value } аркебузы по коннице
daimyo-modifier-effective-range = { $value } верный выстрел
daimyo-modifier-column-or-flanked = { $value } колонна или фланг
daimyo-modifier-bow-at-heavy-armour = { $value } луки по тяжёлым доспехам
daimyo-modifier-disordered = { $value } расстроены
daimyo-modifier-raw = { $value } новички
daimyo-modifier-being-charged = { $value } на них идут в атаку
daimyo-modifier-moved = { $value } шли в этот ход
daimyo-modifier-target-behind-cover = { $value } цель укрыта
daimyo-modifier-target-in-building = { $value } цель в здании
daimyo-modifier-gun-at-cavalry = { $value } по коннице
daimyo-modifier-long-range = { $value } далеко
daimyo-modifier-weather-light-rain = { $value } мелкий дождь
daimyo-modifier-weather-heavy-rain = { $value } ливень
daimyo-modifier-weather-thunderstorm = { $value } гроза
daimyo-modifier-weather-snow = { $value } снег
daimyo-modifier-weapon-sword-and-spear = { $value } меч и копьё
daimyo-modifier-weapon-naginata = { $value } нагината
daimyo-modifier-weapon-improvised = { $value } что под руку попало
daimyo-modifier-spears-at-cavalry = { $value } длинные копья против конницы
daimyo-modifier-charge = { $value } атака
daimyo-modifier-elite = { $value } отборные
daimyo-modifier-uphill = { $value } сверху вниз
daimyo-modifier-flank-or-rear = { $value } во фланг или в тыл
daimyo-modifier-leader = { $value } военачальник
daimyo-modifier-frenzied = { $value } исступление
daimyo-modifier-enemy-heavy-armour = { $value } враг в тяжёлых доспехах
daimyo-modifier-enemy-light-armour = { $value } враг в лёгких доспехах
daimyo-modifier-enemy-behind-cover = { $value } враг укрыт
daimyo-modifier-leader-with-unit = { $value } военачальник с отрядом
daimyo-modifier-pursuing = { $value } преследуют
daimyo-modifier-uphill-or-cover = { $value } выше врага или в укрытии
daimyo-modifier-general-near = { $value } полководец рядом
daimyo-modifier-spears-charged-by-cavalry = { $value } копья против конной атаки
daimyo-modifier-enemy-routing = { $value } враг бежит
daimyo-modifier-hatamoto = { $value } хатамото
daimyo-modifier-out-of-command = { $value } вне командования
daimyo-modifier-infantry-charged-by-cavalry = { $value } пехота под конной атакой
daimyo-modifier-friends-routing = { $value } бегут свои
daimyo-modifier-stands-lost = { $value } потеряны подставки
daimyo-modifier-enemy-on-flank = { $value } враг на фланге или в тылу
daimyo-modifier-leader-killed = { $value } убит военачальник
daimyo-modifier-routing = { $value } бегут
daimyo-modifier-refused-challenge = { $value } отказ от вызова

## Вопросы

daimyo-scenario = Какой сценарий разыгрывается? Нужен его текст (TOML).
daimyo-scenario-how = Путь к файлу.
daimyo-ready = Осмотрите поле. Начинать битву?
daimyo-ready-ready = К бою
daimyo-first = Инициатива у вас. Бросаете за кланы первым или вторым?
daimyo-first-first = Первым
daimyo-first-second = Вторым
daimyo-activate = Кому действовать? Никому — до конца хода больше никто.
daimyo-pick = Инициатива у вас: кому действовать прежде, чем откроют карты?
daimyo-command = { $clan } (нужно { $needs }+)
daimyo-command-general = { $clan } (без броска)
daimyo-charge = { $clan }: объявите атаки, прежде чем кто-либо двинется.
daimyo-charge-how = Кто на кого: «ОТРЯД charge ВРАГ», «ОТРЯД wheel left 10 charge ВРАГ» или «ОТРЯД charge» — на ближайшего. Довольно начала имени; «done» — больше никто. Враг близко: { $ids }.
daimyo-move = { $clan }: приказы отрядам, по одному.
daimyo-move-how = Кто и что: «ОТРЯД advance 8; wheel left 30» (вперёд, захождение); ещё retire 5 (отойти), turn right, turn about (поворот), form 3 (по фронту), rotate left 20 (пушки), enter ЗДАНИЕ, leave front. Военачальник: «ride 60 20» (ехать) или «join ОТРЯД» (примкнуть). Довольно начала имени; «done» — больше никому. Ждут: { $ids }.
daimyo-leaders = Двиньте военачальников, которые не действовали.
daimyo-leaders-how = «КТО ride 60 20» (ехать) или «КТО join ОТРЯД» (примкнуть); «done» — больше никто. Ждут: { $ids }.
daimyo-answer = { $unit }: атака { $side }; атакующий: { $charger }. Что делать?
daimyo-answer-stand = Стоять
daimyo-answer-shoot = Стоять и стрелять
daimyo-answer-countercharge = Встречная атака
daimyo-answer-face = Повернуться навстречу
daimyo-answer-retire = Отойти
daimyo-fire = { $unit }: цель — { $target }, { $reach }; подставок: { $stands }, поправка { $modifier }. Стрелять?
daimyo-fire-fire = Стрелять
daimyo-fire-hold = Не стрелять
daimyo-fire-at = { $unit }: несколько врагов одинаково близко. По кому стрелять?
daimyo-fire-at-hold = Не стрелять
daimyo-challenge = { $leader } может бросить вызов. Противник — { $rival }.
daimyo-challenge-challenge = Вызвать
daimyo-challenge-none = Не вызывать
daimyo-challenged-answer = { $leader }, вам бросают вызов! Противник — { $rival }.
daimyo-challenged-answer-accept = Принять
daimyo-challenged-answer-refuse = Отказаться (дух отряда −1 в этот ход)
daimyo-follow = { $unit }: враг подался назад ({ $target }). Идти следом?
daimyo-follow-follow = Идти
daimyo-follow-stay = Остаться
daimyo-pursue = { $unit }: враг бежит ({ $target }). Преследовать?
daimyo-pursue-pursue = Преследовать
daimyo-pursue-stay = Остаться
daimyo-rally = { $unit }: бегут. Попробовать собрать их? Это можно один раз за битву; неудача рассеет отряд.
daimyo-rally-rally = Собрать
daimyo-rally-flee = Пусть бегут
daimyo-flank = С какого фланга начинать проверки духа?
daimyo-flank-left = С левого
daimyo-flank-right = С правого
daimyo-reform = { $unit }: снова в порядке. Куда смотреть и как строиться?
daimyo-reform-how = «face 90 files 3» (0 — вверх по столу), или Enter: как стоят.

daimyo-roll-season = Время года
daimyo-roll-weather = Погода
daimyo-roll-initiative = Инициатива
daimyo-roll-activation = Бросок на действие: { $clan } ({ $modifier })
daimyo-roll-card = Карта
daimyo-roll-obedience = Послушают ли приказа
daimyo-roll-morale = { $unit }: дух, { $reason } ({ $modifier })
daimyo-roll-rout = Как далеко бегут
daimyo-roll-pursuit = Как далеко гонятся
daimyo-roll-calm = Уймутся ли исступлённые
daimyo-roll-leader = Падёт ли военачальник
daimyo-roll-volley = { $unit }: залп, цель — { $target }; подставок { $stands }, { $modifier }
daimyo-roll-melee = { $unit }: рукопашная, враг — { $target }; подставок { $stands }, { $modifier }
daimyo-roll-challenge = { $leader }: поединок ({ $modifier })

## За настоящим столом

daimyo-table-unit = { $unit }
daimyo-table-mover = { $unit }: { $way } см, поворот отнимает { $turn } (в колонне по хорошей земле на 3 больше, по трудной вдвое меньше)
daimyo-table-gun = { $unit }: { $way } см прямо вперёд или разворот
daimyo-table-charger = { $unit }: атака на { $way } см
daimyo-table-alone = Ни к кому: едет один
daimyo-table-who = { $leader }

daimyo-table-adrift = Кто дальше { $radius } см от военачальника ({ $leader })? Прежде чем двинуться, они бросают кубик.
daimyo-table-charge = { $clan }: кто идёт в атаку, прежде всех движений? Никто: атак нет.
daimyo-table-rush = { $unit }: в исступлении, должны атаковать ближайшего врага, до которого дойдут ({ $way } см). Кого? Никого: не дойти ни до кого.
daimyo-table-target = { $unit }: кого атакуют?
daimyo-table-way = { $unit }: сколько сантиметров до цели ({ $target }), считая захождение? Округлите вверх.
daimyo-table-side = { $unit }: с какой стороны удар по врагу ({ $target })? У здания есть только фронт.
daimyo-table-side-front = С фронта
daimyo-table-side-right = В правый фланг
daimyo-table-side-rear = В тыл
daimyo-table-side-left = В левый фланг
daimyo-table-caught = { $target }: подались назад. { $unit }: достанут ли их, пройдя всего { $way } см?
daimyo-table-caught-caught = Достанут
daimyo-table-caught-short = Не дойдут
daimyo-table-steady = { $unit }: атакованы издали, дальше верного выстрела. Стреляют ли они из укрытия и потому подпускают врага?
daimyo-table-home = { $unit }: вплотную к врагу ({ $target }). Что ещё верно на столе?
daimyo-table-move = { $clan }: кто движется, заходит, поворачивает или отходит? Остальные стоят.
daimyo-table-rough = Кто прошёл по трудной земле, через преграду или пропустил своих сквозь строй? Их строй расстроен.
daimyo-table-guns = К каким брошенным пушкам кто-нибудь подошёл?
daimyo-table-taker = { $gun }: кто их берёт?
daimyo-table-leader = { $leader }: к кому присоединяется? Ни к кому: остаётся как есть.
daimyo-table-leaders = Кто из военачальников, чьи отряды не действовали, меняет место?
daimyo-table-fire = { $clan }: у кого враг в секторе, в пределах дальности и на виду, и кто стреляет? Никто: залпов нет.
daimyo-table-aim = { $unit }: кто из врагов в секторе и на виду ближе всех?
daimyo-table-distance = { $unit }: сколько сантиметров до цели ({ $target })? Округлите вверх.
daimyo-table-shooting = { $unit }: сколько подставок могут стрелять в цель ({ $target })?
daimyo-table-shooting-about = Враг в секторе, просвет 4 см. Считаются две шеренги; из здания не больше 2. 0: залпа нет. Поправка { $modifier }.
daimyo-table-shooting-disordered = { $unit }, строй расстроен: сколько подставок могут стрелять в цель ({ $target })?
daimyo-table-shooting-disordered-about = Враг в секторе, просвет 4 см. Считается одна шеренга; из здания не больше 2. 0: залпа нет. Поправка { $modifier }.
daimyo-table-volley = { $unit }: цель — { $target }. Что верно на столе?
daimyo-table-melee = Рукопашная: { $unit } и { $target }. Что верно на столе?
daimyo-table-fighting-front = { $unit }: сколько подставок бьются с врагом ({ $target })?
daimyo-table-fighting-front-about = Те, что касаются его фронтом; бьётся одна шеренга. Поправка { $modifier }.
daimyo-table-fighting-deep = { $unit }: сколько подставок бьются с врагом ({ $target })?
daimyo-table-fighting-deep-about = Те, что касаются его фронтом, и те, что сразу за ними. Всего вместе. Поправка { $modifier }.
daimyo-table-fighting-wide = { $unit }: сколько подставок бьются с врагом ({ $target })?
daimyo-table-fighting-wide-about = Те, что касаются его фронтом, и по одной рядом без противника с каждого фланга. Всего вместе; бьётся одна шеренга. Поправка { $modifier }.
daimyo-table-fighting-deep-wide = { $unit }: сколько подставок бьются с врагом ({ $target })?
daimyo-table-fighting-deep-wide-about = Те, что касаются его фронтом, те, что сразу за ними, и по одной рядом без противника с каждого фланга. Всего вместе. Поправка { $modifier }.
daimyo-table-fighting-building = { $unit }: сколько подставок бьются у здания, враг — { $target }?
daimyo-table-fighting-building-about = Не больше 2 с одной стороны. Поправка { $modifier }.
daimyo-table-push = { $unit }: оттеснены на 2 см, не поворачиваясь. Есть ли куда?
daimyo-table-push-pushed = Подаются назад
daimyo-table-push-held = Некуда: строй расстроен
daimyo-table-cut-down = { $unit }: сколько подставок настигли бегущих ({ $target })? Каждая изрубит одну.
daimyo-table-morale = { $unit }: проверка духа. Что верно на столе (в пределах { $reach } см)?
daimyo-table-back = { $unit }: назад на { $way } см, по трудной земле вдвое меньше, лицом к врагу. Что тогда верно?
daimyo-table-flight = { $unit }: бегут { $way } см к своему краю. Что тогда верно?
daimyo-table-holder = { $side }: стоят ли там ({ $name }) только ваши отряды? Бегущие, пушки и ставка не считаются.
daimyo-table-holder-holds = Только наши
daimyo-table-holder-open = Нет
daimyo-table-next = Дух проверяют несколько отрядов, от одного фланга к другому, как решит владеющий инициативой. Кто следующий?
daimyo-table-sees-rout = У кого в пределах 15 см, в рукопашной 5, бегут свои: { $routers }?
daimyo-table-sees-loss = Кто в пределах 15 см, в рукопашной 5, от места, где пал или бежал полководец или их даймё?

daimyo-table-fact-favoured = Выше всех врагов поблизости или в укрытии (+1)
daimyo-table-fact-general = Поблизости { $leader } (+1)
daimyo-table-fact-enemy-routing = Поблизости бежит враг (+1)
daimyo-table-fact-adrift = Вне командования, военачальник — { $leader } (−1)
daimyo-table-fact-friend = Поблизости бегут { $unit } (−1)
daimyo-table-fact-threat = { $number ->
    [1] Поблизости враг, который не бежит и обращён к флангу или тылу (−2)
    [2] Второй такой же (ещё −2)
   *[other] Третий такой же (ещё −2)
}
daimyo-table-fact-fallen = { $number ->
    [1] Поблизости в этот ход убит их же военачальник (−2)
   *[other] Ещё один военачальник (ещё −2)
}
daimyo-table-fact-left = Дошли до края: ушли со стола
daimyo-table-fact-rough = По трудной земле или через преграду: строй расстроен
daimyo-table-fact-stays = Держат здание и остаются в нём
daimyo-table-fact-stuck = Деться некуда: рассеяны
daimyo-table-fact-through = Бегут сквозь своих: { $unit }
daimyo-table-fact-short = Что-то останавливает их раньше
daimyo-table-fact-touches = Касаются и ещё одного врага: { $unit }
daimyo-table-fact-cover = За укрытием: { $unit }
daimyo-table-fact-building = В здании: { $unit }
daimyo-table-fact-exposed = В колонне, или стреляют с фланга или с тыла: { $unit } (+1)
daimyo-table-fact-higher = Выше по склону: { $unit }

daimyo-table-moves = { $unit }: передвинулись.
daimyo-table-rushes = { $unit }: в исступлении, { $way } см к ближайшему врагу.
daimyo-table-rides-alone = { $leader } едет один.

daimyo-book = Ход { $turn }: что случилось?
daimyo-book-how = «nothing КЛАН» — рассказывать нечего, «activation КЛАН» — бросок на действие; «ОТРЯД hits 2» — попадания, «ОТРЯД test stand-lost» — проверка духа, «ОТРЯД disordered» (in-order, frenzied, calm, routing) — порядок, «ОТРЯД gone left» (dispersed) — ушёл; «КТО falls» — убит, «КТО joins ОТРЯД» — примкнул. Поправить: «ОТРЯД set stands 3», «ОТРЯД set hits 1», «back ОТРЯД», «weather snow». «done» — ход окончен.
daimyo-book-reforms = Кто весь ход стоял и снова в порядке? Никого — пусто.
daimyo-book-nothing = { $clan }: рассказывать нечего.
daimyo-book-falls = { $leader } — пал в бою!
daimyo-book-counted = подставок { $stands }, попаданий { $hits }
daimyo-book-corrected = Поправлено рукой, { $unit }: { $now } (было: { $was }).
daimyo-book-weather = Поправлено рукой, погода: { $now } (было: { $was }).
daimyo-book-back = Поправлено рукой: { $who } — снова на столе.

## События

daimyo-begins = { $scenario }. { $about }
daimyo-objective = { $goal }
daimyo-goal-ground = { $side }: наступают. Цель: { $name }; к концу хода там должны стоять только они, ходов подряд: { $held }, не позже хода { $turns }. Иначе победит обороняющийся.
daimyo-goal-camp = { $side }: наступают. Цель: { $name }; взять не позже хода { $turns }. Иначе победит обороняющийся.
daimyo-ground-held = { $name }: там только { $side }, ход { $turns } из { $needed }.
daimyo-ground-lost = { $name }: { $side } там больше не одни.
daimyo-season-rolled = Время года: { $season }.
daimyo-turn = Ход { $turn }
daimyo-weather = Погода не меняется: { $weather }.
daimyo-weather-changes = Погода переменилась: { $weather }.
daimyo-weather-clears = { $before-ends }: { $weather }.
daimyo-arrives = { $unit }: на поле.
daimyo-initiative = Инициатива: { $side }, { $score } против { $other }.
daimyo-stops = { $side }: в этот ход больше никто не действует.
daimyo-activated = { $clan } действует (выпало { $score }).
daimyo-not-activated = { $clan } медлит (выпало { $score }).
daimyo-card = Карта: { $clan } ({ $side }).
daimyo-end-card = Карта конца: больше в этот ход никто не действует.
daimyo-acts = { $side }: { $clan }
daimyo-obeys = { $unit }: вне командования, но слушаются ({ $face }).
daimyo-hesitates = { $unit }: вне командования, стоят ({ $face }).
daimyo-moves = { $unit }: { $order }.
daimyo-disordered = { $unit }: строй расстроен.
daimyo-leader-rides = { $leader } едет: { $x }; { $y }.
daimyo-leader-joins = { $leader } теперь с отрядом: { $unit }.
daimyo-leader-falls = { $leader } гибнет со своими людьми: { $unit }!
daimyo-leader-leaves = { $leader } покидает поле.
daimyo-leader-flees = { $leader } скачет к своим.
daimyo-leader-takes-refuge = { $leader } укрывается среди своих: { $unit }.
daimyo-charges = { $unit }: в атаку! Цель — { $target }.
daimyo-charge-spent = { $unit }: атака не дошла до цели.
daimyo-countercharges = { $unit }: встречная атака!
daimyo-faces = { $unit }: успели повернуться навстречу.
daimyo-caught-turning = { $unit }: застигнуты при повороте!
daimyo-strikes-home = { $unit }: удар { $side }; враг — { $target }.
daimyo-volley = { $unit }: залп, цель — { $target }, { $reach }; подставок: { $stands } ({ $modifier }); попаданий: { $hits }.
daimyo-melee = Рукопашная: { $unit } { $hits } — { $target } { $hits_back }.
daimyo-suffers = { $lost ->
    [0] { $unit }: попаданий { $hits }.
   *[other] { $unit }: попаданий { $hits }, потеряно подставок { $lost }, осталось { $left }.
}
daimyo-destroyed = { $unit }: уничтожены.
daimyo-dispersed = { $unit }: рассеяны.
daimyo-left = { $unit }: ушли со стола.
daimyo-abandoned = { $unit }: брошены прислугой.
daimyo-gun-taken = { $unit }: взяты пушки — { $gun }.
daimyo-pushed-back = { $unit }: оттеснены.
daimyo-cannot-give-way = { $unit }: отойти некуда, строй расстроен.
daimyo-follows = { $unit }: идут следом.
daimyo-challenged = { $leader } бросает вызов! Противник — { $rival }.
daimyo-challenge-refused = { $leader } отказывается.
daimyo-swords = Поединок: { $leader } { $total }, { $rival } { $total_rival }.
daimyo-duel-kills = { $leader } убивает противника: { $rival }!
daimyo-duel-wounds = { $leader } ранит противника: { $rival } (командование теперь { $rating }).
daimyo-morale = { $unit }. Проверка духа ({ $reason }): выпало { $natural }, поправка { $modifier } — { $result }.
daimyo-frenzy = { $unit }: исступление!
daimyo-calms = { $unit }: исступление прошло.
daimyo-gives-ground = { $unit }: назад на { $way } см.
daimyo-flees = { $unit }: бегство, { $way } см.
daimyo-run-through = { $unit }: сквозь строй прошли бегущие.
daimyo-pursues = { $unit }: погоня, { $way } см; враг — { $target }.
daimyo-caught = { $unit }: враг настигнут ({ $target }); изрублено подставок: { $stands }.
daimyo-rallies = { $unit }: снова в строю.
daimyo-reforms = { $unit }: снова в порядке.
daimyo-nightfall = Конец хода { $turn }
daimyo-night-destroyed = { $unit }: уничтожены
daimyo-night-dispersed = { $unit }: рассеяны
daimyo-night-left = { $unit }: ушли со стола
daimyo-night-abandoned = { $unit }: брошены
daimyo-night-captured = { $unit }: захвачены
daimyo-night-stands = { $unit }: потеряно подставок { $lost }, осталось { $left }
daimyo-night-leader = { $leader } — пал в бою
daimyo-night-routing = { $unit }: бегут
daimyo-night-frenzied = { $unit }: в исступлении
daimyo-night-disordered = { $unit }: ряды расстроены
daimyo-toll = Потери: { $side0 } { $lost0 } из { $brought0 }, { $side1 } { $lost1 } из { $brought1 }.

daimyo-won = Ход { $turn }: поле за стороной «{ $winner }». Потери: { $side0 } { $lost0 } из { $brought0 }, { $side1 } { $lost1 } из { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Военачальников убито в поединках: 0 и { $boast1 }.
    }
   *[other] { " " }Военачальников убито в поединках: { $boast0 } и { $boast1 }.
}
daimyo-taken = Ход { $turn }: цель взята — { $name }. Победа за стороной «{ $winner }». Потери: { $side0 } { $lost0 } из { $brought0 }, { $side1 } { $lost1 } из { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Военачальников убито в поединках: 0 и { $boast1 }.
    }
   *[other] { " " }Военачальников убито в поединках: { $boast0 } и { $boast1 }.
}
daimyo-kept = Ход { $turn } окончен, цель не взята: { $name }. Победа за стороной «{ $winner }». Потери: { $side0 } { $lost0 } из { $brought0 }, { $side1 } { $lost1 } из { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Военачальников убито в поединках: 0 и { $boast1 }.
    }
   *[other] { " " }Военачальников убито в поединках: { $boast0 } и { $boast1 }.
}
daimyo-drawn = Ход { $turn }: ничья, обе стороны потеряли одну и ту же долю, { $lost0 } из { $brought0 } и { $lost1 } из { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Военачальников убито в поединках: 0 и { $boast1 }.
    }
   *[other] { " " }Военачальников убито в поединках: { $boast0 } и { $boast1 }.
}
daimyo-undecided = После хода { $turn } наступает ночь, исход не решён. Потери: { $side0 } { $lost0 } из { $brought0 }, { $side1 } { $lost1 } из { $brought1 }.{ $boast0 ->
    [0] { $boast1 ->
        [0] { "" }
       *[other] { " " }Военачальников убито в поединках: 0 и { $boast1 }.
    }
   *[other] { " " }Военачальников убито в поединках: { $boast0 } и { $boast1 }.
}

## Поле знаками

daimyo-sheet-coming = Ещё на марше (с хода):
daimyo-sheet-leader-alone = военачальник один
daimyo-sheet-may-act = ещё могут действовать
daimyo-sheet-turn = Ход { $turn }
daimyo-sheet-lost = потеряно { $lost } из { $brought }
daimyo-sheet-disordered = расстроены
daimyo-sheet-routing = бегут
daimyo-sheet-frenzied = в исступлении
daimyo-sheet-halted = стоят
daimyo-sheet-abandoned = брошены

## К чему ведёт выбор

daimyo-hint-volley = Попаданий в среднем: { $mean }; потеря подставки: { $lost } %.
daimyo-hint-melee = Первая схватка: попаданий в среднем { $mine } против { $theirs }; оттеснить врага { $push } %, быть оттеснёнными { $pushed } %.
daimyo-hint-next-round = Следующая схватка: попаданий в среднем { $mine } против { $theirs }; оттеснить врага { $push } %, быть оттеснёнными { $pushed } %.
daimyo-hint-pursuit = Погоня на { $least ->
    [0] расстояние до { $most }
   *[other] { $least }–{ $most }
} см; догонят: { $catch } %, вырубят подставок в среднем: { $mean }.
daimyo-hint-caught = Удар застигнет их при повороте.
daimyo-hint-away = Отряд уходит: атака не достаёт.
daimyo-hint-leaves = Отряд уходит со стола.
daimyo-hint-rally = Соберутся: { $pass } %.
daimyo-hint-challenge = Победа { $win } % (убить { $kills } %); быть убитым { $killed } %.

## Отказы

daimyo-no-arm = { $kind }: так не воюют ({ $given }).
daimyo-no-armour = { $kind } { $arm }: таких доспехов не носят ({ $given }).
daimyo-no-quality = { $kind }: такой выучки не бывает ({ $given }).
daimyo-no-weapon = { $kind }: такого оружия не бывает ({ $given }).
daimyo-no-size = { $kind }: в отряде сначала от { $least } до { $most } подставок, а не { $given }.
daimyo-no-rating = Командование бывает от { $least } до { $most }, а не { $given }.
daimyo-no-seat-stays = { $unit }: ставка не двигается.
daimyo-no-routing = { $unit }: бегущие приказов не слушают.
daimyo-no-frenzied = { $unit }: исступлённые приказов не слушают.
daimyo-no-halted = { $unit }: остановлены и сейчас идти не могут.
daimyo-no-in-melee = { $unit }: в рукопашной, а из неё не выходят.
daimyo-no-gun-straight = Пушка идёт прямо вперёд или вместо того поворачивается.
daimyo-no-gun-weather = Погода такова ({ $weather }), что пушки только поворачиваются.
daimyo-no-gun-ground = Пушка идёт только по ровному месту.
daimyo-no-gun-moved = { $unit }: за один ход пушка не идёт и не стреляет.
daimyo-no-only-guns-rotate = Поворачиваются на месте только пушки; прочие заходят плечом или делают поворот.
daimyo-no-retire-alone = Отход занимает весь ход; с ним ничего не сочетают.
daimyo-no-backwards = Вперёд — значит вперёд; назад — это отход.
daimyo-no-angle = { $given }° — слишком большой угол; можно не больше { $most }°.
daimyo-no-files = По фронту { $given } быть не может; можно от 1 до { $most }.
daimyo-no-too-far = На это нужно { $given } см, а есть { $most } см.
daimyo-no-too-many-steps = Манёвров { $given } — слишком много; можно не больше { $most }.
daimyo-no-off-table = Так отряд окажется за краем стола ({ $width } на { $height } см).
daimyo-no-charge-off-table = При касании с отрядом «{ $unit }» кто-то оказался бы за краем стола.
daimyo-no-holds-its-place = { $unit }: с этого места не отходят.
daimyo-no-closed-ground = На пути глубокая вода или здание.
daimyo-no-nobody-to-charge = { $unit }: отсюда атаковать некого.
daimyo-no-enemy-in-way = На пути враг: { $unit }.
daimyo-no-only-charges = Вплотную к врагу подходят только атакой: { $unit }.
daimyo-no-crowded = Место занято: { $unit }.
daimyo-no-no-room = Для этого нет места: { $unit }.
daimyo-no-leave-first = Отряд занимает здание; сперва надо выйти.
daimyo-no-no-building = Здания «{ $given }» нет.
daimyo-no-only-foot-enters = { $unit }: здания занимает только пехота.
daimyo-no-building-held = Здание занято: { $unit }.
daimyo-no-building-not-ahead = Здание «{ $given }» не прямо впереди.
daimyo-no-not-inside = { $unit }: не в здании.
daimyo-no-not-an-order = «{ $given }» — не приказ; приказы такие: «advance 8», «wheel left 30», «turn about», «form 2», «retire 5», «charge ОТРЯД».
daimyo-no-not-a-command = «{ $given }» не подходит; нужен отряд или военачальник с приказом либо конец приказов.
daimyo-no-not-to-order = Сейчас нельзя дать приказ: «{ $given }».
daimyo-no-not-a-reform = «{ $given }» не подходит; нужны целые числа — направление и ширина строя — или ничего.
daimyo-no-not-in-book = «{ $given }»: такого о ходе не рассказывают.
daimyo-no-no-command = «{ $given }»: об этом отряде клана в этот ход уже сказано, или такого нет.
daimyo-no-acts-at-will = Ставка полководца действует без броска.
daimyo-no-no-reason = «{ $given }» — не причина проверять дух; причины: { $legal }.
daimyo-no-no-such-test = { $unit }: такой проверки сейчас нет.
daimyo-no-already-so = { $unit }: уже так, или порядок этого отряда не меняется.
daimyo-no-no-leader = Живого военачальника «{ $given }» нет.
daimyo-no-not-gone = «{ $given }»: никуда не ушёл.
daimyo-no-book-stands = Подставок: от { $least } до { $most }, а не { $given }.
daimyo-no-book-hits = Попаданий: от { $least } до { $most }, а не { $given }.
daimyo-no-not-a-scenario = «{ $given }» — не сценарий; нужен его текст.
daimyo-no-charges-first = Атаки объявляют прежде движений.
daimyo-no-only-charges-now = Сейчас объявляют только атаки; движения потом.
daimyo-no-no-unit = «{ $given }» — не ваш отряд на столе.
daimyo-no-own-clan-only = { $unit }: не его клан.
daimyo-no-never-charges = { $unit }: пушки и ставка в атаку не ходят.
daimyo-no-disordered-charge = { $unit }: расстроенные в атаку не идут.
daimyo-no-no-target = «{ $given }» — не вражеский отряд на столе.
daimyo-no-unseen = { $unit }: не видно.
daimyo-no-charge-misses = Прямо вперёд атака пройдёт мимо: { $unit }.
daimyo-no-through-friends = На пути свои: { $unit }.
daimyo-no-not-in-front = { $unit }: так встречают только атаку спереди.
daimyo-no-faces-already = { $unit }: уже лицом к атаке.
daimyo-no-no-dodging = { $unit }: поворот увёл бы их из-под удара.
daimyo-no-cannot-face = { $unit }: повернуться нельзя.
daimyo-no-no-missiles = { $unit }: стрелять не из чего.
daimyo-no-wet-powder = { $unit }: в такую погоду ({ $weather }) стрелять нельзя.
daimyo-no-fired-already = { $unit }: в этот ход уже был залп.
daimyo-no-too-busy-to-fire = { $unit }: кто атакует или бежит, тот не стреляет.
daimyo-no-out-of-arc = { $unit }: вне сектора, 45° от углов фронта.
daimyo-no-out-of-range = { $unit }: слишком далеко, можно на { $most } см.
daimyo-no-no-lane = { $unit }: нет просвета в 4 см или не видно.
daimyo-no-not-nearest = Стреляют по ближайшему врагу: { $unit }.
daimyo-no-not-routing = { $unit }: не бегут.
daimyo-no-flees-first = { $unit }: прежде чем собраться, надо раз пробежать.
daimyo-no-rallied-once = { $unit }: второй раз собрать нельзя.
daimyo-no-shot-at = { $unit }: в этот ход были под обстрелом, собрать нельзя.
daimyo-no-blind-bot = На настоящем столе этот бот ничего не видит; там сидят люди, хоть один за обе стороны.

daimyo-no-no-file = Не прочесть текста: «{ $given }».
daimyo-no-scenario-several = { $fault } { $rest }
daimyo-no-scenario = Строка { $line }: { $what }
daimyo-no-scenario-toml = это не TOML: { $given }.
daimyo-no-scenario-too-long = Файл слишком длинный; можно не больше { $most } знаков.
daimyo-no-list-needs-table = Список войск без мест годится только для настоящего стола: выберите так «Где стоят отряды» или задайте [table] и место (at) каждому отряду.
daimyo-no-scenario-missing = нет { $field }.
daimyo-no-scenario-unknown-key = неизвестный ключ «{ $given }».
daimyo-no-scenario-not-tables = { $field } пишут таблицами: [[{ $field }]].
daimyo-no-scenario-too-many = таблиц [[{ $field }]] больше { $most }.
daimyo-no-scenario-text = «{ $given }» не подходит; нужен текст от 1 до { $most } знаков.
daimyo-no-scenario-id = «{ $given }» не годится в имена; нужны строчные латинские буквы, цифры и дефисы.
daimyo-no-scenario-number = «{ $given }» не подходит; нужно число от { $least } до { $most }.
daimyo-no-scenario-whole = «{ $given }» не подходит; нужно целое число от { $least } до { $most }.
daimyo-no-scenario-flag = «{ $given }» не подходит; нужно true или false.
daimyo-no-scenario-choice = «{ $given }» неизвестно; есть { $legal }.
daimyo-no-scenario-time = «{ $given }» — не время дня; пишите его так: 13:40.
daimyo-no-scenario-spot = «{ $given }» — не место; нужно [x, y] в сантиметрах.
daimyo-no-scenario-course = «{ $given }» — не линия и не область; нужно хотя бы два места.
daimyo-no-scenario-objective-both = цель — или область, или лагерь, но не то и другое.
daimyo-no-scenario-own-camp = { $unit }: свои у атакующего; назовите ставку обороняющегося.
daimyo-no-scenario-objective-off = место цели должно лежать на столе, а он { $width } на { $height } см.
daimyo-no-scenario-area = область пересекает сама себя или слишком мала.
daimyo-no-scenario-river = река должна идти от края до края стола, а эта на нём кончается.
daimyo-no-scenario-twice = имя «{ $given }» дано дважды.
daimyo-no-scenario-two-sides = сторон должно быть две, а не { $given }.
daimyo-no-scenario-clans = у стороны от 1 до { $most } кланов, а не { $given }.
daimyo-no-scenario-units = в клане от 1 до { $most } отрядов, а не { $given }.
daimyo-no-scenario-general = у стороны один полководец, а не { $given }.
daimyo-no-scenario-one-daimyo = у клана «{ $given }» уже есть даймё.
daimyo-no-scenario-own-unit = военачальник бывает только при своём отряде, а это чужой: { $unit }.
daimyo-no-scenario-clan-side = клан сражается за другую сторону.
daimyo-no-scenario-generals-own = { $kind }: люди полководца, клана у них нет; назовите сторону.
daimyo-no-scenario-needs-clan = { $kind }: нужен клан.

## Страница поля

daimyo-page-turn = { $turns ->
    [0] Ход { $turn }
   *[other] Ход { $turn } из { $turns }
}
daimyo-page-before = Перед битвой
daimyo-page-acts = в деле
daimyo-page-next-turn = На следующий ход:
daimyo-page-yours = ваши
daimyo-page-toll = потеряно { $lost } из { $brought }, можно потерять ещё { $left }
daimyo-page-map-tools = Карта
daimyo-page-zoom-out = Уменьшить
daimyo-page-zoom-in = Увеличить
daimyo-page-fit = Всё поле
daimyo-page-turn-field = Повернуть поле
daimyo-page-ruler = Линейка
daimyo-page-ruler-how = Коснитесь двух мест, отрядов или военачальников. Escape убирает линейку.
daimyo-page-measured = { $from } — { $to }: { $way } см
daimyo-page-place = место { $x }, { $y }
daimyo-page-layers = Что показать на поле
daimyo-page-show-names = Имена
daimyo-page-show-events = События
daimyo-page-show-ranges = Дальность
daimyo-page-show-sight = Обзор
daimyo-page-show-command = Командование
daimyo-page-map-about = Поле сверху. Стрелки двигают его, плюс и минус меняют размер, N и P переходят от отряда к отряду, M меряет от выбранного.
daimyo-page-choose-unit = Коснитесь отряда, чтобы увидеть, на что он способен. Масштаб — колесо с Ctrl, два пальца или + и −; поле двигают, перетаскивая.
daimyo-page-roster = Войска
daimyo-page-unit = Отряд
daimyo-page-stands-head = Подставки
daimyo-page-state = Строй и дела
daimyo-page-general = Полководец
daimyo-page-rating = Командование
daimyo-page-acts-now = действует
daimyo-page-tried = уже ходил
daimyo-page-may-act = ещё может действовать
daimyo-page-night-lost = Всего потеряно
daimyo-page-night-now = Что отнял этот ход
daimyo-page-night-nothing = ничего
daimyo-page-night-tests = Проверки в конце хода
daimyo-page-lost = Потери
daimyo-page-lost-destroyed = уничтожены, ход { $turn }
daimyo-page-lost-dispersed = рассеяны, ход { $turn }
daimyo-page-lost-left = покинули стол, ход { $turn }
daimyo-page-lost-abandoned = брошены, ход { $turn }
daimyo-page-lost-captured = захвачены, ход { $turn }
daimyo-page-arrivals = Ещё на марше:
daimyo-page-from-turn = с хода { $turn }
daimyo-page-stands-hits = подставок { $stands } из { $start }, попаданий { $hits }
daimyo-page-inside = внутри: { $building }
daimyo-page-in-column = в колонне
daimyo-page-did-charged = атаковали
daimyo-page-did-fought = дрались
daimyo-page-did-fired = стреляли
daimyo-page-did-moved = двигались
daimyo-page-did-rallied = собрались
daimyo-page-whom = Кому приказ
daimyo-page-maneuvers = Манёвры
daimyo-page-raise = Отряды, манёвры
daimyo-page-do-advance = Вперёд
daimyo-page-do-retire = Отойти
daimyo-page-do-wheel-left = Захождение влево
daimyo-page-do-wheel-right = Захождение вправо
daimyo-page-do-turn-left = Налево
daimyo-page-do-turn-right = Направо
daimyo-page-do-turn-about = Кругом
daimyo-page-do-form = Линия, колонна
daimyo-page-do-rotate-left = Орудие влево
daimyo-page-do-rotate-right = Орудие вправо
daimyo-page-do-enter = Занять { $building }
daimyo-page-do-leave-front = Выйти вперёд
daimyo-page-do-leave-right = Выйти направо
daimyo-page-do-leave-rear = Выйти назад
daimyo-page-do-leave-left = Выйти налево
daimyo-page-step-stand = стоять на месте
daimyo-page-step-advance = вперёд на { $amount } см
daimyo-page-step-retire = отойти на { $amount } см
daimyo-page-step-wheel-left = захождение влево на { $amount }°
daimyo-page-step-wheel-right = захождение вправо на { $amount }°
daimyo-page-step-rotate-left = поворот орудия влево на { $amount }°
daimyo-page-step-rotate-right = поворот орудия вправо на { $amount }°
daimyo-page-step-turn-left = налево
daimyo-page-step-turn-right = направо
daimyo-page-step-turn-about = кругом
daimyo-page-step-form = подставок по фронту: { $amount }
daimyo-page-step-enter = занять { $amount }
daimyo-page-step-leave-front = выйти вперёд
daimyo-page-step-leave-right = выйти направо
daimyo-page-step-leave-rear = выйти назад
daimyo-page-step-leave-left = выйти налево
daimyo-page-step-back = Шаг назад
daimyo-page-tap-move = Или коснитесь места на поле, куда им идти.
daimyo-page-tap-charge = Выберите цель здесь или на поле и объявите атаку.
daimyo-page-tap-leader = Коснитесь места на поле, куда ему ехать, или отряда, к которому примкнуть.
daimyo-page-in-words = Приказ словами
daimyo-page-give-move = Отдать приказ
daimyo-page-give-charge = Объявить атаку
daimyo-page-give-leaders = В путь
daimyo-page-give-reform = Построиться
daimyo-page-give-scenario = Разложить поле
daimyo-page-cm = см
daimyo-page-done-move = Приказов больше нет
daimyo-page-done-charge = Атак больше нет
daimyo-page-done-leaders = Все остаются
daimyo-page-done-reform = Как стоят
daimyo-page-facing = Направление (0° — вверх по столу)
daimyo-page-files = Подставок по фронту
daimyo-page-toml-how = В файле описаны стол, местность, стороны, кланы, отряды и военачальники. Об ошибке скажем, в какой она строке. Возьмите пример и меняйте что угодно:
daimyo-page-no-field = Поле появится, когда будет принят сценарий.
daimyo-page-toml = Сценарий в формате TOML
daimyo-page-file = Файл сценария
daimyo-page-uses = займёт { $cost } из { $most } см
daimyo-page-targets = Кого можно атаковать
daimyo-page-no-targets = Отсюда атаковать некого.
daimyo-page-through = Пройдёт сквозь своих и расстроит их: { $unit }.
daimyo-page-disorders = Местность расстроит их ряды.
daimyo-page-rough-going = Трудная местность: половина движения, на этот путь уходит лишних { $extra } см.
daimyo-page-weathered = { $weather }: { $most } см из { $full }.
daimyo-page-disordered-turns = Ряды расстроены: захождения и повороты стоят вдвое больше.
daimyo-page-strikes = Удар: { $target }, { $side }.
daimyo-page-needs = нужно { $needs }+
daimyo-page-no-roll = без броска
daimyo-page-chance-of = { $percent } % ({ $ways } из 36)
daimyo-page-stop = В этом ходу больше никто

daimyo-page-rides = Один проедет до { $most } см.
daimyo-page-moves = Движение { $move } см, атака { $charge } см; захождение на 30° стоит { $wheel } см, поворот — { $turn } см.
daimyo-page-moves-gun = Тянут прямо на { $move } см или поворачивают.
daimyo-page-in-command = Под командованием, даймё рядом: { $leader }.
daimyo-page-out-of-command = Вне командования ({ $leader }): двинутся только на { $needs }+.
daimyo-page-leaderless = Военачальника нет: двинутся только на { $needs }+.
daimyo-page-sees = Видно отрядов врага: { $count }; ближайший — { $nearest }, { $way } см.
daimyo-page-sees-nobody = Врага не видно.
daimyo-page-nerve = Если дрогнут: устоят { $pass } %, побегут { $rout } %; поправка { $modifier }.
daimyo-page-rally = Соберутся: { $pass } %; поправка { $modifier }.
daimyo-page-never-tests = Дух не проверяют никогда.
daimyo-page-volley = Может стрелять, цель — { $target }: подставок { $dice }, { $modifier }; в среднем попаданий { $mean }, потеря подставки { $lost } %.
daimyo-page-melee = В рукопашной, враг — { $target }: подставок { $stands }, { $modifier } против { $foes }, { $theirs }; в среднем попаданий { $mean } на { $mean_back }; оттеснят { $push } %, будут оттеснены { $pushed } %.
daimyo-page-dares = Решатся атаковать: { $pass } %.
daimyo-page-stands = { $target }: устоят { $pass } %, побегут { $rout } %.
daimyo-page-shot-at = Может попасть под залп: подставок { $dice }, { $modifier }; в среднем попаданий { $mean }, потеря подставки { $lost } %.
daimyo-page-home = Если враг устоит, первая схватка: подставок { $stands }, { $modifier } против { $foes }, { $theirs }; в среднем попаданий { $mean } на { $mean_back }; оттеснят { $push } %, будут оттеснены { $pushed } %.
daimyo-page-no-shot = Стрелять не в кого: ни одного врага в секторе, на дальности и на виду.
daimyo-page-side = Сторона
daimyo-page-outcome = Исход
daimyo-page-goes-on = Битва продолжается.
daimyo-page-on-table = Позиции — на вашем столе; здесь ход, кубики и всё, что считается.
daimyo-page-contact = вплотную: { $unit }
daimyo-page-book-own = { $side }: ставка полководца
daimyo-page-book-nothing = Нечего сказать
daimyo-page-book-activation = Бросок на действие
daimyo-page-book-told = сказано
daimyo-page-book-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
daimyo-page-book-destroyed = Уничтожен
daimyo-page-book-left = Ушёл со стола
daimyo-page-book-dispersed = Рассеян
daimyo-page-book-rally = Собирается снова
daimyo-page-book-in-order = В порядке
daimyo-page-book-disordered = Расстроен
daimyo-page-book-routing = Бежит
daimyo-page-book-frenzied = В исступлении
daimyo-page-book-calm = Успокоился
daimyo-page-book-test = Проверка духа:
daimyo-page-book-correct = Поправить:
daimyo-page-book-stands = { $count ->
    [one] { $count } подставка
    [few] { $count } подставки
   *[many] { $count } подставок
}
daimyo-page-book-hits-set = { $count ->
    [one] отмечено { $count } попадание
    [few] отмечено { $count } попадания
   *[many] отмечено { $count } попаданий
}
daimyo-page-book-falls = Убит
daimyo-page-book-alone = Едет один
daimyo-page-book-joins = Примкнул:
daimyo-page-book-set-right = Поправить другое
daimyo-page-book-weather = Погода на самом деле:
daimyo-page-book-bring-back = Вернуть на стол:
daimyo-page-book-done = Больше ничего за этот ход

## Studies

daimyo-study-side = Сторона
daimyo-study-turns = Ходов
daimyo-study-foul-turns = Ходов в ненастье
daimyo-study-began-in = Погода первых шести ходов
daimyo-study-turns-in = Доля всех ходов, по погоде
daimyo-study-decided-by-weather = Решённые битвы, по погоде первых шести ходов
daimyo-study-first-by-weather = Решённые битвы, выигранные первой стороной, по погоде первых шести ходов
daimyo-study-turns-by-weather = Сколько ходов длилась битва, по погоде первых шести
daimyo-study-lost-by-weather = Потери за ход (обе стороны, по весу), по его погоде
daimyo-study-hits-by-weather = Попаданий за залп, по погоде
daimyo-study-charges-by-weather = Атак за ход, по его погоде
daimyo-study-fighting = Как воюют полководцы
daimyo-study-idle = бойцы: шесть ходов рядом с врагом, и ни удара
daimyo-study-rallied = бегущие, которых пытались собрать и собрали
daimyo-study-accepted = принятые вызовы
daimyo-study-side-first = первая сторона
daimyo-study-side-second = вторая сторона
daimyo-study-fair = всё время ясно
daimyo-study-mixed = порой ненастье
daimyo-study-foul = больше ненастья
daimyo-won-ending = Одна сторона победила
daimyo-taken-ending = Атакующий взял свою цель
daimyo-kept-ending = Обороняющийся выстоял
daimyo-drawn-ending = Ничья
daimyo-undecided-ending = Кончился последний ход

## Odds on the command line

daimyo-query-option-season = Время года.
daimyo-query-option-turns = Сколько ходов.
daimyo-query-option-stands = Сколько подставок стреляет.
daimyo-query-option-modifier = Все поправки вместе.
daimyo-query-option-quality = Выучка тех, кто проверяет дух.
daimyo-query-option-reason = Почему: 1 потеряна подставка, 2–4 при атаке, 5 потерян военачальник, 6 бегут свои, 7 смяты бегущими, 8 сбор бегущих.
daimyo-query-option-mine = Наша сторона.
daimyo-query-option-theirs = Их сторона.
daimyo-query-option-cr = Командование (К) военачальников, нашего и их.
daimyo-query-weather = Погода каждого хода.
daimyo-query-volley = Попадания залпа.
daimyo-query-morale = Проверка духа.
daimyo-query-melee = Круг рукопашной.
daimyo-query-challenge = Поединок военачальников.
daimyo-query-label-turns = Ходы
daimyo-query-label-turn = ход
daimyo-query-label-chances = Шансы
daimyo-query-label-hits = Попаданий
daimyo-query-label-pass = Устоят
daimyo-query-label-results = Исход
daimyo-query-label-halt = останавливаются
daimyo-query-label-retire = отходят
daimyo-query-label-retreat = отступают
daimyo-query-label-rout = бегут
daimyo-query-label-removed = сняты со стола
daimyo-query-label-mine = Наши
daimyo-query-label-theirs = Их
daimyo-query-label-mean = в среднем
daimyo-query-label-push = Тесним мы
daimyo-query-label-even = Никто не уступает
daimyo-query-label-pushed = Теснят нас
daimyo-query-label-win = Победа
daimyo-query-label-kills = убивает
daimyo-query-label-wounds = ранит
daimyo-query-label-wounded = ранен
daimyo-query-label-killed = убит

daimyo-score-unit = Потери противника
daimyo-page-held = Удержано ходов: { $turns }.
daimyo-page-pays = Армия, потерявшая больше трети своего веса, разбита.
daimyo-print-roster = Состав войска
daimyo-print-side = Сторона
daimyo-print-clan = Клан
daimyo-print-troops = Войска
daimyo-print-hits = Попадания
daimyo-print-state = Порядок
daimyo-print-limit = может потерять { $most } и сражаться дальше
daimyo-print-measures = Линейки
daimyo-print-measures-about = Печатайте в масштабе 100 %, не подгоняя под страницу: на линейках настоящие сантиметры. Сверьте одну с обычной линейкой.
daimyo-print-ruler-fire = Стрельба: 3 в лесу, до 8 и до 15
daimyo-print-ruler-march = Движение: пехота 8, 10, 11 (атака 12, 14, 15), конница 15, 18
daimyo-print-ruler-command = Командование: 20, в тумане 10
daimyo-print-arc = Сектор стрельбы: 45° от углов фронта
daimyo-print-stand = Подставки
daimyo-print-stand-foot = пехота, 4 × 1,5 см
daimyo-print-stand-horse = конница и пушки, 4 × 3 см

# Standing answers
daimyo-standing-challenge = Мой военачальник может вызвать на поединок
daimyo-standing-challenge-none = Не вызывать
daimyo-standing-challenge-challenge = Вызвать
daimyo-standing-challenged-answer = Моего военачальника вызывают
daimyo-standing-challenged-answer-accept = Принять
daimyo-standing-challenged-answer-refuse = Отказаться
daimyo-standing-follow = Враг отступает
daimyo-standing-follow-stay = Держать строй
daimyo-standing-follow-follow = Следовать
daimyo-standing-pursue = Враг бежит
daimyo-standing-pursue-stay = Держать строй
daimyo-standing-pursue-pursue = Преследовать
daimyo-standing-rally = Бегущий отряд может собраться
daimyo-standing-rally-rally = Попробовать
daimyo-standing-rally-flee = Бежать дальше
