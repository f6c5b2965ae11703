import { rememberingRequestWords } from "../../../query-parser/read-request-words.ts";
import { fittingSearch } from "../../ai/search/find-fitting.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { totals } from "../../listings/search/totals.ts";
import { matchRequests } from "../match-requests.ts";
import { matchRooms } from "../match-rooms.ts";
import type { TellingParts } from "./tell-matches.ts";

interface Parts {
  db: Db;
  clock: Clock;
  /** The London day. */
  today: () => string;
  log: { warn(fields: object, line: string): void };
}

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
