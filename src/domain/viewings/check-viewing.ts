import { lengthOf } from "../users/account-rules.ts";
import {
  CHECK_ANSWERS,
  CHECK_IDS,
  isWallTime,
  MAX_OTHER_VALUES,
  MAX_VIEWING_PHOTOS,
  SCORES,
  VIEWING_STATES,
  VIEWING_TEXT_LENGTHS,
  type OtherValue,
  type ViewingContent,
  type ViewingPhoto,
} from "./viewing.ts";
import { isOwnUuid } from "../own-uuid.ts";

/** Twice what this build asks, for what newer ones may ask. */
const MAX_CHECKS = 2 * CHECK_IDS.length;

/** What can be wrong with a part of a viewing. */
export type ViewingMistake = "too-long" | "too-many" | "repeated" | "not-offered" | "not-a-time" | "not-a-uuid";

export interface ViewingProblem {
  /** Where it is: `["checks", "damp", "note"]`, `["photos", "3", "caption"]`. */
  path: readonly string[];
  mistake: ViewingMistake;
}

/** All that is wrong with a viewing whose parts have the right types. */
export function checkViewing({ state, appointment, score, ...content }: ViewingContent): ViewingProblem[] {
  return [
    ...valueProblems({ field: "state", value: state }, ["state"]),
    ...valueProblems({ field: "appointment", value: appointment }, ["appointment"]),
    ...valueProblems({ field: "score", value: score }, ["score"]),
    ...textProblems(content.notes, "notes", ["notes"]),
    ...checkProblems(content.checks),
    ...photoProblems(content.photos),
    ...otherProblems(content.other),
  ];
}

function valueProblems(other: OtherValue, path: readonly string[]): ViewingProblem[] {
  if (other.field === "state") return VIEWING_STATES.includes(other.value) ? [] : [{ path, mistake: "not-offered" }];
  if (other.value === null) return [];
  if (other.field === "score") return SCORES.includes(other.value) ? [] : [{ path, mistake: "not-offered" }];
  return isWallTime(other.value) ? [] : [{ path, mistake: "not-a-time" }];
}

function textProblems(
  text: string,
  kind: keyof typeof VIEWING_TEXT_LENGTHS,
  path: readonly string[],
): ViewingProblem[] {
  return lengthOf(text) > VIEWING_TEXT_LENGTHS[kind] ? [{ path, mistake: "too-long" }] : [];
}

const CHECK_ID = /^[a-z][a-z-]{0,39}$/;

function checkProblems(checks: ViewingContent["checks"]): ViewingProblem[] {
  const entries = Object.entries(checks);
  if (entries.length > MAX_CHECKS) return [{ path: ["checks"], mistake: "too-many" }];
  return entries.flatMap(([id, { answer, note }]): ViewingProblem[] => {
    if (!CHECK_ID.test(id)) return [{ path: ["checks", id], mistake: "not-offered" }];
    const problems = textProblems(note, "note", ["checks", id, "note"]);
    const isOffered = answer === null || CHECK_ANSWERS.includes(answer);
    if (!isOffered) problems.push({ path: ["checks", id, "answer"], mistake: "not-offered" });
    return problems;
  });
}

function photoProblems(photos: readonly ViewingPhoto[]): ViewingProblem[] {
  if (photos.length > MAX_VIEWING_PHOTOS) return [{ path: ["photos"], mistake: "too-many" }];
  const uuids = photos.map(({ uuid }) => uuid);
  return photos.flatMap(({ uuid, caption }, index) => {
    const path = ["photos", String(index)];
    const problems = textProblems(caption, "caption", [...path, "caption"]);
    if (!isOwnUuid(uuid)) problems.push({ path: [...path, "uuid"], mistake: "not-a-uuid" });
    if (uuids.indexOf(uuid) < index) problems.push({ path: [...path, "uuid"], mistake: "repeated" });
    return problems;
  });
}

function otherProblems(others: readonly OtherValue[]): ViewingProblem[] {
  if (others.length > MAX_OTHER_VALUES) return [{ path: ["other"], mistake: "too-many" }];
  return others.flatMap((other, index) => valueProblems(other, ["other", String(index), "value"]));
}
