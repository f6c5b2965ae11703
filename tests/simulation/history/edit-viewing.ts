import type { SeededRandom } from "../../support/seeded-random.ts";
import { CHECK_ANSWERS, type ViewingContent, VIEWING_STATES, SCORES } from "#domain/viewings/viewing.ts";
import { written } from "./written.ts";

const MOST_PHOTOS = 6;
const MOST_OTHERS = 3;
const CHECKS = ["damp", "noise"] as const;

/**
 * Something that a person may do with what they see of a viewing.
 * @param by A number that no other edit has: what is written says it.
 */
export function editViewing(random: SeededRandom, by: number): (content: ViewingContent) => ViewingContent {
  const { pick, chance } = random;
  const what = pick([
    "state",
    "appointment",
    "appointment",
    "score",
    "note",
    "note",
    "note",
    "check",
    "caption",
    "drop photo",
  ] as const);
  const drawn = [random.next(), random.next()] as const;
  const [state, score, answer] = [pick(VIEWING_STATES), pick([null, ...SCORES]), pick(CHECK_ANSWERS)];
  const [check, isNone, isTaken] = [pick(CHECKS), chance(0.15), chance(0.3)];
  // Chance is drawn before: an edit may run more than once.
  return (content) => {
    if (content.other.length > MOST_OTHERS || (content.other.length > 0 && isTaken)) return chosen(content, drawn[0]);
    switch (what) {
      case "state":
        return decided({ ...content, state }, "state");
      case "score":
        return decided({ ...content, score }, "score");
      case "appointment":
        return decided({ ...content, appointment: isNone ? null : minute(by) }, "appointment");
      case "note":
        return { ...content, notes: written(content.notes, `n${by}`, isTaken, drawn[0]) };
      case "check": {
        const before = content.checks[check] ?? { answer: null, note: "" };
        const after = isNone
          ? { ...before, answer }
          : { ...before, note: written(before.note, `k${by}`, isTaken, drawn[0]) };
        return { ...content, checks: { ...content.checks, [check]: after } };
      }
      case "caption": {
        const at = Math.floor(drawn[0] * content.photos.length);
        const photos = content.photos.map((each, index) =>
          index === at ? { uuid: each.uuid, caption: `c${by}` } : each,
        );
        return { ...content, photos };
      }
      case "drop photo": {
        const at = Math.floor(drawn[0] * content.photos.length);
        return { ...content, photos: content.photos.filter((_, index) => index !== at) };
      }
    }
  };
}

/** Another photo, unless there are many. */
export function withPhoto(uuid: string): (content: ViewingContent) => ViewingContent {
  return (content) =>
    content.photos.length >= MOST_PHOTOS ? content : { ...content, photos: [...content.photos, { uuid, caption: "" }] };
}

/** One of what two devices have said is chosen, and the others of its field are gone. */
function chosen(content: ViewingContent, drawn: number): ViewingContent {
  const { field, value } = content.other[Math.floor(drawn * content.other.length)]!;
  return decided({ ...content, [field]: value }, field);
}

/** Nothing that other devices have said of a field waits any more. */
function decided(content: ViewingContent, field: string): ViewingContent {
  return { ...content, other: content.other.filter((other) => other.field !== field) };
}

/** A minute that no other number has. */
function minute(by: number): string {
  return new Date(Date.UTC(2027, 0, 1) + by * 60_000).toISOString().slice(0, "2027-01-01T00:00".length);
}
