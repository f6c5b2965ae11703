import { rememberingRequestWords } from "../../../query-parser/read-request-words.ts";
import { fittingSearch } from "../../ai/search/find-fitting.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { totals } from "../../listings/search/totals.ts";
import { lookAgain } from "../../look-again.ts";
import { matchRequests } from "../match-requests.ts";
import { matchRooms } from "../match-rooms.ts";
import { tellMatches, type TellingParts } from "./tell-matches.ts";

interface Parts {
  db: Db;
  clock: Clock;
  /** The London day. */
  today: () => string;
  log: { warn(fields: object, line: string): void };
}

const LOOKS_EVERY_MS = 5000;
const REQUESTS_REMEMBERED = 1000;

/** What telling is made of. */
export function tellingParts({ db, clock, today, log }: Parts): TellingParts {
  const read = rememberingRequestWords(REQUESTS_REMEMBERED);
  const counted = totals({ clock, log, isBusy: () => false });
  return {
    db,
    clock,
    findRequests: matchRequests({ today, read }),
    findRooms: matchRooms({ findFitting: fittingSearch({ totals: counted }), today, read }),
  };
}

/** Looks every few seconds for matches that neither side has been told of, until stopped. Stopping waits for the one under way. */
export function startMatchTeller(parts: Parts): { stop(): Promise<void> } {
  const telling = tellingParts(parts);
  return lookAgain({
    everyMs: LOOKS_EVERY_MS,
    look: (isStopping) => tellMatches(telling, isStopping),
    onFailure: (error) => parts.log.warn({ err: error }, "nobody is told of matches for now"),
  });
}
