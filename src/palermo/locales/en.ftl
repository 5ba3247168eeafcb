## The house

app-title = Palermo
app-heading = Play Mafia for real
app-tagline = Ten seats, one table, one city asleep. No judge needed: the house leads.
language = Language
close = Close
back = Back
cancel = Cancel
save = Save
copy = Copy
copied = Copied
share = Share
menu = Menu
loading = One moment…
page-lost = There is nothing at this address.
house-rules = House rules
house-rules-why = Mafia is a game of lies and of friends. These few things keep it so, at every table:
house-rule-respect = Attack the argument, not the person. No insults, no slurs, no threats.
house-rule-inside = Any argument is allowed, true or false, as long as it stays inside the game.
house-rule-silence = Talk about the running game at the table alone: no other chat, no calls, no signs at night.
house-rule-proof = Prove a role by what you say, never by a picture of your screen or anything else from outside.
house-rule-bets = No oaths and no bets: nobody swears by his mother or puts up money to be believed.
house-rule-stay = Who sits down plays to the end. Leaving takes the game from nine others.
house-rule-hosts = At a judged table the judge decides every dispute; afterwards you may protest.
house-rule-mute = Whom you would rather not read, mute: tap the name. Only you notice.
to-front = To the front page
seat-number = №{ $seat }
seat-named = №{ $seat } { $name }
bot-names = Agata Bruno Carla Dario Elena Fausto Greta Ivo Lidia Marco Nora Orso Pina Rocco Silvia Tino Ugo Viola Zita Alba
bot = bot
you = you
seconds = { $count } s

## Front page

play-with-bots = Play with bots
play-with-bots-note = A quick game of ten, at once. Nothing to fill in.
tables = Tables
tables-none = No open table just now. Open one, or play with bots.
tables-lobby = Gathering
tables-playing = Being played
table-of = { $host }’s table
table-nobodys = Open table
table-join = Join
table-watch = Watch
create-table = Create a table
your-name = Your name
change-name = Change your name
book-club = Club rules
book-sport = Sport rules
book-conference = Text conference
edition-fsm-2024 = Sport, FSM 2024
edition-fiim-2024 = Sport, FIIM 2024
about-club = For friends: the mafia confer every night, shots by a tap.
about-conference = A text conference: open talk, an evening ballot and a trial; more roles; moves by words.
about-sport = As at the classic table of ten: one meeting by gestures, a plan, shots as seats are called.
about-fiim-2024 = Sport with best move, fouls and the sheriff’s look at the table.
about-fsm-2024 = Sport with best move and fouls.
pace-quick = quick
pace-standard = standard
pace-calm = calm
seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
seats-alive = { $count } of { $size } in play
people-watch =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }

## Opening a table

form-rulebook = Rulebook
form-pace = Pace
form-size = Seats
form-private = Only those with the link find it
form-when-ready = Starts by itself when everybody is ready
form-deck = The deck
deck-less = One card fewer: { $role }
deck-more = One card more: { $role }
deck-standard = Back to the standard deck
form-all = All options
form-open = Open the table
form-on = on
form-off = off
form-clause = Rule { $clause }
option-vote = Voting
option-vote-classic = classic: nominee by nominee
option-vote-free = free: all at once
option-vote-trial = trial
option-general_discussion = General discussion after the speeches
option-council = The mafia confer
option-council-every_night = every night
option-council-first_night = on the first night only
option-reveal = Roles of those who leave
option-reveal-never = are not shown
option-reveal-team = the colour is shown
option-reveal-role = are shown
option-duties = What the machine does
option-duties-deal = deal
option-duties-clocks = clocks
option-duties-counting = counting
option-duties-night_calls = night
option-opening = The game opens with
option-opening-night = acquaintance night
option-opening-day = a day
option-talk = Talk by day
option-talk-speeches = in turn
option-talk-open = all at once
option-rotation = Who opens the next day
option-rotation-first = the next after the opener
option-rotation-last = the next after the closer
option-withdrawal = A nomination may be taken back
option-withdrawal-free = yes
option-withdrawal-none = no
option-self_nomination = One may nominate oneself
option-smaller_tie = A second tie among fewer
option-smaller_tie-again = they speak again
option-smaller_tie-lift = lift
option-second_tie = The same tie twice
option-second_tie-lift = lift
option-second_tie-nobody = all stay
option-lift_three_of_nine = Three of nine may be lifted
option-first_vote = A single leader of day 1
option-first_vote-standard = leaves
option-first_vote-lift_only = stays
option-accused_votes = The accused votes
option-acquaintance = The mafia meet by
option-acquaintance-voice = voice
option-acquaintance-gestures = gestures
option-sheriff_look = The sheriff looks, seconds
option-plan_nights = Nights the don plans
option-plan_shown = The plan is shown at night
option-shot = The shot
option-shot-unanimous = all as one
option-shot-boss = the boss’s word
option-shooting = Shooting
option-shooting-click = by a tap
option-shooting-called = as seats are called
option-don_check = The don looks for the sheriff
option-check = The sheriff learns
option-check-team = the colour
option-check-role = the role
option-check_departed = Those who left may be checked
option-news = The newspaper tells
option-news-deaths = who was killed
option-news-full = everything
option-killed_last_word = The killed have a last word
option-killed_last_word-while_hidden = while roles are hidden
option-killed_last_word-on = always
option-killed_last_word-off = never
option-best_move = Best move
option-best_move-0 = none
option-best_move-3 = three names
option-fouls = A judge counts fouls
option-third_foul = The third foul
option-third_foul-lose = loses the next speech
option-third_foul-short_at_four = shortens it at four
option-third_foul-none = costs nothing
option-removal_cancels_vote = A removal cancels the vote
option-draw_after = Draw after quiet nights and days
option-confirm_roles = Roles are confirmed
option-silent_civilians = Civilians are told nothing
option-dead_room = A room for those who left
option-absence = One may be away, seconds
option-confirm = Confirming a role
option-acquaintance_time = Acquaintance
option-speech = Speech
option-discussion = Discussion
option-read_out = Reading out
option-hand = Window of a nominee
option-ballot = Free vote
option-verdict = Verdict
option-lift = Lift
option-tie_speech = Speech at a tie
option-dock = The dock
option-last_word = Last word
option-council_time = Council
option-shot_time = Shot
option-call = Each call
option-check_time = Checks
option-move = Night moves
option-best_move_time = Best move
option-short_speech = Short speech
option-lost_speech = Lost speech
option-dusk = Dusk
option-dawn = Dawn
option-grace = Grace

## Roles and teams

role-civilian = Civilian
role-sheriff = Sheriff
role-mafia = Mafia
role-don = Don
role-civilian-goal = Find the mafia by day and vote them out. Red wins when no black is left.
role-civilian-night = At night you sleep. Mark whom you suspect: only you see it.
role-sheriff-goal = Red. Find the black and lead the city to them, without dying first.
role-sheriff-night = Each night you check one player and learn the colour.
role-mafia-goal = Black. Win when you are as many as the red.
role-mafia-night = Agree in the council, then shoot: all of you at one seat, or it is a miss.
role-don-goal = Black, and its head. Win when you are as many as the red.
role-don-night = Shoot with your team, then check one player: is it the sheriff?
role-commissar = Commissar
role-commissar-goal = Town. Find the mafia by their papers and lead the town to them, without dying first.
role-commissar-night = Each night you check one player’s papers and learn who he is.
role-boss = Boss
role-doctor = Doctor
role-doctor-goal = Town. Keep alive those whom the town needs, and help to find the mafia.
role-doctor-night = Each night you treat one player: attacks do him no harm. Yourself once a game.
role-maniac = Maniac
role-maniac-goal = On your own. Outlive everybody: of the last two you win.
role-maniac-night = Each night you kill one player. To a check you are not black.
role-sergeant = Sergeant
role-sergeant-goal = Town. Help the commissar, whom you know, and go on when he is gone.
role-sergeant-night = You learn what the commissar learns. From the first night after he has left, you check.
role-courtesan = Courtesan
role-courtesan-goal = Town. Keep the dangerous busy at night, and help to find the mafia by day.
role-courtesan-night = Each night you visit one player: he makes no move.
role-lawyer = Lawyer
role-lawyer-goal = Black. Win when you are as many as all the others.
role-lawyer-night = Shoot with your team, and defend one player: to checks he is a civilian this night.
role-bodyguard = Bodyguard
role-bodyguard-goal = Town. Stand before those whom the town needs, and help to find the mafia.
role-bodyguard-night = Each night you guard one player: you die in his place.
role-journalist = Journalist
role-journalist-goal = Town. Find out who belongs together, and bring it to the town.
role-journalist-night = Each night you compare two players: are they of one team?
role-immortal = Immortal
role-immortal-goal = Town. Find the mafia by day: the night does not frighten you at first.
role-immortal-night = At night you sleep. The first attack that no doctor treats does you no harm.
value-same_team = of one team
value-other_team = of different teams
team-town = red
team-mafia = black
team-solo = on his own
value-red = red
value-black = black
value-sheriff = the sheriff
value-not_sheriff = not the sheriff
card-show = Your card
card-hide = Turn it over
card-goal = Goal
card-night = Night
card-mates = Your team
card-results = What you have learned
card-result = Night { $night }: { $who }: { $value }
card-none = No cards yet: the deal comes first.

## What is happening: the judge's line at each step

day = Day { $day }
night = Night { $night }
first-night = First night
step-lobby = Lobby
step-over = The game is over
step-morning = The morning
step-read_out = The nominees are read out
step-ballot = The vote
step-lift = All or none: the vote
line-lobby =
    { $count ->
        [one] Waiting for players: { $count } free seat
       *[other] Waiting for players: { $count } free seats
    }
line-lobby-full = Every seat is taken
line-deal = The cards are dealt
line-dusk = The city falls asleep
line-acquaintance = The mafia wake and meet
line-council = The mafia confer
line-shot = The mafia shoot
line-checks = The don and the sheriff check
line-moves = The night moves
line-dawn = The city wakes
line-killed = Good morning. Killed: { $who }
line-nobody-killed = Good morning. Nobody was killed
line-best_move = Best move: { $who } names whom he holds for black
line-best_move-mine = Your best move
line-last_word = Last word: { $who }
line-last_word-mine = Your last word
line-speech = { $who } has the floor
line-speech-mine = You have the floor
line-discussion = General discussion: everyone may talk
line-nominees = Nominated: { $who }
line-read_out = Nominated: { $who }
line-hand = Who votes against { $who }?
line-ballot = The vote: { $who }
line-tie_speech = A tie. { $who } defends himself
line-tie_speech-mine = A tie. Defend yourself
line-lift = Do all of { $who } leave?
line-calling = Shooting. Now: { $who }
outcome-town = The city has won
outcome-mafia = The mafia has won
outcome-maniac = The maniac has won
outcome-draw = A draw
closed-by_host = The host has closed the table
closed-unused = The table was not used and is closed
closed-asleep = Nobody came back; the table is closed
closed-over = The table is closed
paused-away = Paused: most players are away
paused-asleep = The table sleeps until somebody is back
paused-judge = The judge has paused the game
till-dawn = Till dawn { $time }
window-acquaintance = acquaintance
window-look = look
window-council = council
window-shot = shot
window-checks = checks
window-moves = moves
time-left = Time left: { $time }

## What you can do now

prompt-sit = Tap a free seat
prompt-full = No seat is free; you may watch
prompt-seated = Say when you are ready
prompt-host = Your table: invite, fill, start
prompt-speech-mine = Tap a seat to nominate or declare
prompt-tie_speech-mine = Say why it is not you
prompt-last_word-mine = Your last words to the city
prompt-best_move-mine = Tap up to three seats you hold for black
prompt-discussion = Talk, or say you are through
prompt-hand = Vote now, or wait for another
prompt-hand-mine = They vote against you. You may, too
prompt-voted = Your vote is given
prompt-ballot = Tap whom you vote against
prompt-lift = Do they all leave, or all stay?
prompt-propose = Tap whom you propose
prompt-plan = Tap the victims of the first nights, in order
prompt-shot = Tap whom you shoot
prompt-don_check = Tap whom you check: the sheriff?
prompt-sheriff_check = Tap whom you check: black?
prompt-suspect = Tap whom you suspect
prompt-left = You have left the game and may watch
prompt-watching = You are watching
prompt-before-act = Shoot when your victim’s number is called
prompt-after-act = Shot at { $who }. A second shot is a miss
prompt-before-suspect = Mark your suspect when his number is called
prompt-after-suspect = Marked: { $who }. Only you see it
prompt-gesture = Without a sound: tap whom you point at
prompt-look = The city sleeps, you look. Nobody sees you
do-vote = Vote against { $seat }
do-voted = Voted against { $seat }
do-lift-yes = All leave
do-lift-no = All stay
do-done = I have said it all
do-speak-up = Speak again
do-claim = Who I am…
do-best-move =
    { $count ->
        [one] Name { $count }
       *[other] Name { $count }
    }
do-sit = Sit down
do-mute = Mute
do-unmute = Listen again
muted = muted
do-ready = I am ready
do-start = Start the game
do-add-bots = Fill with bots
do-leave = Leave the game
do-stand = Stand up
do-shuffle = Shuffle the seats
do-lock = Lock the table
do-unlock = Let others in again
do-close = Close the table
do-options = Options
do-remove = Free the seat
do-hand_on = Make host
do-nominate = Nominate
do-withdraw = Take the nomination back
do-holds-red = I hold him for red
do-holds-black = I hold him for black
do-checked = I checked: { $value }
do-claims = I am: { $value }
do-shoot = Shoot { $seat }
do-mark = Suspect { $seat }
do-plan = Set the plan: { $count } of { $most }
do-planned = The plan is set: { $count } of { $most }
leave-sure = Leaving ends the game for you: a heart attack, without a last word.
leave-yes = Leave all the same

## The chronicle: a sentence for each event

said-sat = { $who } sits down
said-stood = Seat { $seat } is free
said-ready = { $who } is ready
said-not-ready = { $who } is not ready yet
said-configured = The table’s rules have changed
said-locked = The table is locked
said-unlocked = The table is open again
said-shuffled = The seats are shuffled
said-handed-on = The table has a new host
said-started = The game begins
said-role-given = You have a card. Look at it when nobody sees
said-first-night = The first night falls
said-night = Night { $night } falls
said-proposed = { $who } proposes { $whom }
said-proposed-back = { $who } takes the proposal back
said-chose = { $who } picks { $whom }
said-chose-back = { $who } takes the pick back
said-answered = { $who } checks { $whom }: { $value }
said-morning = Morning of day { $day }. Killed: { $who }
said-morning-quiet = Morning of day { $day }. Nobody was killed
said-departed-vote =
    { $count ->
        [one] Jailed by the vote: { $who }
       *[other] Jailed by the vote: { $who }
    }
said-departed-removal = Removed: { $who }
said-revealed = { $who }: { $what }
said-struck = { $who } is no longer a nominee
said-day = Day { $day }. Opens: { $who }
said-speech = { $who } has the floor
said-nominated = { $who } nominates { $whom }
said-withdrawn = { $who } takes the nomination back
said-said-all = { $who }: “I have said it all”
said-speaks-again = { $who } speaks again
said-holds = { $who } holds { $whom } for { $value }
said-claims = { $who }: “I am { $value }”
said-checked = { $who }: “I checked { $whom }: { $value }”
said-nominees =
    { $count ->
        [one] The only nominee: { $who }
       *[other] The nominees, in order: { $who }
    }
said-no-vote-no_nominee = Nobody is nominated: no vote today
said-no-vote-one_on_day_1 = One nominee on day 1: no vote
said-no-vote-nobody_left = No nominee is left: no vote
said-no-vote-one_left = One of the tied is left and stays
said-hands =
    { $count ->
        [0] Nobody votes against { $who }
        [one] One vote against { $who }: { $by }
       *[other] { $count } votes against { $who }: { $by }
    }
said-hands-unspent =
    { $count ->
        [one] { $count } vote not used goes here
       *[other] { $count } votes not used go here
    }
said-counted-one =
    { $count ->
        [one] { $who } has most: { $count } vote
       *[other] { $who } has most: { $count } votes
    }
said-counted-tie =
    { $count ->
        [one] A tie at { $count } vote: { $who }
       *[other] A tie at { $count } votes: { $who }
    }
said-counted-nobody = The vote puts nobody out
said-tie-speech = { $who } defends himself
said-no-lift-empties_table = No lift: it would empty the table. All stay
said-no-lift-three_of_nine = Three of nine are not lifted. All stay
said-no-lift-one_left = One of the tied is left and stays
said-lifted = { $up } of { $living } for it: { $who } leave
said-not-lifted = { $up } of { $living } for it: { $who } stay
said-best-move = Best move of { $who }: { $whom }
said-last-word = { $who } has the last word
said-away = { $who } is away
said-back = { $who } is back
said-heart-attack = Heart attack: { $who }
said-resumed = The game goes on
said-voted = { $who } votes against { $whom }
said-lift-yes = { $who }: all leave
said-lift-no = { $who }: all stay

## Hints for the first game

hints = Hints
hints-off = No more hints
hint-sit = Everyone at the table has a number. Players call each other by it.
hint-host = Send the link to friends; bots fill what is left.
hint-seated = The host starts when all are seated.
hint-deal = Three black among ten. Press your card to see whose side you are on.
hint-dusk = Press your card to see your role. Tap the same as everyone at night: nobody can tell who acts.
hint-suspect = You sleep. Tapping marks a suspect in your notes, and looks as if you acted.
hint-propose = Only your team sees proposals. Agree on one seat: the shot must be the same.
hint-shot = All black pick the same seat, or the night is a miss.
hint-don_check = You learn at dawn whether it is the sheriff. Find him: he is your danger.
hint-sheriff_check = You learn the colour at dawn; it will be on your card.
hint-dawn = What you learned at night is on your card.
hint-morning = Whom the mafia kill says whom they fear.
hint-speech = Listen for who defends whom. Marks on the seats show what was said.
hint-speech-mine = Nominate one for the vote and say what you hold others for. Bots and people remember it.
hint-tie_speech-mine = You are one of the tied. A good reason moves votes.
hint-discussion = Everyone may talk. It ends early when all have said it all.
hint-read_out = Next come the votes, nominee by nominee, in this order.
hint-hand = One vote each. Not used, it goes to the last nominee.
hint-ballot = You may change your vote until time is up.
hint-lift = Level twice: more than half of the living lift all of them, else all stay.
hint-last_word = A last word may be true or not. Remember it.
hint-best_move-mine = The table hears it; it may save the city.
hint-left = Your game is over, the city’s is not. Talk in your own room.
hint-watching = You see what every living player sees, and no secrets.
hint-before-act = Every seat is called in turn. All black shoot at the same one, or the night is a miss.
hint-before-suspect = Seats are called in order. Your tap is a private note and looks like a shot.
hint-gesture = You see your team for the only time. Point at seats; nobody may speak.
hint-plan = The first tap is night 1, the second night 2, and so on. Your team sees it when you set it.

## Around the table

table-label = The table
seat-free = Free
seat-sit = Sit
seat-host = host
seat-ready = ready
seat-speaks = speaks
seat-away = away { $time }
seat-asleep = asleep
seat-said-all = has said it all
seat-fouls =
    { $count ->
        [one] { $count } foul
       *[other] { $count } fouls
    }
seat-nominated = nominated, { $order } in order
seat-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
seat-voted-for = voted against { $seat }
seat-chosen = your pick
seat-proposed = proposed by { $who }
seat-my-note = your note: { $what }
seat-planned = planned for night { $night }
left-vote = jailed
left-night = killed
left-heart_attack = heart attack
left-removal = removed
record-none = Nothing on record yet.
record-title = On record
record-claim = Claims to be: { $value }
record-check = Checked by { $who }: { $value }
record-hold = { $who } holds for { $value }
note-title = Your own note
note-red = red
note-black = black
note-sheriff = sheriff
note-text = Only you see this
tab-talk = Talk
tab-players = Notes
tab-paper = Paper
tab-votes = Votes
tab-rules = Rules
tab-story = Story
talk-empty = Quiet so far.
talk-say = Say something
talk-channel = To whom
talk-send = Send
talk-closed = You cannot speak now
talk-night = A line for the night
talk-newer = New lines
channel-table = table
channel-mafia = council
channel-dead = those who left
channel-gallery = gallery
onlooker = onlooker
votes-none = No vote has been held yet.
votes-who = Who
votes-whom = Against
votes-round = Day { $day }, vote { $round }
votes-unspent = not used
paper-name = The Palermo Courier
paper-issue = No. { $issue } · morning of day { $day }
paper-killed = { $who } killed at night
paper-quiet = A quiet night
paper-quiet-text = Shots may have been heard; nobody was hurt. The city wonders whom to thank.
paper-killed-text = The city woke without one of its own. Those who knew the victim have much to discuss.
paper-was = { $who } was: { $what }
paper-by = By: { $who }
paper-left = Yesterday
paper-left-vote = { $who } was jailed by the vote
paper-left-heart_attack = { $who} died of a heart attack
paper-left-removal = { $who } was removed
paper-left-night = { $who } was killed
paper-left-nobody = Nobody left the city yesterday.
paper-doctor = The doctor came to { $who }.
paper-checked = Papers were checked.
paper-none = The first issue comes after the first night of shots.
paper-open = Read the newspaper
sound-on = Sound on
sound-off = Sound off
voice = The machine announces each step aloud

## Coming and going

invite = Invite
invite-link = Link to this table
invite-text = A seat is waiting for you at a Mafia table
connecting = Connecting…
connection-lost = Connection lost. Your seat is kept; trying again…
connection-replaced = This table is open in another window or on another device.
play-here = Play here
handover = Go on on another device
handover-note = Open this link there. It works once, for ten minutes, and this device leaves.
handover-ask = Continue on this device?
handover-yes = Continue here
new-game = New game with bots
play-again = Play again together
again-join = Take a seat in the next game
watch-replay = Watch the replay
save-record = Save the protocol
save-record-text = The protocol as text

## The end and the replay

over-won = You have won
over-lost = You have lost
over-clause = By rule { $clause }
replay = Replay
replay-eyes = Seen by
replay-hall = the hall
replay-all = all open
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-next = Next
replay-previous = Previous
replay-at = { $now } of { $all }

## What bots say

bot-quiet = Nothing to add yet. I listen.
bot-thinking = I am still thinking. Let us hear the others.
bot-listen = Watch the votes, not the words.
bot-suspect = I do not like number { $seat }.
bot-watch = Keep an eye on number { $seat }.
bot-check = I have something to tell: here is my check.
bot-defend = I am red. Vote for another.
bot-wrong-one = You have got the wrong one.
bot-farewell = Good luck to the red.
bot-remember = Remember how everyone voted.

## Why something was not done

refused = That was not possible just now.
refused-OFFLINE = No answer from the server. Try again in a moment.
refused-TOO_LATE = Too late: time was up.
refused-STALE_STEP = Too late: the game had moved on.
refused-NOT_OFFERED = This cannot be done at this moment.
refused-NO_SUCH_SEAT = The table has no such seat.
refused-NOT_LIVING = Who has left takes no further part.
refused-NOT_YOURS = This is for somebody else to do.
refused-PAUSED = The game is paused.
refused-GAME_OVER = The game is over.
refused-NOT_STARTED = The game has not begun.
refused-ALREADY_STARTED = The game has begun: the seats are closed.
refused-TABLE_CLOSED = The table is closed.
refused-TABLE_EXISTS = The table is already open.
refused-NOT_YOUR_FLOOR = Somebody else has the floor.
refused-BAD_TARGET = This seat cannot be chosen here.
refused-TOO_EARLY = The step lasts longer.
refused-SEAT_TAKEN = Somebody was quicker: the seat is taken.
refused-TABLE_LOCKED = The host has locked the table.
refused-NOT_HOST = Only the host may do this.
refused-NOT_SEATED = You do not sit at this table.
refused-SEATS_FREE = Seats are still free: fill them or take them away.
refused-TOO_SMALL = More people sit here than that size has seats.
refused-BAD_OPTIONS = These options do not go together.
refused-BAD_ORDER = The seats could not be shuffled.
refused-WRONG_DECK = These roles are not the table’s deck.
refused-ALREADY_NOMINATED = This player is nominated already.
refused-NOMINATION_STANDS = Your first nomination of the day stands.
refused-NOT_YOURSELF = Nobody nominates himself at this table.
refused-NOTHING_TO_WITHDRAW = You have nominated nobody today.
refused-NOT_A_NOMINEE = This player is not being voted on.
refused-ALREADY_VOTED = You have one vote, and it is given.
refused-BAD_BEST_MOVE = A best move names up to three other players.
refused-TOO_MANY_DECLARATIONS = No more declarations fit into one speech.
refused-BAD_DECLARATION = Such a declaration means nothing.
refused-ALREADY_AWAY = This seat is away already.
refused-NOT_AWAY = This seat is not away.
refused-STILL_WAITED_FOR = There is still time to come back.
refused-NOT_PAUSED = The game is not paused.
refused-BAD_MESSAGE = The server did not understand this page. Load it anew.
refused-TOO_LARGE = That is too long.
refused-TOO_FAST = Too quick. Take a breath.
refused-NOT_SEATED_HERE = You hold no seat in this game.
refused-REMOVED_HERE = The host has removed you from this table; you may watch.
refused-NOTHING_SAID = A line needs words.
refused-LINE_TOO_LONG = The line is too long.
refused-CHANNEL_CLOSED = You may not speak there now.
refused-BAD_NOTE = The note is too long.
refused-STORE_DOWN = The server cannot keep anything just now; try again.
refused-NO_SESSION = You went on on another device.
refused-NO_TABLE = There is no such table.
refused-NOT_OVER = This is to be had once the game is over.
refused-NOT_THERE = Only those who were at the table may do this.
refused-BAD_BOOK = There is no such rulebook or pace.
refused-BAD_OPTION = The option cannot have this value.
refused-BAD_VIEW = This replay cannot be seen by those eyes.
refused-LINK_SPENT = This link has been used or is too old; make a new one.
refused-NAME_EMPTY = A name needs a letter.
refused-NAME_TOO_LONG = A name has 24 characters at most.
refused-NAME_UNPRINTABLE = A name has only visible characters.
refused-NAME_OF_THE_GAME = This word means something at a table; nobody can be called so.
refused-NAME_WITHOUT_LETTERS = A name needs a letter.
refused-SPEECHES_WITH_TRIAL = Speeches in turn have no trial.
refused-OPEN_TALK_WITHOUT_TRIAL = Open talk goes with the trial alone.
refused-BOSS_WITHOUT_CHANNEL = A boss needs the mafia’s own channel.
refused-FIRST_NIGHT_COUNCIL_WITHOUT_NIGHT = A first-night council needs an opening by night.
refused-PLAN_WITHOUT_NIGHT = A plan needs an opening by night.
refused-PLAN_WITHOUT_DON = A plan needs a don in the deck.
refused-LOOK_WITHOUT_NIGHT = The sheriff’s look needs an opening by night.
refused-GESTURES_EVERY_NIGHT = Mafia who meet by gestures have no council every night.
refused-ABSENCE_OF_CONFERENCE = A conference waits three to five minutes.
refused-SIZE = A table has 4 to 20 seats.
refused-DECK = This deck cannot be dealt: it needs a card for every seat, at least one black, black and maniacs together fewer than half, one don and one sheriff at most, and whole pairs.
refused-HELLO_FIRST = The page and the server have lost touch. Load it anew.
refused-BAD_ID = The page and the server have lost touch. Load it anew.
refused-ID_TAKEN = This was said once already. Try again.
refused-NOT_FOR_PERSONS = This is for the judge or the machine to do.
refused-UNKNOWN_BOT = There is no such bot.
refused-FAILED = Something went wrong on the server. Try again.
refused-REPLACED = This table is open in another window or on another device.
refused-SLOW = The connection is too slow for this table; coming back.
refused-SHUTTING_DOWN = The server is being restarted; one moment.
refused-SILENT = Nothing was heard from this page for too long.
refused-BAD_REQUEST = The server did not understand this page. Load it anew.
refused-BAD_ORIGIN = This request came from a foreign page.
refused-NOT_FOUND = There is nothing at this address.
refused-BAD_LOCALE = Palermo does not speak this language yet.
refused-NO_FOULS = Nobody counts fouls at this table.
refused-NOT_CALLED = Another seat is being called now.
refused-BAD_PLAN = A plan names one seat for each of the first nights.
refused-CANNOT_RULE = There is nothing here that this ruling could change.
refused-NO_SUCH_STEP = The game has no such step to go back to.
refused-CANNOT_CORRECT = This entry is none that can be corrected.
refused-NO_LONGER_HOLDS = A later entry would no longer hold: step back to before it.
refused-SIGNED = The protocol is signed: nothing is undone any more.
refused-WRONG_SECRET = This secret does not fit its fingerprint.
refused-COMMITTED = The deal is fixed already and is not changed.

## Sport, rulings, the deal's proof
said-fouled = { $who }: { $count ->
    [one] { $count } foul
   *[other] { $count } fouls
}
said-vote-cancelled = The vote of this day is cancelled
said-no-vote-cancelled = No vote: it was cancelled, since somebody left
said-ruled = The judge rules ({ $clause }): { $what }
said-stepped-back-day = The judge steps back to day { $day }: { $step } ({ $why })
said-stepped-back-night = The judge steps back to night { $day }: { $step } ({ $why })
said-corrected = The judge corrects an entry ({ $why })
said-machine-leads = The machine leads the table
said-judge-leads = The judge leads the table
undone-slip = a slip
undone-misheard = misheard
undone-dispute = a dispute
undone-breach = a breach
undone-fault = a fault
undone-other = for a reason of his
ruling-set_floor = the floor is { $who }’s
ruling-strike_nominee = { $who } is no nominee
ruling-add_nominee = { $who } is a nominee
ruling-set_hands = the hands are counted as the judge saw them
ruling-put_out = { $who } is out
ruling-bring_back = { $who } is in again
ruling-go_to = the game goes on elsewhere
ruling-set_fouls = the fouls of { $who } are set
ruling-set_clock = the clock is set
ruling-declare_result = the result is declared
said-brought-back = { $who } is in the game again
said-planned = { $who } plans: { $whom }
said-committed = The deal’s secret is fixed; anyone can check it after the game
said-word-added = { $who } has added a word to the deal
said-word-gone = { $who } has taken the word back
said-secrets = The secret of the deal is shown: anyone can check it now
line-look = The sheriff looks at the table

proof-title = The deal is fixed before you sit
proof-how = The server has chosen a secret and shows its fingerprint here. Roles follow from this secret and the players’ words alone, so nobody can pick who gets what. After the game the secret is shown, and anyone can check.
proof-commitment = Fingerprint of the secret
proof-secret = The secret
proof-words = Words in the deal
proof-add = Add your word
proof-add-do = Add
proof-mine = Your word is in: “{ $word }”. The others see it when the seats close.
proof-check = To check, save the protocol and run:

## The conference, and discipline

line-confirm = Roles are out. Whoever got one confirms it
line-evening = Whom do we execute today?
line-evening-again = Second round: { $who }
line-dock = In the dock: { $who }
line-dock-mine = You are in the dock. Speak
line-verdict = For or against executing { $who }?
line-verdict-mine = They judge you
line-lost_speech = { $who } has lost this speech and may only nominate
line-lost_speech-mine = Three fouls: you may only nominate
prompt-confirm = Confirm your role
prompt-evening = Name a player, or the night
prompt-dock-mine = Say why it is not you
prompt-verdict = For or against?
prompt-verdict-mine = Wait for the verdict
prompt-lost_speech-mine = Tap whom you nominate
prompt-treat = Tap whom you treat
prompt-kill = Tap whom you kill
prompt-distract = Tap whom you visit
prompt-defend = Tap whom you defend
prompt-guard = Tap whom you guard
prompt-compare = Tap two players to compare
do-confirm = My role has reached me
do-night = Night
do-verdict-guilty = For
do-verdict-innocent = Against
do-elect = Choose as boss: { $seat }
do-compare = Compare { $count } of 2
said-day-open = Day { $day }. Everyone may talk
said-confirmed = { $who } has confirmed the role
said-evening = Whom do we execute today?
said-evening-again = Second round among { $who }
said-named = { $who } names { $whom }
said-named-night = { $who } is for the night
said-evening-dock = Most votes ({ $count }): { $who }. To the dock
said-evening-again-level = Level with { $count }: { $who }. A second round
said-evening-executed = Most votes ({ $count }): { $who } is executed
said-evening-night = Nobody is executed; night falls
said-dock = { $who } speaks in the dock
said-verdict-open = For or against executing { $who }?
said-guilty = { $who }: for
said-innocent = { $who }: against
said-executed = { $guilty } for, { $innocent } against: { $who } is executed
said-acquitted = { $guilty } for, { $innocent } against: { $who } is acquitted
said-verdict-void = { $who } has left: there is nobody to judge
said-boss-voted = { $who } wants { $whom } as boss
said-boss-gone = The mafia have no boss: choose another
said-boss-elected = The mafia’s boss: { $who }
said-forfeited = { $who } loses the next speech
said-forfeited-not = { $who } keeps the next speech
said-removed = Removed: { $who } ({ $why })
said-judged-heart = The judge declares a heart attack: { $who } ({ $why })
said-team-defeated-town = The town has lost by a breach ({ $why })
said-team-defeated-mafia = The mafia has lost by a breach ({ $why })
breach-fouls = four fouls
breach-insult = insult
breach-peeping = peeping
breach-night_talk = talk or signs at night
breach-oath = an oath or a bet
breach-role_proof = proving a role outside the game
breach-foreign_speech = foreign speech
breach-leaving = leaving the table
breach-disorder = disorder
breach-other = breach of the rules
log-evening = Evening { $day }: { $what }
log-night = Night { $day }: { $what }
log-accused = in the dock { $who } ({ $votes }, night { $against })
log-level = level { $who } ({ $votes } each)
log-executed = executed { $who } ({ $votes }:{ $against })
log-acquitted = acquitted { $who } ({ $votes }:{ $against })
log-jailed = jailed { $who } ({ $votes })
log-lifted = all leave: { $who } ({ $votes }:{ $against })
log-not_lifted = all stay ({ $votes }:{ $against })
log-nobody = nobody is executed
log-void = the vote is void: { $who } has left
log-cancelled = the vote is cancelled
log-killed = killed { $who }
log-nobody_killed = nobody is killed
log-heart_attack = heart attack: { $who }
log-removed = removed: { $who }
log-team_defeat = a team has lost by a breach
log-over = the game is over
log-named = { $who }, { $role }
log-named-by = { $who } (by: { $by })
refused-NO_NIGHT_NOW = In the second round night cannot be named.
refused-NOT_A_CHOICE = This player cannot be named now.
refused-ACCUSED_HAS_NO_VOTE = The accused has no vote on himself.
refused-NO_JUDGED_HEART = By these rules the judge puts out; he declares no heart attack.
refused-NIGHT_OF_CONFERENCE = A conference begins with a day.
refused-CALLED_CONFERENCE = In a conference all night moves are made together.

# The text table: whom one speaks to, and what the machine judge answers.
channel-judge = the judge
ear-table = Hall
ear-judge = Judge
ear-mafia = Mafia
talk-to-table = To everybody
talk-to-judge = To the judge alone: a number, a name, +
talk-to-seat = To №{ $seat } alone
talk-to-mafia = To the mafia alone
the-judge = The judge
boss-choose = Choose your boss:
boss-is = The boss: { $who }
reads-private = This reads like a move. Whom is it for?
to-judge = Send it to the judge
to-all = Say it to all
reply-done = Done: { $who }
reply-changed = Changed to { $who }
reply-which = Which one: { $who }?
reply-late = Too late: the step was over
reply-nothing = Nothing you could do now reads like this
reply-sure = { $who }: are you sure? Send + and it stands
reply-confirmed = Confirmed
reply-taken-back = Taken back
refused-READS_PRIVATE = This reads like a move for the judge.
do-guilty = For
do-innocent = Against
do-send-shot = Kill { $seat }: it stands
do-send-compare = Compare { $seat } and { $other }
do-choose-shot = Kill
do-choose-defend = Defend
do-choose-kill = Kill
do-choose-treat = Treat
do-choose-sheriff_check = Check
do-choose-don_check = Look for the sheriff
do-choose-distract = Visit
do-choose-guard = Guard
do-choose-compare = Compare
prompt-boss-shot = Name the victim, then send it
hint-boss-shot = Two different names are a miss; the same name twice is one.
remove-player = Remove from the game

## The judge's desk

judge-deal = Enter the roles
judge-shuffle = Shuffle the cards
judge-send = Send
judge-foul = Foul
judge-put_out = Remove for…
judge-judge_heart = Heart attack for…
judge-in-name = In his name
judge-rulings = Rulings
judge-set_floor = Give the floor
judge-add_nominee = Add as a nominee
judge-strike_nominee = Strike from the nominees
judge-bring_back = Bring back
judge-set_clock = Seconds left
judge-set = Set
judge-go_to = Go on with…
judge-go-day = the day
judge-go-vote = the vote
judge-go-night = the night
judge-declare_result = Declare the result…
judge-defeat_team = Defeat for a breach…
judge-defeat-town = Town loses
judge-defeat-mafia = Mafia loses
judge-undo = Undo
judge-undo-look = What can be undone?
judge-reason = Reason
judge-step_back = Back to the beginning of
judge-strike = Correct an entry
judge-nothing-to-strike = Nothing has been entered yet.
judge-learned = What { $who } learned at night stays known, marked as withdrawn.
judge-day = Day { $n }
judge-night = Night { $n }
judge-for-vote = Votes against
judge-for-nominate = Nominates
judge-for-declare = Declares
judge-for-elect = For the boss
judge-for-propose = Points at
judge-for-plan = Plans
judge-for-best_move = Holds for black
judge-for-foul = Foul
judge-for-put_out = Removal
judge-for-judge_heart = Heart attack

refused-CHAIR_TAKEN = This table has a judge already.
refused-JUDGES_HERE = Whoever judges or assists does not play. Leave the chair first.
refused-JUDGE_WANTED = Some duties are a judge’s: somebody must take the judge’s chair.
refused-PLAYERS_DO_NOT_JUDGE = Whoever plays or judges cannot assist.
refused-NO_SUCH_ASSISTANT = That assistant cannot do this.
refused-TOO_MANY_ASSISTANTS = The judge has help enough.
refused-NOT_GRANTED = The judge has not given you this power.
refused-HANDED_OVER = Somebody else leads the table. Take it back first.
refused-JUDGE_NOT_AWAY = The judge is there.
refused-JUDGE_WAITED_FOR = The judge still has time to come back.
refused-NOT_THE_JUDGE = Only the judge sees this.
paused-judge_away = Paused: the judge is away
said-chair-taken = The table has a judge
said-chair-left = The judge’s chair is free
said-judge-lost = The judge is away. The clocks stop
said-judge-back = The judge is back
said-lead-judge = The judge leads again
said-lead-assistant = An assistant leads the table
said-lead-machine = The machine leads the table
said-foul-waits = { $who } has a fourth foul from an assistant: it waits for you
said-foul-settled = The fourth foul of { $who } is decided
log-clause = { $said } · { $clause }
refused-NOT_UNDERSTOOD = This reads like a command, but nothing can be made of it. Nobody heard it.

judge-helpers = Assistants
judge-no-helpers = Nobody has offered to help. Whoever does not play can, before the game.
judge-leads = leads now
judge-hand-over-to = Let him lead
judge-hand-over-machine = Let the machine lead
judge-is = Judge: { $name }
judge-wanted = This table needs a judge: some duties are not the machine’s.
judge-tonight = Tonight
judge-fourth = A fourth foul from an assistant
judge-fourth-yes = Confirm: he leaves
judge-fourth-no = Do not give it
judge-rooms = Private talk
judge-rooms-all = All
judge-pick-room = Choose a player to answer him.
power-fouls = fouls
power-clocks = clocks
power-everything = everything
do-take-chair = Judge this table
do-leave-chair = Give up the chair
do-free-chair = Free the judge’s chair
do-offer-help = Assist the judge
do-next = Next
do-deal = Enter the roles
do-resume = Go on
do-pause = Pause
do-take-back = Take the table back
tab-desk = Desk
judge-back-yes = Go back to here
judge-strike-yes = Strike this entry
judge-instead = What was meant instead
judge-correct-yes = Correct this entry
judge-entry = Another entry
judge-hands = Hands against { $who }
judge-hands-lift = Hands for all leaving
judge-count = Count: { $count }
judge-set_fouls = Fouls
judge-unconfirmed = Not confirmed yet: { $who }
judge-in-the-way = This stands in the way: { $what }. Step back to before it.
judge-leading = Leading: { $name }

prompt-chair-judge = You judge this table
prompt-chair-assistant = You offer to assist the judge
prompt-leading = Next ends the step
prompt-wanted = A judge is wanted before the game
prompt-judge = You judge: tap a player for fouls and removals
prompt-assistant = You assist the judge
prompt-handed-over = Another leads the table for you
hint-leading = You may act for anybody: tap a player. The rest is on the Desk tab.
hint-judge = The machine keeps the time. The rest is on the Desk tab.
mark-not-disturb = Do not disturb: only the game’s own messages reach him.
seat-unconfirmed = not confirmed
prompt-dealing = Enter the cards that you have dealt
