import { CACHE_DATABASE, DRAFTS_DATABASE, LOG_DATABASE, VIEWINGS_DATABASE } from "../cache-names.ts";
import { hasDatabase } from "../has-cache-database.ts";
import { flightEvents } from "../flight-log/flight-events.ts";
import { orNothing } from "../storage-errors.ts";
import { keptAnswers, type KeptAnswers } from "./kept-answers.ts";
import { NOTHING, partOf, rowBytes, together, type KeptPart } from "./kept-part.ts";
import { keptRooms, type KeptRooms } from "./kept-rooms.ts";
import { keptShell } from "./kept-shell.ts";
import { keptUnsent, type KeptUnsent } from "./kept-unsent.ts";
import { keptViewings, type KeptViewings } from "./kept-viewings.ts";

/** Everything that this phone keeps, by kind, by our own counting (M12): what browsers say is an estimate. */
export interface Kept {
  shell: KeptPart;
  answers: KeptAnswers;
  rooms: KeptRooms;
  viewings: KeptViewings;
  unsent: KeptUnsent;
  log: KeptPart;
  /** What only other readers of this phone have: a number and a size, nothing else of it. */
  others: KeptPart;
  all: KeptPart;
}

/** Counts what is kept for an owner. Makes no store where there is none, and fails over none. */
export async function keptOnPhone(owner: string): Promise<Kept> {
  const [shell, answers, rooms, viewings, unsent, events] = await Promise.all([
    orNothing(keptShell, NOTHING),
    counted(CACHE_DATABASE, () => keptAnswers(owner), NO_ANSWERS),
    counted(CACHE_DATABASE, () => keptRooms(owner), NO_ROOMS),
    counted(VIEWINGS_DATABASE, () => keptViewings(owner), NO_ROOMS),
    counted(DRAFTS_DATABASE, () => keptUnsent(owner), NOTHING_UNSENT),
    counted(LOG_DATABASE, flightEvents, []),
  ]);
  const log = partOf(events.map((event) => ({ bytes: rowBytes(event) })));
  const others = together(answers.others, rooms.others, viewings.others, unsent.others);
  const own = [
    shell,
    answers.searches,
    answers.lists,
    answers.photos,
    rooms.rooms,
    rooms.photos,
    viewings.rooms,
    viewings.photos,
    unsent.drafts,
    unsent.posted,
    unsent.photos,
    unsent.shared,
    log,
  ];
  return { shell, answers, rooms, viewings, unsent, log, others, all: together(...own, others) };
}

const NO_ANSWERS: KeptAnswers = { searches: NOTHING, lists: NOTHING, photos: NOTHING, others: NOTHING };
const NO_ROOMS: KeptRooms & KeptViewings = { rooms: NOTHING, photos: NOTHING, others: NOTHING };
const NOTHING_UNSENT: KeptUnsent = {
  drafts: NOTHING,
  posted: NOTHING,
  photos: NOTHING,
  shared: NOTHING,
  others: NOTHING,
  oldestAt: null,
};

async function counted<T>(database: string, count: () => Promise<T>, nothing: T): Promise<T> {
  return (await hasDatabase(database)) ? orNothing(count, nothing) : nothing;
}
