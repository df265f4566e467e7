boast-name = Похвальба у замка
boast-about = Обещай много, держи слово и смейся над тем, кто не смог.
boast-role = Дом
boast-option-rounds = Раундов
boast-bot-braggart = Хвастун
boast-points = очки

boast-round = Раунд { $number }
boast-boast = Чем похвалитесь?
boast-roll = Бросок за похвальбу
boast-kept = { $who }: похвальба { $boast }, слово сдержано.
boast-broken = { $who }: похвальба { $boast }, и всё впустую.
boast-mock = Над кем посмеётесь?
boast-mock-pass = Ни над кем
boast-mocked = { $who } смеётся над соперником: { $whom } теряет очко.
boast-has = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
boast-chance = выходит в { $ways } бросках из 6
boast-why = Похвальба { $boast } приносит в среднем { $worth }.

boast-board-houses = Дома
boast-board-houses-name = Дом
boast-board-houses-boast = Похвальба
boast-board-houses-points = Очки
