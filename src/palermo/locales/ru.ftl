## The house

app-title = Palermo
app-heading = Мафия по-настоящему
app-tagline = Десять мест, один стол, город засыпает. Ведущий не нужен: судит сам дом.
language = Язык
close = Закрыть
back = Назад
cancel = Отмена
save = Сохранить
copy = Скопировать
copied = Скопировано
share = Поделиться
menu = Меню
loading = Минуту…
page-lost = По этому адресу ничего нет.
house-rules = Правила дома
house-rules-why = Мафия — игра во враньё среди друзей. Чтобы так и осталось, за каждым столом действует немногое:
house-rule-respect = Спорьте с доводом, а не с человеком. Без оскорблений и угроз.
house-rule-inside = Любой довод годится, правдивый и лживый, пока он остаётся внутри игры.
house-rule-silence = Об идущей игре говорят только за столом: ни других чатов, ни звонков, ни знаков ночью.
house-rule-proof = Роль доказывают словами, а не снимком экрана и ничем другим извне.
house-rule-bets = Без клятв и пари: никто не клянётся здоровьем и не ставит денег, чтобы ему поверили.
house-rule-stay = Кто сел, играет до конца. Уход отнимает игру у девяти других.
house-rule-hosts = За столом с ведущим спор решает ведущий; после игры можно подать протест.
house-rule-mute = Кого не хочется читать, того заглушите: коснитесь имени. Заметите это только вы.
to-front = На главную
seat-number = №{ $seat }
seat-named = №{ $seat } { $name }
bot-names = Агата Бруно Карла Дарио Элена Фаусто Грета Иво Лидия Марко Нора Орсо Пина Рокко Сильвия Тино Уго Виола Зита Альба
bot = бот
you = вы
seconds = { $count } с

## Front page

play-with-bots = Играть с ботами
play-with-bots-note = Быстрая игра на десятерых, сразу. Ничего заполнять не надо.
tables = Столы
tables-none = Открытых столов сейчас нет. Откройте свой или сыграйте с ботами.
tables-lobby = Собираются
tables-playing = Идёт игра
table-of = Стол: { $host }
table-nobodys = Открытый стол
table-join = Сесть
table-watch = Смотреть
create-table = Открыть стол
your-name = Ваше имя
change-name = Сменить имя
book-club = Клубные правила
book-sport = Спортивные правила
book-conference = Текстовая конференция
edition-fsm-2024 = Спорт, ФСМ 2024
edition-fiim-2024 = Спорт, FIIM 2024
about-club = Для компании: мафия договаривается каждую ночь, выстрел касанием.
about-conference = Текстовая конференция: общий разговор, вечернее голосование и суд; больше ролей; ходы словами.
about-sport = Как за классическим столом на десять: одна встреча жестами, договорённость, стрельба по счёту мест.
about-fiim-2024 = Спорт с лучшим ходом, фолами и взглядом шерифа на стол.
about-fsm-2024 = Спорт с лучшим ходом и фолами.
pace-quick = быстрый темп
pace-standard = обычный темп
pace-calm = спокойный темп
seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
seats-alive = в игре { $count } из { $size }
people-watch =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }

## Opening a table

form-rulebook = Правила
form-pace = Темп
form-size = Мест
form-private = Только по ссылке
form-when-ready = Начать, когда все готовы
form-deck = Колода
deck-less = На одну карту меньше: { $role }
deck-more = На одну карту больше: { $role }
deck-standard = Вернуть обычную колоду
form-all = Все настройки
form-open = Открыть стол
form-on = да
form-off = нет
form-clause = Пункт { $clause }
option-vote = Голосование
option-vote-classic = классическое: по очереди
option-vote-free = свободное: все сразу
option-vote-trial = суд
option-general_discussion = Общее обсуждение
option-council = Мафия договаривается
option-council-every_night = каждую ночь
option-council-first_night = только в первую ночь
option-reveal = Роли посаженных и убитых
option-reveal-never = не показывать
option-reveal-team = показывать цвет
option-reveal-role = показывать
option-duties = Что делает машина
option-duties-deal = раздача
option-duties-clocks = часы
option-duties-counting = подсчёт
option-duties-night_calls = ночь
option-opening = Игра начинается
option-opening-night = с ночи знакомства
option-opening-day = с дня
option-talk = Речи
option-talk-speeches = по очереди
option-talk-open = все сразу
option-rotation = Кто открывает следующий день
option-rotation-first = следующий за открывшим
option-rotation-last = следующий за закрывшим
option-withdrawal = Снять выставление
option-withdrawal-free = можно
option-withdrawal-none = нельзя
option-self_nomination = Можно выставить себя
option-smaller_tie = Снова поровну, но меньше игроков
option-smaller_tie-again = говорят снова
option-smaller_tie-lift = подъём
option-second_tie = Дважды поровну
option-second_tie-lift = подъём
option-second_tie-nobody = все остаются
option-lift_three_of_nine = Подъём троих из девяти
option-first_vote = Лидер голосования первого дня
option-first_vote-standard = уходит
option-first_vote-lift_only = остаётся
option-accused_votes = Обвиняемый голосует
option-acquaintance = Мафия знакомится
option-acquaintance-voice = голосом
option-acquaintance-gestures = жестами
option-sheriff_look = Шериф смотрит, секунд
option-plan_nights = Ночей в договорённости
option-plan_shown = Показывать договорённость ночью
option-shot = Выстрел
option-shot-unanimous = все в одного
option-shot-boss = слово главаря
option-shooting = Стрельба
option-shooting-click = касанием
option-shooting-called = по вызову номеров
option-don_check = Дон ищет шерифа
option-check = Шериф узнаёт
option-check-team = цвет
option-check-role = роль
option-check_departed = Можно проверять выбывших
option-news = Газета сообщает
option-news-deaths = кто убит
option-news-full = всё
option-killed_last_word = Последнее слово убитого
option-killed_last_word-while_hidden = если роли скрыты
option-killed_last_word-on = всегда
option-killed_last_word-off = никогда
option-best_move = Лучший ход
option-best_move-0 = нет
option-best_move-3 = три имени
option-fouls = Ведущий считает фолы
option-third_foul = Третий фол
option-third_foul-lose = лишает слова
option-third_foul-short_at_four = сокращает речь при четверых
option-third_foul-none = ничего
option-removal_cancels_vote = Удаление отменяет голосование
option-draw_after = Ничья после тихих суток
option-confirm_roles = Подтверждать роль
option-silent_civilians = Мирным ничего не сообщать
option-dead_room = Комната выбывших
option-absence = Можно отсутствовать, секунд
option-confirm = Подтверждение роли
option-acquaintance_time = Знакомство
option-speech = Речь
option-discussion = Обсуждение
option-read_out = Оглашение
option-hand = Голосование за одного
option-ballot = Свободное голосование
option-verdict = Приговор
option-lift = Подъём
option-tie_speech = Речь при равенстве
option-dock = Скамья подсудимых
option-last_word = Последнее слово
option-council_time = Совет мафии
option-shot_time = Выстрел
option-call = Каждый вызов
option-check_time = Проверки
option-move = Ночные ходы
option-best_move_time = Лучший ход
option-short_speech = Короткая речь
option-lost_speech = Потерянная речь
option-dusk = Сумерки
option-dawn = Рассвет
option-grace = Запас

## Roles and teams

role-civilian = Мирный
role-sheriff = Шериф
role-mafia = Мафия
role-don = Дон
role-civilian-goal = Найти мафию днём и проголосовать против неё. Красные побеждают, когда чёрных не осталось.
role-civilian-night = Ночью вы спите. Отмечайте, кого подозреваете: видите только вы.
role-sheriff-goal = Красный. Найти чёрных и вывести на них город, не погибнув раньше времени.
role-sheriff-night = Каждую ночь вы проверяете одного игрока и узнаёте его цвет.
role-mafia-goal = Чёрный. Победа, когда вас столько же, сколько красных.
role-mafia-night = Договоритесь на совете и стреляйте: все в одно место, иначе промах.
role-don-goal = Чёрный, глава мафии. Победа, когда вас столько же, сколько красных.
role-don-night = Стреляйте вместе с командой, затем проверьте одного: не шериф ли?
role-commissar = Комиссар
role-commissar-goal = Честный. Найти мафию по документам и вывести на неё город, не погибнув раньше времени.
role-commissar-night = Каждую ночь вы проверяете документы одного игрока и узнаёте, кто он.
role-boss = Босс
role-doctor = Доктор
role-doctor-goal = Честный. Сохранить жизнь тем, кто нужен городу, и помочь найти мафию.
role-doctor-night = Каждую ночь вы лечите одного игрока: нападения ему не страшны. Себя — один раз за игру.
role-maniac = Маньяк
role-maniac-goal = Сам за себя. Пережить всех: когда вас двое, победа ваша.
role-maniac-night = Каждую ночь вы убиваете одного игрока. Для проверки вы не чёрный.
role-sergeant = Сержант
role-sergeant-goal = Честный. Помогать комиссару, которого вы знаете, и продолжить его дело, если его не станет.
role-sergeant-night = Вы узнаёте то же, что комиссар. С первой ночи после его ухода проверяете вы.
role-courtesan = Путана
role-courtesan-goal = Честная. Отвлекать опасных ночью и помогать искать мафию днём.
role-courtesan-night = Каждую ночь вы приходите к одному игроку: он не делает хода.
role-lawyer = Адвокат
role-lawyer-goal = Чёрный. Победа, когда вас столько же, сколько всех остальных.
role-lawyer-night = Стреляйте вместе с командой и защищайте одного игрока: для проверок он в эту ночь мирный.
role-bodyguard = Телохранитель
role-bodyguard-goal = Честный. Заслонить собой тех, кто нужен городу, и помочь найти мафию.
role-bodyguard-night = Каждую ночь вы охраняете одного игрока: умрёте вместо него вы.
role-journalist = Журналист
role-journalist-goal = Честный. Узнать, кто с кем заодно, и рассказать городу.
role-journalist-night = Каждую ночь вы сравниваете двух игроков: из одной ли они команды?
role-immortal = Бессмертный
role-immortal-goal = Честный. Найти мафию днём: ночь вам поначалу не страшна.
role-immortal-night = Ночью вы спите. Первое нападение, от которого не лечил доктор, вам не вредит.
value-same_team = из одной команды
value-other_team = из разных команд
team-town = красный
team-mafia = чёрный
team-solo = сам за себя
value-red = красный
value-black = чёрный
value-sheriff = шериф
value-not_sheriff = не шериф
card-show = Ваша карта
card-hide = Перевернуть
card-goal = Цель
card-night = Ночь
card-mates = Ваша команда
card-results = Что вы узнали
card-result = Ночь { $night }: { $who } — { $value }
card-none = Карт ещё нет: сначала раздача.

## What is happening: the judge's line at each step

day = День { $day }
night = Ночь { $night }
first-night = Первая ночь
step-lobby = Лобби
step-over = Игра окончена
step-morning = Утро
step-read_out = Список выставленных
step-ballot = Голосование
step-lift = Голосование за подъём всех
line-lobby =
    { $count ->
        [one] Ждём игроков: свободно { $count } место
        [few] Ждём игроков: свободно { $count } места
       *[many] Ждём игроков: свободно { $count } мест
    }
line-lobby-full = Все места заняты
line-deal = Раздаются карты
line-dusk = Город засыпает
line-acquaintance = Мафия просыпается и знакомится
line-council = Мафия совещается
line-shot = Мафия стреляет
line-checks = Дон и шериф проверяют
line-moves = Ночные ходы
line-dawn = Город просыпается
line-killed = Доброе утро. Убит: { $who }
line-nobody-killed = Доброе утро. Никто не убит
line-best_move = Лучший ход: { $who } называет чёрных
line-best_move-mine = Ваш лучший ход
line-last_word = Последнее слово: { $who }
line-last_word-mine = Ваше последнее слово
line-speech = Слово имеет { $who }
line-speech-mine = Вам слово
line-discussion = Общее обсуждение: говорят все
line-nominees = Выставлены: { $who }
line-read_out = Выставлены: { $who }
line-hand = Кто голосует против { $who }?
line-ballot = Голосование: { $who }
line-tie_speech = Голоса поровну. Оправдывается { $who }
line-tie_speech-mine = Голоса поровну. Оправдывайтесь
line-lift = Поднимаем всех: { $who }?
line-calling = Стрельба. Сейчас: { $who }
outcome-town = Победил город
outcome-mafia = Победила мафия
outcome-maniac = Победил маньяк
outcome-draw = Ничья
closed-by_host = Хозяин закрыл стол
closed-unused = Стол простаивал и закрыт
closed-asleep = Никто не вернулся, стол закрыт
closed-over = Стол закрыт
paused-away = Пауза: большинства нет на связи
paused-asleep = Стол спит, пока кто-нибудь не вернётся
paused-judge = Ведущий остановил игру
till-dawn = До рассвета { $time }
window-acquaintance = знакомство
window-look = взгляд
window-council = совет
window-shot = выстрел
window-checks = проверки
window-moves = ходы
time-left = Осталось: { $time }

## What you can do now

prompt-sit = Коснитесь свободного места
prompt-full = Мест нет, можно смотреть
prompt-seated = Скажите, когда будете готовы
prompt-host = Ваш стол: зовите и начинайте
prompt-speech-mine = Коснитесь места: выставить или заявить
prompt-tie_speech-mine = Скажите, почему не вы
prompt-last_word-mine = Ваши последние слова городу
prompt-best_move-mine = Отметьте до трёх чёрных
prompt-discussion = Говорите или скажите, что закончили
prompt-hand = Голосуйте сейчас или ждите другого
prompt-hand-mine = Голосуют против вас. Вы тоже можете
prompt-voted = Ваш голос отдан
prompt-ballot = Коснитесь, против кого голосуете
prompt-lift = Уходят все или остаются все?
prompt-propose = Коснитесь, кого предлагаете
prompt-plan = Коснитесь жертв первых ночей по порядку
prompt-shot = Коснитесь, в кого стреляете
prompt-don_check = Коснитесь, кого проверяете: шериф?
prompt-sheriff_check = Коснитесь, кого проверяете: чёрный?
prompt-suspect = Коснитесь, кого подозреваете
prompt-left = Вы выбыли и можете смотреть
prompt-watching = Вы смотрите
prompt-before-act = Стреляйте, когда назовут номер жертвы
prompt-after-act = Выстрел: { $who }. Второй выстрел — промах
prompt-before-suspect = Отметьте подозреваемого, когда назовут его номер
prompt-after-suspect = Отмечено: { $who }. Видите только вы
prompt-gesture = Без звука: коснитесь, на кого показываете
prompt-look = Город спит, вы смотрите. Вас никто не видит
do-vote = Голосовать против { $seat }
do-voted = Голос против { $seat } отдан
do-lift-yes = Поднять всех
do-lift-no = Оставить всех
do-done = Я всё сказал
do-speak-up = Сказать ещё
do-claim = Кто я…
do-best-move =
    { $count ->
        [one] Назвать { $count }
        [few] Назвать { $count }
       *[many] Назвать { $count }
    }
do-sit = Сесть
do-mute = Заглушить
do-unmute = Слушать снова
muted = заглушён
do-ready = Я готов
do-start = Начать игру
do-add-bots = Добавить ботов
do-leave = Выйти из игры
do-stand = Встать из-за стола
do-shuffle = Перемешать места
do-lock = Закрыть вход
do-unlock = Открыть вход
do-close = Распустить стол
do-options = Настройки
do-remove = Освободить место
do-hand_on = Передать стол
do-nominate = Выставить
do-withdraw = Снять выставление
do-holds-red = Считаю красным
do-holds-black = Считаю чёрным
do-checked = Моя проверка: { $value }
do-claims = Я — { $value }
do-shoot = Выстрел в { $seat }
do-mark = Подозреваю { $seat }
do-plan = Закрепить план: { $count } из { $most }
do-planned = План закреплён: { $count } из { $most }
leave-sure = Для вас игра закончится: инфаркт, без последнего слова.
leave-yes = Всё равно выйти

## The chronicle: a sentence for each event

said-sat = За стол садится { $who }
said-stood = Место { $seat } свободно
said-ready = Готовность: { $who }
said-not-ready = Ещё не готов: { $who }
said-configured = Правила стола изменены
said-locked = Вход за стол закрыт
said-unlocked = Вход за стол открыт
said-shuffled = Места перемешаны
said-handed-on = У стола новый хозяин
said-started = Игра начинается
said-role-given = Вам сдали карту. Посмотрите, когда никто не видит
said-first-night = Наступает первая ночь
said-night = Наступает ночь { $night }
said-proposed = { $who } предлагает: { $whom }
said-proposed-back = { $who } снимает предложение
said-chose = { $who } выбирает: { $whom }
said-chose-back = { $who } снимает выбор
said-answered = { $who } проверяет: { $whom } — { $value }
said-morning = Утро дня { $day }. Убит: { $who }
said-morning-quiet = Утро дня { $day }. Никто не убит
said-departed-vote =
    { $count ->
        [one] Город посадил: { $who }
        [few] Город посадил: { $who }
       *[many] Город посадил: { $who }
    }
said-departed-removal = Удаление: { $who }
said-revealed = { $who } — { $what }
said-struck = { $who } больше не на голосовании
said-day = День { $day }. Открывает { $who }
said-speech = Слово имеет { $who }
said-nominated = { $who } выставляет: { $whom }
said-withdrawn = { $who } снимает выставление
said-said-all = { $who }: «Я всё сказал»
said-speaks-again = { $who } снова говорит
said-holds = { $who } считает: { $whom } — { $value }
said-claims = { $who }: «Я — { $value }»
said-checked = { $who }: «Моя проверка: { $whom } — { $value }»
said-nominees =
    { $count ->
        [one] Выставлен один: { $who }
        [few] Выставлены по порядку: { $who }
       *[many] Выставлены по порядку: { $who }
    }
said-no-vote-no_nominee = Никто не выставлен: голосования нет
said-no-vote-one_on_day_1 = Один выставленный в первый день: голосования нет
said-no-vote-nobody_left = Выставленных не осталось: голосования нет
said-no-vote-one_left = Из поделивших остался один, он остаётся
said-hands =
    { $count ->
        [0] Против { $who } голосов нет
        [one] Против { $who } { $count } голос: { $by }
        [few] Против { $who } { $count } голоса: { $by }
       *[many] Против { $who } { $count } голосов: { $by }
    }
said-hands-unspent =
    { $count ->
        [one] из них { $count } неиспользованный
        [few] из них { $count } неиспользованных
       *[many] из них { $count } неиспользованных
    }
said-counted-one =
    { $count ->
        [one] Больше всех, { $count } голос: { $who }
        [few] Больше всех, { $count } голоса: { $who }
       *[many] Больше всех, { $count } голосов: { $who }
    }
said-counted-tie =
    { $count ->
        [one] Поровну, по { $count } голосу: { $who }
        [few] Поровну, по { $count } голоса: { $who }
       *[many] Поровну, по { $count } голосов: { $who }
    }
said-counted-nobody = Голосование никого не исключает
said-tie-speech = Оправдывается { $who }
said-no-lift-empties_table = Подъёма нет: стол опустел бы. Все остаются
said-no-lift-three_of_nine = Троих из девяти не поднимают. Все остаются
said-no-lift-one_left = Из поделивших остался один, он остаётся
said-lifted = { $up } из { $living } за: уходят { $who }
said-not-lifted = { $up } из { $living } за: остаются { $who }
said-best-move = Лучший ход, { $who }: { $whom }
said-last-word = Последнее слово имеет { $who }
said-away = { $who } не на связи
said-back = { $who } снова здесь
said-heart-attack = Инфаркт: { $who }
said-resumed = Игра продолжается
said-voted = { $who } голосует против { $whom }
said-lift-yes = { $who }: поднять всех
said-lift-no = { $who }: оставить всех

## Hints for the first game

hints = Подсказки
hints-off = Без подсказок
hint-sit = У каждого за столом номер. По номерам и обращаются.
hint-host = Пришлите друзьям ссылку, остальные места займут боты.
hint-seated = Хозяин начнёт, когда все сядут.
hint-deal = Среди десяти трое чёрных. Нажмите на карту и узнайте свою сторону.
hint-dusk = Нажмите на карту и узнайте роль. Ночью касаются все: никто не поймёт, кто действует.
hint-suspect = Вы спите. Касание помечает подозреваемого в заметках и выглядит как ход.
hint-propose = Предложения видит только ваша команда. Сойдитесь на одном: выстрел должен совпасть.
hint-shot = Все чёрные выбирают одно место, иначе промах.
hint-don_check = На рассвете узнаете, шериф ли это. Найдите его: он вам опасен.
hint-sheriff_check = Цвет узнаете на рассвете, он будет на вашей карте.
hint-dawn = Всё, что вы узнали ночью, на вашей карте.
hint-morning = Кого мафия убивает, того она боится.
hint-speech = Слушайте, кто кого защищает. Отметки на местах показывают сказанное.
hint-speech-mine = Выставьте одного и скажите, кем считаете других: это запомнят.
hint-tie_speech-mine = Голоса поделены. Хороший довод переманит их.
hint-discussion = Говорят все. Кончится раньше, если все всё сказали.
hint-read_out = Дальше голосование, по одному, в этом порядке.
hint-hand = Голос один. Неиспользованный уходит последнему выставленному.
hint-ballot = Голос можно менять, пока идёт время.
hint-lift = Дважды поровну: больше половины живых поднимут всех, иначе все остаются.
hint-last_word = Последнее слово бывает и ложью. Запомните его.
hint-best_move-mine = Стол это услышит, и это может спасти город.
hint-left = Ваша игра окончена, город ещё борется. Говорите в своей комнате.
hint-watching = Вы видите то же, что все живые, и никаких тайн.
hint-before-act = Места называют по порядку. Все чёрные стреляют в одно, иначе промах.
hint-before-suspect = Места называют по порядку. Ваше касание — личная заметка, а выглядит как выстрел.
hint-gesture = Вы видите свою команду в единственный раз. Показывайте на места, говорить нельзя.
hint-plan = Первое касание — ночь 1, второе — ночь 2 и так далее. Команда увидит план, когда вы его закрепите.

## Around the table

table-label = Стол
seat-free = Свободно
seat-sit = Сесть
seat-host = хозяин
seat-ready = готов
seat-speaks = говорит
seat-away = нет { $time }
seat-asleep = спит
seat-said-all = всё сказано
seat-fouls =
    { $count ->
        [one] { $count } фол
        [few] { $count } фола
       *[many] { $count } фолов
    }
seat-nominated = на голосовании, по порядку { $order }
seat-votes =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоса
       *[many] { $count } голосов
    }
seat-voted-for = голос против { $seat }
seat-chosen = ваш выбор
seat-proposed = предлагает { $who }
seat-my-note = ваша заметка: { $what }
seat-planned = по плану в ночь { $night }
left-vote = посажен
left-night = убит
left-heart_attack = инфаркт
left-removal = удалён
record-none = Пока ничего не заявлено.
record-title = Заявлено
record-claim = Называет себя: { $value }
record-check = Проверка, { $who }: { $value }
record-hold = { $who } считает: { $value }
note-title = Ваша заметка
note-red = красный
note-black = чёрный
note-sheriff = шериф
note-text = Видите только вы
tab-talk = Разговор
tab-players = Заметки
tab-paper = Газета
tab-votes = Голоса
tab-rules = Правила
tab-story = История
talk-empty = Пока тихо.
talk-say = Сказать
talk-channel = Кому
talk-send = Отправить
talk-closed = Сейчас говорить нельзя
talk-night = Строка на ночь
talk-newer = Новое
channel-table = стол
channel-mafia = совет
channel-dead = выбывшие
channel-gallery = галёрка
onlooker = зритель
votes-none = Голосований ещё не было.
votes-who = Кто
votes-whom = Против
votes-round = День { $day }, голосование { $round }
votes-unspent = не использован
paper-name = Палермский курьер
paper-issue = № { $issue } · утро дня { $day }
paper-killed = Ночью убит: { $who }
paper-quiet = Тихая ночь
paper-quiet-text = Может, и стреляли, но никто не пострадал. Город гадает, кого благодарить.
paper-killed-text = Город проснулся без одного из своих. Знавшим убитого есть что обсудить.
paper-was = { $who } — { $what }
paper-by = Чьих рук дело: { $who }
paper-left = Вчера
paper-left-vote = Посажен голосованием: { $who }
paper-left-heart_attack = Инфаркт: { $who }
paper-left-removal = Удаление: { $who }
paper-left-night = Убит: { $who }
paper-left-nobody = Вчера город никто не покинул.
paper-doctor = Доктор приходил: { $who }.
paper-checked = Проверяли документы.
paper-none = Первый номер выйдет после первой ночи выстрелов.
paper-open = Читать газету
sound-on = Звук включён
sound-off = Звук выключен
voice = Машина объявляет каждый шаг вслух

## Coming and going

invite = Пригласить
invite-link = Ссылка на стол
invite-text = Вас ждёт место за столом мафии
connecting = Подключаемся…
connection-lost = Связь потеряна. Место за вами, подключаемся снова…
connection-replaced = Стол открыт в другом окне или на другом устройстве.
play-here = Играть здесь
handover = Продолжить на другом устройстве
handover-note = Откройте ссылку там. Она сработает один раз, за десять минут, а это устройство выйдет.
handover-ask = Продолжить на этом устройстве?
handover-yes = Продолжить здесь
new-game = Новая игра с ботами
play-again = Сыграть ещё вместе
again-join = Сесть за следующую игру
watch-replay = Смотреть повтор
save-record = Сохранить протокол
save-record-text = Протокол текстом

## The end and the replay

over-won = Вы победили
over-lost = Вы проиграли
over-clause = По пункту { $clause }
replay = Повтор
replay-eyes = Глазами
replay-hall = зала
replay-all = всё открыто
replay-play = Пуск
replay-pause = Пауза
replay-step = Шаг
replay-next = Вперёд
replay-previous = Назад
replay-at = { $now } из { $all }

## What bots say

bot-quiet = Пока добавить нечего. Слушаю.
bot-thinking = Я ещё думаю. Послушаем остальных.
bot-listen = Смотрите на голоса, а не на слова.
bot-suspect = Мне не нравится номер { $seat }.
bot-watch = Присмотритесь к номеру { $seat }.
bot-check = Мне есть что сказать: вот моя проверка.
bot-defend = Я красный. Голосуйте за другого.
bot-wrong-one = Вы ошиблись игроком.
bot-farewell = Удачи красным.
bot-remember = Запомните, кто как голосовал.

## Why something was not done

refused = Сейчас это невозможно.
refused-OFFLINE = Сервер не отвечает. Попробуйте чуть позже.
refused-TOO_LATE = Поздно: время вышло.
refused-STALE_STEP = Поздно: игра пошла дальше.
refused-NOT_OFFERED = Сейчас так сделать нельзя.
refused-NO_SUCH_SEAT = За столом нет такого места.
refused-NOT_LIVING = Выбывший больше не участвует.
refused-NOT_YOURS = Это решает кто-то другой.
refused-PAUSED = Игра на паузе.
refused-GAME_OVER = Игра окончена.
refused-NOT_STARTED = Игра ещё не началась.
refused-ALREADY_STARTED = Игра уже идёт: места закрыты.
refused-TABLE_CLOSED = Стол закрыт.
refused-TABLE_EXISTS = Стол уже открыт.
refused-NOT_YOUR_FLOOR = Слово у другого игрока.
refused-BAD_TARGET = Это место выбрать нельзя.
refused-TOO_EARLY = Ещё не время.
refused-SEAT_TAKEN = Кто-то успел раньше: место занято.
refused-TABLE_LOCKED = Хозяин закрыл вход.
refused-NOT_HOST = Это может только хозяин стола.
refused-NOT_SEATED = Вы не сидите за этим столом.
refused-SEATS_FREE = Есть свободные места: займите их или уберите.
refused-TOO_SMALL = За столом больше людей, чем мест.
refused-BAD_OPTIONS = Эти настройки не сочетаются.
refused-BAD_ORDER = Не удалось перемешать места.
refused-WRONG_DECK = Эти роли не из колоды стола.
refused-ALREADY_NOMINATED = Этот игрок уже выставлен.
refused-NOMINATION_STANDS = Первое выставление дня остаётся.
refused-NOT_YOURSELF = За этим столом себя не выставляют.
refused-NOTHING_TO_WITHDRAW = Вы сегодня никого не выставляли.
refused-NOT_A_NOMINEE = За этого игрока не голосуют.
refused-ALREADY_VOTED = Голос один, и он уже отдан.
refused-BAD_BEST_MOVE = Лучший ход: до трёх других игроков.
refused-TOO_MANY_DECLARATIONS = Больше заявлений в одну речь не войдёт.
refused-BAD_DECLARATION = Такое заявление ничего не значит.
refused-ALREADY_AWAY = Этого игрока уже нет на связи.
refused-NOT_AWAY = Этот игрок на связи.
refused-STILL_WAITED_FOR = Ещё есть время вернуться.
refused-NOT_PAUSED = Игра не на паузе.
refused-BAD_MESSAGE = Сервер не понял страницу. Обновите её.
refused-TOO_LARGE = Слишком длинно.
refused-TOO_FAST = Слишком быстро. Переведите дух.
refused-NOT_SEATED_HERE = У вас нет места в этой игре.
refused-REMOVED_HERE = Хозяин убрал вас из-за стола, можно смотреть.
refused-NOTHING_SAID = В строке нет слов.
refused-LINE_TOO_LONG = Строка слишком длинная.
refused-CHANNEL_CLOSED = Сейчас там говорить нельзя.
refused-BAD_NOTE = Заметка слишком длинная.
refused-STORE_DOWN = Сервер сейчас не может ничего сохранить, попробуйте ещё раз.
refused-NO_SESSION = Вы продолжили на другом устройстве.
refused-NO_TABLE = Такого стола нет.
refused-NOT_OVER = Это будет, когда игра закончится.
refused-NOT_THERE = Это могут только те, кто был за столом.
refused-BAD_BOOK = Таких правил или темпа нет.
refused-BAD_OPTION = Такое значение настройки невозможно.
refused-BAD_VIEW = Так посмотреть повтор нельзя.
refused-LINK_SPENT = Ссылка использована или устарела, создайте новую.
refused-NAME_EMPTY = В имени нужна хотя бы одна буква.
refused-NAME_TOO_LONG = В имени не больше 24 знаков.
refused-NAME_UNPRINTABLE = В имени только видимые знаки.
refused-NAME_OF_THE_GAME = Это слово что-то значит за столом, так назваться нельзя.
refused-NAME_WITHOUT_LETTERS = В имени нужна хотя бы одна буква.
refused-SPEECHES_WITH_TRIAL = Речи по очереди не сочетаются с судом.
refused-OPEN_TALK_WITHOUT_TRIAL = Общий разговор бывает только с судом.
refused-BOSS_WITHOUT_CHANNEL = Главарю нужен канал мафии.
refused-FIRST_NIGHT_COUNCIL_WITHOUT_NIGHT = Для совета первой ночи игра начинается с ночи.
refused-PLAN_WITHOUT_NIGHT = Для договорённости игра начинается с ночи.
refused-PLAN_WITHOUT_DON = Для договорённости нужен дон.
refused-LOOK_WITHOUT_NIGHT = Чтобы шериф смотрел, игра начинается с ночи.
refused-GESTURES_EVERY_NIGHT = При жестах мафия не договаривается каждую ночь.
refused-ABSENCE_OF_CONFERENCE = Конференция ждёт от трёх до пяти минут.
refused-SIZE = За столом от 4 до 20 мест.
refused-DECK = Такую колоду не раздать: нужна карта на каждое место, хотя бы одна чёрная, чёрных и маньяков вместе меньше половины, не больше одного дона и одного шерифа, пары — целиком.
refused-HELLO_FIRST = Страница и сервер не поняли друг друга. Обновите её.
refused-BAD_ID = Страница и сервер не поняли друг друга. Обновите её.
refused-ID_TAKEN = Это уже было сказано. Попробуйте ещё раз.
refused-NOT_FOR_PERSONS = Это делает ведущий или машина.
refused-UNKNOWN_BOT = Такого бота нет.
refused-FAILED = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-REPLACED = Этот стол открыт в другом окне или на другом устройстве.
refused-SLOW = Связь слишком медленная для этого стола; возвращаемся.
refused-SHUTTING_DOWN = Сервер перезапускается, одну минуту.
refused-SILENT = От этой страницы слишком долго ничего не было слышно.
refused-BAD_REQUEST = Сервер не понял эту страницу. Обновите её.
refused-BAD_ORIGIN = Запрос пришёл с чужой страницы.
refused-NOT_FOUND = По этому адресу ничего нет.
refused-BAD_LOCALE = На этом языке Palermo пока не говорит.
refused-NO_FOULS = За этим столом фолы не считают.
refused-NOT_CALLED = Сейчас называют другое место.
refused-BAD_PLAN = В плане одно место на каждую из первых ночей.
refused-CANNOT_RULE = Здесь этому решению нечего менять.
refused-NO_SUCH_STEP = Такого шага, чтобы к нему вернуться, нет.
refused-CANNOT_CORRECT = Эту запись исправить нельзя.
refused-NO_LONGER_HOLDS = Тогда не сойдётся более поздняя запись: вернитесь к шагу до неё.
refused-SIGNED = Протокол подписан: ничего уже не отменить.
refused-WRONG_SECRET = Секрет не подходит к своему отпечатку.
refused-COMMITTED = Раздача уже закреплена и не меняется.

## Спорт, решения ведущего, проверяемая раздача
said-fouled = { $who }: { $count ->
    [one] { $count } фол
    [few] { $count } фола
   *[many] { $count } фолов
}
said-vote-cancelled = Голосование этого дня отменено
said-no-vote-cancelled = Голосования нет: оно отменено, потому что кто-то выбыл
said-ruled = Решение ведущего ({ $clause }): { $what }
said-stepped-back-day = Ведущий возвращает игру в день { $day }: { $step } ({ $why })
said-stepped-back-night = Ведущий возвращает игру в ночь { $day }: { $step } ({ $why })
said-corrected = Ведущий исправляет запись ({ $why })
said-machine-leads = Стол ведёт программа
said-judge-leads = Стол ведёт ведущий
undone-slip = оговорка
undone-misheard = ослышка
undone-dispute = спор
undone-breach = нарушение
undone-fault = сбой
undone-other = иная причина
ruling-set_floor = слово у { $who }
ruling-strike_nominee = { $who } снят с голосования
ruling-add_nominee = { $who } выставлен на голосование
ruling-set_hands = руки считаются так, как их видел ведущий
ruling-put_out = { $who } выбывает
ruling-bring_back = { $who } снова в игре
ruling-go_to = игра переходит к другому шагу
ruling-set_fouls = изменены фолы: { $who }
ruling-set_clock = время изменено
ruling-declare_result = объявлен итог игры
said-brought-back = { $who } снова в игре
said-planned = План от { $who }: { $whom }
said-committed = Секрет раздачи закреплён; после игры его может проверить каждый
said-word-added = { $who } добавляет слово к раздаче
said-word-gone = { $who } забирает слово обратно
said-secrets = Секрет раздачи открыт: теперь её может проверить каждый
line-look = Шериф осматривает стол

proof-title = Раздача закреплена до посадки
proof-how = Сервер заранее выбрал секрет и показывает его отпечаток. Роли следуют только из этого секрета и слов игроков, поэтому подобрать их никто не может. После игры секрет откроют, и раздачу проверит любой.
proof-commitment = Отпечаток секрета
proof-secret = Секрет
proof-words = Слова в раздаче
proof-add = Добавьте своё слово
proof-add-do = Добавить
proof-mine = Ваше слово принято: «{ $word }». Остальные увидят его, когда места закроются.
proof-check = Чтобы проверить, сохраните протокол и запустите:

## The conference, and discipline

line-confirm = Роли розданы. Кто получил роль, подтверждает её
line-evening = Кого мы казним сегодня?
line-evening-again = Второй тур: { $who }
line-dock = На скамье подсудимых: { $who }
line-dock-mine = Вы на скамье подсудимых. Говорите
line-verdict = Казнить { $who }: за или против?
line-verdict-mine = Судят вас
line-lost_speech = { $who } без речи за фолы, можно только выставить
line-lost_speech-mine = Три фола: можно только выставить
prompt-confirm = Подтвердите роль
prompt-evening = Назовите игрока или ночь
prompt-dock-mine = Скажите, почему не вы
prompt-verdict = За или против?
prompt-verdict-mine = Ждите приговора
prompt-lost_speech-mine = Коснитесь, кого выставляете
prompt-treat = Коснитесь, кого лечите
prompt-kill = Коснитесь, кого убиваете
prompt-distract = Коснитесь, к кому приходите
prompt-defend = Коснитесь, кого защищаете
prompt-guard = Коснитесь, кого охраняете
prompt-compare = Коснитесь двух игроков, чтобы сравнить
do-confirm = Роль получил
do-night = Ночь
do-verdict-guilty = За
do-verdict-innocent = Против
do-elect = Выбрать боссом: { $seat }
do-compare = Сравнить: { $count } из 2
said-day-open = День { $day }. Говорят все
said-confirmed = { $who } подтверждает роль
said-evening = Кого мы казним сегодня?
said-evening-again = Второй тур: { $who }
said-named = { $who } называет: { $whom }
said-named-night = { $who } за ночь
said-evening-dock = Больше всего голосов ({ $count }): { $who }. На скамью подсудимых
said-evening-again-level = Поровну, по { $count }: { $who }. Второй тур
said-evening-executed = Больше всего голосов ({ $count }): { $who }. Казнь
said-evening-night = Никого не казнят, наступает ночь
said-dock = Со скамьи подсудимых говорит { $who }
said-verdict-open = Казнить { $who }: за или против?
said-guilty = { $who }: за
said-innocent = { $who }: против
said-executed = За { $guilty }, против { $innocent }: { $who }. Казнь
said-acquitted = За { $guilty }, против { $innocent }: { $who }. Оправдание
said-verdict-void = { $who } выбывает: судить некого
said-boss-voted = { $who } хочет боссом: { $whom }
said-boss-gone = У мафии нет босса: выбирайте нового
said-boss-elected = Босс мафии: { $who }
said-forfeited = { $who } теряет следующую речь
said-forfeited-not = { $who } сохраняет следующую речь
said-removed = Удаление: { $who } ({ $why })
said-judged-heart = Ведущий объявляет инфаркт: { $who } ({ $why })
said-team-defeated-town = Горожане проигрывают за нарушение ({ $why })
said-team-defeated-mafia = Мафия проигрывает за нарушение ({ $why })
breach-fouls = четыре фола
breach-insult = оскорбление
breach-peeping = подглядывание
breach-night_talk = разговор или знаки ночью
breach-oath = клятва или пари
breach-role_proof = доказательство роли вне игры
breach-foreign_speech = чужая речь
breach-leaving = уход из-за стола
breach-disorder = недисциплинированность
breach-other = нарушение правил
log-evening = { $day } вечер: { $what }
log-night = { $day } ночь: { $what }
log-accused = на скамье подсудимых { $who } ({ $votes }, ночь { $against })
log-level = поровну { $who } (по { $votes })
log-executed = казнь: { $who } ({ $votes }:{ $against })
log-acquitted = оправдание: { $who } ({ $votes }:{ $against })
log-jailed = посажен { $who } ({ $votes })
log-lifted = подняты: { $who } ({ $votes }:{ $against })
log-not_lifted = остаются все ({ $votes }:{ $against })
log-nobody = никого не казнят
log-void = голосование не считается: выбывает { $who }
log-cancelled = голосование отменено
log-killed = убит { $who }
log-nobody_killed = никто не убит
log-heart_attack = инфаркт: { $who }
log-removed = удаление: { $who }
log-team_defeat = поражение команды за нарушение
log-over = игра окончена
log-named = { $who }, { $role }
log-named-by = { $who } (кем: { $by })
refused-NO_NIGHT_NOW = Во втором туре ночь назвать нельзя.
refused-NOT_A_CHOICE = Этого игрока сейчас назвать нельзя.
refused-ACCUSED_HAS_NO_VOTE = Подсудимый о себе не голосует.
refused-NO_JUDGED_HEART = По этим правилам ведущий удаляет, а инфаркта не объявляет.
refused-NIGHT_OF_CONFERENCE = Конференция начинается с дня.
refused-CALLED_CONFERENCE = В конференции все ночные ходы делаются вместе.

# The text table: whom one speaks to, and what the machine judge answers.
channel-judge = ведущему
ear-table = Зал
ear-judge = Ведущий
ear-mafia = Мафия
talk-to-table = Всем
talk-to-judge = Только ведущему: номер, имя, +
talk-to-seat = Наедине с №{ $seat }
talk-to-mafia = Только мафии
the-judge = Ведущий
boss-choose = Выберите босса:
boss-is = Босс: { $who }
reads-private = Похоже на ход. Кому это?
to-judge = Отправить ведущему
to-all = Сказать всем
reply-done = Принято: { $who }
reply-changed = Изменено: { $who }
reply-which = Кто именно: { $who }?
reply-late = Поздно: шаг закончился
reply-nothing = Сейчас это ничего не значит
reply-sure = { $who }: точно? Отправьте +, и это останется
reply-confirmed = Подтверждено
reply-taken-back = Отменено
refused-READS_PRIVATE = Похоже на ход для ведущего.
do-guilty = За
do-innocent = Против
do-send-shot = Убить { $seat }: окончательно
do-send-compare = Сравнить { $seat } и { $other }
do-choose-shot = Убить
do-choose-defend = Защитить
do-choose-kill = Убить
do-choose-treat = Лечить
do-choose-sheriff_check = Проверить
do-choose-don_check = Искать шерифа
do-choose-distract = Навестить
do-choose-guard = Охранять
do-choose-compare = Сравнить
prompt-boss-shot = Назовите жертву и отправьте
hint-boss-shot = Два разных имени — промах; одно имя дважды — одно.
remove-player = Удалить из игры

## The judge's desk

judge-deal = Внести роли
judge-shuffle = Перемешать карты
judge-send = Отправить
judge-foul = Фол
judge-put_out = Удалить за…
judge-judge_heart = Инфаркт за…
judge-in-name = От его имени
judge-rulings = Решения
judge-set_floor = Дать слово
judge-add_nominee = Выставить на голосование
judge-strike_nominee = Снять с голосования
judge-bring_back = Вернуть в игру
judge-set_clock = Осталось секунд
judge-set = Задать
judge-go_to = Перейти…
judge-go-day = ко дню
judge-go-vote = к голосованию
judge-go-night = к ночи
judge-declare_result = Объявить исход…
judge-defeat_team = Поражение за нарушение…
judge-defeat-town = Город проигрывает
judge-defeat-mafia = Мафия проигрывает
judge-undo = Отменить
judge-undo-look = Что можно отменить?
judge-reason = Причина
judge-step_back = Вернуться к началу шага
judge-strike = Исправить запись
judge-nothing-to-strike = Записей пока нет.
judge-learned = Что { $who } узнал ночью, остаётся известным, с пометкой «отозвано».
judge-day = День { $n }
judge-night = Ночь { $n }
judge-for-vote = Голосует против
judge-for-nominate = Выставляет
judge-for-declare = Заявляет
judge-for-elect = За босса
judge-for-propose = Показывает на
judge-for-plan = План
judge-for-best_move = Считает чёрными
judge-for-foul = Фол
judge-for-put_out = Удаление
judge-for-judge_heart = Инфаркт

refused-CHAIR_TAKEN = У этого стола уже есть ведущий.
refused-JUDGES_HERE = Кто ведёт или помогает ведущему, не играет. Сначала освободите место ведущего.
refused-JUDGE_WANTED = Часть обязанностей не за машиной: кто-то должен занять место ведущего.
refused-PLAYERS_DO_NOT_JUDGE = Кто играет или ведёт, не может помогать ведущему.
refused-NO_SUCH_ASSISTANT = Этот помощник так не может.
refused-TOO_MANY_ASSISTANTS = У ведущего уже достаточно помощников.
refused-NOT_GRANTED = Ведущий не дал вам этого права.
refused-HANDED_OVER = Стол ведёт другой. Сначала верните его себе.
refused-JUDGE_NOT_AWAY = Ведущий на месте.
refused-JUDGE_WAITED_FOR = У ведущего ещё есть время вернуться.
refused-NOT_THE_JUDGE = Это видит только ведущий.
paused-judge_away = Пауза: ведущий отошёл
said-chair-taken = У стола есть ведущий
said-chair-left = Место ведущего свободно
said-judge-lost = Ведущий отключился. Часы стоят
said-judge-back = Ведущий вернулся
said-lead-judge = Стол снова ведёт ведущий
said-lead-assistant = Стол ведёт помощник ведущего
said-lead-machine = Стол ведёт машина
said-foul-waits = { $who }: четвёртый фол от помощника ждёт вашего решения
said-foul-settled = Четвёртый фол ({ $who }) решён
log-clause = { $said } · { $clause }
refused-NOT_UNDERSTOOD = Похоже на команду, но понять её нельзя. Никто этого не слышал.

judge-helpers = Помощники
judge-no-helpers = Помощников пока нет. Предложить помощь до игры может тот, кто не играет.
judge-leads = сейчас ведёт
judge-hand-over-to = Передать стол
judge-hand-over-machine = Передать стол машине
judge-is = Ведущий: { $name }
judge-wanted = Столу нужен ведущий: часть обязанностей не за машиной.
judge-tonight = Этой ночью
judge-fourth = Четвёртый фол от помощника
judge-fourth-yes = Подтвердить: он уходит
judge-fourth-no = Не засчитывать
judge-rooms = Личное
judge-rooms-all = Все
judge-pick-room = Выберите игрока, чтобы ответить ему.
power-fouls = фолы
power-clocks = время
power-everything = всё
do-take-chair = Вести этот стол
do-leave-chair = Уступить место ведущего
do-free-chair = Освободить место ведущего
do-offer-help = Помогать ведущему
do-next = Дальше
do-deal = Внести роли
do-resume = Продолжить
do-pause = Пауза
do-take-back = Вернуть стол себе
tab-desk = Пульт
judge-back-yes = Вернуться сюда
judge-strike-yes = Вычеркнуть эту запись
judge-instead = Что имелось в виду
judge-correct-yes = Исправить эту запись
judge-entry = Другая запись
judge-hands = Руки против { $who }
judge-hands-lift = Руки за подъём всех
judge-count = Засчитать: { $count }
judge-set_fouls = Фолов
judge-unconfirmed = Ещё не подтвердили: { $who }
judge-in-the-way = Мешает запись: «{ $what }». Вернитесь к шагу до неё.
judge-leading = Ведёт: { $name }

prompt-chair-judge = Вы ведёте этот стол
prompt-chair-assistant = Вы предлагаете помощь ведущему
prompt-leading = «Дальше» завершает шаг
prompt-wanted = Нужен ведущий: без него не начать
prompt-judge = Вы ведущий: нажмите на игрока, чтобы дать фол или удалить
prompt-assistant = Вы помогаете ведущему
prompt-handed-over = Стол за вас ведёт другой
hint-leading = Можно действовать за любого: нажмите на игрока. Остальное на вкладке «Пульт».
hint-judge = Время ведёт машина. Остальное на вкладке «Пульт».
mark-not-disturb = Не беспокоить: к нему доходят только сообщения самой игры.
seat-unconfirmed = не подтвердил
prompt-dealing = Внесите розданные карты
