app-title = Palermo
app-heading = Мафія по-справжньому

language = Мова

seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
