/**
 * The rules of the grammar: one a line, `meaning<tab>pattern`. A pattern is made of kinds of tokens, which are the senses in the
 * table of time and the forms of numbers: `a/b` is one of two, `?` and `*` mean what they do in a regular expression, `!a/b`
 * says that neither follows, `{ a b }?` that both may be missing; `m:month` gives a part its name. Groups in capitals: `KINDS`.
 * Of several rules that match as much the first is right.
 */
export const GRAMMAR = String.raw`
exact	d:ymd/dmy/compact hday?
yearMonth	d:ym month?
monthYear	d:monthyear
pair	y:YEAR? de? d:pair/hpair { comma? of? z:yearword }?
dashed	d:dashed
days	BEFORE_YEAR m:hmonth d:DAY TO e:n/hday !month
day	BEFORE_YEAR m:hmonth de? d:DAY { bracket? hweekday bracket? }?
day	BEFORE_YEAR m:hmonth t:tens d:n?
part	BEFORE_YEAR m:MONTH de? p:hpart
months	BEFORE_YEAR m:n/hmonth by:TO/and/or n:hmonth !hpart/n/hday
whole	whole y:YEAR? m:hmonth
whole	BEFORE_YEAR m:hmonth wholemonth
month	BEFORE_YEAR m:hmonth
month	m:hmonth LINK? y:yearword
daysOf	d:DAY TO/and the? e:DAY of? m:month BEHIND_YEAR
day	{ WEEKDAY comma? the? }? d:DAY { bracket WEEKDAY bracket }? of? m:month BEHIND_YEAR
dayInYear	{ WEEKDAY comma? }? d:DAY of? m:month s:n !dash
part	p:part dash? m:month BEHIND_YEAR
part	p:part dash? m:hmonth BEHIND_YEAR !n/hday
part	p:part dash/to/or part m:MONTH BEHIND_YEAR
part	p:part y:YEAR LINK? m:hmonth !n/hday
days	m:month the? d:DAY TO/and the? e:DAY BEHIND_YEAR !month/of
day	{ WEEKDAY/next/this comma? }? m:month the? d:DAY BEHIND_YEAR
dayInYear	d:n dash m:month dash? s:n/year?
whole	whole m:month TO/and/comma n:month BEHIND_YEAR
whole	whole m:month BEHIND_YEAR
partEnd	m:month months? p:part !in/on/before/of/month/DAY BEHIND_YEAR
partEnd	m:month monthsign? de? p:part
part	m:month monthsign? de? p:hpart
named	z:yearword? w:next/this/coming/following? m:month BEHIND_YEAR
loneDay	d:hday
loneDay	WEEKDAY the? d:oday
loneDay	d:oday of? of:months?

length	l:duration
length	l:wholemonth
ahead	l:duration later
ahead	l:duration now
ahead	l:duration from a:ahead
ahead	in/within/after prep/about? l:duration later/now?
ahead	l:duration hround? hafter
ahead	wait l:duration hround? hafter?
within	wait? l:duration withinbehind
daysAhead	a:ahead
monthAhead	p:part/hpart? w:nextmonth/thismonth/monthsahead
monthAhead	the? d:oday of? w:nextmonth/thismonth/monthsahead
monthAhead	w:hnext/hthis months/monthsign de? p:hpart?
monthAhead	w:hnext/hthis months/monthsign de? d:hday
comingMonth	p:monthpart
comingMonth	monthsign p:hpart
nothing	habit
nothing	habit TO hweekday
nothing	lastweek hweekday?
nothing	WEEKDAY TO WEEKDAY
nothing	hweekday word? TO hweekday
weekFrom	l:duration on/from next? d:weekday
weekFrom	l:duration from? d:ahead
weekFrom	d:weekday weeks
onWeekday	w:next/this/coming/following d:weekday/shortday/weekend
onWeekday	d:weekday w:nextweek
onWeekday	w:nextweek d:weekday/shortday
onWeekday	w:hnext/hthis d:hweekday/hweekend
shortWeekday	d:shortday
bareWeekday	d:weekday/hweekday/hweekend
week	w:weeksahead
week	p:part? w:nextweek/thisweek
week	w:hnext/hthis weeks withinbehind?
partOfYear	y:YEAR de? years? p:yearpart/hpart
partOfYear	years? p:yearpart
partOfYear	years p:hpart
partOfYear	p:part of? in? y:YEAR
partOfYear	p:part years
studentYear	for/during the? y:yearword
bareYear	y:yearword/hyear
bareYear	in/from/to/during/for/prep/since y:year
now	now
nowWord	n:nowword

holiday	BEFORE_YEAR h:holiday hbreak? after:hafter?
holiday	after:after? the? h:holiday break? BEHIND_YEAR
newYear	years hafter/hbefore
bothHolidays	bothnewyear
season	s:afterchristmas
entry	y:n/year/hyear s:fallentry/fallish/autumn entry?
season	BEFORE_YEAR s:SEASON r:hbreak? HAN_EDGE
season	p:EDGE? the/this/coming/whole* next/this? whole? s:SEASON r:break? { LINK? y:year/yearword/n }?
term	BEFORE_YEAR t:term HAN_EDGE
term	p:EDGE? the/my? next/this/coming? t:term BEHIND_YEAR
term	p:EDGE? the/my? t:terms n:n BEHIND_YEAR
term	t:comingterm HAN_EDGE
term	p:part t:comingterm
nothing	exams
endOfTerm	endofterm
startOfYear	before? startofyear
graduation	to? g:graduation
years	p:part? the? n:schoolyear/ay/session of? y:yearpair
years	p:part? the? y:yearpair n:schoolyear/ay? q:HAN_PART?
years	y:yearpair n:years q:HAN_PART?
yearsTo	y:n/year/hyear TO z:n/year/hyear schoolyear/ay q:HAN_PART?
years	y:number n:schoolyear/ay
years	n:ay y:number
schoolYear	schoolyear of/prep/in* y:year/hyear
schoolYear	ay of/prep/in* y:n/year/hyear
schoolYear	y:n/year/hyear schoolyear q:HAN_PART?
schoolYear	p:part? the/article/few/whole* w:WHICH? de? few/whole/de* schoolyear de? q:HAN_PART?
`;

/** Groups of kinds, and parts of patterns. */
export const KINDS: Readonly<Record<string, string>> = {
  DAY: "n/hday/oday",
  YEAR: "year/hyear/yearword",
  MONTH: "month/hmonth",
  WEEKDAY: "weekday/shortday",
  TO: "dash/to",
  LINK: "de/comma/of/in",
  UNIT: "days/weeks/months/years/fortnights/terms/quarters/shortunit/halfmonths/halfyears",
  SEASON: "christmas/winterbreak/summer/easter/springseason/autumn/winter/springish/fallish",
  EDGE: "part/after/before",
  HAN_PART: "hpart/hstart/hover/startofyear",
  WHICH: "next/coming/this/following/hnext/hthis/yearword",
  BEFORE_YEAR: "{ y:YEAR LINK? }?",
  BEHIND_YEAR: "{ LINK? y:year/yearword/sameyear }?",
  HAN_EDGE: "de? p:hpart/hstart/hbefore/hover/hafter? q:hafter/hround?",
};
