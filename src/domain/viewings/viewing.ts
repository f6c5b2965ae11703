import { isCalendarDay } from "../calendar-day.ts";

/** How far the user is with a room; `viewing` is 'viewing on …'. */
export const VIEWING_STATES = ["to-contact", "contacted", "viewing", "rejected", "taken"] as const;
export type ViewingState = (typeof VIEWING_STATES)[number];

/** What is looked at in a room, in the order of the checklist. */
export const CHECK_IDS = [
  "damp",
  "heating",
  "hot-water",
  "water-pressure",
  "windows",
  "noise",
  "signal",
  "wifi",
  "kitchen",
  "laundry",
  "furniture",
  "locks",
  "alarms",
  "bills",
  "deposit-scheme",
  "contract",
  "inventory",
  "landlord",
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export const CHECK_ANSWERS = ["good", "bad", "unsure"] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

export interface Check {
  /** Null where only a note has been taken. */
  answer: CheckAnswer | null;
  note: string;
}

/** A photo that was taken at the viewing; its bytes travel by themselves. */
export interface ViewingPhoto {
  uuid: string;
  caption: string;
}

export const SCORES = [1, 2, 3, 4, 5] as const;
export type Score = (typeof SCORES)[number];

/** What another device said of a field that this one says something else of, until its owner has chosen. */
export type OtherValue =
  | { field: "state"; value: ViewingState }
  | { field: "appointment"; value: string | null }
  | { field: "score"; value: Score | null };

/** All that the user has noted about one room. */
export interface ViewingContent {
  state: ViewingState;
  /** Wall time in London without seconds, for example `2026-11-30T14:00`. */
  appointment: string | null;
  score: Score | null;
  notes: string;
  /** A newer build may have written checks that this one does not know: they are kept. */
  checks: Partial<Record<CheckId, Check>>;
  photos: ViewingPhoto[];
  other: OtherValue[];
}

/** A user's notes about a room, as the account keeps them: visible to that user alone. */
export interface Viewing {
  listing_id: string;
  content: ViewingContent;
  /** Names this state of the row in If-Match, in double quotes there: the text of `updated_at`. */
  version: string;
  /** Instant, ISO 8601 in UTC. */
  updated_at: string;
  /** It was taken away: what is left says so to the other devices, and its content is empty. */
  is_removed: boolean;
}

/** What a room begins with that was saved for a viewing. */
export const emptyViewing: ViewingContent = {
  state: "to-contact",
  appointment: null,
  score: null,
  notes: "",
  checks: {},
  photos: [],
  other: [],
};

/** Whether nothing has been noted about a room since it was saved: taking it away then loses nothing. */
export function isUnnoted({ state, appointment, score, notes, checks, photos, other }: ViewingContent): boolean {
  const isAnswered = ({ answer, note }: Check) => answer !== null || note.trim() !== "";
  return (
    state === emptyViewing.state &&
    appointment === null &&
    score === null &&
    notes.trim() === "" &&
    photos.length === 0 &&
    other.length === 0 &&
    !Object.values(checks).some(isAnswered)
  );
}

/** Rooms that one person may have saved for viewings. */
export const MAX_VIEWINGS = 100;
/** Viewings taken away that are remembered: twice what one may have, so that no device in use misses one. */
export const MOST_REMOVED_VIEWINGS = 2 * MAX_VIEWINGS;
/** Photos of one viewing. */
export const MAX_VIEWING_PHOTOS = 20;
/** Bytes of the photos of all viewings of an account, as they were sent: three thousand as phones make them small. */
export const MAX_VIEWINGS_PHOTO_BYTES = 1024 * 1024 * 1024;
/** Values of other devices that wait for a choice. */
export const MAX_OTHER_VALUES = 10;
/** Code points that a text may have. */
export const VIEWING_TEXT_LENGTHS = { notes: 5000, note: 500, caption: 200 } as const;

/** Whether a text is a minute of a real day, as `appointment` writes it. */
export function isWallTime(text: string): boolean {
  return /^[^T]+T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(text.slice(0, -"T00:00".length));
}
