app-title = Palermo
app-heading = Мафия по-настоящему

language = Язык

seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
