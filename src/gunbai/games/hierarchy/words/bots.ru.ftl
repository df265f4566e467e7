# Что пишут боты «Иерархии». Ключи: hierarchy-prose-СИМВОЛ-НОМЕР; значение — снова символ или
# дано. hierarchy-prose-НРАВ-СИМВОЛ-НОМЕР говорит только один нрав.

hierarchy-prose-precious-1 = { CAP($kin) } по имени { $name }
hierarchy-prose-precious-2 = { CAP($kin) } по имени { $name }; { $habit }
hierarchy-prose-precious-3 = { CAP($thing) }, память о прошлом: { $giver }
hierarchy-prose-precious-4 = { CAP($spot) }: { $memory }

hierarchy-prose-kin-1 = моя сестра
hierarchy-prose-kin-2 = мой младший брат
hierarchy-prose-kin-3 = моя дочь
hierarchy-prose-kin-4 = старая кормилица
hierarchy-prose-kin-5 = мой учитель
hierarchy-prose-kin-6 = приёмный сын
hierarchy-prose-kin-7 = близнец
hierarchy-prose-kin-8 = одноглазый дядя

hierarchy-prose-name-1 = О-Сэн
hierarchy-prose-name-2 = Хару
hierarchy-prose-name-3 = Кику
hierarchy-prose-name-4 = Гэнта
hierarchy-prose-name-5 = Мино
hierarchy-prose-name-6 = Цубамэ
hierarchy-prose-name-7 = Рэн
hierarchy-prose-name-8 = Сиро
hierarchy-prose-name-9 = О-Юки

hierarchy-prose-habit-1 = каждую осень считает гусей
hierarchy-prose-habit-2 = молчит со времён потопа
hierarchy-prose-habit-3 = до сих пор верит, что служу писарем
hierarchy-prose-habit-4 = не уходит из сгоревшего дома
hierarchy-prose-habit-5 = чинит сети у восточных ворот
hierarchy-prose-habit-6 = пишет мне каждую весну и ни о чём не просит
hierarchy-prose-habit-7 = знает, куда ушли деньги

hierarchy-prose-thing-1 = треснувшая флейта
hierarchy-prose-thing-2 = бронзовое зеркало
hierarchy-prose-thing-3 = письмо без подписи
hierarchy-prose-thing-4 = белая кобыла
hierarchy-prose-thing-5 = деревянная кукла
hierarchy-prose-thing-6 = слепой сокол
hierarchy-prose-thing-7 = половина гребня

hierarchy-prose-giver-1 = подарок матери
hierarchy-prose-giver-2 = долг перед тем, кого не спасли
hierarchy-prose-giver-3 = дар первого господина
hierarchy-prose-giver-4 = находка паломника
hierarchy-prose-giver-5 = последнее, что отдал враг

hierarchy-prose-spot-1 = мельничный пруд
hierarchy-prose-spot-2 = сливовый сад
hierarchy-prose-spot-3 = последний маяк
hierarchy-prose-spot-4 = старый перевоз
hierarchy-prose-spot-5 = лапшичная под мостом
hierarchy-prose-spot-6 = могила без имени

hierarchy-prose-memory-1 = здесь похоронено моё имя
hierarchy-prose-memory-2 = здесь мы поклялись детьми
hierarchy-prose-memory-3 = сюда вернулись фонари
hierarchy-prose-memory-4 = здесь отец сложил свой лук
hierarchy-prose-memory-5 = в тот год здесь не было дождя

hierarchy-prose-decree-1 = { CAP($where) } { $trouble }. { $order }
hierarchy-prose-decree-2 = Уже { $days } дней { $where } { $trouble }. { $order }
hierarchy-prose-decree-3 = Говорят, { $where } { $trouble }. { $order }

hierarchy-prose-trouble-1 = рис чернеет на корню
hierarchy-prose-trouble-2 = всадники без знамён жгут амбары
hierarchy-prose-trouble-3 = по ночам звонят колокола, и никто не тянет верёвок
hierarchy-prose-trouble-4 = пропадает каждый, кто идёт горной дорогой
hierarchy-prose-trouble-5 = река на закате течёт вспять
hierarchy-prose-trouble-6 = неведомый наследник собирает людей и клятвы
hierarchy-prose-trouble-7 = соляные лодки приходят пустыми, даже без гребцов
hierarchy-prose-trouble-8 = дети просыпаются и говорят на мёртвом языке
hierarchy-prose-trouble-9 = двое судей клянутся, что каждый из них — другой
hierarchy-prose-trouble-10 = мёртвые исправно платят подати
hierarchy-prose-trouble-11 = не лает ни одна собака
hierarchy-prose-trouble-12 = путники платят за ночлег в гостинице, которая сгорела

hierarchy-prose-where-1 = в северных уделах
hierarchy-prose-where-2 = вдоль шёлкового пути
hierarchy-prose-where-3 = под Журавлиным перевалом
hierarchy-prose-where-4 = в рыбацких городах
hierarchy-prose-where-5 = у самых ворот столицы
hierarchy-prose-where-6 = вокруг Камышового озера
hierarchy-prose-where-7 = в долине горячих ключей
hierarchy-prose-where-8 = на острове ссыльных

hierarchy-prose-days-1 = девять
hierarchy-prose-days-2 = одиннадцать
hierarchy-prose-days-3 = двадцать
hierarchy-prose-days-4 = сорок

hierarchy-prose-order-1 = Привезите мне причину, живой или нет.
hierarchy-prose-order-2 = Пусть один из князей докажет, что достоин своего веера.
hierarchy-prose-order-3 = До первого снега там должно быть тихо.
hierarchy-prose-order-4 = Кто положит этому конец, забыт не будет.
hierarchy-prose-order-5 = Ступайте и не возвращайтесь со словами.

hierarchy-prose-boss-1 = Девятипалый
hierarchy-prose-boss-2 = Пепельная Вдова
hierarchy-prose-boss-3 = Князь Пустота
hierarchy-prose-boss-4 = Серый Дядюшка
hierarchy-prose-boss-5 = Мать Карпов
hierarchy-prose-boss-6 = Непогребённый
hierarchy-prose-boss-7 = Красные Счёты
hierarchy-prose-boss-8 = Сестра Тишина
hierarchy-prose-boss-9 = Соломенный Человек
hierarchy-prose-boss-10 = Госпожа Подать
hierarchy-prose-boss-11 = Сын Старого Грома
hierarchy-prose-boss-12 = Вторая Луна
hierarchy-prose-boss-13 = Святая Игла
hierarchy-prose-boss-14 = Капитан Завтра

hierarchy-prose-bosskind-1 = бывший монах, продавший обеты
hierarchy-prose-bosskind-2 = полководец, которого считали мёртвым
hierarchy-prose-bosskind-3 = великан из старых песен
hierarchy-prose-bosskind-4 = судья со второй печатью
hierarchy-prose-bosskind-5 = колдун затопленного храма
hierarchy-prose-bosskind-6 = лиса с лицом невесты
hierarchy-prose-bosskind-7 = ростовщик войн
hierarchy-prose-bosskind-8 = повитуха, у которой слишком много ключей
hierarchy-prose-bosskind-9 = мальчик девяти лет, которого взрослые зовут дедушкой
hierarchy-prose-bosskind-10 = сказитель, который не даёт сказке кончиться

hierarchy-prose-theme_talisman-1 = Хочу узнать, почему { $sign }.
hierarchy-prose-theme_talisman-2 = Ночь наедине, и рядом только { $fear }.
hierarchy-prose-theme_talisman-3 = Есть старый долг, и зовёт его { $fear }. Иду платить.
hierarchy-prose-theme_talisman-4 = Три дня без еды, а потом — { $fear }.
hierarchy-prose-theme_talisman-5 = Ухожу из лагеря: { $sign }.
hierarchy-prose-theme_talisman-6 = Пусть испытает меня { $fear }.
hierarchy-prose-theme_talisman-7 = Довольно откладывать: впереди { $fear }.
hierarchy-prose-theme_talisman-8 = За мной не ходить. Нынче ночью — только { $fear }.
hierarchy-prose-theme_talisman-9 = С самой весны { $sign }. Пора обернуться.

hierarchy-prose-sign-1 = мне это снится
hierarchy-prose-sign-2 = это идёт за мной
hierarchy-prose-sign-3 = клинок поёт рядом с этим
hierarchy-prose-sign-4 = я об этом молчу
hierarchy-prose-sign-5 = собаки от меня отворачиваются
hierarchy-prose-sign-6 = я просыпаюсь раньше, чем оно позовёт
hierarchy-prose-sign-7 = тень моя опаздывает

hierarchy-prose-fear-1 = гора
hierarchy-prose-fear-2 = собственный голос
hierarchy-prose-fear-3 = пустое святилище
hierarchy-prose-fear-4 = память о броде
hierarchy-prose-fear-5 = темнота под мостом
hierarchy-prose-fear-6 = отцовский меч
hierarchy-prose-fear-7 = единственная молитва, которую я помню

hierarchy-prose-theme_precious-1 = Кто-то узнал, что мне дорого.
hierarchy-prose-theme_precious-2 = Ребёнок бежал всю дорогу, чтобы сказать: { $danger }.
hierarchy-prose-theme_precious-3 = С дороги виден дым, и я знаю чей.
hierarchy-prose-theme_precious-4 = Назвали цену — и улыбнулись.
hierarchy-prose-theme_precious-5 = Пришла весть: { $danger }.
hierarchy-prose-theme_precious-6 = Надо успеть домой, пока { $hour }.
hierarchy-prose-theme_precious-7 = «{ $mine }» — вслух я этого не говорю, а знает уже вся дорога.
hierarchy-prose-theme_precious-8 = На столбе у перекрёстка объявление: «{ $mine }». Ниже цена.
hierarchy-prose-theme_precious-9 = Письмо без печати: { $danger }. Ждут меня, пока { $hour }.
hierarchy-prose-theme_precious-10 = Этой ночью мне снилась открытая дверь.

hierarchy-prose-danger-1 = у дверей заимодавцы
hierarchy-prose-danger-2 = на улице горячка
hierarchy-prose-danger-3 = солдаты спрашивают поимённо
hierarchy-prose-danger-4 = на лестнице чужие
hierarchy-prose-danger-5 = плотину размывает
hierarchy-prose-danger-6 = кто-то продал ключ

hierarchy-prose-hour-1 = не сменился прилив
hierarchy-prose-hour-2 = не пробил третий колокол
hierarchy-prose-hour-3 = не перекрыли дорогу
hierarchy-prose-hour-4 = не высохла тушь
hierarchy-prose-hour-5 = не догорела лампа

hierarchy-prose-theme_deed-1 = На нашем пути { $need }, и мимо я не проеду.
hierarchy-prose-theme_deed-2 = По дороге попадается такое: { $need }.
hierarchy-prose-theme_deed-3 = Лазутчики говорят, впереди { $need }. Остальные смеются, а я нет.
hierarchy-prose-theme_deed-4 = Конь встал, и не спорьте с ним: перед ним { $need }.

hierarchy-prose-need-1 = деревня без колодца
hierarchy-prose-need-2 = свадьба без жениха
hierarchy-prose-need-3 = честный перевозчик
hierarchy-prose-need-4 = суд над ребёнком
hierarchy-prose-need-5 = мост с двумя сборщиками пошлин
hierarchy-prose-need-6 = вдова с тремя женихами
hierarchy-prose-need-7 = поэт, которому нечем платить
hierarchy-prose-need-8 = колодец, который отвечает

hierarchy-prose-scene_talisman-1 = Тропа кончается; перед вами { $place }. { $trial }
hierarchy-prose-scene_talisman-2 = Перед вами { $place }, и никто вас не услышит. { $trial }
hierarchy-prose-scene_talisman-3 = К сумеркам вы у цели: { $place }. { $trial }
hierarchy-prose-scene_talisman-4 = Вы засыпаете, а когда просыпаетесь, рядом { $place }. { $trial }
hierarchy-prose-scene_talisman-5 = Об этом вас не предупреждали: { $place }. { $trial }
hierarchy-prose-scene_talisman-6 = { CAP($who) }, ночь и { $place }. { $trial }

hierarchy-prose-place-1 = замёрзший водопад
hierarchy-prose-place-2 = зал, полный свечей
hierarchy-prose-place-3 = колодец без дна
hierarchy-prose-place-4 = курган
hierarchy-prose-place-5 = старое место поединков
hierarchy-prose-place-6 = мост без другого берега
hierarchy-prose-place-7 = ворота без стены
hierarchy-prose-place-8 = зеркало чёрной воды
hierarchy-prose-place-9 = комната, где вы родились

hierarchy-prose-trial-1 = Голос спрашивает, с чем вы не расстанетесь.
hierarchy-prose-trial-2 = Поднимается нечто с вашим лицом.
hierarchy-prose-trial-3 = Можно вернуться; только вернуться.
hierarchy-prose-trial-4 = Холод хочет вашего имени.
hierarchy-prose-trial-5 = Каждый шаг звучит дважды.
hierarchy-prose-trial-6 = Старуха метёт двор и не поднимает глаз.
hierarchy-prose-trial-7 = Ваша одежда уже разложена, как для похорон.
hierarchy-prose-trial-8 = Оно знает песню, которую вы не поёте.
hierarchy-prose-trial-9 = Горит одна лампа. Когда вы лжёте, она тускнеет.
hierarchy-prose-trial-10 = Ребёнок спрашивает дорогу, а потом — кто вы.
hierarchy-prose-trial-11 = То, за чем вы пришли, тяжелее вас.
hierarchy-prose-trial-12 = Начинается снег: он летит вверх.

hierarchy-prose-scene_precious-1 = Вас опередили: { $foe }. { $press }
hierarchy-prose-scene_precious-2 = Вы как раз успели увидеть, кто здесь: { $foe }. { $press }
hierarchy-prose-scene_precious-3 = Слышно издали, а видно только теперь: { $foe }. { $press }
hierarchy-prose-scene_precious-4 = «{ $precious }» — так записано в чужой книге, а держит её { $person }. { $press }
hierarchy-prose-scene_precious-5 = О том, что зовётся «{ $precious }», расспрашивали всю дорогу. Вот кто: { $person }. { $press }
hierarchy-prose-scene_precious-6 = У ворот ждёт { $person }. { $press }

hierarchy-prose-foe-1 = { $person }
hierarchy-prose-foe-2 = { $person }
hierarchy-prose-foe-3 = шайка ронинов
hierarchy-prose-foe-4 = ползущий огонь
hierarchy-prose-foe-5 = лодка работорговцев
hierarchy-prose-foe-6 = пустой паланкин и восемь носильщиков

hierarchy-prose-person-1 = капитан сборщиков
hierarchy-prose-person-2 = улыбчивый заимодавец
hierarchy-prose-person-3 = двоюродный брат с бумагами
hierarchy-prose-person-4 = паломник с чистыми ногами
hierarchy-prose-person-5 = брат того, кого вы убили
hierarchy-prose-person-6 = дама с вашим гербом на рукаве

hierarchy-prose-press-1 = «Это моё по праву», — слышите вы.
hierarchy-prose-press-2 = Дверь здесь одна, и она не ваша.
hierarchy-prose-press-3 = Начинает звонить колокол и не умолкает.
hierarchy-prose-press-4 = Тот, кому вы верили, отводит глаза.
hierarchy-prose-press-5 = Толпа вам не поможет.
hierarchy-prose-press-6 = Что вы делаете?
hierarchy-prose-press-7 = Вам подают кисть и бумагу на подпись.
hierarchy-prose-press-8 = За вашей спиной перекрывают дорогу.
hierarchy-prose-press-9 = Всё кончится, когда догорит курение.
hierarchy-prose-press-10 = Цену предлагают назвать вам самим.

hierarchy-prose-scene_deed-1 = Люди смотрят на ваш герб, потом в землю. { $press }
hierarchy-prose-scene_deed-2 = Здесь уже побывали до вас: { $foe }. { $press }
hierarchy-prose-scene_deed-3 = Все говорят разом, и никто — о главном. { $press }

hierarchy-prose-stakes-1 = Проигравший признаёт это вслух, при всех
hierarchy-prose-stakes-2 = Дорога свободна, и никаких вопросов
hierarchy-prose-stakes-3 = Правда о прошлой зиме
hierarchy-prose-stakes-4 = Лучшее место на следующем пиру
hierarchy-prose-stakes-5 = День службы без жалованья
hierarchy-prose-stakes-6 = Лучший конь проигравшего
hierarchy-prose-stakes-7 = Рецепт, на этот раз настоящий
hierarchy-prose-stakes-8 = Проигравший поёт, а весь двор слушает
hierarchy-prose-stakes-9 = Последнее слово в этом деле, навсегда

hierarchy-prose-plan-1 = Войти ночью, а спрашивать потом
hierarchy-prose-plan-2 = Пройти за деньгами до самой двери
hierarchy-prose-plan-3 = Вызвать врага барабаном, в полдень
hierarchy-prose-plan-4 = Сперва поговорить со стариками, потом ударить
hierarchy-prose-plan-5 = Перекрыть дорогу и ждать голода
hierarchy-prose-plan-6 = Прийти нищими и день только слушать
hierarchy-prose-plan-7 = Сперва послать подарок и посмотреть, кто его откроет

hierarchy-prose-lair-1 = Перед вами { $place }, а посреди — { $bosskind }.
hierarchy-prose-lair-2 = Говорили, что это { $bosskind }. Не говорили, какого роста.
hierarchy-prose-lair-3 = Дым и накрытый стол, ровно на столько гостей, сколько вас.
hierarchy-prose-lair-4 = Двери открыты. Это хуже всего.
hierarchy-prose-lair-5 = Стражи нет. Пыли тоже: здесь каждый день метут.
hierarchy-prose-lair-6 = Рис промывает { $bosskind }. Вас просят разуться.
hierarchy-prose-lair-7 = О вас доложили. Имена уже на чашках.
hierarchy-prose-lair-8 = След обрывается: { $place }. Птицы смолкают.

hierarchy-prose-tale-1 = Достаю самое дорогое, один раз даю на него взглянуть и прячу.
hierarchy-prose-tale-2 = Первым наливаю тому, кто сидит ниже всех, и смотрю, кто заметит.
hierarchy-prose-tale-3 = Иду по стене и считаю лампы в окнах князей.
hierarchy-prose-tale-4 = Пишу письмо и сжигаю его. Дым кто-то видел.
hierarchy-prose-tale-5 = Спрашиваю старую служанку, кто сидел здесь до нас. Она улыбается и считает.
hierarchy-prose-tale-6 = Кланяюсь чуть дольше, чем надо, и смотрю, кто это видит.
hierarchy-prose-tale-7 = Возвращаю зонт, на две зимы позже срока. Берут молча.

hierarchy-prose-sunset-1 = Об одном из вас у меня было неверное мнение; не скажу, о ком.
hierarchy-prose-sunset-2 = Вблизи трон кажется меньше.
hierarchy-prose-sunset-3 = В следующий раз копьё будет длиннее.
hierarchy-prose-sunset-4 = Носильщиков никто не поблагодарил. Никто, кроме меня.
hierarchy-prose-sunset-5 = Считаю тех, кто стоял за моей спиной. Счёт недолгий.
hierarchy-prose-sunset-6 = Хороший день: не сгорело ничего любимого.
hierarchy-prose-sunset-7 = По дороге домой кто-то напевал. Узнаю кто.
hierarchy-prose-sunset-8 = В песнях всё будет иначе. Надо дружить с певцами.
hierarchy-prose-sunset-9 = Рукав ещё пахнет дымом. Стирать пока рано.

hierarchy-prose-talisman-bold-1 = Вепрь
hierarchy-prose-talisman-bold-2 = Гром
hierarchy-prose-talisman-bold-3 = Ястреб
hierarchy-prose-talisman-bold-4 = Костёр
hierarchy-prose-talisman-bold-5 = Стремнина
hierarchy-prose-talisman-bold-6 = Волк
hierarchy-prose-talisman-bold-7 = Комета
hierarchy-prose-talisman-bold-8 = Шершень

hierarchy-prose-talisman-loyal-1 = Вол
hierarchy-prose-talisman-loyal-2 = Очаг
hierarchy-prose-talisman-loyal-3 = Мост
hierarchy-prose-talisman-loyal-4 = Пёс
hierarchy-prose-talisman-loyal-5 = Кедр
hierarchy-prose-talisman-loyal-6 = Колокол
hierarchy-prose-talisman-loyal-7 = Гусь
hierarchy-prose-talisman-loyal-8 = Якорь

hierarchy-prose-talisman-sly-1 = Лиса
hierarchy-prose-talisman-sly-2 = Туман
hierarchy-prose-talisman-sly-3 = Кукушка
hierarchy-prose-talisman-sly-4 = Зеркало
hierarchy-prose-talisman-sly-5 = Плющ
hierarchy-prose-talisman-sly-6 = Ласка
hierarchy-prose-talisman-sly-7 = Тень
hierarchy-prose-talisman-sly-8 = Угорь

hierarchy-prose-talisman-patient-1 = Камень
hierarchy-prose-talisman-patient-2 = Цапля
hierarchy-prose-talisman-patient-3 = Черепаха
hierarchy-prose-talisman-patient-4 = Ледник
hierarchy-prose-talisman-patient-5 = Паук
hierarchy-prose-talisman-patient-6 = Сова
hierarchy-prose-talisman-patient-7 = Бамбук
hierarchy-prose-talisman-patient-8 = Прилив

hierarchy-prose-tile-arms-1 = Длинное копьё
hierarchy-prose-tile-arms-2 = Боевой лук
hierarchy-prose-tile-arms-3 = Железный веер
hierarchy-prose-tile-arms-4 = Боевой конь
hierarchy-prose-tile-arms-5 = Парные ножи
hierarchy-prose-tile-arms-6 = Серп на цепи
hierarchy-prose-tile-arms-7 = Алебарда
hierarchy-prose-tile-arms-8 = Тигриные когти
hierarchy-prose-tile-arms-9 = Буря искр
hierarchy-prose-tile-arms-10 = Борьба
hierarchy-prose-tile-arms-11 = Порох и пули

hierarchy-prose-tile-stealth-1 = Кошачий шаг
hierarchy-prose-tile-stealth-2 = Чужое лицо
hierarchy-prose-tile-stealth-3 = Хождение по крышам
hierarchy-prose-tile-stealth-4 = Потайной фонарь
hierarchy-prose-tile-stealth-5 = Дверь для слуг

hierarchy-prose-tile-healing-1 = Мох и травы
hierarchy-prose-tile-healing-2 = Тёплые ладони
hierarchy-prose-tile-healing-3 = Правка костей
hierarchy-prose-tile-healing-4 = Мазь семи кореньев

hierarchy-prose-tile-craft-1 = Чайный обряд
hierarchy-prose-tile-craft-2 = Соколиная охота
hierarchy-prose-tile-craft-3 = Старые баллады
hierarchy-prose-tile-craft-4 = Налоговые книги
hierarchy-prose-tile-craft-5 = Приметы погоды
hierarchy-prose-tile-craft-6 = Благовония
hierarchy-prose-tile-craft-7 = Каллиграфия
hierarchy-prose-tile-craft-8 = Толкование снов
hierarchy-prose-tile-craft-9 = Силки и ямы
hierarchy-prose-tile-craft-10 = Речная лоция
hierarchy-prose-tile-craft-11 = Камни го
hierarchy-prose-tile-craft-12 = Дворцовые сплетни
hierarchy-prose-tile-craft-13 = Бумажные обереги

hierarchy-prose-called-1 = Аканэ
hierarchy-prose-called-2 = Бэндзо
hierarchy-prose-called-3 = Тиё
hierarchy-prose-called-4 = Дайго
hierarchy-prose-called-5 = Эмон
hierarchy-prose-called-6 = Фуми
hierarchy-prose-called-7 = Горо
hierarchy-prose-called-8 = Хана
hierarchy-prose-called-9 = Исаму
hierarchy-prose-called-10 = Дзюн
hierarchy-prose-called-11 = Каэдэ
hierarchy-prose-called-12 = Мицу
hierarchy-prose-called-13 = Наото
hierarchy-prose-called-14 = Оборо
hierarchy-prose-called-15 = Рокуро

hierarchy-prose-bold-theme_talisman-1 = Кричу в ущелье, пока оно не ответит.
hierarchy-prose-bold-theme_talisman-2 = Говорят, ночью туда никто не лазит. Подержите коня.
hierarchy-prose-bold-theme_talisman-3 = Хочу увидеть то, чего боюсь, и ударить первым делом.
hierarchy-prose-bold-theme_talisman-4 = Наяву меня ничем не испугать. Сегодня ночую там.

hierarchy-prose-bold-theme_precious-1 = Кто это тронет, узнает моё имя — и больше ничего.
hierarchy-prose-bold-theme_precious-2 = Скачу назад. Покажите дорогу короткую, а не спокойную.
hierarchy-prose-bold-theme_precious-3 = Вот и славно: руки как раз чесались.

hierarchy-prose-bold-stakes-1 = Проигравший носит знамя победителя до первого снега
hierarchy-prose-bold-stakes-2 = Проигравший больше никогда не говорит «чуть-чуть не хватило»

hierarchy-prose-bold-plan-1 = Скакать прямо на врага, и пусть думает он
hierarchy-prose-bold-plan-2 = Через главные ворота, в полдень, с барабанами

hierarchy-prose-bold-tale-1 = Вызываю на поединок колокол у ворот. Он бьёт первым; считаю, что ничья.
hierarchy-prose-bold-tale-2 = Показываю пажам шрам. Сегодня это был тигр.
hierarchy-prose-bold-tale-3 = Пью по ошибке из чаши Императора. А может, и не по ошибке.

hierarchy-prose-bold-sunset-1 = Завтра начну сразу сверху.
hierarchy-prose-bold-sunset-2 = Одиннадцать синяков, и каждый того стоил.
hierarchy-prose-bold-sunset-3 = Если на меня никто не зол, день прошёл зря.

hierarchy-prose-bold-order-1 = Привезите голову, а рассказ оставьте себе.
hierarchy-prose-bold-order-2 = Выезжать сегодня же. Дождь не причина: дождь мне нравится.
hierarchy-prose-bold-order-3 = Сделайте это громко: пусть услышит следующий.
hierarchy-prose-bold-order-4 = Кто вернётся чистым, тот там не был.

hierarchy-prose-loyal-theme_talisman-1 = Лампа господина не должна погаснуть. Спрошу у ночи, чего это стоит.
hierarchy-prose-loyal-theme_talisman-2 = Несу наверх имена всех наших и один вопрос.
hierarchy-prose-loyal-theme_talisman-3 = Кому я служу, когда никто не видит? Ответ знает { $fear }.

hierarchy-prose-loyal-theme_precious-1 = Слово дано, а опаздывать не в моих правилах.
hierarchy-prose-loyal-theme_precious-2 = Это немного. Но это всё, что мне доверено.
hierarchy-prose-loyal-theme_precious-3 = Соседи уже встали у двери. Нельзя, чтобы они стояли одни.

hierarchy-prose-loyal-stakes-1 = Проигравший до вечера помогает носильщикам
hierarchy-prose-loyal-stakes-2 = Письменное извинение дому, который обидели

hierarchy-prose-loyal-plan-1 = Всех привести домой, а там посмотрим
hierarchy-prose-loyal-plan-2 = Держаться вместе и идти шагом самого медленного

hierarchy-prose-loyal-tale-1 = Чиню чужой ремень и вешаю на место.
hierarchy-prose-loyal-tale-2 = Запоминаю имена новых конюхов, всех девятерых.
hierarchy-prose-loyal-tale-3 = Стою в карауле за того, кто устал, и не говорю, за кого.

hierarchy-prose-loyal-sunset-1 = Все дома. Доклад окончен.
hierarchy-prose-loyal-sunset-2 = Пойду за вами снова. Только дорогу выберем получше.
hierarchy-prose-loyal-sunset-3 = За тех, с кем мы бились, горит лампа.

hierarchy-prose-loyal-order-1 = Сделайте так, чтобы люди там снова спали.
hierarchy-prose-loyal-order-2 = Идите вместе и вернитесь все.
hierarchy-prose-loyal-order-3 = Спросите у самых старых, что им нужно, и начните с этого.
hierarchy-prose-loyal-order-4 = Обещайте от моего имени: я сдержу.

hierarchy-prose-sly-theme_talisman-1 = Во мне есть дверь, которую я ещё не открываю. Ключ с собой.
hierarchy-prose-sly-theme_talisman-2 = Спрошу у тумана, кто ещё его спрашивал.
hierarchy-prose-sly-theme_talisman-3 = Совру горе и посмотрю, поверит ли.

hierarchy-prose-sly-theme_precious-1 = Тайник был хорош. Так кто же проболтался?
hierarchy-prose-sly-theme_precious-2 = Сперва они найдут не ту шкатулку. Это даёт мне час.
hierarchy-prose-sly-theme_precious-3 = Почерк этой угрозы мне знаком. Недурная подделка под мой.

hierarchy-prose-sly-stakes-1 = Услуга, которую назовут, когда будет больнее всего
hierarchy-prose-sly-stakes-2 = Одно письмо из ларца проигравшего, до тех пор не читанное

hierarchy-prose-sly-plan-1 = Узнать, кому это выгодно, и раньше всех сесть за его стол
hierarchy-prose-sly-plan-2 = Дать врагу немного победить: от этого он тяжелеет

hierarchy-prose-sly-tale-1 = Проигрываю в го кому следует.
hierarchy-prose-sly-tale-2 = Благодарю троих за одно и то же и смотрю, кто побледнеет.
hierarchy-prose-sly-tale-3 = Оставляю веер там, где его найдут.

hierarchy-prose-sly-sunset-1 = Мне известно, кто открыл ворота. Приберегу до холодов.
hierarchy-prose-sly-sunset-2 = Верьте мне. Нет, правда: так мы оба сбережём время.
hierarchy-prose-sly-sunset-3 = С двоими из вас мы теперь в расчёте, а одного ждёт сюрприз.

hierarchy-prose-sly-order-1 = Сначала доложите, кто за это платил, а уж потом — чем кончилось.
hierarchy-prose-sly-order-2 = Уладьте это тихо. А тихо ли было, я услышу.
hierarchy-prose-sly-order-3 = Привезите мне счётную книгу. Остальное — погода.
hierarchy-prose-sly-order-4 = Пусть думают, что мне ничего не известно. Так оно и есть.

hierarchy-prose-patient-theme_talisman-1 = Сажусь там, где кончается тропа. Оно придёт само.
hierarchy-prose-patient-theme_talisman-2 = Считаю вдохи, пока их не начнёт считать кто-то ещё.
hierarchy-prose-patient-theme_talisman-3 = Девять лет меня ждёт { $fear }. Подождёт и до утра.

hierarchy-prose-patient-theme_precious-1 = Прихожу к этому каждое утро. Сегодня там уже кто-то был.
hierarchy-prose-patient-theme_precious-2 = Бури проходят. Прослежу, чтобы прошла и эта.
hierarchy-prose-patient-theme_precious-3 = Прятать это приходится уже в третий раз. Не лучшее из моих умений.

hierarchy-prose-patient-stakes-1 = Год, за который никто об этом не вспомнит
hierarchy-prose-patient-stakes-2 = Проигравший сажает сорок сосен

hierarchy-prose-patient-plan-1 = Дождаться, пока сменится ветер, и сделать одно дело
hierarchy-prose-patient-plan-2 = Три ночи смотреть, на четвёртую действовать

hierarchy-prose-patient-tale-1 = Ровняю гравий граблями. К вечеру почти прямо.
hierarchy-prose-patient-tale-2 = Смотрю на карпов, пока они меня не забудут.
hierarchy-prose-patient-tale-3 = Чай стынет, зато ничего не пропущено.

hierarchy-prose-patient-sunset-1 = Гора стояла здесь до нас. Замечаний у неё нет.
hierarchy-prose-patient-sunset-2 = Трон — это стул. Стулья освобождаются.
hierarchy-prose-patient-sunset-3 = Ещё один день без спешки.

hierarchy-prose-patient-order-1 = Не торопитесь, но ни дня сверх нужного.
hierarchy-prose-patient-order-2 = Сначала смотрите. Кто бил там первым, всегда ошибался.
hierarchy-prose-patient-order-3 = Это росло годами. Вырвите с корнем.
hierarchy-prose-patient-order-4 = Начните на рассвете, хоть и не на ближайшем.
