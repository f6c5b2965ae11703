import type { Static } from "typebox";
import type { ViewingContentSchema } from "#contract/schemas/viewing.ts";
import { checkViewing, type ViewingProblem } from "#domain/viewings/check-viewing.ts";
import { VIEWING_TEXT_LENGTHS, type ViewingContent } from "#domain/viewings/viewing.ts";
import { unprocessable } from "../http/errors/http-error.ts";

/**
 * What a viewing may hold of what was sent, once nothing is wrong with it. Texts stay as they were written: a device
 * knows its own again.
 * @throws HttpError 422 naming every place at fault.
 */
export function checkedContent(given: Static<typeof ViewingContentSchema>): ViewingContent {
  const content = knownParts(given);
  const mistakes = checkViewing(content);
  if (mistakes.length === 0) return content;
  throw unprocessable(
    mistakes.map((problem) => ({
      loc: ["body", "content", ...problem.path],
      msg: sentence(problem),
      type: problem.mistake,
    })),
  );
}

// What the contract does not know is left out, however deep it lies.
function knownParts({ state, appointment, score, notes, checks, photos, other }: ViewingContent): ViewingContent {
  const known = Object.entries(checks).map(([id, { answer, note }]) => [id, { answer, note }] as const);
  return {
    state,
    appointment,
    score,
    notes,
    checks: Object.fromEntries(known),
    photos: photos.map(({ uuid, caption }) => ({ uuid: uuid.toLowerCase(), caption })),
    other: other.map(({ field, value }) => ({ field, value }) as (typeof other)[number]),
  };
}

function sentence({ path, mistake }: ViewingProblem): string {
  if (mistake === "too-long") return `Must have at most ${lengthOf(path.at(-1))} characters`;
  return SENTENCES[mistake];
}

function lengthOf(field: string | undefined): number {
  return VIEWING_TEXT_LENGTHS[field as keyof typeof VIEWING_TEXT_LENGTHS];
}

const SENTENCES: Record<Exclude<ViewingProblem["mistake"], "too-long">, string> = {
  "too-many": "Are too many",
  repeated: "Must be given once",
  "not-offered": "Is none of those that can be chosen",
  "not-a-time": "Must be a time such as 2026-11-30T14:00",
  "not-a-uuid": "Must be a UUID",
};
