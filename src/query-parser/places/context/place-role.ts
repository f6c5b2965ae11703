import { lexiconOf } from "../../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../../lexicon/tables/place-roles.ts";
import { isNegated } from "../../negation.ts";
import type { Span } from "../../text/mapped-text.ts";
import type { PlaceRole } from "../place.ts";
import { cuesOf } from "./cues.ts";

/** A rule fits a place where a cue stands before it and one behind it; of what it does not name it asks nothing. */
interface Rule {
  role: PlaceRole;
  before?: string;
  behind?: string;
  /** How many characters behind the place the cue behind it may begin; next to it where this is missing. */
  within?: number;
  /** Whether the cue behind the place must be missing. */
  isUnless?: boolean;
}

/** What a place is to the writer, if it is not refused. The first rule that fits decides; a place that none fits is wanted. */
const RULES: readonly Rule[] = [
  // 'Durham → Leeds' comes from Durham; in 'Durham, Leeds' both are wanted.
  { role: "origin", behind: "arrow-behind" },
  // 'I'm from Leeds'; but 'a room from Leeds station' is near it.
  { role: "origin", before: "origin-before" },
  // 从曼城搬到利兹; but 从曼城开始看房 begins there.
  { role: "origin", before: "out-of-before", behind: "leaves-behind", within: 8 },
  // 'My house in Leeds'; but 'a house in Leeds' is wanted.
  { role: "current", before: "home-before" },
  // 去伦敦上了一年班; but 去伦敦上班 is still to come.
  { role: "current", behind: "home-behind" },
  // 现在住利兹; but 现在在利兹找房 wants one there.
  { role: "current", before: "living-before", behind: "search-behind", within: 10, isUnless: true },
  // 'I want to live in Reading'; but 'I want Reading' only names it.
  { role: "chosen", before: "choice-before" },
  // 想在牛津换一间; but 想在牛津读书 says nothing of a home.
  { role: "chosen", before: "wish-before", behind: "renting-behind", within: 30 },
  // 毕业要去曼城上班 moves there; but 每天去曼城上班 goes there.
  { role: "wanted", before: "move-before", behind: "daily-behind", within: 2 },
  // '20 min to London'; but '20 min in London' is no way to it.
  { role: "commute", before: "commute-before" },
  // 到伦敦通勤方便; but 到伦敦看房 is one visit.
  { role: "commute", before: "to-before", behind: "way-behind", within: 4 },
  // 在伦敦工作; but 在伦敦找房 wants one there.
  { role: "commute", before: "at-before", behind: "daily-behind", within: 2 },
  // 'Close to London'; but 'close in London' is in it.
  { role: "near", before: "near-before" },
  // A campus away from where most of its university lives: 南安普顿大学温切斯特校区; but 温切斯特大学 lies in its city.
  { role: "near", behind: "branch-behind" },
];

const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));

/** What the place at [start, end) of a canonical text is to its writer. */
export function roleOf(text: string, { start, end }: Span): PlaceRole {
  const cues = cuesIn(text);
  // 不要伦敦市中心 leaves the rest of London.
  if (isNegated(text, start, end)) return cues.areBehind("part-behind", end) ? "wanted" : "refused";
  const fits = ({ before, behind, within, isUnless = false }: Rule) =>
    (before === undefined || cues.areBefore(before, start)) &&
    (behind === undefined || cues.areBehind(behind, end, within) !== isUnless);
  return RULES.find(fits)?.role ?? "wanted";
}
