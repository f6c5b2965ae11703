/**
 * The words of English numbers. Their sense is a letter, so that short expressions over a line of them are the grammar, and how much
 * they count. Below a hundred: up to nine `1`, ten `t`, up to nineteen `e`, twenty `w`, from 25 to 39 `v`, the others `T`. `O` are
 * ordinals, `u` and `n` can be counted, `r` are rooms and people; behind `P`, `a u` and `p u` a rent is paid. The columns: `parseTable`.
 */
export const NUMBER_WORDS = String.raw`
1 1	en	one
1 2	en	two
1 3	en	three
1 4	en	four
1 5	en	five
1 6	en	six
1 7	en	seven
1 8	en	eight
1 9	en	nine
t 10	en	ten
e 11	en	eleven
e 12	en	twelve
e 13	en	thirteen
e 14	en	fourteen
e 15	en	fifteen
e 16	en	sixteen
e 17	en	seventeen
e 18	en	eighteen
e 19	en	nineteen
w 20	en	twenty
v 30	en	thirty
T 40	en	forty
T 50	en	fifty
T 60	en	sixty
T 70	en	seventy
T 80	en	eighty
T 90	en	ninety
T 40	en	fourty
O 1	en	first
O 2	en	second
O 3	en	third
O 4	en	fourth
O 5	en	fifth
O 6	en	sixth
O 7	en	seventh
O 8	en	eighth
O 9	en	ninth
O 10	en	tenth
O 11	en	eleventh
O 12	en	twelfth
O 13	en	thirteenth
O 14	en	fourteenth
O 15	en	fifteenth
O 16	en	sixteenth
O 17	en	seventeenth
O 18	en	eighteenth
O 19	en	nineteenth
O 20	en	twentieth
O 30	en	thirtieth
h 100	en	hundred
k 1000	en	thousand
g 1000	en	grand
K 1000	en	k
m 100	en	ton
M 500	en	monkey
c 2	en	couple
H 0.5	en	half
q 0.25	en	quarter
0 0	en	(oh|o)
& 0	en	(and|n|nd|an)
j 0	en	(or|to)
a 0	en	a
o 0	en	of
u 0	en	(week|month)
n 0	en	(minute|minutes|min|mins|weeks|months|year|years|day|days|night|term|semester|pence)
r 0	en	(bed|beds|bedroom|bedrooms|bedroomed|bedder|bdr|bath|bathroom|room|double|single)
r 0	en	(person|people|adult|occupant|tenant)
p 0	en	(per|each)
P 0	en	(pw|pm|pcm|weekly|monthly|quid|max|tops)
`;
