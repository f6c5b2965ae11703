/**
 * The rules of the grammar: one a line, `meaning<tab>pattern`. A pattern is made of kinds of tokens, which are the senses in the
 * table of time and the forms of numbers: `a/b` is one of two, `?` and `*` mean what they do in a regular expression, `!a/b`
 * says that neither follows, `{ a b }?` that both may be missing; `m:month` gives a part its name. Groups in capitals: `KINDS`.
 * Of several rules that match as much the first is right.
 */
export const GRAMMAR = String.raw`
exact	d:exact hday?
yearMonth	d:ym month?
pair	y:YEAR? de? d:pair/hpair { comma? of? z:yearword }?
days	BEFORE_YEAR m:hmonth d:DAY TO e:n/hday !month
month	BEFORE_YEAR m:hmonth de? d:DAY { bracket? hweekday bracket? }?
month	BEFORE_YEAR m:hmonth t:tens d:n?
month	BEFORE_YEAR m:MONTH de? p:hpart
months	BEFORE_YEAR m:n/hmonth by:TO/and/or n:hmonth !hpart/n/hday
month	BEFORE_YEAR m:hmonth
days	d:DAY TO/and the? e:DAY of? m:month BEHIND_YEAR
month	{ WEEKDAY comma? the? }? d:DAY { bracket WEEKDAY bracket }? dash/of? m:month BEHIND_YEAR
month	{ WEEKDAY comma? }? d:DAY dash/of? m:month dash? y:n/year !dash/of/month
month	p:part { dash/to/or part }? dash? m:MONTH BEHIND_YEAR !n/hday
days	m:month the? d:DAY TO/and the? e:DAY BEHIND_YEAR !month/of
month	{ WEEKDAY/next/this comma? }? m:month the? d:DAY BEHIND_YEAR
months	whole m:MONTH { TO/and/comma n:month }? BEHIND_YEAR
named	z:yearword? w:next/this/coming/following? m:month BEHIND_YEAR
loneDay	d:hday
loneDay	d:oday of? of:months?

length	l:duration
ahead	l:duration later/now
ahead	l:duration from a:ahead
ahead	in/within/after prep/about? l:duration later/now?
ahead	l:duration hround? hafter
ahead	wait l:duration hround? hafter?
within	wait? l:duration withinbehind
daysAhead	a:ahead
monthAhead	{ the? d:oday of? }? p:part/hpart? w:monthahead
monthAhead	w:hnext/hthis months/monthsign de? p:hpart? d:hday?
comingMonth	p:monthpart
comingMonth	monthsign p:hpart
nothing	nothing { TO? hweekday }?
nothing	WEEKDAY word/han? TO/and/or WEEKDAY
weekFrom	l:duration on/from? next? d:weekday/ahead
weekFrom	d:weekday weeks
onWeekday	w:next/this/coming/following/weekahead/hnext/hthis d:WEEKDAY/weekend/hweekend
onWeekday	d:weekday w:weekahead
bareWeekday	d:WEEKDAY/hweekend
week	w:weekahead
week	w:hnext/hthis weeks withinbehind?
partOfYear	y:YEAR de? years? p:yearpart/hpart
partOfYear	years? p:yearpart
partOfYear	years p:hpart
partOfYear	p:part of? in? y:YEAR
partOfYear	p:part years
schoolYear	for/during the? w:yearword
bareYear	y:yearword/hyear
bareYear	in/from/to/during/for/prep/since y:year
now	now
nowWord	n:nowword

holiday	BEFORE_YEAR h:holiday hbreak? after:hafter?
holiday	after:after? the? h:holiday break? BEHIND_YEAR
newYear	years hafter/hbefore
bothHolidays	bothnewyear
entry	y:n/year/hyear s:fallentry/autumn entry?
season	BEFORE_YEAR s:SEASON r:hbreak? HAN_EDGE
season	p:EDGE? the/this/coming/whole* next/this? whole? s:SEASON r:break? { LINK? y:year/yearword/n }?
term	BEFORE_YEAR t:term HAN_EDGE
term	p:EDGE? the/my? next/this/coming? t:term BEHIND_YEAR
numberedTerm	p:EDGE? the/my? t:terms n:n BEHIND_YEAR
comingTerm	comingterm HAN_EDGE
comingTerm	p:part comingterm
endOfTerm	endofterm
startOfYear	before? startofyear
graduation	to yearword? graduation
years	p:part? the? n:schoolyear/ay/session of? x:yearpair/number
years	p:part? the? x:yearpair/number n:schoolyear/ay/years? q:HAN_PART?
schoolYear	schoolyear/ay of/prep/in* y:n/year/hyear
schoolYear	y:n/year/hyear schoolyear q:HAN_PART?
schoolYear	p:part? the/article/few/whole* w:WHICH? de? few/whole/de* schoolyear de? q:HAN_PART?
`;

/** How long a stay may be: 44 weeks, 半年, "a year and a half", 6-12个月 (the shorter is what is asked for); written as `GRAMMAR` is. */
export const LENGTH_GRAMMAR = String.raw`
added	c:count u:years and? d:count o:months
added	c:count u:months and/comma? d:count o:weeks/days
counted	c:n TO/or/and d:count whole/more? u:UNIT half:half/few?
counted	c:count/few/article dash? whole/more? u:UNIT half:half/few?
counted	c:n half:half u:UNIT
`;

/** Groups of kinds, and parts of patterns. */
export const KINDS: Readonly<Record<string, string>> = {
  DAY: "n/hday/oday",
  YEAR: "year/hyear/yearword/sameyear",
  MONTH: "month/hmonth",
  WEEKDAY: "weekday/shortday/hweekday",
  TO: "dash/to",
  LINK: "de/comma/of/in",
  UNIT: "days/weeks/months/years/fortnights/terms/quarters",
  SEASON: "christmas/winterbreak/summer/easter/spring/autumn/winter",
  EDGE: "part/after/before",
  HAN_PART: "hpart/hstart/hover/startofyear",
  WHICH: "next/coming/this/following/hnext/hthis/yearword",
  BEFORE_YEAR: "{ y:YEAR LINK? }?",
  BEHIND_YEAR: "{ LINK? y:year/yearword/sameyear }?",
  HAN_EDGE: "de? p:hpart/hstart/hbefore/hover/hafter? q:hafter? hround?",
};
