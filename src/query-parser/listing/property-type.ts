import { isNegated, isNotRequired } from "../negation.ts";
import { phrases } from "../text/pattern.ts";
import type { PropertyType } from "#domain/listings/listing-choices.ts";

const STUDENT = phrases({
  zh: [
    "学生公寓 | 学生宿舍 | 学校宿舍 | 校内宿舍 | 宿舍 | 学生楼 | 学生房(?!源|东) | 学生\\s?(house|hall|accommodation)",
  ],
  en: [
    "student (accom+od\\w*|housing|houses?|homes?|halls?|residences?|flats?|studios?|block|building|living)… | pbsa…",
    "student lets?… | on[- ]campus (room|ensuite|en-suite|studio|flat|accommodation)… | (room|ensuite|en-suite|en suite|studio|accommodation) on campus… | halls of residence… | (university|uni|college|lse|ucl|kcl) halls?… | (?<!\\b(my|our|in|left) )halls(?! road)",
    "unite(?! (with|the|us|our|to)\\b) | iq (?!tests?\\b|scores?\\b)… | scape | urbanest | student roost | vita student | yugo | aparto",
    "(bronze|silver|gold|platinum|premium|classic|standard|deluxe|superior) (ensuite|en-suite|studio)…",
    "chapter (spitalfields|kings|highbury|old street|portobello|islington|ealing|white city|lewisham)",
    "chapter (south bank|aldgate|london bridge)",
    "fresh student | downing students? | collegiate | novel student | prestige student | host student",
    "homes for students | nido | true student | hello student | student castle | study inn | crm students",
  ],
});
const SOCIAL = phrases({
  zh: [
    "社会房 | 社会公寓 | 民宅 | 民房 | 私房 | 居民楼 | 小区 | 自住房 | 自住的房 | 家庭房东 | 房东(自住|同住|1家|住楼|家里) | 住家 | (房子|房)是自己买的 | 非学生公寓 | 上班族",
  ],
  en: [
    "private (flat|house|rental|landlord|accommodation)…",
    "lodgers?… | holiday (cottage|home|let)… | spare room… | (our|my|a|family) (own |quiet |family |friendly )*home(?! (city|town|country|uni))… | live[- ]in landlord…",
    "professional(s)? (only|house|flat|let|share)… | young professionals?… | house ?share…",
  ],
});
/** Said of student houses as well. */
const PERHAPS_SOCIAL = phrases({ en: ["hmo…"] });

const NAMES: readonly (readonly [PropertyType, RegExp])[] = [
  ["student", new RegExp(STUDENT, "g")],
  ["social", new RegExp(SOCIAL, "g")],
];

/** What is left of the two kinds when a text refuses one of them: 不要学生公寓 leaves ordinary homes. */
export function unrefusedPropertyType(canonical: string): PropertyType | null {
  const refused = NAMES.filter(([, pattern]) =>
    [...canonical.matchAll(pattern)].some(({ 0: written, index }) => {
      const end = index + written.length;
      return isNegated(canonical, index, end) && !isNotRequired(canonical, index, end);
    }),
  ).map(([type]) => type);
  if (refused.length !== 1) return null;
  return refused[0] === "student" ? "social" : "student";
}

/**
 * Whether a text is about a student residence or an ordinary flat or house, where it refuses one of them the other; null where
 * it does not tell.
 */
export function extractPropertyType(canonical: string): PropertyType | null {
  const unrefused = unrefusedPropertyType(canonical);
  if (unrefused !== null) return unrefused;
  const student = STUDENT.exec(canonical);
  const social = SOCIAL.exec(canonical);
  if (student && social) return social[0].includes(student[0]) || social.index < student.index ? "social" : "student";
  if (student) return "student";
  return social || PERHAPS_SOCIAL.test(canonical) ? "social" : null;
}

const STUDENT_HOME = "学生(?:公寓|宿舍|房)|宿舍|student (?:halls?|accom\\w*|housing|flat)s?|student|halls|pbsa";
const PRIVATE_HOME = "社会房|社会公寓|民宅|民房|私人房?|private|non-student";
/** Both kinds of home, one after the other. */
const KINDS_TOGETHER = new RegExp(
  `(?:${STUDENT_HOME})[^,.;\\n]{0,8}(?:${PRIVATE_HOME})|(?:${PRIVATE_HOME})[^,.;\\n]{0,8}(?:${STUDENT_HOME})`,
);
const EITHER = phrases({
  zh: ["都(行|可以?|ok|好|接受|考虑) | 均可 | 皆可 | 不限 | 随便"],
  en: [
    "(either|both|any of them)('s| is| are| would be)?( is)? ?(fine|ok|okay|good|works?)",
    "(don't|do not|no) (really |honestly )?(mind|preference) | (not (bothered|fussed)|doesn't matter) (whether|if)",
  ],
});
/** Characters from where both kinds of home are named to where it is said that either does, before or behind. */
const REACH = 60;

/** Whether a text says of both kinds of home that either does: 学生公寓或者社会房都可以, "student halls or private, either's fine". */
export function takesEitherType(canonical: string): boolean {
  const named = KINDS_TOGETHER.exec(canonical);
  if (named === null) return false;
  return EITHER.test(canonical.slice(Math.max(0, named.index - REACH), named.index + named[0].length + REACH));
}
