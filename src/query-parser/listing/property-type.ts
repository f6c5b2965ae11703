import { isNegated, isNotRequired } from "../negation.ts";
import { phrases } from "../text/pattern.ts";
import type { PropertyType } from "#domain/listings/listing.ts";

const STUDENT = phrases({
  zh: [
    "学生公寓 | 学生宿舍 | 学校宿舍 | 校内宿舍 | 宿舍 | 学生楼 | 学生房(?!源|东) | 学生\\s?(house|hall|accommodation)",
  ],
  en: [
    "student (accom+od\\w*|housing|houses?|homes?|halls?|residences?|flats?|studios?|block|building|living)… | pbsa…",
    "(room|ensuite|en-suite|en suite|studio|accommodation) on campus… | halls of residence… | (university|uni|college|lse|ucl|kcl) halls?… | (?<!\\b(my|our|in|left) )halls(?! road)",
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

/** Whether a text is about a student residence or an ordinary flat or house; null where it does not tell. One that it refuses says it is the other. */
export function extractPropertyType(canonical: string): PropertyType | null {
  const unrefused = unrefusedPropertyType(canonical);
  if (unrefused !== null) return unrefused;
  const student = STUDENT.exec(canonical);
  const social = SOCIAL.exec(canonical);
  if (student && social) return social[0].includes(student[0]) || social.index < student.index ? "social" : "student";
  if (student) return "student";
  return social || PERHAPS_SOCIAL.test(canonical) ? "social" : null;
}
