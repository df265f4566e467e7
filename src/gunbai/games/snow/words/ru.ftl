# «Снег из Кореи: Три времени года» по-русски. Ключи: snow.what -> snow-what.
# Падежи слова — его атрибуты (.gen, .acc …): { $treasure-gen }. Имена игроков стоят только
# в именительном падеже, а сказуемые — в настоящем времени: род и падеж имени неизвестны.

snow-name = Снег из Кореи: Три времени года
snow-about = Один год из жизни самурайских супругов: весной — честь, летом — любовь и власть, осенью — жатва милостей. Соберите сокровища и вернитесь, почти не изменившись.
snow-role-emperor = Император
snow-role-house = Дом

snow-bot-random = Странник: отвечает наугад
snow-bot-fair = Ровня: расчётлив в пределах хода, вызывает учтиво; справедливый Император
snow-bot-beginner = Новичок: ошибается, как ошибаются люди; мягкий Император
snow-bot-strong = Сильный: играет только ради очков; суровый Император
snow-bot-master = Мастер: так же силён и с первого очка знает, чего хочет; суровый Император

## Настройки стола

snow-option-points = Очки каждого героя
snow-option-points-about = Столько очков каждый из супругов делит между тремя Гранями; по одному можно отдать за Культуру и за Наследие.
snow-option-least_facet = Наименьшая Грань
snow-option-least_facet-about = При 2 или 3 никто не сможет вложить почти всё в одну Грань.
snow-option-rounds = Круги в каждом времени года
snow-option-rounds-about = Пяти хватит на целый вечер; чтобы освоиться, довольно одного или двух.
snow-option-years = Годы
snow-option-years-about = Если впереди ещё год, Запасы переживают зиму и становятся Честью.
snow-option-scoring = Подсчёт
snow-option-scoring-about = Когда считают сокровища и от какого дня меряют перемены.
snow-option-scoring-season = В конце каждого времени года
snow-option-scoring-season-about = Всякое время года считает своё сокровище без всех перемен в Гранях за это время.
snow-option-scoring-year = Один раз, в самом конце
snow-option-scoring-year-about = Считают все сокровища, какие есть, без всех перемен в Гранях с первого дня.
snow-option-carried = Перенесённое сокровище
snow-option-carried-about = Что будет с сокровищем, которое уже сосчитали и которое стало сокровищем следующего времени года.
snow-option-carried-again = Считается снова
snow-option-carried-again-about = Всякое время года считает всё своё сокровище, новое и старое.
snow-option-carried-once = Считается один раз
snow-option-carried-once-about = Всякое время года считает лишь то, чего стало больше, чем было в его начале.
snow-option-desire = Желания
snow-option-desire-about = Кто узнаёт летом, чего желает самурай-ко.
snow-option-desire-told = Узнают все
snow-option-desire-told-about = О них говорит сцена расставания.
snow-option-desire-secret = Знает только дом
snow-option-desire-secret-about = Дом хранит желание, пока сам его не откроет или пока не кончится год; тогда дом спросят, привёз ли он желанное.
snow-option-full_dice = Кубиков для полной удачи
snow-option-full_dice-about = Столько удачных кубиков, и ни одного другого, приносят летом Снег или Тайны; если считать один раз, в самом конце, советуем 2.
snow-option-no_dice = Бросок без кубиков
snow-option-no_dice-about = Может ли сторона, у которой нет ни одного кубика, победить при равенстве, когда удач нет ни у кого.
snow-option-no_dice-may_win = Может победить
snow-option-no_dice-may_win-about = Ни одной удачи — не меньше, чем ни одной удачи.
snow-option-no_dice-never_wins = Никогда не побеждает
snow-option-no_dice-never_wins-about = Кто не бросает ни кубика, тот не побеждает; если кубиков нет ни у кого, проигрывают оба.
snow-option-secrets = Тайны покупают Грани
snow-option-secrets-about = Когда самурай-ко может отдать Тайны за очки своих Граней.
snow-option-secrets-either = После вызова и в конце лета
snow-option-secrets-either-about = Всякий раз, как её вызвали, и ещё однажды перед летним подсчётом.
snow-option-secrets-challenge = Только после вызова
snow-option-secrets-challenge-about = Лишь тогда, когда только что вызвали её саму.
snow-option-secrets-season_end = Только в конце лета
snow-option-secrets-season_end-about = Лишь однажды, перед летним подсчётом.

## Имена вещей

snow-season-name-spring = Весна
    .acc = весну
snow-season-name-summer = Лето
    .acc = лето
snow-season-name-autumn = Осень
    .acc = осень

snow-treasure-honor = Честь
    .gen = Чести
snow-treasure-snow = Снег
    .gen = Снега
snow-treasure-secrets = Тайны
    .gen = Тайн
snow-treasure-stores = Запасы
    .gen = Запасов

snow-facet-aware = Аварэ
snow-facet-steel = Сталь
snow-facet-kenjutsu = Кэндзюцу
snow-facet-houjutsu = Ходзюцу
snow-facet-tanka = Танка

snow-fate-low = Низ
snow-fate-nothing = ничего
snow-fate-high = Верх

## Подготовка

snow-setup = Ваш Дом
snow-setup-samurai = Самурай
snow-setup-samurai-ko = Самурай-ко, его жена
snow-setup-house = Дом
snow-name-samurai-short = Имя
snow-haiku-samurai-short = Хайку
snow-name-samurai-ko-short = Имя
snow-haiku-samurai-ko-short = Хайку
snow-clan-short = Клан
snow-principality-short = Княжество
snow-school-short = Школа
snow-culture-short = Культура
snow-inheritance-short = Наследие
snow-facets-samurai-short = Грани
snow-facets-samurai-ko-short = Грани

snow-name-samurai = Как зовут вашего самурая?
snow-haiku-samurai = Хайку: каков он, { $name }? Три короткие строки.
snow-name-samurai-ko = Как зовут его жену, самурай-ко?
snow-haiku-samurai-ko = Хайку: какова она, { $name }? Три короткие строки.
snow-clan = Как называется их клан?
snow-principality = Каким княжеством они владеют?

snow-school = К какой Школе принадлежат оба?
snow-school-mirror-and-tree = Зеркало и Древо
snow-school-mirror-and-tree-about = С любой камаэ, но только при вызове. Низ: ваша Грань становится равной чужой. Верх: чужая — равной вашей.
snow-school-two-swords-one-heart = Два Меча, Одно Сердце
snow-school-two-swords-one-heart-about = С кагай или ариакэ. Кубики бросают дважды. Низ: считают худший бросок. Верх: лучший.
snow-school-ocean-flower = Цветок Океана
snow-school-ocean-flower-about = С ариакэ. Низ: шестёрки не в счёт, зато кубиков на три больше. Верх: в счёт и тройки, но кубиков на три меньше.
snow-school-eightfold-nest = Восьмикратное Гнездо Змей
snow-school-eightfold-nest-about = Учит тайной камаэ ороти: из одного противостояния выходит два, в каждом на два кубика меньше и одно очко на кону.
snow-school-scarlet-cauldron = Алый Котёл
snow-school-scarlet-cauldron-about = Учит тайной камаэ о-набэ: на три кубика больше, но за них сгорает частица себя.

snow-culture = { $name }: отдать ли очко за Культуру?
snow-culture-none = Без Культуры
snow-culture-none-about = Очко останется для Граней.
snow-culture-falcon-garden = Соколиный Сад
snow-culture-falcon-garden-about = Лишний кубик на Аварэ при встречах и на Сталь при вызовах.
snow-culture-moon-viewing = Любование Луной
snow-culture-moon-viewing-about = Лишний кубик на Аварэ при встречах и на Танка при вызовах.
snow-culture-border-march = Порубежье
snow-culture-border-march-about = Лишний кубик на Сталь при встречах и на Аварэ при вызовах.
snow-culture-warrior-monastery = Воинская Обитель
snow-culture-warrior-monastery-about = Лишний кубик на Сталь при встречах и на Танка при вызовах.
snow-culture-pilgrim-road = Дорога Паломника
snow-culture-pilgrim-road-about = Лишний кубик на Танка при встречах и на Аварэ при вызовах.
snow-culture-mountain-temple = Горный Храм
snow-culture-mountain-temple-about = Лишний кубик на Танка при встречах и на Сталь при вызовах.

snow-inheritance = { $name }: отдать ли очко за Наследие?
snow-inheritance-none = Без Наследия
snow-inheritance-none-about = Очко останется для Граней.
snow-inheritance-twin-rivers = Две Реки
snow-inheritance-twin-rivers-about = При победе можно выбрать, какая из двух других Граней станет источником.
snow-inheritance-unbound-sash = Развязанный Пояс
snow-inheritance-unbound-sash-about = Раз за время года можно вступить в противостояние того же вида, что и прошлое.
snow-inheritance-dawn-lamp = Рассветный Светильник
snow-inheritance-dawn-lamp-about = При вызове камаэ выбирают, уже увидев чужую.

snow-facets-samurai = { $name }: разделите очки между его Гранями.
snow-facets-samurai-aware = { snow-facet-aware }
snow-facets-samurai-steel = { snow-facet-kenjutsu }
snow-facets-samurai-tanka = { snow-facet-tanka }
snow-facets-samurai-ko = { $name }: разделите очки между её Гранями.
snow-facets-samurai-ko-aware = { snow-facet-aware }
snow-facets-samurai-ko-steel = { snow-facet-houjutsu }
snow-facets-samurai-ko-tanka = { snow-facet-tanka }

## Сцены

snow-scene-spring = { $samurai } и { $samurai_ko }: представьте их. Что связывает этих двоих?
snow-scene-summer = { $samurai } покидает дом, { $samurai_ko } остаётся. Как они расстаются?
snow-scene-autumn = { $samurai } возвращается домой, где ждёт { $samurai_ko }. Что он там находит?
snow-desire = Чего желает { $samurai_ko } и что должен привезти ей { $samurai }?
    { $known ->
        [house] Пока вы этого не откроете, знает только ваш дом.
       *[all] Это услышит весь стол.
    }

snow-desire-end = Год кончается. Привёз ли { $samurai } то, о чём мечтала { $samurai_ko }?
snow-desire-end-brought = Привёз
snow-desire-end-missed = Не привёз
snow-desire-end-untold = Оставить недосказанным
snow-desire-end-untold-about = Желание откроют всем — и больше ни слова.

## Ходы

snow-turn = Ваш ход: кто выходит навстречу миру?
snow-turn-samurai = Самурай
snow-turn-samurai-about = { $samurai } вступает в противостояние.
snow-turn-samurai-ko = Самурай-ко
snow-turn-samurai-ko-about = { $samurai_ko } вступает в противостояние.
snow-turn-samurai-sash = Самурай, развязав пояс
snow-turn-samurai-sash-about = { $samurai } вступает в противостояние, пусть даже того же вида, что и прошлое, — раз за время года.
snow-turn-samurai-ko-sash = Самурай-ко, развязав пояс
snow-turn-samurai-ko-sash-about = { $samurai_ko } вступает в противостояние, пусть даже того же вида, что и прошлое, — раз за время года.
snow-turn-commune = Созерцание
snow-turn-commune-about = Вместо этого оба предаются тишине и могут обратить Тайны в Снег или Снег в Тайны. На это уходит весь ход.
snow-turn-reveal = Открыть её желание
snow-turn-reveal-about = Расскажите столу, о чём мечтает { $samurai_ko }. Ваш ход продолжится.

snow-challenge = { $name } выходит в путь. Заступит ли дорогу кто-нибудь из ваших?
snow-challenge-pass = Пропустить
snow-challenge-pass-about = Вызов может бросить другой дом, а нет — Император готовит встречу.
snow-challenge-samurai = Вызов бросает самурай
snow-challenge-samurai-about = Вызов бросает { $samurai }; противник — { $name }.
snow-challenge-samurai-ko = Вызов бросает самурай-ко
snow-challenge-samurai-ko-about = Вызов бросает { $samurai_ko }; противник — { $name }.
snow-challenge-samurai-sash = Вызов бросает самурай, развязав пояс
snow-challenge-samurai-sash-about = Вызов бросает { $samurai }; противник — { $name }. Вид испытания может повториться — раз за время года.
snow-challenge-samurai-ko-sash = Вызов бросает самурай-ко, развязав пояс
snow-challenge-samurai-ko-sash-about = Вызов бросает { $samurai_ko }; противник — { $name }. Вид испытания может повториться — раз за время года.

snow-contest-type = { $name } бросает вызов, противник — { $other }. Что испытывают?
snow-contest-type-aware = { snow-facet-aware }
snow-contest-type-aware-about = Состязание чувств: выдержки, сострадания и слёз.
snow-contest-type-steel = { snow-facet-steel }
snow-contest-type-steel-about = Состязание оружия: кэндзюцу у самураев, ходзюцу у самурай-ко.
snow-contest-type-tanka = { snow-facet-tanka }
snow-contest-type-tanka-about = Состязание духа и слова: стихов, неподвижности и остроты ума.
snow-contest = { $name } и { $other }: в чём состоит их противостояние ({ $facet })?

snow-encounter = По дороге идёт { $name }. Что испытать?
snow-encounter-aware = { snow-facet-aware }
snow-encounter-aware-about = То, что трогает сердце.
snow-encounter-steel = { snow-facet-steel }
snow-encounter-steel-about = То, что встречают с оружием в руках.
snow-encounter-tanka = { snow-facet-tanka }
snow-encounter-tanka-about = То, что требует ясного ума и верного слова.
snow-scene = { $name } в пути. Что за случай станет испытанием ({ $facet })? Опишите сцену.

## Камаэ

snow-kamae = { $name }, испытание — { $facet }. В какой камаэ?
snow-kamae-kagai = Кагай
    .full = кагай-но камаэ
snow-kamae-kagai-about = Вложить всё: на два кубика больше, два очка при победе, два при поражении.
snow-kamae-ariake = Ариакэ
    .full = ариакэ-но камаэ
snow-kamae-ariake-about = Стоять как есть: одно очко притекает из источника или одно теряется.
snow-kamae-mujintou = Мудзинто
    .full = мудзинто-но камаэ
snow-kamae-mujintou-about = Поберечься: на два кубика меньше; победа прибавит по очку испытуемой Грани и её источнику.
snow-kamae-orochi = Ороти
    .full = ороти-но камаэ
snow-kamae-orochi-about = Два противостояния вместо одного, в каждом на два кубика меньше и одно очко на кону.
snow-kamae-o-nabe = О-набэ
    .full = о-набэ-но камаэ
snow-kamae-o-nabe-about = На три кубика больше. Победа переносит два очка и растапливает один Снег; поражение отнимает два и ещё одно из любой Грани.
snow-kamae-kagai-school = Кагай и Школа
    .full = кагай-но камаэ, призвав Школу
snow-kamae-kagai-school-about = Кагай; сперва бросают кубик Школы: 1–2 — Низ, 5–6 — Верх.
snow-kamae-ariake-school = Ариакэ и Школа
    .full = ариакэ-но камаэ, призвав Школу
snow-kamae-ariake-school-about = Ариакэ; сперва бросают кубик Школы: 1–2 — Низ, 5–6 — Верх.
snow-kamae-mujintou-school = Мудзинто и Школа
    .full = мудзинто-но камаэ, призвав Школу
snow-kamae-mujintou-school-about = Мудзинто; сперва бросают кубик Школы: 1–2 — Низ, 5–6 — Верх.

snow-reassert = { $name }: кубики лежат на столе, на кону { $facet }. Отдать Снег, чтобы настоять на своём?
snow-reassert-keep = Пусть лежат
snow-reassert-keep-about = Ничего не тратить; исход остаётся каким есть.
snow-reassert-kagai = { snow-kamae-kagai }
snow-reassert-kagai-about = { snow-kamae-kagai-about }
snow-reassert-ariake = { snow-kamae-ariake }
snow-reassert-ariake-about = { snow-kamae-ariake-about }
snow-reassert-mujintou = { snow-kamae-mujintou }
snow-reassert-mujintou-about = { snow-kamae-mujintou-about }
snow-reassert-orochi = { snow-kamae-orochi }
snow-reassert-orochi-about = В змеином гнезде камаэ не меняют; заново бросают только кубики.
snow-reassert-o-nabe = { snow-kamae-o-nabe }
snow-reassert-o-nabe-about = { snow-kamae-o-nabe-about }
snow-reassert-kagai-school = { snow-kamae-kagai-school }
snow-reassert-kagai-school-about = { snow-kamae-kagai-school-about }
snow-reassert-ariake-school = { snow-kamae-ariake-school }
snow-reassert-ariake-school-about = { snow-kamae-ariake-school-about }
snow-reassert-mujintou-school = { snow-kamae-mujintou-school }
snow-reassert-mujintou-school-about = { snow-kamae-mujintou-school-about }

snow-school-die = Бросьте кубик Школы.
snow-pool = Бросьте свои кубики.

## Что остаётся выбрать после противостояния

snow-source = { $name } побеждает. Какая Грань станет источником?
snow-source-aware = { snow-facet-aware }
snow-source-steel = { snow-facet-steel }
snow-source-tanka = { snow-facet-tanka }

snow-redirect =
    { $points ->
        [1] { $name } получает 1 очко, и столько же сокровища — клан. Обратить и это очко в сокровище?
        [one] { $name } получает { $points } очко, и столько же сокровища — клан. Сколько из них тоже обратить в сокровище?
        [few] { $name } получает { $points } очка, и столько же сокровища — клан. Сколько из них тоже обратить в сокровище?
       *[other] { $name } получает { $points } очков, и столько же сокровища — клан. Сколько из них тоже обратить в сокровище?
    }
snow-redirect-which =
    { $points ->
        [1] { $name } получает 1 очко, и столько же сокровища — клан. Обратить и его в сокровище?
        [one] { $name } получает { $points } очко, и столько же сокровища — клан. Какие из них тоже обратить в сокровище?
        [few] { $name } получает { $points } очка, и столько же сокровища — клан. Какие из них тоже обратить в сокровище?
       *[other] { $name } получает { $points } очков, и столько же сокровища — клан. Какие из них тоже обратить в сокровище?
    }

snow-sacrifice = { $name }: Котёл просит ещё одно очко. Из какой Грани?
snow-sacrifice-aware = { snow-facet-aware }
snow-sacrifice-steel = { snow-facet-steel }
snow-sacrifice-tanka = { snow-facet-tanka }

snow-shield =
    { $points ->
        [1] { $name } теряет 1 очко ({ $facet }). Примут ли удар Тайны?
        [one] { $name } теряет { $points } очко ({ $facet }). Сколько из них примут на себя Тайны?
        [few] { $name } теряет { $points } очка ({ $facet }). Сколько из них примут на себя Тайны?
       *[other] { $name } теряет { $points } очков ({ $facet }). Сколько из них примут на себя Тайны?
    }

snow-buy-which =
    { $held ->
        [1] { $name } хранит одну Тайну. Какую Грань она возвысит?
        [one] { $name } хранит { $held } Тайну. Какую Грань они возвысят? Цена — число очков в квадрате.
        [few] { $name } хранит { $held } Тайны. Какую Грань они возвысят? Цена — число очков в квадрате.
       *[other] { $name } хранит { $held } Тайн. Какую Грань они возвысят? Цена — число очков в квадрате.
    }
snow-buy-which-none = Никакую
snow-buy-which-none-about = Сохранить Тайны.
snow-buy-which-aware = { snow-facet-aware }
snow-buy-which-steel = { snow-facet-houjutsu }
snow-buy-which-tanka = { snow-facet-tanka }
snow-buy = { $name }, { $facet }: сколько очков купить? Цена — их число в квадрате; запас ({ $treasure }): { $held }.

## Созерцание

snow-commune-way = Что перетекает между ними в тишине?
snow-commune-way-secrets-to-snow = Тайны в Снег
snow-commune-way-secrets-to-snow-about = Что знала она, понесёт он.
snow-commune-way-snow-to-secrets = Снег в Тайны
snow-commune-way-snow-to-secrets-about = Что нёс он, узнает она.
snow-commune-secrets-to-snow = Сколько Тайн станет Снегом?
snow-commune-snow-to-secrets = Сколько Снега станет Тайнами?

## Что происходит

snow-verse = { $name }: «{ $text }»
snow-haiku-line = { CAP($first) }, / { $second }. / { CAP($third) }.
snow-founded = { $samurai } и { $samurai_ko } из клана { $clan } держат дом; их княжество — { $principality }.
snow-season = { $season }, год { $year }
snow-round = Круг { $round }
snow-closing = { $season } позади
snow-told = Клан { $clan }: { $text }
snow-desired = { $samurai_ko } мечтает: { $text }
snow-desired-in-secret = { $samurai_ko } желает, но молчит: { $text }
snow-revealed = Теперь известно, о чём мечтает { $samurai_ko }: { $text }
snow-revealed-title = Чего желала { $samurai_ko }
snow-desire-brought = { $samurai } привозит то, о чём мечтала { $samurai_ko }.
snow-desire-missed = { $samurai } возвращается без того, о чём мечтала { $samurai_ko }.
snow-met = { $name } встречает испытание: { $facet }. { $scene }
snow-met-title = { $name } · { $facet }
snow-challenged = { $name } бросает вызов. Противник — { $other }, испытание — { $facet }. { $scene }
snow-challenged-title = { $name } против { $other } · { $facet }
snow-lamp = При рассветном светильнике { $name } видит, что { $other } выбирает { $kamae-full }, и только тогда решает.
snow-took = { $name } принимает { $kamae-full }.
snow-called = { $name } взывает к Школе, и кубик показывает { $face }: { $fate }.
snow-rolled =
    { $successes ->
        [0] { $name } бросает { $dice }: ни одной удачи.
        [one] { $name } бросает { $dice }: { $successes } удача.
        [few] { $name } бросает { $dice }: { $successes } удачи.
       *[other] { $name } бросает { $dice }: { $successes } удач.
    }
snow-emperor-rolled =
    { $successes ->
        [0] Император бросает { $dice }: ни одной удачи.
        [one] Император бросает { $dice }: { $successes } удача.
        [few] Император бросает { $dice }: { $successes } удачи.
       *[other] Император бросает { $dice }: { $successes } удач.
    }
snow-no-dice = { $name }: кубиков нет, ни одной удачи.
snow-emperor-no-dice = У Императора нет кубиков: ни одной удачи.
snow-reasserted = { $name } растапливает один Снег, настаивает на своём и принимает { $kamae-full }.
snow-won = { $name } побеждает, { $successes } против { $against }.
snow-lost = { $name } уступает миру, { $successes } против { $against }.
snow-won-over = { $name } побеждает, { $successes } против { $against }; { $other } уступает.
snow-nobody-won = { $name } и { $other }: ни у кого нет ни кубика, и проигрывают оба.
snow-full-snow = { $name }: ни один кубик не подводит, и Снега у него теперь { $points }.
snow-full-secrets =
    { $points ->
        [one] Ни один кубик не подводит: { $name } узнаёт { $points } Тайну.
        [few] Ни один кубик не подводит: { $name } узнаёт { $points } Тайны.
       *[other] Ни один кубик не подводит: { $name } узнаёт { $points } Тайн.
    }
snow-treasured =
    { $points ->
        [one] Клан { $clan } получает { $points } очко { $treasure-gen }.
        [few] Клан { $clan } получает { $points } очка { $treasure-gen }.
       *[other] Клан { $clan } получает { $points } очков { $treasure-gen }.
    }
snow-redirected =
    { $points ->
        [one] Клан { $clan } получает { $points } очко { $treasure-gen }; отдано за это очков Граней: { $redirected }.
        [few] Клан { $clan } получает { $points } очка { $treasure-gen }; отдано за это очков Граней: { $redirected }.
       *[other] Клан { $clan } получает { $points } очков { $treasure-gen }; отдано за это очков Граней: { $redirected }.
    }
snow-gained = { $name }: { $facet } прибывает на { $points }.
snow-drained = Сила течёт из другой Грани: { $name }, { $facet } убывает на { $points }.
snow-weakened = { $name }: { $facet } убывает на { $points }.
snow-shielded =
    { $points ->
        [1] { $name } отдаёт Тайну, и она принимает удар на себя.
        [one] { $name } отдаёт { $points } Тайну, и они принимают удар на себя.
        [few] { $name } отдаёт { $points } Тайны, и они принимают удар на себя.
       *[other] { $name } отдаёт { $points } Тайн, и они принимают удар на себя.
    }
snow-melted = В котле тает Снег: клан { $clan } теряет { $points }.
snow-bought =
    { $price ->
        [one] { $name } отдаёт { $price } очко { $treasure-gen }, и { $facet } прибывает на { $points }.
        [few] { $name } отдаёт { $price } очка { $treasure-gen }, и { $facet } прибывает на { $points }.
       *[other] { $name } отдаёт { $price } очков { $treasure-gen }, и { $facet } прибывает на { $points }.
    }
snow-communed = { $samurai } и { $samurai_ko } сидят в тишине, и на душе у них мир.
snow-communed-secrets-to-snow =
    { $points ->
        [1] { $samurai } и { $samurai_ko } сидят в тишине, и одна Тайна становится Снегом.
        [one] { $samurai } и { $samurai_ko } сидят в тишине, и { $points } Тайна становятся Снегом.
        [few] { $samurai } и { $samurai_ko } сидят в тишине, и { $points } Тайны становятся Снегом.
       *[other] { $samurai } и { $samurai_ko } сидят в тишине, и { $points } Тайн становятся Снегом.
    }
snow-communed-snow-to-secrets =
    { $points ->
        [1] { $samurai } и { $samurai_ko } сидят в тишине, и одно очко Снега становится Тайной.
        [one] { $samurai } и { $samurai_ko } сидят в тишине, и { $points } очко Снега становятся Тайнами.
        [few] { $samurai } и { $samurai_ko } сидят в тишине, и { $points } очка Снега становятся Тайнами.
       *[other] { $samurai } и { $samurai_ko } сидят в тишине, и { $points } очков Снега становятся Тайнами.
    }
snow-communed-secrets-to-snow-title = { $samurai } и { $samurai_ko }: тишина
snow-communed-snow-to-secrets-title = { $samurai } и { $samurai_ko }: тишина
snow-scored =
    { $points ->
        [one] Клан { $clan } провожает { $season-acc }: { $points } очко; всего { $total }.
        [few] Клан { $clan } провожает { $season-acc }: { $points } очка; всего { $total }.
       *[other] Клан { $clan } провожает { $season-acc }: { $points } очков; всего { $total }.
    }
snow-turned = Клан { $clan }: { $treasure } ({ $points }) переходит дальше как { $becomes }.
snow-won-the-year =
    { $count ->
        [one] Этот год запомнит клан { $clans }: всего { $points }.
       *[other] Этот год запомнят кланы { $clans }, равные в чести: всего у каждого { $points }.
    }

## Отказы

snow-no-repeats = { $facet } — вид прошлого противостояния, а двух подряд одного вида не бывает ни у кого.
snow-own-kind = Летом самураи вызывают только самураев, а самурай-ко — только самурай-ко.
snow-twice-in-a-row = Один и тот же герой не вызывает того же самого героя дважды подряд; после другого противостояния или в новом времени года — можно.
snow-odds-number = { $name } не может быть «{ $given }»; можно целое число от { $low } до { $high }.
snow-odds-kamae = Нет камаэ «{ $given }»; можно: { $legal }.
snow-odds-school = К Школе «{ $given }» воззвать нельзя; можно: { $legal }.
snow-odds-call = К Школе { $school } не взывают в { $given }; можно: { $legal }.
snow-odds-challenges-only = К Школе { $school } взывают только при вызовах; для встречи уберите Школу.
snow-odds-side = «{ $given }» — не сторона вызова; пишите FACET:KAMAE или FACET:KAMAE:SCHOOL, например 4:kagai.

## Последствия и шансы

snow-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
snow-change-up = +{ NUMBER($size, maximumFractionDigits: 2) }
snow-change-down = −{ NUMBER($size, maximumFractionDigits: 2) }
snow-hint-pool =
    { $dice ->
        [0] Ни одного кубика.
        [one] { $dice } кубик.
        [few] { $dice } кубика.
       *[other] { $dice } кубиков.
    }
snow-hint-win = Победа: { $changes }.
snow-hint-loss = Поражение: { $changes }.
snow-hint-move = { $facet } { $before } → { $after }
snow-hint-treasure = +{ $points } { $treasure-gen }
snow-hint-price = −{ $points } { $treasure-gen }
snow-hint-melts = −1 { snow-treasure-snow.gen }
snow-hint-rivers = источник на ваш выбор
snow-hint-any-lost = −{ $points } любой Грани
snow-hint-nothing = ничего не меняется
snow-hint-lies = Кубики лежат так: { $successes } против { $against }.
snow-hint-chance = Шанс победить: { $chance }.
snow-hint-range = Шанс победить: от { $low } (против: { $worst }) до { $high } (против: { $best }).
snow-hint-score-is = «Счёт» — сколько очков получил бы дом, кончись время года сейчас: сокровище минус все перемены.
snow-hint-certain = Счёт: { $change }.
snow-hint-standing = Счёт: в среднем { $change }.
snow-hint-standings = Счёт: в среднем от { $low } до { $high }.
snow-hint-either = Счёт: { $won } при победе, { $lost } при поражении.
snow-hint-full = Каждый кубик — удача: { $chance }.
snow-hint-facet = { $facet } { $points }
snow-hint-facets = { $facets }.
snow-hint-barred = Было в прошлый раз и закрыто: { $facet }.
snow-hint-best = { $facet }: лучше всего { $kamae }, шанс победить { $chance }; счёт в среднем { $change }.
snow-hint-commune =
    { $secrets ->
        [one] Под рукой { $secrets } Тайна и Снег: { $snow }.
        [few] Под рукой { $secrets } Тайны и Снег: { $snow }.
       *[other] Под рукой { $secrets } Тайн и Снег: { $snow }.
    }
snow-hint-types = Можно испытать: { $types }.
snow-hint-against = { $facet } { $mine } против { $theirs }
snow-hint-contest = { $facet }: лучше всего { $kamae }; счёт в среднем { $change }, если все камаэ противника равно вероятны.
snow-hint-first-point = Первое очко: счёт { $change }.

## Задачи

snow-puzzle-theme-kamae = Какая камаэ
snow-puzzle-theme-type = Какой вид
snow-puzzle-theme-whom = Кому бросить вызов
snow-puzzle-season =
    { $season ->
        [spring] Весна. Очки приносит Честь, но вычитается каждая перемена Граней с начала времени года (она в скобках).
       *[autumn] Осень. Очки приносят Запасы, но вычитается каждая перемена Граней с начала времени года (она в скобках).
    }
snow-puzzle-samurai =
    { $seat ->
        [1] ваш самурай
       *[other] самурай Дома { $seat }
    }
snow-puzzle-samurai-ko =
    { $seat ->
        [1] ваша самурай-ко
       *[other] самурай-ко Дома { $seat }
    }
snow-puzzle-person = { CAP($who) }: { $facets }. { $traits }; Тайны: { $secrets }.
snow-puzzle-barred = { CAP($who) }: { $facets }. { $traits }; Тайны: { $secrets }. Было в прошлый раз и закрыто: { $facet }.
snow-puzzle-facet-changed = { $facet } { $points } ({ $change })
snow-puzzle-ask-kamae =
    { $who ->
        [samurai] Встреча: Император испытывает вашего самурая ({ $facet }). Какую камаэ принять?
       *[samurai-ko] Встреча: Император испытывает вашу самурай-ко ({ $facet }). Какую камаэ принять?
    }
snow-puzzle-ask-type =
    { $who ->
        [samurai] Ваш самурай бросает вызов; противник — { $whom }. Какого вида?
       *[samurai-ko] Ваша самурай-ко бросает вызов; противник — { $whom }. Какого вида?
    }
snow-puzzle-ask-whom =
    { $who ->
        [samurai] Ваш самурай может вызвать любого. Кого?
       *[samurai-ko] Ваша самурай-ко может вызвать любого. Кого?
    }
snow-puzzle-how = Введите номер от 1 до { $count }.
snow-puzzle-no-answer = «{ $given }» — не ответ; можно: { $legal }.
snow-puzzle-promise-kamae = { $option }: шанс победить { $chance }, ожидается { $change }.
snow-puzzle-promise-type = { $option }: ожидается { $change }, лучшая камаэ — { $kamae }.
snow-puzzle-promise-whom = { CAP($option) }: ожидается { $change }, лучший вид — { $facet }, лучшая камаэ — { $kamae }.
snow-puzzle-exact = Лучший ответ впереди на { NUMBER($ahead, maximumFractionDigits: 2) } очка ожидаемого счёта этого противостояния; по кубикам это точный расчёт. Что выйдет из него потом, не учтено.
snow-puzzle-averaged = Лучший ответ впереди на { NUMBER($ahead, maximumFractionDigits: 2) } очка ожидаемого счёта этого противостояния; это точно, если другой принимает все камаэ одинаково часто. Что выйдет потом, не учтено.

## The web table

snow-page-before = До первой весны
snow-page-year = год { $number } из { $years }
snow-page-round = круг { $number } из { $rounds }
snow-page-scenes = сцены
snow-page-turn = ходит { $name }
snow-page-seasons = Времена года
snow-page-challenge = Вызов
snow-page-encounter = Встреча
snow-page-of-two = { $number } из 2
snow-page-kamae-hidden = камаэ пока не показана
snow-page-unmodified = бросает столько кубиков, какова испытуемая Грань, без поправок
snow-page-no-dice = без кубиков
snow-page-successes = { $count ->
    [one] удача
    [few] удачи
   *[other] удач
  }
snow-page-ahead = Веер указывает: { $name }.
snow-page-unnamed = Дом без имени
snow-page-you = это вы
snow-page-score = набрано
snow-page-samurai = самурай
snow-page-samurai-ko = самурай-ко
snow-page-barred = сейчас нельзя
snow-page-barred-about = Прошлое противостояние было этого вида: два подряд нельзя
snow-page-since-start = с начала времени года
snow-page-school = Школа
snow-page-standing = Если бы время года кончилось сейчас
snow-page-desire = Чего она желает
snow-page-desire-secret = знаете только вы
snow-page-desire-brought = Он привёз это ей.
snow-page-desire-missed = Он вернулся без этого.
snow-page-scores = Счёт
snow-page-houses = Дома
snow-page-house = Дом
snow-page-whole-year = Год
snow-page-total = Всего
snow-page-reckoning = Что было у каждого дома, за вычетом того, на сколько изменились Грани
snow-page-changed = Изменение
snow-page-next = Дальше: { $season }.
snow-page-school-die = и кубик Школы

## Studies

snow-study-school = Школа
snow-study-culture = Культура
snow-study-inheritance = Наследие
snow-study-kamae-encounter = Выигранные встречи, по камаэ
snow-study-kamae-challenge = Выигранные вызовы, по камаэ
snow-study-points-encounter = Сколько очков встреча принесла дому, по камаэ
snow-study-points-challenge = Сколько очков вызов принёс дому, по камаэ
snow-won-the-year-ending = Год выигран

## Odds on the command line

snow-query-option-facet = Испытуемая Грань.
snow-query-option-kamae = Её камаэ.
snow-query-option-culture = Сколько кубиков добавляет её Культура.
snow-query-option-school = Школа, к которой она взывает.
snow-query-option-source = Сколько очков у Грани-источника.
snow-query-option-challenger = Кто бросает вызов.
snow-query-option-defender = Кому бросают вызов.
snow-query-encounter = Шансы во встрече.
snow-query-challenge = Шансы при вызове.
snow-query-label-win = Победа
snow-query-label-lose = Поражение
snow-query-label-full = Все кубики удачны
snow-query-label-successes = Удач в среднем
snow-query-label-tested = Испытуемая Грань, в среднем
snow-query-label-source = Источник, в среднем
snow-query-label-points = Все Грани, в среднем
snow-query-label-gained = Приобретено очков, в среднем
snow-query-label-changes = Что меняется
snow-query-label-defender = Вторая сторона
snow-query-label-changes-chance = шанс
snow-query-label-changes-tested = испытуемая
snow-query-label-changes-source = источник
snow-query-label-changes-any = любая Грань
snow-query-label-changes-snow = Снег

snow-score-unit = Очки

## После партии

snow-unit-points = { $amount } очка
snow-amount = { $amount }
snow-why = { $given }: ожидается { $change }; следующее по силе — { $other }, { $less }.
snow-unit-luck = удачи на кубиках
snow-page-pays-spring = Сейчас приносит очки Честь: очко за каждую. Каждое очко, на которое Грань изменилась с начала времени года, отнимает одно.
snow-page-pays-summer = Сейчас приносят очки Снег и Тайны: очко за каждое. Каждое очко, на которое Грань изменилась с начала времени года, отнимает одно.
snow-page-pays-autumn = Сейчас приносят очки Запасы: очко за каждый. Каждое очко, на которое Грань изменилась с начала времени года, отнимает одно.
snow-print-name = Имя
snow-print-haiku = Хайку
snow-print-facet = Грань
snow-print-first = В начале
snow-print-now = Сейчас
snow-print-culture = Культура
snow-print-inheritance = Наследие
snow-print-clan = Клан
snow-print-principality = Княжество
snow-print-treasure = Сокровища
snow-print-scenes = Сцены

# Standing answers
snow-standing-challenge = Мой дом может бросить вызов
snow-standing-challenge-pass = Пропустить
snow-standing-kamae = Камаэ в противостоянии
snow-standing-kamae-kagai = { snow-kamae-kagai }
snow-standing-kamae-ariake = { snow-kamae-ariake }
snow-standing-kamae-mujintou = { snow-kamae-mujintou }
snow-standing-kamae-orochi = { snow-kamae-orochi }
snow-standing-kamae-o-nabe = { snow-kamae-o-nabe }
snow-standing-kamae-kagai-school = { snow-kamae-kagai-school }
snow-standing-kamae-ariake-school = { snow-kamae-ariake-school }
snow-standing-kamae-mujintou-school = { snow-kamae-mujintou-school }
snow-standing-reassert = Настоять на своём за Снег
snow-standing-reassert-keep = Пусть лежат
snow-standing-redirect = Очки, отданные в сокровище
snow-standing-redirect-0 = Ничего
snow-standing-redirect-which = Какие очки отдать
snow-standing-redirect-which-none = Никакие
snow-standing-buy = Покупка очков
snow-standing-buy-0 = Ничего
snow-standing-buy-which = Грань за Тайны
snow-standing-buy-which-none = Никакая
