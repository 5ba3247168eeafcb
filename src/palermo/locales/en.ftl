app-title = Palermo
app-heading = Play Mafia for real

language = Language

seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
