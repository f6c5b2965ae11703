import { CACHE_DATABASE, DRAFTS_DATABASE, LOG_DATABASE, DOCUMENTS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { loggedEvents } from "../event-log/logged-events.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { answersUsage, type AnswersUsage } from "./answers-usage.ts";
import { NOTHING, partOf, rowBytes, together, type UsagePart } from "./usage-part.ts";
import { roomsUsage, type RoomsUsage } from "./rooms-usage.ts";
import { savedSearchesUsage, type SearchesUsage } from "./searches-usage.ts";
import { shellUsage } from "./shell-usage.ts";
import { unsentUsage, type UnsentUsage } from "./unsent-usage.ts";
import { viewingsUsage, type ViewingsUsage } from "./viewings-usage.ts";

/** Everything that this phone keeps, by kind, by our own counting (M12): what browsers say is an estimate. */
export interface StorageUsage {
  shell: UsagePart;
  answers: AnswersUsage;
  rooms: RoomsUsage;
  viewings: ViewingsUsage;
  searches: SearchesUsage;
  unsent: UnsentUsage;
  log: UsagePart;
  /** What only other users of this phone have: a number and a size, nothing else of it. */
  others: UsagePart;
  all: UsagePart;
}

/** Counts what is kept for an owner. Makes no store where there is none, and fails over none. */
export async function measureStorage(owner: string): Promise<StorageUsage> {
  const [shell, answers, rooms, viewings, searches, unsent, events] = await Promise.all([
    readOrDefault(shellUsage, NOTHING),
    counted(CACHE_DATABASE, () => answersUsage(owner), NO_ANSWERS),
    counted(CACHE_DATABASE, () => roomsUsage(owner), NO_ROOMS),
    counted(DOCUMENTS_DATABASE, () => viewingsUsage(owner), NO_ROOMS),
    counted(DOCUMENTS_DATABASE, () => savedSearchesUsage(owner), { saved: NOTHING, others: NOTHING }),
    counted(DRAFTS_DATABASE, () => unsentUsage(owner), NOTHING_UNSENT),
    counted(LOG_DATABASE, loggedEvents, []),
  ]);
  const log = partOf(events.map((event) => ({ bytes: rowBytes(event) })));
  const others = together(answers.others, rooms.others, viewings.others, searches.others, unsent.others);
  const own = [
    shell,
    answers.searches,
    answers.lists,
    answers.photos,
    rooms.rooms,
    rooms.photos,
    viewings.rooms,
    viewings.photos,
    searches.saved,
    unsent.drafts,
    unsent.posted,
    unsent.photos,
    unsent.shared,
    unsent.copies,
    log,
  ];
  return { shell, answers, rooms, viewings, searches, unsent, log, others, all: together(...own, others) };
}

const NO_ANSWERS: AnswersUsage = { searches: NOTHING, lists: NOTHING, photos: NOTHING, others: NOTHING };
const NO_ROOMS: RoomsUsage & ViewingsUsage = { rooms: NOTHING, photos: NOTHING, others: NOTHING };
const NOTHING_UNSENT: UnsentUsage = {
  drafts: NOTHING,
  posted: NOTHING,
  photos: NOTHING,
  shared: NOTHING,
  copies: NOTHING,
  others: NOTHING,
  oldestAt: null,
};

async function counted<T>(database: string, count: () => Promise<T>, nothing: T): Promise<T> {
  return (await hasDatabase(database)) ? readOrDefault(count, nothing) : nothing;
}
