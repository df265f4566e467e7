# Что пишут боты «Снега». Ключи: snow-prose-СИМВОЛ-НОМЕР; значение — снова символ или дано.
# В строках хайку 5 и 7 слогов (их считает тест).

snow-prose-name-samurai-1 = { CAP($he) }{ $man }

snow-prose-he-1 = Хидэ
snow-prose-he-2 = Маса
snow-prose-he-3 = Ёси
snow-prose-he-4 = Киё
snow-prose-he-5 = Томо
snow-prose-he-6 = Хару
snow-prose-he-7 = Ясу
snow-prose-he-8 = Мунэ
snow-prose-he-9 = Така
snow-prose-he-10 = Сада

snow-prose-man-1 = мори
snow-prose-man-2 = тора
snow-prose-man-3 = кагэ
snow-prose-man-4 = цуна
snow-prose-man-5 = хира
snow-prose-man-6 = тада
snow-prose-man-7 = юки
snow-prose-man-8 = нобу
snow-prose-man-9 = сукэ
snow-prose-man-10 = хико

snow-prose-name-samurai-ko-1 = { CAP($she) }{ $woman }

snow-prose-she-1 = Хару
snow-prose-she-2 = Юки
snow-prose-she-3 = Фуми
snow-prose-she-4 = Тама
snow-prose-she-5 = Нацу
snow-prose-she-6 = Сато
snow-prose-she-7 = Кику
snow-prose-she-8 = Мицу
snow-prose-she-9 = Сидзу
snow-prose-she-10 = Хана

snow-prose-woman-1 = э
snow-prose-woman-2 = но
snow-prose-woman-3 = ко
snow-prose-woman-4 = ё

snow-prose-clan-1 = { CAP($land) }{ $place }

snow-prose-land-1 = Куро
snow-prose-land-2 = Сира
snow-prose-land-3 = Ака
snow-prose-land-4 = Мацу
snow-prose-land-5 = Иси
snow-prose-land-6 = Така
snow-prose-land-7 = Мори
snow-prose-land-8 = Хоси
snow-prose-land-9 = Цуки
snow-prose-land-10 = Аса

snow-prose-place-1 = гава
snow-prose-place-2 = яма
snow-prose-place-3 = мура
snow-prose-place-4 = саки
snow-prose-place-5 = хара
snow-prose-place-6 = дзава
snow-prose-place-7 = тани
snow-prose-place-8 = минэ
snow-prose-place-9 = сэ

snow-prose-principality-1 = { CAP($side) }{ $shore }

snow-prose-side-1 = Кита
snow-prose-side-2 = Ниси
snow-prose-side-3 = Хигаси
snow-prose-side-4 = Оку
snow-prose-side-5 = Нака
snow-prose-side-6 = Симо
snow-prose-side-7 = Ками
snow-prose-side-8 = Минами
snow-prose-side-9 = Тё

snow-prose-shore-1 = но
snow-prose-shore-2 = цу
snow-prose-shore-3 = сима
snow-prose-shore-4 = кава
snow-prose-shore-5 = хама
snow-prose-shore-6 = дзаки
snow-prose-shore-7 = мацу

snow-prose-five-1 = снег на воротах
snow-prose-five-2 = тихий колокол
snow-prose-five-3 = луна над рекой
snow-prose-five-4 = первый иней лёг
snow-prose-five-5 = цапля у воды
snow-prose-five-6 = ветер в бамбуке
snow-prose-five-7 = сакура цветёт
snow-prose-five-8 = старая сосна
snow-prose-five-9 = ворон на ветке
snow-prose-five-10 = дождь за ширмою
snow-prose-five-11 = дым над очагом
snow-prose-five-12 = чай давно остыл
snow-prose-five-13 = тень на татами
snow-prose-five-14 = журавли летят
snow-prose-five-15 = лёд на перилах
snow-prose-five-16 = осень у ворот
snow-prose-five-17 = стынет тишина
snow-prose-five-18 = гаснет светлячок

snow-prose-seven-samurai-1 = меч его помнит море
snow-prose-seven-samurai-2 = он кланяется ветру
snow-prose-seven-samurai-3 = его рука спокойна
snow-prose-seven-samurai-4 = он пишет имя снегом
snow-prose-seven-samurai-5 = он смеётся и молчит
snow-prose-seven-samurai-6 = не скажет он ни слова
snow-prose-seven-samurai-7 = он знает цену стали
snow-prose-seven-samurai-8 = путь его прям, как сосна
snow-prose-seven-samurai-9 = веер закрыт, а он ждёт
snow-prose-seven-samurai-10 = в ножнах уснула гроза
snow-prose-seven-samurai-11 = он не спешит к воротам
snow-prose-seven-samurai-12 = плащ он отдал бродяге

snow-prose-seven-samurai-ko-1 = она слушает реку
snow-prose-seven-samurai-ko-2 = её рука спокойна
snow-prose-seven-samurai-ko-3 = она прячет то письмо
snow-prose-seven-samurai-ko-4 = она кланяется вслед
snow-prose-seven-samurai-ko-5 = в рукаве её письмо
snow-prose-seven-samurai-ko-6 = она знает, но молчит
snow-prose-seven-samurai-ko-7 = шаг её легче снега
snow-prose-seven-samurai-ko-8 = она гасит фонари
snow-prose-seven-samurai-ko-9 = ей ворон носит вести
snow-prose-seven-samurai-ko-10 = она считает дожди
snow-prose-seven-samurai-ko-11 = помнит она все пути
snow-prose-seven-samurai-ko-12 = стрела её не спешит

snow-prose-scene-spring-1 = Каждый день { $samurai } пишет ей письма, хотя они живут под одной крышей. Раз в месяц { $samurai_ko } отвечает одной строкой.
snow-prose-scene-spring-2 = Когда умер старый князь, { $samurai_ko } девять дней держала замок с одиннадцатью слугами. На десятый подоспел { $samurai }, на одиннадцатый — посватался.
snow-prose-scene-spring-3 = Петь { $samurai } не умеет, а она не в силах слушать; это единственное, что { $samurai_ko } ему когда-либо запрещала.
snow-prose-scene-spring-4 = У них одна тайна на двоих, и каждый думает, что другой её забыл.
snow-prose-scene-spring-5 = Однажды { $samurai } перенёс её через разлившийся брод. Ни он, ни { $samurai_ko } с тех пор о том не говорили; оба ещё слышат ту воду.
snow-prose-scene-spring-6 = Их сговорили по переписке, и каждый влюбился в чужой почерк прежде, чем они встретились.
snow-prose-scene-spring-7 = Каждый вечер { $samurai_ko } обыгрывает его в го, и каждый вечер { $samurai } просит ещё одну партию.
snow-prose-scene-spring-8 = { CAP($samurai) } был послан сжечь дом её отца, а вернулся с невестой. При дворе рассказывают иначе.
snow-prose-scene-spring-9 = Двум старым кланам был нужен мост, и его построили из этих двоих. { $samurai } и { $samurai_ko } сами удивлены, что он держит.
snow-prose-scene-spring-10 = Они бранятся, как сороки, и бьются спина к спине, как волки. Слуги научились ждать за дверью.

snow-prose-scene-summer-1 = { CAP($samurai) } уже в седле, когда { $samurai_ko } подаёт ему забытый меч. Оба смеются дольше, чем нужно.
snow-prose-scene-summer-2 = Она даёт ему список того, чего делать нельзя. До второго моста видно, как { $samurai } читает его и улыбается.
snow-prose-scene-summer-3 = { CAP($samurai_ko) } велит закрыть ворота, не дождавшись, пока он скроется из виду: пыль, говорит она.
snow-prose-scene-summer-4 = Они расстаются, как всякий год, посреди ссоры — чтобы было что закончить.
snow-prose-scene-summer-5 = У ворот { $samurai_ko } сама затягивает ремень его шлема — на одну дырочку туже, чем удобно.
snow-prose-scene-summer-6 = { CAP($samurai) } уезжает до рассвета, чтобы её не будить. Всю ночь она не спала и слушала, как он её не будит.
snow-prose-scene-summer-7 = Они выпивают одну чашу на двоих и разбивают её. Каждый хранит свою половину.
snow-prose-scene-summer-8 = Он обещает писать. Тушь она уже уложила.
snow-prose-scene-summer-9 = { CAP($samurai_ko) } не поднимает глаз от счётов, пока не стихнет стук копыт; потом замечает, что трижды сложила один и тот же столбец.
snow-prose-scene-summer-10 = Весь дом вышел под дождь проводить господина. Только { $samurai_ko } вспомнила о зонте — и держит его над конём.

snow-prose-scene-autumn-1 = Его никто не встречает. Весь дом в амбаре, считает мешки, и { $samurai_ko } с ними; { $samurai } снимает доспех и считает тоже.
snow-prose-scene-autumn-2 = { CAP($samurai) } похудел; { $samurai_ko } научилась стрелять с левой руки. Спросить ещё успеется.
snow-prose-scene-autumn-3 = Она переставила вещи. { $samurai } натыкается на них в темноте — и понимает, что дома.
snow-prose-scene-autumn-4 = Он привёз вести о трёх смертях и одном рождении. { $samurai_ko } их все уже знает.
snow-prose-scene-autumn-5 = { CAP($samurai) } входит через заднюю калитку, серый от пыли: место его свободно, чашка тепла.
snow-prose-scene-autumn-6 = Клёны красны, рис убран, и { $samurai_ko } зажгла по лампе в каждом окне, будто освещает войну.
snow-prose-scene-autumn-7 = Он считает мешки в амбаре, она — новые шрамы. Вслух никто числа не называет.
snow-prose-scene-autumn-8 = Первым его узнаёт пёс, вторым управляющий. { $samurai_ko } знает со вчерашнего дня, но не скажет откуда.
snow-prose-scene-autumn-9 = { CAP($samurai) } раскладывает всё, что привёз. { $samurai_ko } смотрит на его руки.
snow-prose-scene-autumn-10 = Они сидят на веранде, пока не взойдёт луна, и весь год проходит между ними без единого слова.

snow-prose-desire-1 = Узнать, чем кончается история, которую { $samurai } начинает рассказывать в их первую ночь.
snow-prose-desire-2 = { CAP($gift) } — и имя того, кто это сделал.
snow-prose-desire-3 = Чтобы хоть раз её вызвал тот, кто стоит труда.
snow-prose-desire-4 = Извинение на хорошей бумаге и плохим почерком. От кого — известно: { $lady }.
snow-prose-desire-5 = { CAP($gift) } — и пусть он выберет сам.
snow-prose-desire-6 = Прочесть хоть раз, что пишет о ней { $lady }.
snow-prose-desire-7 = Чтобы при свидетелях было сказано: { $deed } — её заслуга.
snow-prose-desire-8 = { CAP($gift) } — как тот подарок, что пришлось продать матери.
snow-prose-desire-9 = { CAP($time) }, когда они двое никому не нужны.
snow-prose-desire-10 = Увидеть море { $far } и вернуться другой дорогой.

snow-prose-far-1 = у Чжун Гёна
snow-prose-far-2 = у дальних островов
snow-prose-far-3 = за старой столицей
snow-prose-far-4 = на том берегу
snow-prose-far-5 = у северных конских ярмарок

snow-prose-lady-1 = фрейлина императрицы
snow-prose-lady-2 = настоятельница
snow-prose-lady-3 = жена судьи
snow-prose-lady-4 = поэтесса с Третьего проспекта

snow-prose-deed-1 = перемирие у брода
snow-prose-deed-2 = полный зимний амбар
snow-prose-deed-3 = оборона восточных ворот
snow-prose-deed-4 = лучшее стихотворение года

snow-prose-scene-1 = { CAP($where) } с коня падает гонец и протягивает письмо, на котором нет имени.
snow-prose-scene-2 = { CAP($where) } путь преграждает процессия, и госпожа уже приподняла занавеску.
snow-prose-scene-3 = { CAP($where) } предлагают пари: отказаться стыдно, согласиться глупо.
snow-prose-scene-4 = { CAP($where) } две деревни ищут судью и примут любого, кто пройдёт первым.
snow-prose-scene-5 = { CAP($where) } кланяется незнакомец и просит о том, чего легко не отдают.
snow-prose-scene-6 = { CAP($where) } сходятся две дороги, и на каждой ждёт тот, кого нельзя заставлять ждать.
snow-prose-scene-7 = { CAP($where) } из тумана выходит старый долг. Он знает имя: { $name }.
snow-prose-scene-8 = { CAP($where) } все вдруг умолкают, и все взгляды обращены в одну сторону: { $name }.

snow-prose-scene-aware-1 = { CAP($where) } ребёнок продаёт меч погибшего отца и не знает ему цены.
snow-prose-scene-aware-2 = { CAP($where) } кто-то поёт ту песню, что звучала в последнюю ночь перед дорогой.
snow-prose-scene-aware-3 = { CAP($where) } вдова врага подаёт чай, и руки её не дрожат.
snow-prose-scene-aware-4 = { CAP($where) } рубят на дрова вишню, под которой когда-то дали обещание.
snow-prose-scene-aware-5 = { CAP($where) } старый слуга не узнаёт гостя и говорит с ним, как с погибшим сыном.
snow-prose-scene-aware-6 = { CAP($where) } жгут письма, и ветер приносит половину листа. Почерк знаком.
snow-prose-scene-aware-7 = { CAP($where) } слепой музыкант заводит под бива ту балладу, в которой умирают все.
snow-prose-scene-aware-8 = { CAP($where) } мать спрашивает, какими были последние слова её мальчика. Он не успел ничего сказать.
snow-prose-scene-aware-9 = { CAP($where) } пёс ждёт хозяина, которого здесь при всех похоронили.
snow-prose-scene-aware-10 = { CAP($where) } стоит тот, кого пощадили в Корее, и спрашивает — зачем.
snow-prose-scene-aware-11 = { CAP($where) } проносят невесту пятнадцати лет; за занавесью она смеётся слишком громко.
snow-prose-scene-aware-12 = { CAP($where) } кто-то написал имя на первом снегу, а кто-то другой его заметает.

snow-prose-scene-steel-1 = { CAP($where) } пятеро людей без господина учтиво просят плату за проход, обнажив клинки.
snow-prose-scene-steel-2 = { CAP($where) } вепрь раскидал загонщиков и стоит над последним.
snow-prose-scene-steel-3 = { CAP($where) } ждёт поединщик. До него дошли слухи, и он хочет знать, правда ли это.
snow-prose-scene-steel-4 = { CAP($where) } стрелы прилетают раньше крика.
snow-prose-scene-steel-5 = { CAP($where) } мост держит один человек: ему велено здесь умереть, но в одиночку ему не хочется.
snow-prose-scene-steel-6 = { CAP($where) } падает конь, и те, кто ехал следом, больше не притворяются попутчиками.
snow-prose-scene-steel-7 = { CAP($where) } учитель фехтования отдаст вывеску своей школы тому, кто сумеет её снять.
snow-prose-scene-steel-8 = { CAP($where) } огонь бежит по соломе, и выход остаётся один — тот, у которого ждут.
snow-prose-scene-steel-9 = { CAP($where) } двое пьяных вассалов обнажили клинки, и третий умрёт, если никто не встанет между ними.
snow-prose-scene-steel-10 = { CAP($where) } волки: этой зимой они поняли, что у путников есть еда.
snow-prose-scene-steel-11 = { CAP($where) } на крыше лучник. Стрела у него последняя, и он не торопится.
snow-prose-scene-steel-12 = { CAP($where) } вор унёс меч из святилища и отлично им владеет.

snow-prose-scene-tanka-1 = { CAP($where) } правитель собрал поэтов; осталась последняя строфа, и черёд назван: { $name }.
snow-prose-scene-tanka-2 = { CAP($where) } настоятель задаёт вопрос, на который верен только неверный ответ.
snow-prose-scene-tanka-3 = { CAP($where) } кто-то оставил стихи без подписи, и двор ждёт: о ком они?
snow-prose-scene-tanka-4 = { CAP($where) } смыкается ловушка учтивости: одно неверное слово будут помнить десять лет.
snow-prose-scene-tanka-5 = { CAP($where) } возвращается веер с первой половиной стихотворения, и хозяйка вслух считает до десяти.
snow-prose-scene-tanka-6 = { CAP($where) } старый монах просит помочь с предсмертным стихом: он скоро ему понадобится.
snow-prose-scene-tanka-7 = { CAP($where) } по кругу идут благовония; назвать их неверно — значит назвать своего учителя глупцом.
snow-prose-scene-tanka-8 = { CAP($where) } просят тишины, длиной в одну палочку благовоний, и влетает оса.
snow-prose-scene-tanka-9 = { CAP($where) } посол цитирует классиков, намеренно ошибаясь, и ждёт.
snow-prose-scene-tanka-10 = { CAP($where) } надо воспеть луну, а позади три ночи без сна.
snow-prose-scene-tanka-11 = { CAP($where) } ребёнок спрашивает, зачем нужен снег, и регент, забавляясь, передаёт вопрос дальше.
snow-prose-scene-tanka-12 = { CAP($where) } хозяин расставил проигранную партию в го и просит совета, куда поставить камень.

snow-prose-where-1 = У третьего брода
snow-prose-where-2 = На перевале, под мокрым снегом,
snow-prose-where-3 = В весёлом квартале
snow-prose-where-4 = За амбарами
snow-prose-where-5 = Под стрехой разорённого храма
snow-prose-where-6 = У переправы, в тумане,
snow-prose-where-7 = Между двумя заставами
snow-prose-where-8 = В саду правителя
snow-prose-where-9 = На насыпи между рисовыми полями
snow-prose-where-10 = В бане почтовой станции
snow-prose-where-11 = У ворот замка, после барабана,
snow-prose-where-12 = На последней вечерней лодке

snow-prose-contest-1 = Слишком часто при мне хвалили чужую доблесть. Пора насладиться ею вдвоём.
snow-prose-contest-2 = Наши деды этого не закончили. Свидетели здесь, и подушки для них тоже.
snow-prose-contest-3 = На кону сущие пустяки: ранг, земля и разговоры на десять лет вперёд.
snow-prose-contest-4 = Посмотрим при свидетелях, о ком из нас двоих будут говорить зимой.
snow-prose-contest-5 = Маленький спор между соседями. На кону всего лишь то, что скажут потом.
snow-prose-contest-6 = Старый раздор из-за межевого камня — наконец при всех.

snow-prose-contest-aware-1 = Пойдём вместе к могиле на перекрёстке. Кто заплачет первым, проиграл; кто не сможет заплакать, проиграл больше.
snow-prose-contest-aware-2 = Ночь под звуки бивы: кто дослушает последнюю песню со спокойным лицом?
snow-prose-contest-aware-3 = Пусть каждый расскажет, что отняла война. Рассудит тот, кто слушал.

snow-prose-contest-steel-1 = Три схода во дворе, боевыми клинками, до первого пореза.
snow-prose-contest-steel-2 = Девять стрел в подвешенный веер, с седла, против солнца.
snow-prose-contest-steel-3 = На узком мосту, на рассвете. Один из нас перейдёт.

snow-prose-contest-tanka-1 = На одной ноге под водопадом, без слова, пока кто-нибудь не шелохнётся.
snow-prose-contest-tanka-2 = Сцепленные строфы, за каждую заминку — чаша. Тема — луна, и называть её нельзя.
snow-prose-contest-tanka-3 = Сто вдохов перед снежным фонарём: кто моргнёт, тот пишет извинение.

snow-prose-gift-1 = гребень чёрного лака
snow-prose-gift-2 = безымянная флейта
snow-prose-gift-3 = зеркало, которое не льстит
snow-prose-gift-4 = белый ястреб
snow-prose-gift-5 = чайная чашка с золотым швом
snow-prose-gift-6 = ларец северного индиго

snow-prose-time-1 = один вечер
snow-prose-time-2 = один снегопад
snow-prose-time-3 = неделя дождей
snow-prose-time-4 = месяц персиков

snow-prose-haiku-1 =
    { CAP($first) },
    { $second }.
    { CAP($third) }.
