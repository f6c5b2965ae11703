import { WORD_END } from "../../text/pattern.ts";
import { easterSunday } from "./holidays.ts";
import { addDays } from "#domain/calendar-day.ts";
import { dateExpression, vagueDate, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { onDay, type DayInYear, type PartialDate } from "../partial-date.ts";
import { YEAR_BEFORE, YEAR_BEHIND, yearByWord } from "./month-names.ts";

function nextYears(day: DayInYear): DayInYear {
  return (year) => day(year + 1);
}

type Season = Pick<PartialDate, "first" | "last" | "from" | "until">;

const SUMMER: Season = { first: onDay(6, 15), last: onDay(9, 15), until: onDay(6, 15) };
const CHRISTMAS: Season = {
  first: onDay(12, 15),
  last: nextYears(onDay(1, 15)),
  from: onDay(12, 25),
  until: onDay(12, 25),
};
const WINTER_BREAK: Season = { first: onDay(12, 15), last: nextYears(onDay(1, 15)), until: onDay(12, 15) };
const EASTER: Season = {
  first: (year) => addDays(easterSunday(year), -8),
  last: (year) => addDays(easterSunday(year), 23),
  from: easterSunday,
  until: easterSunday,
};
const SPRING: Season = { first: onDay(3, 1), last: onDay(5, 31), until: onDay(3, 1) };
// In November, autumn means the next one.
const AUTUMN: Season = { first: onDay(9, 1), last: onDay(10, 31), until: onDay(9, 1) };
const WINTER: Season = { first: onDay(12, 1), last: nextYears(onDay(2, 28)), until: onDay(12, 1) };

const BREAK = "(?: (?:break|holidays?|hols|vacation|vac|period|season|months?|time))";
const HAN_BREAK = "(?:假期|期间|假|时)?(?!市场|老人|礼物|树|活动|聚会|快乐|路|街)";
const BEFORE_SPRING =
  "(?<=(?:in|this|next|from|until|till|by|for|during|the|early|late|over|before|after|of|since|coming|starting|a|and|to|or) )";
const BEHIND_SPRING =
  "(?= (?:20\\d\\d|'\\d\\d|start|intake|move|let|sublet|entry|break|holiday|onwards|until|to )|\\s?-)";

const SEASONS: readonly [season: Season, han: string, english: string][] = [
  [WINTER_BREAK, "寒假(?:期间)?", `winter${BREAK}`],
  [
    CHRISTMAS,
    `圣诞节?(?:[和跟与、\\s]?(?:元旦|新年|跨年))?${HAN_BREAK}`,
    `(?:christmas|xmas|chrismas|christams)(?: day)?(?:(?<!between (?:christmas|xmas))(?: and |\\s?[&/]\\s?|\\+)(?:the )?new year)?${BREAK}?(?! (?:market|party|eve|tree))`,
  ],
  [
    SUMMER,
    "(?:暑假|暑期)(?:期间|里)?(?!课|项目|实习)|夏[天季](?:里|期间)?(?![很会不凉热也别要太真特超好挺怕又])",
    `summer${BREAK}?(?! school)`,
  ],
  [EASTER, `复活节${HAN_BREAK}`, `easter${BREAK}?(?! (?:term|eggs?))`],
  [SPRING, "开春|春[天季](?!学期)", `${BEFORE_SPRING}spring${BREAK}?(?! (?:semester|terms?))|spring${BEHIND_SPRING}`],
  [
    AUTUMN,
    "(?:金秋|秋[天季])(?!学期)",
    `autumn(?! (?:term|semester))|${BEFORE_SPRING}fall(?! (?:term|semester|in|for|asleep|apart|off|back|through|under))|fall${BEHIND_SPRING}`,
  ],
  [
    WINTER,
    "(?<![暖怕])冬[天季](?:里|期间)?(?![很会不暖冷也别要有冻能太真特超好挺怕又])",
    "(?<!(?:warm|cold|cosy|cozy|heating|freezing) (?:in|during) (?:the )?)winter(?! term)",
  ],
];

// Easter Bush, Christmas Steps and Summer Lane are places.
const PLACE = `(?! (?:bush|road|street|lane|hill|park|court|terrace|steps|row|grove|gardens?|avenue|crescent|square|bank(?! hol))${WORD_END})`;

const EDGE_BEFORE =
  "(?:(?:the\\s+)?(start of|beginning of|early|end of|late|mid(?:dle of)?-?|after|before|b4|by)\\s+)?(?:the\\s+|this\\s+|coming\\s+|whole\\s+|entire\\s+|full\\s+)*(?:(next|this) )?(?:whole\\s+)?";
const SHORT_YEAR = "(?:\\s(2[5-9]|3[0-5])(?![\\d.%]|\\s?(?:pw|pcm|weeks?|months?|days?|pounds|per|[周个月天镑年])))?";
const EDGE_BEHIND =
  "(?:的?(初|刚?开始|以前|之前|前(?!台|面)|[末底尾]|(?:一?结束|放完)?(?:以后|之后|过后|后(?![天面台]))|结束|放完))?";

/** Seasons and holidays: summer, 暑假后, the end of the Easter break, over Christmas, 开春 (conventions: 06-15 to 09-15 …). */
export const SEASON_DATES: readonly DateRule[] = [
  {
    pattern: /(?<![\d.])'?(2\d|20[2-4]\d)\s?年?(?:fall|autumn|秋季?)(?:入学|新生|intake|entry|start)?(?![a-z学])/g,
    read: ([, year = ""], today) => {
      const entry = { year: Number(year.slice(-2)) + 2000, first: onDay(9, 15), last: onDay(9, 15) };
      return entry.first(entry.year) < today ? { kind: "nothing" } : vagueDate(entry);
    },
  },
  ...SEASONS.flatMap(([season, han, english]): DateRule[] => [
    {
      pattern: new RegExp(`${YEAR_BEFORE}(?:${han})${EDGE_BEHIND}`, "g"),
      read: ([, year, word, edge], today) => seasonDate(season, edge, yearByWord(year ?? word, today)),
    },
    {
      pattern: wordPattern(`${EDGE_BEFORE}(?:${english})${PLACE}${YEAR_BEHIND}${SHORT_YEAR}`),
      read: ([, edge, , year, short], today) => seasonDate(season, edge, yearByWord(year ?? short, today)),
    },
  ]),
];

function seasonDate(season: Season, edge: string | undefined, year: Partial<PartialDate>): TimeExpression {
  // Spring and autumn are starts of a stay, never its whole length.
  const isSpan = season !== SPRING && season !== AUTUMN;
  // A month or a day says it better, and what follows the season is its length as well.
  if (edge === undefined && !isSpan) return vagueDate({ ...season, ...year, isNamed: true });
  if (edge === undefined || edge.startsWith("mid"))
    return dateExpression({ ...season, ...year, isSpan, isNamed: true });
  // 开春之后 means from the start of spring on.
  const isOver = /end|late|after|[末底尾]|结束|放完/.test(edge) || (isSpan && edge.includes("后"));
  const day = isOver ? season.last : (season.from ?? season.first);
  return dateExpression({ first: day, last: day, isNamed: true, ...year });
}
