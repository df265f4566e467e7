# Hierarchy по-русски. Ключи: hierarchy.what -> hierarchy-what.

hierarchy-name = Иерархия
hierarchy-about = От восьми до пятнадцати игроков поднимаются по кастам Фэна (в источнике — «Фен») под властью одного Императора. Кто помогает вам сейчас, завтра захочет ваше место.
hierarchy-role = придворный

# Касты, Характеристики, Тайлы, раны

hierarchy-caste-emperor = Император
    .gen = Императора
    .dat = Императору
    .ins = Императором
hierarchy-caste-daimyo = Даймё
    .gen = Даймё
    .dat = Даймё
    .ins = Даймё
hierarchy-caste-shogun = Сёгун
    .gen = Сёгуна
    .dat = Сёгуну
    .ins = Сёгуном
hierarchy-caste-samurai = Самурай
    .gen = Самурая
    .dat = Самураю
    .ins = Самураем
hierarchy-castes-emperor = Император
hierarchy-castes-daimyo = Даймё
hierarchy-castes-shogun = Сёгуны
hierarchy-castes-samurai = Самураи
hierarchy-stat-combat = Сражение
    .acc = Сражение
    .ins = Сражением
hierarchy-stat-nobility = Благородство
    .acc = Благородство
    .ins = Благородством
hierarchy-stat-subterfuge = Ухищрения
    .acc = Ухищрения
    .ins = Ухищрениями
hierarchy-stat-spirit = Дух
    .acc = Дух
    .ins = Духом
hierarchy-stat-speech = Речь
    .acc = Речь
    .ins = Речью
hierarchy-use-arms = оружие
hierarchy-use-stealth = скрытность
hierarchy-use-healing = исцеление
hierarchy-use-craft = умение
hierarchy-sword = Меч
hierarchy-tile = { $name } { $rating }
hierarchy-cosmos = Космос
hierarchy-wounds-unhurt = без ран
hierarchy-wounds-scratched = царапина
hierarchy-wounds-wounded = рана
hierarchy-wounds-maimed = увечье
hierarchy-wounds-unconscious = без сознания
hierarchy-wounds-dead = смерть
hierarchy-honor = Честь
hierarchy-short-honor = Ч
hierarchy-short-points = ЕП
hierarchy-short-signs = (× удары, ◈ Честь наготове)
hierarchy-points = Единицы Победы
hierarchy-talisman-word = Талисман
hierarchy-precious-word = Сокровище
hierarchy-npc = Противник игрока { $who }
hierarchy-servant = Прислужник Босса

# Фазы

hierarchy-round = Раунд { $round }
hierarchy-phase = { $phase }
hierarchy-phase-decree = Указ
hierarchy-phase-duel = Дуэль Даймё
hierarchy-phase-shoguns = Выбор Сёгунов
hierarchy-phase-subversion = Саботаж
hierarchy-phase-quest = Задание
hierarchy-phase-split = Разделение
hierarchy-phase-climax = Развязка
hierarchy-phase-return = Возвращение
hierarchy-phase-training = Тренировка
hierarchy-phase-uprising = Переворот
hierarchy-phase-sunset = Закат

# О чём бывают конфликты

hierarchy-cause-duel = кто возглавит Задание
hierarchy-cause-subversion = Саботаж Задания
hierarchy-cause-talisman = Талисман
hierarchy-cause-precious = Сокровище
hierarchy-cause-deed = собственное дело
hierarchy-cause-obstacle = препятствие на пути
hierarchy-cause-servant = дорога к Боссу
hierarchy-cause-boss = последняя схватка с Боссом
hierarchy-cause-uprising = место на лестнице
hierarchy-cause-quarrel = ссора при дворе

# Настройки стола

hierarchy-option-bid_limit = Кубиков в одном предложении
hierarchy-option-bid_limit-about = Сколько кубиков может уйти на одно предложение или одно сопоставление. Без предела, как в источнике, всё решает одно большое предложение; с пределом 1 в дуэли много обменов.
hierarchy-option-bid_limit-none = сколько угодно
hierarchy-option-ties_max = Ничьих подряд
hierarchy-option-ties_max-about = После стольких ничьих конфликт оставляют, и ставка никому не достаётся.
hierarchy-option-ties_max-none = без предела
hierarchy-option-dice = Брошенные кубики
hierarchy-option-dice-open = лежат открыто
hierarchy-option-dice-open-about = С самого броска все видят все кубики.
hierarchy-option-dice-screened = за ширмой
hierarchy-option-dice-screened-about = Каждый видит только кубики своей стороны, пока их не выложат.
hierarchy-option-carry = Кубики, оставшиеся на руках
hierarchy-option-carry-count = бросаются заново
hierarchy-option-carry-count-about = В следующем конфликте раунда бросают на столько же кубиков больше.
hierarchy-option-carry-faces = хранят свои грани
hierarchy-option-carry-faces-about = Те же кубики ложатся в следующий бросок раунда как есть.
hierarchy-option-tiles = Подходит ли Тайл
hierarchy-option-tiles-trust = верят игроку
hierarchy-option-tiles-trust-about = Кто берёт Тайл, тот и говорит, что он подходит.
hierarchy-option-tiles-ask = другая сторона может отказать
hierarchy-option-tiles-ask-about = Соперник или ведущий может не допустить Тайлы, которые не подходят.
hierarchy-option-court = Ссоры при дворе
hierarchy-option-court-blades = могут перейти в Сражение
hierarchy-option-court-blades-about = При дворе можно обнажить клинок — по Условиям или сгоряча.
hierarchy-option-court-words = только слова
hierarchy-option-court-words-about = Вне Переворота клинков при дворе не обнажают.
hierarchy-option-scene_conflicts = Конфликтов в сцене
hierarchy-option-scene_conflicts-about = Сколько не больше конфликтов в одной сцене Разделения, считая главный.
hierarchy-option-creation_tiles = Тайлы при создании
hierarchy-option-creation_tiles-distinct = каждый новый
hierarchy-option-creation_tiles-distinct-about = Все Тайлы начинают со значения 1.
hierarchy-option-creation_tiles-stack = можно складывать
hierarchy-option-creation_tiles-stack-about = Тайл, названный ещё раз, получает +1.
hierarchy-option-ladder = Кому можно бросить вызов
hierarchy-option-ladder-any = любой касте выше
hierarchy-option-ladder-any-about = Самурай может бросить вызов самому Императору.
hierarchy-option-ladder-next = только следующей касте
hierarchy-option-ladder-next-about = По лестнице поднимаются ступень за ступенью.
hierarchy-option-victory = Победа
hierarchy-option-victory-talisman = Талисман и Единицы Победы
hierarchy-option-victory-talisman-about = Император побеждает, если открыл собственный Талисман и Единиц Победы у него больше всех.
hierarchy-option-victory-honor = Единиц больше, чем Чести
hierarchy-option-victory-honor-about = Первый вариант автора: Император побеждает, если Единиц Победы у него больше, чем Чести у любого другого.
hierarchy-option-undisputed = «Больше всех» значит
hierarchy-option-undisputed-true = больше, чем у любого другого
hierarchy-option-undisputed-true-about = Разделить первое место мало.
hierarchy-option-undisputed-false = достаточно поровну
hierarchy-option-undisputed-false-about = Император, разделивший первое место, победил.
hierarchy-option-rounds_max = Последний раунд
hierarchy-option-rounds_max-about = После этого раунда игра окончена, и никто не победил.
hierarchy-option-rounds_max-none = нет: до победы
hierarchy-preset-source = Как написано
hierarchy-preset-source-about = Все правила как в источнике, для любопытных: между осторожными игроками больший бросок решает всё одним ударом, или Честь сводит дело к ничьей.
hierarchy-preset-lively = Живые дуэли
hierarchy-preset-lively-about = Кубик против кубика, и после трёх ничьих конфликт оставляют: много обменов, мало ничьих, а Честь стоит того, что поглощает.

hierarchy-bot-fair = Ровня: ведёт себя по нраву своего Талисмана, а на дуэли играет безошибочно
hierarchy-bot-beginner = Новичок: ошибается, как ошибаются люди
hierarchy-bot-strong = Сильный: создан для Сражений и ничего не отдаёт даром
hierarchy-bot-random = Лист на ветру: отвечает наугад

# Создание

hierarchy-talisman = Ваш Талисман: одно существительное, суть вашего персонажа
hierarchy-talisman-about = Сложенный листок уходит в чашу; никто другой его не прочтёт, пока Талисман не открыт. Чей листок вытянут раньше, тот встанет выше.
hierarchy-roll-slip = Вытяните листок из чаши
hierarchy-drawn = Из чаши вытянут листок: { $who } — { $caste }.
hierarchy-drawn-rest = Остальные листки — Самураи: { $names }.
hierarchy-setup = Ваш персонаж
hierarchy-talisman-short = Талисман
hierarchy-stats-short = Характеристики
hierarchy-name-tiles-short = Тайлы
hierarchy-name-tiles-form = { $count ->
    [one] Возьмите { $count } Тайл
    [few] Возьмите { $count } Тайла
   *[other] Возьмите { $count } Тайлов
}
hierarchy-precious-short = Сокровище
hierarchy-stats = Разделите очки между Характеристиками ({ $caste })
hierarchy-stats-about = Каждое очко — кубик в конфликтах с этой Характеристикой; нули разрешены.
hierarchy-stats-combat = Сражение
hierarchy-stats-nobility = Благородство
hierarchy-stats-subterfuge = Ухищрения
hierarchy-stats-spirit = Дух
hierarchy-stats-speech = Речь
hierarchy-name-tiles = { $count ->
    [1] Назовите последний Тайл
   *[other] Назовите Тайлы ({ $count }), по одному на строке
  }
hierarchy-name-tiles-about = Тайл — магический диск: оружие, скрытность, лекарство, чары, ремесло… Меч у вас уже есть.
hierarchy-mark-arms = Что из этого — оружие и годится для Сражения?
hierarchy-mark-stealth = Что из этого — скрытность и годится для Саботажа?
hierarchy-mark-healing = Что из этого исцеляет раны?
hierarchy-precious = Ваше Сокровище: единственный человек, место или вещь, которых ваш персонаж не отдаст
hierarchy-born = Персонаж готов: { $who }, { $caste }.

# Указ

hierarchy-decree = Ваш Указ: какая беда пришла в Фэн?
hierarchy-decreed = Указ издаёт { $who }: { $text }
hierarchy-boss = Кто за этим стоит? Назовите Босса
hierarchy-boss-about = До Развязки Босс скрыт.
hierarchy-boss-stats = Сколько у Босса очков Характеристик? Не больше ваших собственных: { $most }
hierarchy-boss-divide = Разделите Характеристики Босса
hierarchy-boss-divide-combat = Сражение
hierarchy-boss-divide-nobility = Благородство
hierarchy-boss-divide-subterfuge = Ухищрения
hierarchy-boss-divide-spirit = Дух
hierarchy-boss-divide-speech = Речь
hierarchy-boss-tiles = Значения Тайлов Босса вместе: не больше ваших собственных, { $most }
hierarchy-boss-servants = Сколько прислужников стоит на пути? Не больше { $most }
hierarchy-boss-made = { $caste } молчит о том, кто за этим стоит.
hierarchy-boss-known = За всем этим стоит { $boss }.

# Дуэль, Сёгуны, Саботаж, Задание

hierarchy-escalate = Вы скрещиваете Мечи, соперник — { $other }; решается, кто поведёт. Драться всерьёз?
hierarchy-escalate-spar = Фехтовать по обычаю
hierarchy-escalate-spar-about = Удары не ранят.
hierarchy-escalate-escalate = Начать настоящее Сражение
hierarchy-escalate-escalate-about = Удары ранят, считается не только Меч, и пути назад нет.
hierarchy-draw = Вы не поладили, соперник — { $other } ({ $cause }). Обнажить клинок?
hierarchy-draw-hold = Оставить в ножнах
hierarchy-draw-escalate = Обнажить: это Сражение
hierarchy-draw-escalate-about = Отныне удары ранят, первые поглощает Честь, и пути назад нет.
hierarchy-escalated = { $who } бьётся всерьёз: теперь это настоящее Сражение.
hierarchy-name-leader = Дуэль оставили. Какой Даймё поведёт на Задание?
hierarchy-leads = Задание возглавляет { $who }.
hierarchy-shoguns = { $count ->
    [1] Выберите Сёгуна в спутники
   *[other] Выберите Сёгунов в спутники ({ $count })
  }
hierarchy-follow = { $who } зовёт вас на Задание
hierarchy-follow-go = Идти
hierarchy-follow-go-about = Если Задание удастся: +1 Единица Победы и +1 единица Чести.
hierarchy-follow-refuse = Отказаться
hierarchy-follow-refuse-about = Вы остаётесь дома; выберут другого.
hierarchy-refused-to-go = { $who } отказывается идти; ведёт { $other }.
hierarchy-party = Ведёт { $who }, идут: { $names }.
hierarchy-subversion = Ведёт { $who }, а вы остаётесь. Помешать Заданию?
hierarchy-subversion-abstain = Не вмешиваться
hierarchy-subversion-subvert = Саботаж
hierarchy-subversion-subvert-about = Ухищрения и скрытность против Благородства и скрытности. Провал стоит единицы Чести.
hierarchy-subversion-failed = Саботаж раскрыт: { $who } теряет единицу Чести.
hierarchy-subversion-won = Саботаж удаётся, его устраивает { $who }: отряд убирает свои старшие кубики, а всякий на его пути бросает на кубик больше.
hierarchy-sets-out = Отряд выступает: { $names }. Дома остаются: { $home }.
hierarchy-turn-back = Ваше состояние: { $wounds }. Идти дальше?
hierarchy-turn-back-stay = Остаться с отрядом
hierarchy-turn-back-turn-back = Вернуться
hierarchy-turn-back-turn-back-about = Вы полностью исцелитесь, но награды за Задание не получите.
hierarchy-turned-back = { $who } возвращается с Задания лечить раны.

# Разделение

hierarchy-pair = В Разделении вместе: { $names }.
hierarchy-fortune = Ваше приключение; ведущий — { $gm }
hierarchy-fortune-talisman = Открыть Талисман
hierarchy-fortune-talisman-about = Один Дух, без Тайлов. Победа: +1 к Характеристике, +1 к Тайлу, +1 единица Чести и два кубика в Сражениях с другими персонажами.
hierarchy-fortune-precious = Защитить Сокровище: { $precious }
hierarchy-fortune-precious-about = Победа: +1 единица Чести. Поражение: минус единица Чести.
hierarchy-fortune-deed = Другое дело
hierarchy-fortune-deed-about = Ради истории.
hierarchy-fortune-enough = На этот раз довольно
hierarchy-theme = О чём будет ваша сцена? ({ $cause })
hierarchy-theme-about = Чем проще, тем лучше; можно оставить пустым.
hierarchy-theme-told = { $who }: { $text }
hierarchy-scene = Вы ведущий, играет { $who } ({ $cause }). Опишите сцену
hierarchy-scene-about = Можно оставить пустым.
hierarchy-scene-told = Рассказывает { $who }, слушает { $other }: { $text }
hierarchy-scene-dice = Насколько трудно придётся? Играет { $who }
hierarchy-scene-dice-easy = Легко, кубиков: { $easy }
hierarchy-scene-dice-fair = Честно, кубиков: { $fair }
hierarchy-scene-dice-hard = Трудно, кубиков: { $hard }
hierarchy-scene-dice-dire = Очень трудно, кубиков: { $dire }
hierarchy-obstacle = Играет { $who }. Сразу к главному или сперва что-то поменьше? Малых конфликтов осталось: { $left }
hierarchy-obstacle-central = К главному
hierarchy-obstacle-smaller = Сперва что-то поменьше
hierarchy-obstacle-smaller-about = Конфликт только ради истории; в нём можно получить рану и сберечь кубики.
hierarchy-deed = Дойдёт ли дело до состязания? Играет { $who }
hierarchy-deed-story = Нет, расскажем так
hierarchy-deed-contest = Да, состязание
hierarchy-discovered = { $who } открывает свой Талисман: { $talisman }.
hierarchy-raise-stat = Какая Характеристика вырастет на 1?
hierarchy-raise-stat-combat = Сражение
hierarchy-raise-stat-nobility = Благородство
hierarchy-raise-stat-subterfuge = Ухищрения
hierarchy-raise-stat-spirit = Дух
hierarchy-raise-stat-speech = Речь
hierarchy-raise-tile = Какой Тайл вырастет на 1?
hierarchy-grown = { $who } становится сильнее: { $stat } и { $tile } +1.
hierarchy-precious-safe = { $who } сохраняет Сокровище ({ $precious }): +1 единица Чести.
hierarchy-precious-lost = Сокровище не уберечь ({ $precious }); { $who } теряет единицу Чести.

# Развязка

hierarchy-call = Призвать отряд к Развязке?
hierarchy-call-about = С вами: { $names }.
hierarchy-call-call = К порядку: ищем Босса
hierarchy-call-call-about = В случае победы каждый в отряде получит Единицу Победы и единицу Чести.
hierarchy-call-go-home = Бросить Задание
hierarchy-call-go-home-about = Вы вернётесь с пустыми руками.
hierarchy-called = { $who } призывает отряд к порядку.
hierarchy-plan = Как вы думаете справиться с бедой?
hierarchy-plan-about = Указ: { $text }
hierarchy-plan-told = Замысел ({ $who }): { $text }
hierarchy-lair = { $who } приходит всё решить. Что находит отряд?
hierarchy-lair-about = Замысел: { $text }
hierarchy-confront = Кто встаёт на пути? Ведёт { $who }. Прислужников осталось: { $count }
hierarchy-confront-boss = Сам Босс
hierarchy-confront-servant = Сначала прислужник
hierarchy-confront-servant-about = Конфликт перед последним: он может ранить или утомить вождя.
hierarchy-help = { $who } встречает врага: { $foe } ({ $stat }). Прийти на помощь?
hierarchy-help-help = Помочь: 1к{ $sides }
hierarchy-help-stand-by = Остаться в стороне
hierarchy-helpers = { $count ->
    [0] Никто не приходит на помощь; { $who } против всех без помощников.
   *[other] На помощь приходят: { $names }. Ведёт { $who }.
  }
hierarchy-quest-won = Враг повержен: { $boss }! Победу одерживает { $who }.
hierarchy-quest-rewarded = За победу (враг — { $boss }) +1 Единица Победы и +1 единица Чести: { $names }.
hierarchy-quest-lost = Враг устоял: { $boss }. { $who } ведёт отряд домой с пустыми руками.
hierarchy-quest-given-up = { $who } бросает Задание.

# Возвращение, двор, Тренировка

hierarchy-gift = Кому вы дарите единицу Чести? Вам это ничего не стоит
hierarchy-gift-about = Раз в раунд, кому-нибудь из касты ниже; или никому.
hierarchy-gift-given = { $who } дарит единицу Чести; её получает { $other }.
hierarchy-gift-upward = Честь дарят только вниз; { $other } стоит не ниже.
hierarchy-court = Двор собрался. Чего вы хотите?
hierarchy-court-quiet = Пока ничего
hierarchy-court-tale = Рассказать небольшую сцену
hierarchy-court-call-out = Поссориться с кем-нибудь
hierarchy-court-call-out-about = Конфликт за ставку, которую назовёте вы.
hierarchy-tale = Ваша сцена
hierarchy-tale-told = { $who }: { $text }
hierarchy-call-out = С кем вы ссоритесь?
hierarchy-training = Ваша Честь: { $honor }. На что её потратить?
hierarchy-training-about = Потраченная Честь больше не поглощает ударов.
hierarchy-training-done = Остальное сберечь
hierarchy-training-new-tile = Новый Тайл (1 ед. Чести)
hierarchy-training-tile = +1 к Тайлу (1 ед. Чести)
hierarchy-training-stat = +1 к Характеристике (2 ед. Чести)
hierarchy-training-point = Единица Победы (3 ед. Чести)
hierarchy-too-dear = Цена в единицах Чести: { $price }, а у вас { $honor }.
hierarchy-new-tile = Назовите новый Тайл
hierarchy-use = Для чего он?
hierarchy-use-arms-about = Предлагается в Сражениях.
hierarchy-use-stealth-about = Годится для Саботажа.
hierarchy-use-healing-about = Полностью исцеляет вас после каждого конфликта.
hierarchy-use-craft-about = Для всего остального, а в Сражении — если сумеете обосновать.
hierarchy-trained-point = { $who } покупает Единицу Победы.
hierarchy-trained-stat = { $who } тренирует { $stat-acc }.
hierarchy-trained-tile = { $who } тренирует Тайл { $tile }.

# Переворот, вакансии, Закат

hierarchy-uprising = Кому бросите вызов за его место? Можно никому
hierarchy-uprising-about = Победа: место, +1 Единица Победы, +1 единица Чести. Поражение: минус единица Чести.
hierarchy-risen = { $who } занимает место, с которого сходит { $other }: { $caste }.
hierarchy-repelled = { $who } держит своё место; { $other } теряет единицу Чести.
hierarchy-reborn = { $who } умирает и перерождается Самураем с одной единицей Чести; Талисман снова не открыт.
hierarchy-vacancy = Место свободно: { $caste }. Кого вы возвысите?
hierarchy-raised = Волей Императора { $who } теперь { $caste }: +1 Единица Победы.
hierarchy-sunset = Закат. Последнее слово об этом раунде?
hierarchy-sunset-about = Можно оставить пустым.
hierarchy-reflection = На закате { $who }: { $text }
hierarchy-changed = { $who }: { $changes }.
hierarchy-change-caste = { $from } → { $to }
hierarchy-change-honor = Честь { $from } → { $to }
hierarchy-change-points = Единицы Победы { $from } → { $to }
hierarchy-ladder = Лестница от трона вниз: { $names }.

# Конфликты

hierarchy-initiative-honor = Чести больше, и потому нападает { $who }.
hierarchy-initiative-die = Честь равна; по кубику ({ $face }) нападает { $who }.
hierarchy-roll-initiative = Бросьте кубик: кто нападает
hierarchy-adventure = { $who }: { $cause }; ведущий — { $gm }.
hierarchy-conflict = Сходятся { $who } и { $other }: { $cause }.
hierarchy-conflict-title = { $who } против { $other }: { $cause }
hierarchy-challenged = { $who } бросает вам вызов: { $cause }
hierarchy-challenged-stand = Принять
hierarchy-challenged-surrender = Сразу сдаться
hierarchy-challenged-surrender-about = Ставка достаётся сопернику.
hierarchy-terms = Соперник — { $other } ({ $cause }): какое состязание вы назовёте?
hierarchy-terms-combat = Сражение
hierarchy-terms-combat-about = Характеристика Сражение и оружие. Удары ранят, первые поглощает Честь.
hierarchy-terms-nobility = Благородство
hierarchy-terms-subterfuge = Ухищрения
hierarchy-terms-spirit = Дух
hierarchy-terms-speech = Речь
hierarchy-terms-give-up = Отказаться от конфликта
hierarchy-terms-give-up-about = Ставка достаётся другой стороне.
hierarchy-terms-answer = { $other } называет { $stat-acc } ({ $cause }). Согласны?
hierarchy-terms-answer-accept = Согласиться: { $stat }
hierarchy-terms-answer-combat = Встречно: Сражение
hierarchy-terms-answer-combat-about = Характеристика Сражение и оружие. Удары ранят, первые поглощает Честь.
hierarchy-terms-answer-nobility = Встречно: Благородство
hierarchy-terms-answer-subterfuge = Встречно: Ухищрения
hierarchy-terms-answer-spirit = Встречно: Дух
hierarchy-terms-answer-speech = Встречно: Речь
hierarchy-terms-answer-give-up = Отказаться от конфликта
hierarchy-terms-answer-give-up-about = Ставка достаётся другой стороне.
hierarchy-terms-named = { $who } называет условия: { $stat }.
hierarchy-terms-agreed = Условия приняты: { $stat }.
hierarchy-stakes = Что достанется победителю? ({ $cause }; против вас { $other })
hierarchy-stakes-about = Можно оставить пустым, если обоим и так ясно.
hierarchy-stakes-told = Ставка ({ $who }): { $text }
hierarchy-choose-stat = Условия — { $stat } ({ $cause }). Какую Характеристику вы берёте?
hierarchy-choose-stat-about = Стороны могут взять разные.
hierarchy-choose-stat-combat = Сражение
hierarchy-choose-stat-nobility = Благородство
hierarchy-choose-stat-subterfuge = Ухищрения
hierarchy-choose-stat-spirit = Дух
hierarchy-choose-stat-speech = Речь
hierarchy-choose-tiles = Какие Тайлы вы берёте? Характеристика — { $stat } ({ $cause })
hierarchy-choose-tiles-about = Сколько сумеете обосновать; каждый даёт кубики по своему значению. В Сражении предлагается оружие.
hierarchy-doubt-tiles = { $who } берёт { $stat-acc } и вот эти Тайлы. Что не подходит?
hierarchy-doubt-tiles-about = Выбранное останется в стороне; можно не выбрать ничего.
hierarchy-armed = { $count ->
    [0] { $who } берёт { $stat-acc }.
   *[other] { $who } берёт { $stat-acc } и Тайлы: { $tiles }.
  }
hierarchy-tiles-refused = { $who } не допускает Тайлы ({ $other }): { $tiles }.
hierarchy-bow = { $who } и { $other } кланяются друг другу.
hierarchy-roll = Бросает { $who }: { $cause }
hierarchy-roll-help = Бросьте кубик помощи; ведёт { $who }
hierarchy-rolled = { $who } бросает: { $dice }.
hierarchy-select = Оставьте { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}; остальные сбрасываются ({ $cause })
hierarchy-select-about = Не оставить ни одного — значит сдаться.
hierarchy-keep-so-many = Оставьте ровно { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} или ни одного, чтобы сдаться; выбрано { $given }.
hierarchy-selected = { $who } оставляет: { $dice }.
hierarchy-subverted = После Саботажа { $who } сохраняет: { $dice }.
hierarchy-bid = Ваше предложение; соперник — { $other }
hierarchy-bid-how = Введите, что на кубиках, например 9 7, не больше { $most }; только Enter — сдаться.
hierarchy-bid-about = Выложите хотя бы один кубик, но не больше { $most }. { $draw ->
    [1] Не выложить ничего — значит сдаться или обнажить клинок.
   *[0] Не выложить ничего — значит сдаться.
  } { $count ->
    [0] У соперника кубиков не осталось.
   *[other] Кубики соперника ({ $count }): { $theirs }.
}
hierarchy-match = { $other } предлагает { $sum } ({ $bid }). Ваше сопоставление
hierarchy-match-how = Введите, что на кубиках, например 9 7, не больше { $most }; только Enter — сдаться.
hierarchy-match-about = Больше { $sum } — вы наносите удар, { $sum } — отбиваете, меньше — пропускаете удар. Не больше { $most } { $most ->
    [one] кубика
   *[other] кубиков
}; не выложить ничего — значит сдаться. { $count ->
    [0] У соперника кубиков не осталось.
   *[other] У соперника остаётся { $count }: { $theirs }.
}
hierarchy-behind-screen = кубики за ширмой
hierarchy-give-in = Вы ничего не выбрали. Сдаться? Победит { $other } ({ $cause })
hierarchy-give-in-go-on = Нет, продолжать
hierarchy-give-in-surrender = Сдаться
hierarchy-give-in-surrender-about = Ставка достаётся другой стороне.
hierarchy-give-in-draw = Обнажить клинок: это Сражение
hierarchy-give-in-draw-about = Отныне удары ранят, а первые поглощает Честь.
hierarchy-laid-bid = { $who } предлагает { $sum } ({ $dice }).
hierarchy-laid-match = { $who } выкладывает { $sum } ({ $dice }).
hierarchy-parried = { $who } парирует; нападает { $other }.
hierarchy-strike = { $who } наносит удар; пропускает его { $other }.
hierarchy-absorbed = { $who } наносит удар, но его поглощает Честь ({ $other }).
hierarchy-tied = Ничья: { $who } и { $other } ({ $cause }).
hierarchy-tie = Ничья № { $ties }; соперник — { $other } ({ $cause }). Ещё раз?
hierarchy-tie-again = Ещё раз
hierarchy-tie-again-about = Новые броски, начиная со ставок; что Честь уже поглотила, то потрачено.
hierarchy-tie-leave = Оставить
hierarchy-tie-leave-about = Если и соперник согласен, ставка никому не достаётся.
hierarchy-tie-surrender = Сдаться
hierarchy-tie-surrender-about = Ставка достаётся другой стороне без нового броска.
hierarchy-left = Конфликт оставлен, ставка никому не достаётся: { $cause }.
hierarchy-won-strikes = Побеждает { $who }, проигрывает { $other }: { $cause }.
hierarchy-won-surrender = { $other } сдаётся, побеждает { $who }: { $cause }.
hierarchy-won-unconscious = { $other } без сознания, побеждает { $who }: { $cause }.
hierarchy-won-given-up = { $other } отступает ещё на условиях, побеждает { $who }: { $cause }.
hierarchy-mercy = { $other } в вашей власти ({ $wounds }). Бить дальше?
hierarchy-mercy-spare = Пощадить
hierarchy-mercy-strike = Бить дальше
hierarchy-mercy-strike-about = Первый такой удар стоит вам единицы Чести, а в дуэли за касту место не принесёт Чести. Пятая рана убивает.
hierarchy-merciless = { $who } не знает жалости и теряет единицу Чести; жертва — { $other }.
hierarchy-blow = { $who } бьёт, жертва — { $other }: { $wounds }.
hierarchy-healed = { $who } исцеляется Тайлом.

# Отказы

hierarchy-barred-once = Каждое из этих дел пробуют один раз за Задание, а это уже пробовали.
hierarchy-barred-discovered = Ваш Талисман уже открыт.
hierarchy-barred-unconscious = Персонаж без сознания не может выкладывать кубики.
hierarchy-barred-try-first = На Задании каждый сначала пробует что-то своё.
hierarchy-duel-over = Эта дуэль окончена; кубики больше не выкладывают.
hierarchy-duel-empty = Выложите хотя бы один кубик, но не больше { $most }.
hierarchy-duel-not-held = Нельзя выложить { $given }; на руках { $held }.
hierarchy-duel-over-limit = Кубиков { $given } — слишком много; на одно предложение или сопоставление можно { $most }.

# Пояснения: к чему приведёт вариант

hierarchy-fact-dice = Вы бросите { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}.
hierarchy-fact-without-tiles = Без Тайлов вы бросите { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}; каждый Тайл добавит своё значение.
hierarchy-fact-against = Вы бросите { $mine ->
    [one] { $mine } кубик
    [few] { $mine } кубика
   *[other] { $mine } кубиков
}, соперник — { $theirs }.
hierarchy-fact-kind = { $stat }: кубиков { $mine } против { $theirs }.
hierarchy-fact-honor = { $count ->
    [0] В Сражении ваша Честь ничего не поглотит.
    [1] В Сражении ваша Честь поглотит первый удар.
   *[other] В Сражении ваша Честь поглотит первые удары: { $count }.
  }
hierarchy-fact-from-to = Было { $from }, станет { $to }.
hierarchy-fact-left = Чести останется: { $count }.
hierarchy-fact-lead = Единиц Победы станет { $mine }; у лучшего из остальных: { $theirs }.
hierarchy-fact-chance = Шанс победить: { $chance }; ничью переигрывают.
hierarchy-fact-chance-against = { $who }: шанс победить — { $chance }.
hierarchy-chance-exact = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hierarchy-chance-roughly = { $tenths ->
    [0] почти никакого
    [10] почти наверняка
   *[other] примерно { $tenths } из 10
  }
hierarchy-fact-target = { $who }: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}, Честь { $honor }.
hierarchy-fact-place-lost = Вы — { $caste }; { $who } — { $place }, и на 1 Единицу Победы больше.
hierarchy-fact-cosmos-lost = Космос уходит вместе с троном.
hierarchy-fact-honor-lost = { $honor ->
    [0] Поражение ничего не отнимет: Чести у вас нет.
   *[other] Поражение отнимет единицу Чести.
  }
hierarchy-fact-stat = { $stat } { $count }
hierarchy-fact-each = { $who } без Тайлов бросает: { $dice }.
hierarchy-fact-led = Без помощников и Тайлов { $who } бросает { $mine } { $mine ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}, враг — { $theirs }.
hierarchy-fact-free = Вам это ничего не стоит. За победу награду получат все, кто пошёл на Задание.
hierarchy-fact-keep = Оставьте старшие: { $dice }. Кубик старше никогда не хуже.
hierarchy-fact-win = Здесь можно победить.
hierarchy-fact-loss = Победить уже нельзя, если соперник не ошибётся.
hierarchy-fact-draw = Если никто не ошибётся, будет ничья.
hierarchy-fact-best = { $won ->
    [-1] Дешевле всего выложить { $dice }.
   *[other] Лучший ход: выложить { $dice }.
  }
hierarchy-fact-deals = До конца вы нанесёте на { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
} больше, чем получите.
hierarchy-fact-takes = До конца вы получите на { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
} больше, чем нанесёте.
hierarchy-fact-keeps-more = В конце у вас останется на { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} больше, чем у соперника; они пойдут в следующий конфликт.
hierarchy-fact-keeps-fewer = В конце у вас останется на { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} меньше, чем у соперника.

# Чем кончается

hierarchy-ended-talisman = Побеждает { $who }: на троне, с открытым Талисманом и { $points ->
    [one] { $points } Единицей Победы
   *[other] { $points } Единицами Победы
  } — больше, чем у всех.
hierarchy-ended-honor = Побеждает { $who }: на троне, и Единиц Победы ({ $points }) больше, чем Чести у любого другого.
hierarchy-ended-rounds = После раунда { $rounds } игра окончена; никто не победил.

## The web table

hierarchy-page-before = Перед первым раундом
hierarchy-page-round = Раунд { $number }
hierarchy-page-of-rounds = из { $rounds }
hierarchy-page-phases = Фазы раунда
hierarchy-page-stop-5a = 5а
hierarchy-page-stop-5b = 5б
hierarchy-page-stop-5c = 5в
hierarchy-page-phase-bowl = Чаша
hierarchy-page-phase-bowl-about = По одному слову от каждого, листок сложен и опущен в чашу. Чей листок вытянут раньше, тот сидит выше.
hierarchy-page-phase-birth = Персонажи
hierarchy-page-phase-birth-about = Все заполняют листы одновременно: чем ниже каста, тем больше Тайлов.
hierarchy-page-phase-decree = Указ
hierarchy-page-phase-decree-about = Император рассказывает о беде и создаёт Босса — не сильнее себя самого.
hierarchy-page-phase-duel = Дуэль
hierarchy-page-phase-duel-about = Двое Даймё скрещивают Мечи: кто возглавит Задание.
hierarchy-page-phase-shoguns = Сёгуны
hierarchy-page-phase-shoguns-about = Вождь выбирает двоих из трёх; каждый вправе отказаться.
hierarchy-page-phase-subversion = Саботаж
hierarchy-page-phase-subversion-about = Даймё, который остаётся, может помешать Заданию.
hierarchy-page-phase-quest = Задание
hierarchy-page-phase-quest-about = Отряд выступает.
hierarchy-page-phase-split = Разделение
hierarchy-page-phase-split-about = Все пары играют одновременно; никто не ждёт чужую пару.
hierarchy-page-phase-climax = Развязка
hierarchy-page-phase-climax-about = Отряд снова вместе: вождь против Босса, и каждый помощник даёт кубик.
hierarchy-page-phase-return = Возвращение
hierarchy-page-phase-return-about = Дома, без ран. Честь дарят тем, кто ниже, и проверяют победу.
hierarchy-page-phase-training = Тренировка
hierarchy-page-phase-training-about = Честь превращается в Тайлы, Характеристики и Единицы Победы.
hierarchy-page-phase-uprising = Переворот
hierarchy-page-phase-uprising-about = Сражения за место: сначала Даймё, потом Сёгуны, потом Самураи.
hierarchy-page-phase-sunset = Закат
hierarchy-page-phase-sunset-about = Последнее слово, и раны заживают. Завтра — новый Указ.
hierarchy-page-changed = Что изменилось
hierarchy-page-unchanged = Все остались на своих местах.
hierarchy-page-next = Дальше: { $phase }.
hierarchy-page-you = вы
hierarchy-page-jump = На этой странице
hierarchy-page-awaited = Чего ждём
hierarchy-page-errand = ответ
hierarchy-page-errand-boss = Босс
hierarchy-page-errand-bid = какие кубики выложить
hierarchy-page-errand-call = призыв к Развязке
hierarchy-page-errand-call-out = с кем ссориться
hierarchy-page-errand-challenged = принять ли вызов
hierarchy-page-errand-choose-stat = какая Характеристика
hierarchy-page-errand-choose-tiles = какие Тайлы
hierarchy-page-errand-confront = кто встанет на пути
hierarchy-page-errand-court = желания при дворе
hierarchy-page-errand-decree = Указ
hierarchy-page-errand-deed = дойдёт ли до состязания
hierarchy-page-errand-doubt-tiles = подходят ли Тайлы
hierarchy-page-errand-draw = обнажать ли клинок
hierarchy-page-errand-obstacle = что будет сперва
hierarchy-page-errand-escalate = драться ли всерьёз
hierarchy-page-errand-follow = идти ли на Задание
hierarchy-page-errand-fortune = какое приключение
hierarchy-page-errand-gift = кому подарить Честь
hierarchy-page-errand-give-in = сдаваться ли
hierarchy-page-errand-help = помочь ли
hierarchy-page-errand-lair = что находит отряд
hierarchy-page-errand-mark = для чего Тайлы
hierarchy-page-errand-match = сопоставление
hierarchy-page-errand-mercy = пощадить ли
hierarchy-page-errand-name-leader = кто поведёт
hierarchy-page-tiles-taken = Взято:
hierarchy-page-own-tiles = Свои Тайлы ({ $use })
hierarchy-page-own-tiles-hint = свои, через запятую
hierarchy-page-errand-name-tiles = имена Тайлов
hierarchy-page-errand-new-tile = новый Тайл
hierarchy-page-errand-plan = замысел
hierarchy-page-errand-precious = Сокровище
hierarchy-page-errand-raise-stat = какая Характеристика вырастет
hierarchy-page-errand-raise-tile = какой Тайл вырастет
hierarchy-page-errand-roll = бросок
hierarchy-page-errand-scene = сцена, от ведущего
hierarchy-page-errand-scene-dice = трудность, от ведущего
hierarchy-page-errand-select = какие кубики оставить
hierarchy-page-errand-shoguns = какие Сёгуны
hierarchy-page-errand-stakes = ставка
hierarchy-page-errand-stats = Характеристики
hierarchy-page-errand-subversion = мешать ли Заданию
hierarchy-page-errand-sunset = последнее слово
hierarchy-page-errand-tale = сцена при дворе
hierarchy-page-errand-talisman = Талисман для чаши
hierarchy-page-errand-terms = условия
hierarchy-page-errand-theme = о чём сцена
hierarchy-page-errand-tie = ещё раз или оставить
hierarchy-page-errand-training = что тренировать
hierarchy-page-errand-turn-back = вернуться ли
hierarchy-page-errand-uprising = кому бросить вызов
hierarchy-page-errand-use = для чего Тайл
hierarchy-page-errand-vacancy = кого возвысить
hierarchy-page-bowl = { $slips ->
    [one] В чаше { $slips } листок
    [few] В чаше { $slips } листка
   *[other] В чаше { $slips } листков
  }
hierarchy-page-bowl-writing = { $count ->
    [one] Пишется ещё { $count }.
   *[other] Пишутся ещё { $count }.
  }
hierarchy-page-bowl-drawing = Вытянуто: { $drawn }.
hierarchy-page-bowl-order = Первым выходит Император, затем двое Даймё, затем трое Сёгунов; остальные — Самураи.
hierarchy-page-ladder = Лестница каст
hierarchy-page-leads = ведёт на Задание
hierarchy-page-on-quest = на Задании
hierarchy-page-at-home = дома
hierarchy-page-is-awaited = ждём
hierarchy-page-discovered = Талисман открыт
hierarchy-page-quest = Задание
hierarchy-page-subverted = Саботаж удался: отряд убирает свои старшие кубики, а всякий на его пути бросает на кубик больше.
hierarchy-page-boss = Босс
hierarchy-page-boss-hidden = Босс; до Развязки его знает один Император
hierarchy-page-servants = Прислужники
hierarchy-page-tiles = Тайлы
hierarchy-page-my-sheet = Ваш лист
hierarchy-page-close = Закрыть
hierarchy-page-honor = { $count ->
    [0] Чести нет
   *[other] Честь { $count }
  }
hierarchy-page-wounds-title = Раны
hierarchy-page-wounds = ран: { $count }
hierarchy-page-carried = Сбережённые кубики
hierarchy-page-yours-alone = знаете только вы
hierarchy-page-folded = листок сложен: никто другой его пока не знает
hierarchy-page-cosmos = принадлежит трону: два кубика в каждом конфликте
hierarchy-page-pairs = Пары
hierarchy-page-pairs-done = закончили { $done } из { $all }
hierarchy-page-pair-done = закончили
hierarchy-page-since = уже { $minutes } мин
hierarchy-page-strikes = нанесено ударов: { $count }
hierarchy-page-absorbs = ударов, которые ещё поглотит Честь: { $count }
hierarchy-page-screened = кубиков за ширмой: { $count }
hierarchy-page-no-dice = нет кубиков
hierarchy-page-played-by = играет { $who }
hierarchy-page-fight = Сражение
hierarchy-page-wounding = удары ранят
hierarchy-page-sparring = удары не ранят
hierarchy-page-no-terms = обсуждаются условия
hierarchy-page-ties = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[other] { $count } ничьих
  }
hierarchy-page-merciless = без пощады
hierarchy-page-against = против
hierarchy-page-caste = Каста
hierarchy-page-at-stake = Ставка
hierarchy-page-bid-of = Предлагает { $who }
hierarchy-page-lays = Кубики выкладывает { $who }
hierarchy-page-not-rolled = Кубики ещё не брошены.
hierarchy-page-picked = выкладываете
hierarchy-page-kept = оставляете
hierarchy-page-lay-none = Выберите кубики. Не выложить ничего — значит сдаться.
hierarchy-page-fight-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
  } в Сражении
hierarchy-page-match-rule = Больше { $sum } — ваш удар, { $sum } — отбито, меньше — удар по вам.
hierarchy-page-match-strike = Вы наносите удар; пропускает { $who }.
hierarchy-page-match-absorbed = Вы наносите удар, но его поглотит Честь соперника ({ $who }).
hierarchy-page-match-parry = Отбито: удара нет.
hierarchy-page-match-struck = { $who } наносит вам удар.
hierarchy-page-match-struck-absorbed = { $who } наносит удар, но его поглотит ваша Честь.
hierarchy-page-bid-rule = Выберите кубики. Соперник ({ $who }) может набрать не больше { $most }.
hierarchy-page-bid-strike = Столько не наберёт { $who } (не больше { $most }): удар ваш.
hierarchy-page-bid-parry = { $who } может отбить, но не ударить (не больше { $most }).
hierarchy-page-bid-struck = { $who } может ударить (не больше { $most }), но не отбить.
hierarchy-page-bid-either = { $who } может и ударить (не больше { $most }), и отбить.
hierarchy-page-bid-screen = За ширмой свои кубики прячет { $who }.
hierarchy-page-agrees = Вы выбрали лучший ход.
hierarchy-page-differs = Есть ход лучше.
hierarchy-page-pick-best = Лучший ход
hierarchy-page-pick-all = Все
hierarchy-page-pick-highest = { $count ->
    [1] Самый большой
   *[other] Самые большие: { $count }
  }
hierarchy-page-bid = Предложить
hierarchy-page-match = Сопоставить
hierarchy-page-keep = Оставить эти
hierarchy-page-surrender = Сдаться…
hierarchy-page-draw-or-surrender = Обнажить клинок или сдаться…
hierarchy-page-nobody = Никому
hierarchy-page-nobody-with = Ни с кем
hierarchy-page-dice-of-tiles = Выбранные Тайлы дадут кубиков:
hierarchy-print-character = Персонаж
hierarchy-print-name = Имя
hierarchy-print-caste = Каста
hierarchy-print-stats = Характеристики
hierarchy-print-state = Честь и раны
hierarchy-print-tile = Тайл
hierarchy-print-rating = Значение
hierarchy-print-use = Для чего
hierarchy-print-notes = Дела
hierarchy-page-puzzle-bid = Предложение

## Studies

hierarchy-study-first-caste = Каста по рождению
hierarchy-study-last-caste = Каста под конец
hierarchy-study-death = Смерть по дороге
hierarchy-study-rounds = Раундов
hierarchy-study-conflicts = Конфликтов
hierarchy-study-tries = Розыгрышей ставок и ответов
hierarchy-study-tied = Розыгрыши вничью, по тому, из-за чего они
hierarchy-study-first-bidder = Решённые розыгрыши, выигранные тем, кто ставил первым
hierarchy-study-greater-total = Решённые розыгрыши, выигранные большей суммой кубиков
hierarchy-study-fight-tied = Сражения двух персонажей вничью, по тому, у кого есть Честь
hierarchy-study-aggressor-honor = Сражения, выигранные нападавшим, по его Чести рядом с чужой
hierarchy-study-more = больше
hierarchy-study-equal = столько же
hierarchy-study-less = меньше
hierarchy-study-neither = Чести нет ни у кого
hierarchy-study-one = Честь есть у одного
hierarchy-study-both = Честь есть у обоих
hierarchy-study-fight = сражения
hierarchy-study-contest = все прочие конфликты
hierarchy-study-died = умирали хоть раз
hierarchy-study-lived = не умирали
hierarchy-ended-talisman-ending = Император победил своим Талисманом
hierarchy-ended-honor-ending = Император победил Честью
hierarchy-ended-rounds-ending = Кончился последний раунд

## Odds on the command line

hierarchy-query-option-bid = Чьё предложение.
hierarchy-query-option-fight = Это Сражение: удары ранят.
hierarchy-query-option-absorb = Сколько ударов поглощает Честь, моя и чужая.
hierarchy-query-option-wounds = Раны, мои и чужие.
hierarchy-query-option-bid-limit = Сколько кубиков, не больше, в одном предложении.
hierarchy-query-option-mine = Кубики в моей руке.
hierarchy-query-option-theirs = Кубики в чужой руке.
hierarchy-query-option-laid = Что из предложения уже лежит на столе.
hierarchy-query-option-strikes = Нанесённые удары, которые идут в счёт.
hierarchy-query-option-dice = Мои к10.
hierarchy-query-option-against = Чужие к10.
hierarchy-query-option-helpers = Мои помощники: сколько к8 и к6.
hierarchy-query-option-their-helpers = Чужие помощники: сколько к8 и к6.
hierarchy-query-option-samples = Сколько бросков брать для оценки (обычно: на две секунды).
hierarchy-query-option-seed = Зерно оценки.
hierarchy-query-duel = Чего стоят открытые кубики при безошибочной игре обоих.
hierarchy-query-conflict = Шансы в конфликте до броска.
hierarchy-query-label-value = При безошибочной игре
hierarchy-query-label-win = победа
hierarchy-query-label-draw = ничья
hierarchy-query-label-loss = поражение
hierarchy-query-label-wounds = Нанесённые раны минус полученные
hierarchy-query-label-left = Оставшиеся кубики, мои минус чужие
hierarchy-query-label-best = Лучшие ходы
hierarchy-query-label-decided = Победа, если ничьи переигрывать
hierarchy-query-label-method = Посчитано
hierarchy-query-label-exact = точно
hierarchy-query-label-estimate = приблизительно
hierarchy-query-label-samples = Взято бросков

hierarchy-score-unit = Единицы Победы

## Почему бот решил так

hierarchy-why-lay = { $dice ->
    [screened] Если скрытые кубики таковы, как кубики обычно ложатся, то безошибочная игра
   *[open] Безошибочная игра отсюда
} { $end ->
    [win] ведёт к победе
    [tie] ведёт к ничьей
   *[loss] всё равно ведёт к поражению
}{ $wounds ->
    [0] .
   *[other] { $whose ->
        [theirs] ; ран у соперника прибавится больше на { $wounds }.
       *[mine] ; своих ран прибавится больше на { $wounds }.
    }
}
hierarchy-why-surrender = Отсюда можно только проиграть, и своих ран прибавится больше на { $wounds }: лучше сдаться.
hierarchy-why-challenge = Соперник — { $rival }: победа с вероятностью примерно { $chance } %; такой нрав решается от { $least } %.
hierarchy-why-no-challenge = Лучше всего против соперника { $rival }, и то победа лишь с вероятностью примерно { $chance } %; такой нрав решается от { $least } %.
hierarchy-why-stand = Соперник — { $rival }: удержать место можно с вероятностью примерно { $chance } %.
hierarchy-why-give-way = Соперник — { $rival }: удержать место можно лишь с вероятностью примерно { $chance } %; лучше уступить.
hierarchy-why-subvert = Что { $rival } не заметит, вероятно примерно на { $chance } %.
hierarchy-why-abstain = Что { $rival } не заметит, вероятно примерно на { $chance } %; верность или осторожность взяли верх.
hierarchy-why-arms = Не хватает только трона, а { $rival } в Бою бросает { $theirs } к { $mine }.
hierarchy-why-points = Можно купить Единиц Победы: { $bought }; у лучшего из остальных их { $best } — это выводит вперёд.
hierarchy-why-discovery = Открыть Талисман в честной сцене можно с вероятностью примерно { $chance } %.

## После партии

hierarchy-unit-duel = { $amount } конфликта
hierarchy-lays = { $dice }

## Задачи

hierarchy-puzzle-theme-parry = Отбейте
hierarchy-puzzle-theme-spend-high = Отдайте старший кубик
hierarchy-puzzle-theme-keep-low = Приберегите старший и младший
hierarchy-puzzle-theme-give-low = Отдайте младший кубик
hierarchy-puzzle-rules =
    { $limit ->
        [1] Сражение: в предложении и в сопоставлении по одному кубику. Оба играют безошибочно; побеждает один ответ.
       *[other] Сражение: в предложении и в сопоставлении не больше { $limit } { $limit ->
            [one] кубика
           *[other] кубиков
        }. Оба играют безошибочно; побеждает один ответ.
    }
hierarchy-puzzle-hands = У вас { $mine }. У соперника { $theirs }.
hierarchy-puzzle-honor =
    { $side ->
        [mine] Первый удар по вам поглотит ваша Честь.
       *[theirs] Первый удар по сопернику поглотит его Честь.
    }
hierarchy-puzzle-bid = Предложение за вами. Что вы выложите?
hierarchy-puzzle-match = Соперник предлагает { $bid }. Чем ответите?
hierarchy-puzzle-how =
    { $limit ->
        [1] Введите один из своих кубиков, например 9.
       *[other] Введите до { $limit } своих кубиков, например 9 4.
    }
hierarchy-puzzle-die = { $sum }
hierarchy-puzzle-dice = { $sum } ({ $dice })
hierarchy-puzzle-proof = Правильный ответ — { $answer }; дальше при безошибочной игре обоих:
hierarchy-puzzle-refuted = Ваш ответ — { $given }; дальше при безошибочной игре обоих:
hierarchy-puzzle-others =
    { $ties ->
        [0] Все прочие ответы ({ $others }) проигрывают.
       *[other] { $losses ->
            [0] Все прочие ответы ({ $others }) дают лишь ничью.
           *[other] Прочих ответов { $others }: ничью дают { $ties }, остальные проигрывают.
        }
    } Всё просчитано до конца.
hierarchy-puzzle-you-bid =
    Вы предлагаете { $bid }, соперник кладёт { $match }: { $comes ->
        [parried] отбито.
        [you] ваш удар.
        [you-absorbed] ваш удар поглощает Честь.
        [they] удар по вам.
       *[they-absorbed] удар по вам поглощает Честь.
    }
hierarchy-puzzle-they-bid =
    Соперник предлагает { $bid }, вы кладёте { $match }: { $comes ->
        [parried] отбито.
        [you] ваш удар.
        [you-absorbed] ваш удар поглощает Честь.
        [they] удар по вам.
       *[they-absorbed] удар по вам поглощает Честь.
    }
hierarchy-puzzle-end =
    { $won ->
        [win] Вы побеждаете { $mine } : { $theirs }.
        [loss] Вы проигрываете { $mine } : { $theirs }.
       *[tie] Ничья, { $mine } : { $theirs }.
    }

# Standing answers
hierarchy-standing-help = Помощь в кульминации
hierarchy-standing-help-stand-by = Остаться в стороне
hierarchy-standing-help-help = Прийти на помощь
hierarchy-standing-follow = Вас зовут на Задание
hierarchy-standing-follow-go = Идти
hierarchy-standing-follow-refuse = Отказаться
hierarchy-standing-court = При дворе
hierarchy-standing-court-quiet = Ничего
hierarchy-standing-turn-back = Вы ранены на Задании
hierarchy-standing-turn-back-stay = Остаться с отрядом
hierarchy-standing-turn-back-turn-back = Вернуться
hierarchy-standing-doubt-tiles = Тайлы другой стороны
hierarchy-standing-doubt-tiles-none = Подходят все
hierarchy-standing-select = Какие кубики оставить
hierarchy-standing-select-none = Никаких: сдаться
