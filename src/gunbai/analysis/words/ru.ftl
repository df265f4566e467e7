# После партии: везение отдельно, игра отдельно, и решения, что стоили дороже всего.

analysis-title = Везение и игра
analysis-luck-title = Как ложились кубики
analysis-play-title = Как играли
analysis-costly-title = Что стоило дороже всего
analysis-luck = { $name }, { $unit }: { $fell } там, где следовало ждать { $expected } (стандартных отклонений: { $deviations })
analysis-pips = сумма очков на кубиках
analysis-play = { $name }: лучших решений — { $best } из { $decisions }; остальные стоили в сумме { $loss } ({ $exact ->
    [yes] точно
   *[other] по оценке
})
analysis-play-best = { $name }: все решения ({ $decisions }) — лучшие из возможных ({ $exact ->
    [yes] точно
   *[other] по оценке
})
analysis-costly = { $name }. { $ask } Выбрано: { $given }. Лучше: { $better }, на { $loss } ({ $exact ->
    [yes] точно
   *[other] по оценке
}).
analysis-nothing = Ни одно решение из тех, о которых можно судить, не могло быть лучше.
analysis-how = О решениях судят по тому, что их место могло тогда знать, и по тому, о чём каждое было само по себе (это противостояние, этот конфликт), а не по тому, как легли кубики. Точное следует из правил и кубиков; там, где чужой тайный выбор был неизвестен, все его варианты считаются равновероятными.
analysis-how-luck = О решениях этой игры судить пока нельзя; сравниваются только кубики с тем, чего следовало ждать.
analysis-not-over = Партия ещё не окончена; разбирают её, когда она кончится.
analysis-advice-best = Лучше всего: { $answer }.
analysis-advice-bot = Бот среднего уровня выбрал бы: { $answer }.
analysis-advice-exact = Точно: так следует из правил и кубиков для того, о чём это решение.
analysis-advice-estimated = Оценка: она опирается на то, что могут выбрать другие, или на суждение бота.

# Задачи

analysis-no-puzzles = В игре { $game } задач нет; они есть в таких: { $legal }.
analysis-no-theme = Темы «{ $given }» нет; есть: { $legal }.
analysis-no-such-puzzle = Задачи «{ $given }» нет.
analysis-puzzle-right = Верно: { $answer }.
analysis-puzzle-wrong = Нет, не { $given }. Правильный ответ — { $answer }.
