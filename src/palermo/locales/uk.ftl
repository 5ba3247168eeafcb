## The house

app-title = Palermo
app-heading = Мафія по-справжньому
app-tagline = Десять місць, один стіл, місто засинає. Ведучий не потрібен: судить сам дім.
language = Мова
close = Закрити
back = Назад
cancel = Скасувати
save = Зберегти
copy = Скопіювати
copied = Скопійовано
share = Поділитися
menu = Меню
loading = Хвилинку…
page-lost = За цією адресою нічого немає.
house-rules = Правила дому
house-rules-why = Мафія — гра в брехню серед друзів. Щоб так і лишалося, за кожним столом діє небагато:
house-rule-respect = Сперечайтеся з доводом, а не з людиною. Без образ і погроз.
house-rule-inside = Будь-який довід годиться, правдивий чи ні, поки він лишається всередині гри.
house-rule-silence = Про гру, що триває, говорять лише за столом: жодних інших чатів, дзвінків чи знаків уночі.
house-rule-proof = Роль доводять словами, а не знімком екрана й нічим іншим ззовні.
house-rule-bets = Без клятв і парі: ніхто не клянеться здоров’ям і не ставить грошей, щоб йому повірили.
house-rule-stay = Хто сів, грає до кінця. Вихід забирає гру в дев’яти інших.
house-rule-hosts = За столом із ведучим суперечку вирішує ведучий; після гри можна подати протест.
house-rule-mute = Кого не хочеться читати, того заглушіть: торкніться імені. Помітите це лише ви.
to-front = На головну
seat-number = №{ $seat }
seat-named = №{ $seat } { $name }
bot-names = Агата Бруно Карла Даріо Елена Фаусто Грета Іво Лідія Марко Нора Орсо Піна Рокко Сільвія Тіно Уго Віола Зіта Альба
bot = бот
you = ви
seconds = { $count } с

## Front page

play-with-bots = Грати з ботами
play-with-bots-note = Швидка гра на десятьох, одразу. Нічого заповнювати не треба.
tables = Столи
tables-none = Відкритих столів зараз немає. Відкрийте свій або зіграйте з ботами.
tables-lobby = Збираються
tables-playing = Триває гра
table-of = Стіл: { $host }
table-nobodys = Відкритий стіл
table-join = Сісти
table-watch = Дивитися
create-table = Відкрити стіл
your-name = Ваше ім’я
change-name = Змінити ім’я
book-club = Клубні правила
book-sport = Спортивні правила
book-conference = Текстова конференція
edition-fsm-2024 = Спорт, ФСМ 2024
edition-fiim-2024 = Спорт, FIIM 2024
about-club = Для компанії: мафія домовляється щоночі, постріл дотиком.
about-conference = Текстова конференція: спільна розмова, вечірнє голосування й суд; більше ролей; ходи словами.
about-sport = Як за класичним столом на десять: одна зустріч жестами, домовленість, стрільба за лічбою місць.
about-fiim-2024 = Спорт з найкращим ходом, фолами й поглядом шерифа на стіл.
about-fsm-2024 = Спорт з найкращим ходом і фолами.
pace-quick = швидкий темп
pace-standard = звичайний темп
pace-calm = спокійний темп
seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
seats-alive = у грі { $count } з { $size }
people-watch =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }

## Opening a table

form-rulebook = Правила
form-pace = Темп
form-size = Місць
form-private = Лише за посиланням
form-when-ready = Почати, коли всі готові
form-deck = Колода
deck-less = На одну карту менше: { $role }
deck-more = На одну карту більше: { $role }
deck-standard = Повернути звичайну колоду
form-all = Усі налаштування
form-open = Відкрити стіл
form-on = так
form-off = ні
form-clause = Пункт { $clause }
option-vote = Голосування
option-vote-classic = класичне: по черзі
option-vote-free = вільне: усі одразу
option-vote-trial = суд
option-general_discussion = Загальне обговорення
option-council = Мафія домовляється
option-council-every_night = щоночі
option-council-first_night = лише першої ночі
option-reveal = Ролі посаджених і вбитих
option-reveal-never = не показувати
option-reveal-team = показувати колір
option-reveal-role = показувати
option-duties = Що робить машина
option-duties-deal = роздача
option-duties-clocks = годинник
option-duties-counting = підрахунок
option-duties-night_calls = ніч
option-opening = Гра починається
option-opening-night = з ночі знайомства
option-opening-day = з дня
option-talk = Промови
option-talk-speeches = по черзі
option-talk-open = усі одразу
option-rotation = Хто відкриває наступний день
option-rotation-first = наступний за тим, хто відкрив
option-rotation-last = наступний за тим, хто закрив
option-withdrawal = Зняти виставлення
option-withdrawal-free = можна
option-withdrawal-none = не можна
option-self_nomination = Можна виставити себе
option-smaller_tie = Знову порівну, але менше гравців
option-smaller_tie-again = говорять знову
option-smaller_tie-lift = підйом
option-second_tie = Двічі порівну
option-second_tie-lift = підйом
option-second_tie-nobody = усі лишаються
option-lift_three_of_nine = Підйом трьох із дев’яти
option-first_vote = Лідер голосування першого дня
option-first_vote-standard = іде
option-first_vote-lift_only = лишається
option-accused_votes = Обвинувачений голосує
option-acquaintance = Мафія знайомиться
option-acquaintance-voice = голосом
option-acquaintance-gestures = жестами
option-sheriff_look = Шериф дивиться, секунд
option-plan_nights = Ночей у домовленості
option-plan_shown = Показувати домовленість уночі
option-shot = Постріл
option-shot-unanimous = усі в одного
option-shot-boss = слово ватажка
option-shooting = Стрілянина
option-shooting-click = дотиком
option-shooting-called = за викликом номерів
option-don_check = Дон шукає шерифа
option-check = Шериф дізнається
option-check-team = колір
option-check-role = роль
option-check_departed = Можна перевіряти вибулих
option-news = Газета повідомляє
option-news-deaths = хто вбитий
option-news-full = усе
option-killed_last_word = Останнє слово вбитого
option-killed_last_word-while_hidden = якщо ролі приховані
option-killed_last_word-on = завжди
option-killed_last_word-off = ніколи
option-best_move = Найкращий хід
option-best_move-0 = немає
option-best_move-3 = три імені
option-fouls = Ведучий рахує фоли
option-third_foul = Третій фол
option-third_foul-lose = позбавляє слова
option-third_foul-short_at_four = скорочує промову за чотирьох
option-third_foul-none = нічого
option-removal_cancels_vote = Вилучення скасовує голосування
option-draw_after = Нічия після тихих діб
option-confirm_roles = Підтверджувати роль
option-silent_civilians = Мирним нічого не повідомляти
option-dead_room = Кімната вибулих
option-absence = Можна бути відсутнім, секунд
option-confirm = Підтвердження ролі
option-acquaintance_time = Знайомство
option-speech = Промова
option-discussion = Обговорення
option-read_out = Оголошення
option-hand = Голосування за одного
option-ballot = Вільне голосування
option-verdict = Вирок
option-lift = Підйом
option-tie_speech = Промова за рівності
option-dock = Лава підсудних
option-last_word = Останнє слово
option-council_time = Рада мафії
option-shot_time = Постріл
option-call = Кожен виклик
option-check_time = Перевірки
option-move = Нічні ходи
option-best_move_time = Найкращий хід
option-short_speech = Коротка промова
option-lost_speech = Втрачена промова
option-dusk = Сутінки
option-dawn = Світанок
option-grace = Запас

## Roles and teams

role-civilian = Мирний
role-sheriff = Шериф
role-mafia = Мафія
role-don = Дон
role-civilian-goal = Знайти мафію вдень і проголосувати проти неї. Червоні перемагають, коли чорних не лишилося.
role-civilian-night = Уночі ви спите. Позначайте, кого підозрюєте: бачите лише ви.
role-sheriff-goal = Червоний. Знайти чорних і вивести на них місто, не загинувши завчасно.
role-sheriff-night = Щоночі ви перевіряєте одного гравця й дізнаєтеся його колір.
role-mafia-goal = Чорний. Перемога, коли вас стільки ж, скільки червоних.
role-mafia-night = Домовтеся на раді й стріляйте: усі в одне місце, інакше промах.
role-don-goal = Чорний, голова мафії. Перемога, коли вас стільки ж, скільки червоних.
role-don-night = Стріляйте разом із командою, потім перевірте одного: чи не шериф?
role-commissar = Комісар
role-commissar-goal = Чесний. Знайти мафію за документами й вивести на неї місто, не загинувши завчасно.
role-commissar-night = Щоночі ви перевіряєте документи одного гравця й дізнаєтеся, хто він.
role-boss = Бос
role-doctor = Лікар
role-doctor-goal = Чесний. Зберегти життя тим, хто потрібен місту, і допомогти знайти мафію.
role-doctor-night = Щоночі ви лікуєте одного гравця: напади йому не страшні. Себе — один раз за гру.
role-maniac = Маніяк
role-maniac-goal = Сам за себе. Пережити всіх: коли вас двоє, перемога ваша.
role-maniac-night = Щоночі ви вбиваєте одного гравця. Для перевірки ви не чорний.
role-sergeant = Сержант
role-sergeant-goal = Чесний. Допомагати комісарові, якого ви знаєте, і продовжити його справу, якщо його не стане.
role-sergeant-night = Ви дізнаєтеся те саме, що й комісар. З першої ночі після того, як його не стало, перевіряєте ви.
role-courtesan = Путана
role-courtesan-goal = Чесна. Відволікати небезпечних уночі й допомагати шукати мафію вдень.
role-courtesan-night = Щоночі ви приходите до одного гравця: він не робить ходу.
role-lawyer = Адвокат
role-lawyer-goal = Чорний. Перемога, коли вас стільки ж, скільки всіх інших.
role-lawyer-night = Стріляйте разом із командою й захищайте одного гравця: для перевірок він цієї ночі мирний.
role-bodyguard = Охоронець
role-bodyguard-goal = Чесний. Затулити собою тих, хто потрібен місту, і допомогти знайти мафію.
role-bodyguard-night = Щоночі ви охороняєте одного гравця: помрете замість нього ви.
role-journalist = Журналіст
role-journalist-goal = Чесний. Дізнатися, хто з ким заодно, і розповісти місту.
role-journalist-night = Щоночі ви порівнюєте двох гравців: чи з однієї вони команди?
role-immortal = Безсмертний
role-immortal-goal = Чесний. Знайти мафію вдень: ніч вам спершу не страшна.
role-immortal-night = Уночі ви спите. Перший напад, від якого не лікував лікар, вам не шкодить.
value-same_team = з однієї команди
value-other_team = з різних команд
team-town = червоний
team-mafia = чорний
team-solo = сам за себе
value-red = червоний
value-black = чорний
value-sheriff = шериф
value-not_sheriff = не шериф
card-show = Ваша карта
card-hide = Перевернути
card-goal = Мета
card-night = Ніч
card-mates = Ваша команда
card-results = Що ви дізналися
card-result = Ніч { $night }: { $who } — { $value }
card-none = Карт ще немає: спершу роздача.

## What is happening: the judge's line at each step

day = День { $day }
night = Ніч { $night }
first-night = Перша ніч
step-lobby = Лобі
step-over = Гру закінчено
step-morning = Ранок
step-read_out = Список виставлених
step-ballot = Голосування
step-lift = Голосування за підйом усіх
line-lobby =
    { $count ->
        [one] Чекаємо гравців: вільне { $count } місце
        [few] Чекаємо гравців: вільні { $count } місця
       *[many] Чекаємо гравців: вільно { $count } місць
    }
line-lobby-full = Усі місця зайняті
line-deal = Роздаються карти
line-dusk = Місто засинає
line-acquaintance = Мафія прокидається й знайомиться
line-council = Мафія радиться
line-shot = Мафія стріляє
line-checks = Дон і шериф перевіряють
line-moves = Нічні ходи
line-dawn = Місто прокидається
line-killed = Доброго ранку. Вбито: { $who }
line-nobody-killed = Доброго ранку. Нікого не вбито
line-best_move = Найкращий хід: { $who } називає чорних
line-best_move-mine = Ваш найкращий хід
line-last_word = Останнє слово: { $who }
line-last_word-mine = Ваше останнє слово
line-speech = Слово має { $who }
line-speech-mine = Вам слово
line-discussion = Загальне обговорення: говорять усі
line-nominees = Виставлені: { $who }
line-read_out = Виставлені: { $who }
line-hand = Хто голосує проти { $who }?
line-ballot = Голосування: { $who }
line-tie_speech = Голоси порівну. Виправдовується { $who }
line-tie_speech-mine = Голоси порівну. Виправдовуйтеся
line-lift = Піднімаємо всіх: { $who }?
line-calling = Стрільба. Зараз: { $who }
outcome-town = Перемогло місто
outcome-mafia = Перемогла мафія
outcome-maniac = Переміг маніяк
outcome-draw = Нічия
closed-by_host = Господар закрив стіл
closed-unused = Стіл простоював і закритий
closed-asleep = Ніхто не повернувся, стіл закрито
closed-over = Стіл закрито
paused-away = Пауза: більшості немає на зв’язку
paused-asleep = Стіл спить, доки хтось не повернеться
paused-judge = Ведучий зупинив гру
till-dawn = До світанку { $time }
window-acquaintance = знайомство
window-look = погляд
window-council = рада
window-shot = постріл
window-checks = перевірки
window-moves = ходи
time-left = Лишилося: { $time }

## What you can do now

prompt-sit = Торкніться вільного місця
prompt-full = Місць немає, можна дивитися
prompt-seated = Скажіть, коли будете готові
prompt-host = Ваш стіл: кличте й починайте
prompt-speech-mine = Торкніться місця: виставити чи заявити
prompt-tie_speech-mine = Скажіть, чому не ви
prompt-last_word-mine = Ваші останні слова місту
prompt-best_move-mine = Позначте до трьох чорних
prompt-discussion = Говоріть або скажіть, що закінчили
prompt-hand = Голосуйте зараз або чекайте іншого
prompt-hand-mine = Голосують проти вас. Ви теж можете
prompt-voted = Ваш голос віддано
prompt-ballot = Торкніться, проти кого голосуєте
prompt-lift = Ідуть усі чи лишаються всі?
prompt-propose = Торкніться, кого пропонуєте
prompt-plan = Торкніться жертв перших ночей за порядком
prompt-shot = Торкніться, у кого стріляєте
prompt-don_check = Торкніться, кого перевіряєте: шериф?
prompt-sheriff_check = Торкніться, кого перевіряєте: чорний?
prompt-suspect = Торкніться, кого підозрюєте
prompt-left = Ви вибули й можете дивитися
prompt-watching = Ви дивитеся
prompt-before-act = Стріляйте, коли назвуть номер жертви
prompt-after-act = Постріл: { $who }. Другий постріл — промах
prompt-before-suspect = Позначте підозрюваного, коли назвуть його номер
prompt-after-suspect = Позначено: { $who }. Бачите лише ви
prompt-gesture = Без звуку: торкніться, на кого показуєте
prompt-look = Місто спить, ви дивитеся. Вас ніхто не бачить
do-vote = Голосувати проти { $seat }
do-voted = Голос проти { $seat } віддано
do-lift-yes = Підняти всіх
do-lift-no = Лишити всіх
do-done = Я все сказав
do-speak-up = Сказати ще
do-claim = Хто я…
do-best-move =
    { $count ->
        [one] Назвати { $count }
        [few] Назвати { $count }
       *[many] Назвати { $count }
    }
do-sit = Сісти
do-mute = Заглушити
do-unmute = Слухати знову
muted = заглушено
do-ready = Я готовий
do-start = Почати гру
do-add-bots = Додати ботів
do-leave = Вийти з гри
do-stand = Встати з-за столу
do-shuffle = Перемішати місця
do-lock = Зачинити вхід
do-unlock = Відчинити вхід
do-close = Розпустити стіл
do-options = Налаштування
do-remove = Звільнити місце
do-hand_on = Передати стіл
do-nominate = Виставити
do-withdraw = Зняти виставлення
do-holds-red = Вважаю червоним
do-holds-black = Вважаю чорним
do-checked = Моя перевірка: { $value }
do-claims = Я — { $value }
do-shoot = Постріл у { $seat }
do-mark = Підозрюю { $seat }
do-plan = Закріпити план: { $count } з { $most }
do-planned = План закріплено: { $count } з { $most }
leave-sure = Для вас гра закінчиться: інфаркт, без останнього слова.
leave-yes = Усе одно вийти

## The chronicle: a sentence for each event

said-sat = За стіл сідає { $who }
said-stood = Місце { $seat } вільне
said-ready = Готовність: { $who }
said-not-ready = Ще не готовий: { $who }
said-configured = Правила столу змінено
said-locked = Вхід за стіл зачинено
said-unlocked = Вхід за стіл відчинено
said-shuffled = Місця перемішано
said-handed-on = У столу новий господар
said-started = Гра починається
said-role-given = Вам здали карту. Подивіться, коли ніхто не бачить
said-first-night = Настає перша ніч
said-night = Настає ніч { $night }
said-proposed = { $who } пропонує: { $whom }
said-proposed-back = { $who } знімає пропозицію
said-chose = { $who } обирає: { $whom }
said-chose-back = { $who } знімає вибір
said-answered = { $who } перевіряє: { $whom } — { $value }
said-morning = Ранок дня { $day }. Вбито: { $who }
said-morning-quiet = Ранок дня { $day }. Нікого не вбито
said-departed-vote =
    { $count ->
        [one] Місто посадило: { $who }
        [few] Місто посадило: { $who }
       *[many] Місто посадило: { $who }
    }
said-departed-removal = Вилучення: { $who }
said-revealed = { $who } — { $what }
said-struck = { $who } більше не на голосуванні
said-day = День { $day }. Відкриває { $who }
said-speech = Слово має { $who }
said-nominated = { $who } виставляє: { $whom }
said-withdrawn = { $who } знімає виставлення
said-said-all = { $who }: «Я все сказав»
said-speaks-again = { $who } знову говорить
said-holds = { $who } вважає: { $whom } — { $value }
said-claims = { $who }: «Я — { $value }»
said-checked = { $who }: «Моя перевірка: { $whom } — { $value }»
said-nominees =
    { $count ->
        [one] Виставлено одного: { $who }
        [few] Виставлені за порядком: { $who }
       *[many] Виставлені за порядком: { $who }
    }
said-no-vote-no_nominee = Нікого не виставлено: голосування немає
said-no-vote-one_on_day_1 = Один виставлений першого дня: голосування немає
said-no-vote-nobody_left = Виставлених не лишилося: голосування немає
said-no-vote-one_left = З тих, хто поділив голоси, лишився один, він залишається
said-hands =
    { $count ->
        [0] Проти { $who } голосів немає
        [one] Проти { $who } { $count } голос: { $by }
        [few] Проти { $who } { $count } голоси: { $by }
       *[many] Проти { $who } { $count } голосів: { $by }
    }
said-hands-unspent =
    { $count ->
        [one] з них { $count } невикористаний
        [few] з них { $count } невикористані
       *[many] з них { $count } невикористаних
    }
said-counted-one =
    { $count ->
        [one] Найбільше, { $count } голос: { $who }
        [few] Найбільше, { $count } голоси: { $who }
       *[many] Найбільше, { $count } голосів: { $who }
    }
said-counted-tie =
    { $count ->
        [one] Порівну, по { $count } голосу: { $who }
        [few] Порівну, по { $count } голоси: { $who }
       *[many] Порівну, по { $count } голосів: { $who }
    }
said-counted-nobody = Голосування нікого не виключає
said-tie-speech = Виправдовується { $who }
said-no-lift-empties_table = Підйому немає: стіл спорожнів би. Усі лишаються
said-no-lift-three_of_nine = Трьох із дев’яти не піднімають. Усі лишаються
said-no-lift-one_left = З тих, хто поділив голоси, лишився один, він залишається
said-lifted = { $up } із { $living } за: ідуть { $who }
said-not-lifted = { $up } із { $living } за: лишаються { $who }
said-best-move = Найкращий хід, { $who }: { $whom }
said-last-word = Останнє слово має { $who }
said-away = { $who } не на зв’язку
said-back = { $who } знову тут
said-heart-attack = Інфаркт: { $who }
said-resumed = Гра триває
said-voted = { $who } голосує проти { $whom }
said-lift-yes = { $who }: підняти всіх
said-lift-no = { $who }: лишити всіх

## Hints for the first game

hints = Підказки
hints-off = Без підказок
hint-sit = У кожного за столом номер. За номерами й звертаються.
hint-host = Надішліть друзям посилання, решту місць займуть боти.
hint-seated = Господар почне, коли всі сядуть.
hint-deal = Серед десяти троє чорних. Натисніть на карту й дізнайтеся свій бік.
hint-dusk = Натисніть на карту й дізнайтеся роль. Уночі торкаються всі: ніхто не зрозуміє, хто діє.
hint-suspect = Ви спите. Дотик позначає підозрюваного в нотатках і виглядає як хід.
hint-propose = Пропозиції бачить лише ваша команда. Зійдіться на одному: постріл має збігтися.
hint-shot = Усі чорні обирають одне місце, інакше промах.
hint-don_check = На світанку дізнаєтеся, чи це шериф. Знайдіть його: він вам небезпечний.
hint-sheriff_check = Колір дізнаєтеся на світанку, він буде на вашій карті.
hint-dawn = Усе, що ви дізналися вночі, на вашій карті.
hint-morning = Кого мафія вбиває, того вона боїться.
hint-speech = Слухайте, хто кого захищає. Позначки на місцях показують сказане.
hint-speech-mine = Виставте одного й скажіть, ким вважаєте інших: це запам’ятають.
hint-tie_speech-mine = Голоси поділено. Добрий аргумент переманить їх.
hint-discussion = Говорять усі. Скінчиться раніше, якщо всі все сказали.
hint-read_out = Далі голосування, по одному, у цьому порядку.
hint-hand = Голос один. Невикористаний іде останньому виставленому.
hint-ballot = Голос можна змінювати, поки йде час.
hint-lift = Двічі порівну: більше половини живих піднімуть усіх, інакше всі лишаються.
hint-last_word = Останнє слово буває й неправдою. Запам’ятайте його.
hint-best_move-mine = Стіл це почує, і це може врятувати місто.
hint-left = Вашу гру закінчено, місто ще бореться. Говоріть у своїй кімнаті.
hint-watching = Ви бачите те саме, що всі живі, і жодних таємниць.
hint-before-act = Місця називають за порядком. Усі чорні стріляють в одне, інакше промах.
hint-before-suspect = Місця називають за порядком. Ваш дотик — особиста нотатка, а виглядає як постріл.
hint-gesture = Ви бачите свою команду єдиний раз. Показуйте на місця, говорити не можна.
hint-plan = Перший дотик — ніч 1, другий — ніч 2 і так далі. Команда побачить план, коли ви його закріпите.

## Around the table

table-label = Стіл
seat-free = Вільно
seat-sit = Сісти
seat-host = господар
seat-ready = готовий
seat-speaks = говорить
seat-away = немає { $time }
seat-asleep = спить
seat-said-all = усе сказано
seat-fouls =
    { $count ->
        [one] { $count } фол
        [few] { $count } фоли
       *[many] { $count } фолів
    }
seat-nominated = на голосуванні, за порядком { $order }
seat-votes =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоси
       *[many] { $count } голосів
    }
seat-voted-for = голос проти { $seat }
seat-chosen = ваш вибір
seat-proposed = пропонує { $who }
seat-my-note = ваша нотатка: { $what }
seat-planned = за планом у ніч { $night }
left-vote = посаджений
left-night = вбитий
left-heart_attack = інфаркт
left-removal = вилучений
record-none = Поки нічого не заявлено.
record-title = Заявлено
record-claim = Називає себе: { $value }
record-check = Перевірка, { $who }: { $value }
record-hold = { $who } вважає: { $value }
note-title = Ваша нотатка
note-red = червоний
note-black = чорний
note-sheriff = шериф
note-text = Бачите лише ви
tab-talk = Розмова
tab-players = Нотатки
tab-paper = Газета
tab-votes = Голоси
tab-rules = Правила
tab-story = Історія
talk-empty = Поки тихо.
talk-say = Сказати
talk-channel = Кому
talk-send = Надіслати
talk-closed = Зараз говорити не можна
talk-night = Рядок на ніч
talk-newer = Нове
channel-table = стіл
channel-mafia = рада
channel-dead = вибулі
channel-gallery = галерея
onlooker = глядач
votes-none = Голосувань ще не було.
votes-who = Хто
votes-whom = Проти
votes-round = День { $day }, голосування { $round }
votes-unspent = не використано
paper-name = Палермський кур’єр
paper-issue = № { $issue } · ранок дня { $day }
paper-killed = Уночі вбито: { $who }
paper-quiet = Тиха ніч
paper-quiet-text = Може, й стріляли, та ніхто не постраждав. Місто гадає, кому дякувати.
paper-killed-text = Місто прокинулося без одного зі своїх. Тим, хто знав убитого, є що обговорити.
paper-was = { $who } — { $what }
paper-by = Чиїх рук справа: { $who }
paper-left = Учора
paper-left-vote = Посаджено голосуванням: { $who }
paper-left-heart_attack = Інфаркт: { $who }
paper-left-removal = Вилучення: { $who }
paper-left-night = Вбито: { $who }
paper-left-nobody = Учора місто ніхто не покинув.
paper-doctor = Лікар приходив: { $who }.
paper-checked = Перевіряли документи.
paper-none = Перший номер вийде після першої ночі пострілів.
paper-open = Читати газету
sound-on = Звук увімкнено
sound-off = Звук вимкнено
voice = Машина оголошує кожен крок уголос

## Coming and going

invite = Запросити
invite-link = Посилання на стіл
invite-text = На вас чекає місце за столом мафії
connecting = Під’єднуємося…
connection-lost = Зв’язок утрачено. Місце за вами, під’єднуємося знову…
connection-replaced = Стіл відкрито в іншому вікні або на іншому пристрої.
play-here = Грати тут
handover = Продовжити на іншому пристрої
handover-note = Відкрийте посилання там. Воно спрацює один раз, за десять хвилин, а цей пристрій вийде.
handover-ask = Продовжити на цьому пристрої?
handover-yes = Продовжити тут
new-game = Нова гра з ботами
play-again = Зіграти ще разом
again-join = Сісти за наступну гру
watch-replay = Дивитися повтор
save-record = Зберегти протокол
save-record-text = Протокол текстом

## The end and the replay

over-won = Ви перемогли
over-lost = Ви програли
over-clause = За пунктом { $clause }
replay = Повтор
replay-eyes = Очима
replay-hall = зали
replay-all = усе відкрито
replay-play = Пуск
replay-pause = Пауза
replay-step = Крок
replay-next = Вперед
replay-previous = Назад
replay-at = { $now } з { $all }

## What bots say

bot-quiet = Поки додати нічого. Слухаю.
bot-thinking = Я ще думаю. Послухаймо решту.
bot-listen = Дивіться на голоси, а не на слова.
bot-suspect = Мені не подобається номер { $seat }.
bot-watch = Придивіться до номера { $seat }.
bot-check = Мені є що сказати: ось моя перевірка.
bot-defend = Я червоний. Голосуйте за іншого.
bot-wrong-one = Ви помилилися гравцем.
bot-farewell = Щасти червоним.
bot-remember = Запам’ятайте, хто як голосував.

## Why something was not done

refused = Зараз це неможливо.
refused-OFFLINE = Сервер не відповідає. Спробуйте трохи згодом.
refused-TOO_LATE = Пізно: час вийшов.
refused-STALE_STEP = Пізно: гра пішла далі.
refused-NOT_OFFERED = Зараз так зробити не можна.
refused-NO_SUCH_SEAT = За столом немає такого місця.
refused-NOT_LIVING = Вибулий більше не бере участі.
refused-NOT_YOURS = Це вирішує хтось інший.
refused-PAUSED = Гра на паузі.
refused-GAME_OVER = Гру закінчено.
refused-NOT_STARTED = Гра ще не почалася.
refused-ALREADY_STARTED = Гра вже триває: місця зачинено.
refused-TABLE_CLOSED = Стіл закрито.
refused-TABLE_EXISTS = Стіл уже відкрито.
refused-NOT_YOUR_FLOOR = Слово в іншого гравця.
refused-BAD_TARGET = Це місце обрати не можна.
refused-TOO_EARLY = Ще не час.
refused-SEAT_TAKEN = Хтось устиг раніше: місце зайняте.
refused-TABLE_LOCKED = Господар зачинив вхід.
refused-NOT_HOST = Це може лише господар столу.
refused-NOT_SEATED = Ви не сидите за цим столом.
refused-SEATS_FREE = Є вільні місця: займіть їх або приберіть.
refused-TOO_SMALL = За столом більше людей, ніж місць.
refused-BAD_OPTIONS = Ці налаштування не поєднуються.
refused-BAD_ORDER = Не вдалося перемішати місця.
refused-WRONG_DECK = Ці ролі не з колоди столу.
refused-ALREADY_NOMINATED = Цього гравця вже виставлено.
refused-NOMINATION_STANDS = Перше виставлення дня лишається.
refused-NOT_YOURSELF = За цим столом себе не виставляють.
refused-NOTHING_TO_WITHDRAW = Ви сьогодні нікого не виставляли.
refused-NOT_A_NOMINEE = За цього гравця не голосують.
refused-ALREADY_VOTED = Голос один, і його вже віддано.
refused-BAD_BEST_MOVE = Найкращий хід: до трьох інших гравців.
refused-TOO_MANY_DECLARATIONS = Більше заяв в одну промову не вміститься.
refused-BAD_DECLARATION = Така заява нічого не означає.
refused-ALREADY_AWAY = Цього гравця вже немає на зв’язку.
refused-NOT_AWAY = Цей гравець на зв’язку.
refused-STILL_WAITED_FOR = Ще є час повернутися.
refused-NOT_PAUSED = Гра не на паузі.
refused-BAD_MESSAGE = Сервер не зрозумів сторінку. Оновіть її.
refused-TOO_LARGE = Занадто довго.
refused-TOO_FAST = Занадто швидко. Переведіть подих.
refused-NOT_SEATED_HERE = У вас немає місця в цій грі.
refused-REMOVED_HERE = Господар прибрав вас з-за столу, можна дивитися.
refused-NOTHING_SAID = У рядку немає слів.
refused-LINE_TOO_LONG = Рядок задовгий.
refused-CHANNEL_CLOSED = Зараз там говорити не можна.
refused-BAD_NOTE = Нотатка задовга.
refused-STORE_DOWN = Сервер зараз не може нічого зберегти, спробуйте ще раз.
refused-NO_SESSION = Ви продовжили на іншому пристрої.
refused-NO_TABLE = Такого столу немає.
refused-NOT_OVER = Це буде, коли гра закінчиться.
refused-NOT_THERE = Це можуть лише ті, хто був за столом.
refused-BAD_BOOK = Таких правил чи темпу немає.
refused-BAD_OPTION = Таке значення налаштування неможливе.
refused-BAD_VIEW = Так подивитися повтор не можна.
refused-LINK_SPENT = Посилання використане або застаріле, створіть нове.
refused-NAME_EMPTY = В імені потрібна хоча б одна літера.
refused-NAME_TOO_LONG = В імені щонайбільше 24 знаки.
refused-NAME_UNPRINTABLE = В імені лише видимі знаки.
refused-NAME_OF_THE_GAME = Це слово щось означає за столом, так назватися не можна.
refused-NAME_WITHOUT_LETTERS = В імені потрібна хоча б одна літера.
refused-SPEECHES_WITH_TRIAL = Промови по черзі не поєднуються із судом.
refused-OPEN_TALK_WITHOUT_TRIAL = Спільна розмова буває лише із судом.
refused-BOSS_WITHOUT_CHANNEL = Ватажкові потрібен канал мафії.
refused-FIRST_NIGHT_COUNCIL_WITHOUT_NIGHT = Для ради першої ночі гра починається з ночі.
refused-PLAN_WITHOUT_NIGHT = Для домовленості гра починається з ночі.
refused-PLAN_WITHOUT_DON = Для домовленості потрібен дон.
refused-LOOK_WITHOUT_NIGHT = Щоб шериф дивився, гра починається з ночі.
refused-GESTURES_EVERY_NIGHT = За жестів мафія не домовляється щоночі.
refused-ABSENCE_OF_CONFERENCE = Конференція чекає від трьох до п’яти хвилин.
refused-SIZE = За столом від 4 до 20 місць.
refused-DECK = Таку колоду не роздати: потрібна карта на кожне місце, хоча б одна чорна, чорних і маніяків разом менше половини, не більше одного дона й одного шерифа, пари — цілими.
refused-HELLO_FIRST = Сторінка й сервер не зрозуміли одне одного. Оновіть її.
refused-BAD_ID = Сторінка й сервер не зрозуміли одне одного. Оновіть її.
refused-ID_TAKEN = Це вже було сказано. Спробуйте ще раз.
refused-NOT_FOR_PERSONS = Це робить ведучий або машина.
refused-UNKNOWN_BOT = Такого бота немає.
refused-FAILED = На сервері щось пішло не так. Спробуйте ще раз.
refused-REPLACED = Цей стіл відкрито в іншому вікні чи на іншому пристрої.
refused-SLOW = Зв’язок надто повільний для цього столу; повертаємося.
refused-SHUTTING_DOWN = Сервер перезапускається, хвилинку.
refused-SILENT = Від цієї сторінки надто довго нічого не було чути.
refused-BAD_REQUEST = Сервер не зрозумів цю сторінку. Оновіть її.
refused-BAD_ORIGIN = Запит надійшов із чужої сторінки.
refused-NOT_FOUND = За цією адресою нічого немає.
refused-BAD_LOCALE = Цією мовою Palermo поки не розмовляє.
refused-NO_FOULS = За цим столом фоли не рахують.
refused-NOT_CALLED = Зараз називають інше місце.
refused-BAD_PLAN = У плані одне місце на кожну з перших ночей.
refused-CANNOT_RULE = Тут цьому рішенню нема чого змінювати.
refused-NO_SUCH_STEP = Такого кроку, щоб до нього повернутися, немає.
refused-CANNOT_CORRECT = Цей запис виправити не можна.
refused-NO_LONGER_HOLDS = Тоді не зійдеться пізніший запис: поверніться до кроку перед ним.
refused-SIGNED = Протокол підписано: нічого вже не скасувати.
refused-WRONG_SECRET = Секрет не відповідає своєму відбитку.
refused-COMMITTED = Роздачу вже закріплено, вона не змінюється.

## Спорт, рішення ведучого, перевірна роздача
said-fouled = { $who }: { $count ->
    [one] { $count } фол
    [few] { $count } фоли
   *[many] { $count } фолів
}
said-vote-cancelled = Голосування цього дня скасовано
said-no-vote-cancelled = Голосування немає: його скасовано, бо хтось вибув
said-ruled = Рішення ведучого ({ $clause }): { $what }
said-stepped-back-day = Ведучий повертає гру в день { $day }: { $step } ({ $why })
said-stepped-back-night = Ведучий повертає гру в ніч { $day }: { $step } ({ $why })
said-corrected = Ведучий виправляє запис ({ $why })
said-machine-leads = Стіл веде програма
said-judge-leads = Стіл веде ведучий
undone-slip = обмовка
undone-misheard = не розчув
undone-dispute = суперечка
undone-breach = порушення
undone-fault = збій
undone-other = інша причина
ruling-set_floor = слово має { $who }
ruling-strike_nominee = { $who } знято з голосування
ruling-add_nominee = { $who } виставлено на голосування
ruling-set_hands = руки рахуються так, як їх бачив ведучий
ruling-put_out = { $who } вибуває
ruling-bring_back = { $who } знову в грі
ruling-go_to = гра переходить до іншого кроку
ruling-set_fouls = змінено фоли: { $who }
ruling-set_clock = час змінено
ruling-declare_result = оголошено підсумок гри
said-brought-back = { $who } знову в грі
said-planned = План від { $who }: { $whom }
said-committed = Секрет роздачі закріплено; після гри його може перевірити кожен
said-word-added = { $who } додає слово до роздачі
said-word-gone = { $who } забирає слово назад
said-secrets = Секрет роздачі відкрито: тепер її може перевірити кожен
line-look = Шериф оглядає стіл

proof-title = Роздачу закріплено до посадки
proof-how = Сервер заздалегідь обрав секрет і показує його відбиток. Ролі випливають лише з цього секрету та слів гравців, тож дібрати їх ніхто не може. Після гри секрет відкриють, і роздачу перевірить будь-хто.
proof-commitment = Відбиток секрету
proof-secret = Секрет
proof-words = Слова в роздачі
proof-add = Додайте своє слово
proof-add-do = Додати
proof-mine = Ваше слово прийнято: «{ $word }». Інші побачать його, коли місця закриються.
proof-check = Щоб перевірити, збережіть протокол і запустіть:

## The conference, and discipline

line-confirm = Ролі роздано. Хто отримав роль, підтверджує її
line-evening = Кого ми страчуємо сьогодні?
line-evening-again = Другий тур: { $who }
line-dock = На лаві підсудних: { $who }
line-dock-mine = Ви на лаві підсудних. Говоріть
line-verdict = Стратити { $who }: за чи проти?
line-verdict-mine = Судять вас
line-lost_speech = { $who } без промови за фоли, можна лише виставити
line-lost_speech-mine = Три фоли: можна лише виставити
prompt-confirm = Підтвердьте роль
prompt-evening = Назвіть гравця або ніч
prompt-dock-mine = Скажіть, чому не ви
prompt-verdict = За чи проти?
prompt-verdict-mine = Чекайте на вирок
prompt-lost_speech-mine = Торкніться, кого виставляєте
prompt-treat = Торкніться, кого лікуєте
prompt-kill = Торкніться, кого вбиваєте
prompt-distract = Торкніться, до кого приходите
prompt-defend = Торкніться, кого захищаєте
prompt-guard = Торкніться, кого охороняєте
prompt-compare = Торкніться двох гравців, щоб порівняти
do-confirm = Роль отримав
do-night = Ніч
do-verdict-guilty = За
do-verdict-innocent = Проти
do-elect = Обрати босом: { $seat }
do-compare = Порівняти: { $count } з 2
said-day-open = День { $day }. Говорять усі
said-confirmed = { $who } підтверджує роль
said-evening = Кого ми страчуємо сьогодні?
said-evening-again = Другий тур: { $who }
said-named = { $who } називає: { $whom }
said-named-night = { $who } за ніч
said-evening-dock = Найбільше голосів ({ $count }): { $who }. На лаву підсудних
said-evening-again-level = Порівну, по { $count }: { $who }. Другий тур
said-evening-executed = Найбільше голосів ({ $count }): { $who }. Страта
said-evening-night = Нікого не страчують, настає ніч
said-dock = З лави підсудних говорить { $who }
said-verdict-open = Стратити { $who }: за чи проти?
said-guilty = { $who }: за
said-innocent = { $who }: проти
said-executed = За { $guilty }, проти { $innocent }: { $who }. Страта
said-acquitted = За { $guilty }, проти { $innocent }: { $who }. Виправдання
said-verdict-void = { $who } вибуває: судити нікого
said-boss-voted = { $who } хоче босом: { $whom }
said-boss-gone = Мафія без боса: обирайте нового
said-boss-elected = Бос мафії: { $who }
said-forfeited = { $who } втрачає наступну промову
said-forfeited-not = { $who } зберігає наступну промову
said-removed = Вилучення: { $who } ({ $why })
said-judged-heart = Ведучий оголошує інфаркт: { $who } ({ $why })
said-team-defeated-town = Місто програє за порушення ({ $why })
said-team-defeated-mafia = Мафія програє за порушення ({ $why })
breach-fouls = чотири фоли
breach-insult = образа
breach-peeping = підглядання
breach-night_talk = розмова чи знаки вночі
breach-oath = клятва чи парі
breach-role_proof = доказ ролі поза грою
breach-foreign_speech = чужа мова
breach-leaving = вихід з-за столу
breach-disorder = недисциплінованість
breach-other = порушення правил
log-evening = { $day } вечір: { $what }
log-night = { $day } ніч: { $what }
log-accused = на лаві підсудних { $who } ({ $votes }, ніч { $against })
log-level = порівну { $who } (по { $votes })
log-executed = страта: { $who } ({ $votes }:{ $against })
log-acquitted = виправдання: { $who } ({ $votes }:{ $against })
log-jailed = посаджений { $who } ({ $votes })
log-lifted = підняті: { $who } ({ $votes }:{ $against })
log-not_lifted = лишаються всі ({ $votes }:{ $against })
log-nobody = нікого не страчують
log-void = голосування не рахується: вибуває { $who }
log-cancelled = голосування скасовано
log-killed = вбито { $who }
log-nobody_killed = нікого не вбито
log-heart_attack = інфаркт: { $who }
log-removed = вилучення: { $who }
log-team_defeat = поразка команди за порушення
log-over = гру закінчено
log-named = { $who }, { $role }
log-named-by = { $who } (ким: { $by })
refused-NO_NIGHT_NOW = У другому турі ніч назвати не можна.
refused-NOT_A_CHOICE = Цього гравця зараз назвати не можна.
refused-ACCUSED_HAS_NO_VOTE = Підсудний про себе не голосує.
refused-NO_JUDGED_HEART = За цими правилами ведучий вилучає, а інфаркту не оголошує.
refused-NIGHT_OF_CONFERENCE = Конференція починається з дня.
refused-CALLED_CONFERENCE = У конференції всі нічні ходи робляться разом.

# The text table: whom one speaks to, and what the machine judge answers.
channel-judge = ведучому
ear-table = Зала
ear-judge = Ведучий
ear-mafia = Мафія
talk-to-table = Усім
talk-to-judge = Лише ведучому: номер, ім’я, +
talk-to-seat = Наодинці з №{ $seat }
talk-to-mafia = Лише мафії
the-judge = Ведучий
boss-choose = Оберіть боса:
boss-is = Бос: { $who }
reads-private = Схоже на хід. Кому це?
to-judge = Надіслати ведучому
to-all = Сказати всім
reply-done = Прийнято: { $who }
reply-changed = Змінено: { $who }
reply-which = Хто саме: { $who }?
reply-late = Пізно: крок скінчився
reply-nothing = Зараз це нічого не означає
reply-sure = { $who }: точно? Надішліть +, і це лишиться
reply-confirmed = Підтверджено
reply-taken-back = Скасовано
refused-READS_PRIVATE = Схоже на хід для ведучого.
do-guilty = За
do-innocent = Проти
do-send-shot = Вбити { $seat }: остаточно
do-send-compare = Порівняти { $seat } і { $other }
do-choose-shot = Вбити
do-choose-defend = Захистити
do-choose-kill = Вбити
do-choose-treat = Лікувати
do-choose-sheriff_check = Перевірити
do-choose-don_check = Шукати шерифа
do-choose-distract = Відвідати
do-choose-guard = Охороняти
do-choose-compare = Порівняти
prompt-boss-shot = Назвіть жертву й надішліть
hint-boss-shot = Два різні імені — промах; одне ім’я двічі — одне.
remove-player = Видалити з гри

## The judge's desk

judge-deal = Внести ролі
judge-shuffle = Перемішати карти
judge-send = Надіслати
judge-foul = Фол
judge-put_out = Видалити за…
judge-judge_heart = Інфаркт за…
judge-in-name = Від його імені
judge-rulings = Рішення
judge-set_floor = Дати слово
judge-add_nominee = Виставити на голосування
judge-strike_nominee = Зняти з голосування
judge-bring_back = Повернути в гру
judge-set_clock = Лишилося секунд
judge-set = Встановити
judge-go_to = Перейти…
judge-go-day = до дня
judge-go-vote = до голосування
judge-go-night = до ночі
judge-declare_result = Оголосити підсумок…
judge-defeat_team = Поразка за порушення…
judge-defeat-town = Місто програє
judge-defeat-mafia = Мафія програє
judge-undo = Скасувати
judge-undo-look = Що можна скасувати?
judge-reason = Причина
judge-step_back = Повернутися до початку кроку
judge-strike = Виправити запис
judge-nothing-to-strike = Записів поки немає.
judge-learned = Що { $who } дізнався вночі, лишається відомим, з позначкою «відкликано».
judge-day = День { $n }
judge-night = Ніч { $n }
judge-for-vote = Голосує проти
judge-for-nominate = Виставляє
judge-for-declare = Заявляє
judge-for-elect = За боса
judge-for-propose = Показує на
judge-for-plan = План
judge-for-best_move = Вважає чорними
judge-for-foul = Фол
judge-for-put_out = Видалення
judge-for-judge_heart = Інфаркт

refused-CHAIR_TAKEN = За цим столом уже є ведучий.
refused-JUDGES_HERE = Хто веде чи допомагає ведучому, не грає. Спершу звільніть місце ведучого.
refused-JUDGE_WANTED = Частина обов’язків не за машиною: хтось має зайняти місце ведучого.
refused-PLAYERS_DO_NOT_JUDGE = Хто грає чи веде, не може допомагати ведучому.
refused-NO_SUCH_ASSISTANT = Цей помічник так не може.
refused-TOO_MANY_ASSISTANTS = У ведучого вже досить помічників.
refused-NOT_GRANTED = Ведучий не дав вам цього права.
refused-HANDED_OVER = Стіл веде інший. Спершу поверніть його собі.
refused-JUDGE_NOT_AWAY = Ведучий на місці.
refused-JUDGE_WAITED_FOR = Ведучий ще має час повернутися.
refused-NOT_THE_JUDGE = Це бачить лише ведучий.
paused-judge_away = Пауза: ведучий відійшов
said-chair-taken = За столом є ведучий
said-chair-left = Місце ведучого вільне
said-judge-lost = Ведучий від’єднався. Годинники стоять
said-judge-back = Ведучий повернувся
said-lead-judge = Стіл знову веде ведучий
said-lead-assistant = Стіл веде помічник ведучого
said-lead-machine = Стіл веде машина
said-foul-waits = { $who }: четвертий фол від помічника чекає на ваше рішення
said-foul-settled = Четвертий фол ({ $who }) вирішено
log-clause = { $said } · { $clause }
refused-NOT_UNDERSTOOD = Схоже на команду, але зрозуміти її не можна. Ніхто цього не чув.

judge-helpers = Помічники
judge-no-helpers = Помічників поки немає. Запропонувати допомогу до гри може той, хто не грає.
judge-leads = зараз веде
judge-hand-over-to = Передати стіл
judge-hand-over-machine = Передати стіл машині
judge-is = Ведучий: { $name }
judge-wanted = Столу потрібен ведучий: частина обов’язків не за машиною.
judge-tonight = Цієї ночі
judge-fourth = Четвертий фол від помічника
judge-fourth-yes = Підтвердити: він іде
judge-fourth-no = Не зараховувати
judge-rooms = Особисте
judge-rooms-all = Усі
judge-pick-room = Оберіть гравця, щоб відповісти йому.
power-fouls = фоли
power-clocks = час
power-everything = усе
do-take-chair = Вести цей стіл
do-leave-chair = Поступитися місцем ведучого
do-free-chair = Звільнити місце ведучого
do-offer-help = Допомагати ведучому
do-next = Далі
do-deal = Внести ролі
do-resume = Продовжити
do-pause = Пауза
do-take-back = Повернути стіл собі
tab-desk = Пульт
judge-back-yes = Повернутися сюди
judge-strike-yes = Викреслити цей запис
judge-instead = Що малося на увазі
judge-correct-yes = Виправити цей запис
judge-entry = Інший запис
judge-hands = Руки проти { $who }
judge-hands-lift = Руки за підйом усіх
judge-count = Зарахувати: { $count }
judge-set_fouls = Фолів
judge-unconfirmed = Ще не підтвердили: { $who }
judge-in-the-way = Заважає запис: «{ $what }». Поверніться до кроку перед ним.
judge-leading = Веде: { $name }

prompt-chair-judge = Ви ведете цей стіл
prompt-chair-assistant = Ви пропонуєте допомогу ведучому
prompt-leading = «Далі» завершує крок
prompt-wanted = Потрібен ведучий: без нього не почати
prompt-judge = Ви ведучий: торкніться гравця, щоб дати фол або видалити
prompt-assistant = Ви допомагаєте ведучому
prompt-handed-over = Стіл за вас веде інший
hint-leading = Можна діяти за будь-кого: торкніться гравця. Решта на вкладці «Пульт».
hint-judge = Час веде машина. Решта на вкладці «Пульт».
mark-not-disturb = Не турбувати: до нього доходять лише повідомлення самої гри.
seat-unconfirmed = не підтвердив
prompt-dealing = Внесіть роздані карти
