import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { MINUTE_MS } from "#domain/durations.ts";
import { findScamSigns } from "#domain/scam-guard/find-signs.ts";
import { strongReasonsOf, type StrongReasons } from "#domain/scam-guard/awaits-check.ts";
import { lowPriceSign } from "#domain/scam-guard/low-price.ts";
import { phraseSigns } from "#domain/scam-guard/phrases/phrase-signs.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { ListingRow } from "../listings/listing-row.ts";
import { findListing } from "../listings/listing-store.ts";
import { typicalPrices, type TypicalPrices } from "../prices/typical-prices.ts";
import { accountMadeAt, countEarlierAccounts, findPhotosElsewhere, type PhotoElsewhere } from "./sign-store.ts";

/** Says why to look twice at a room. */
export interface ScamGuard {
  /** What everybody is shown beside the room, what weighs most first. @throws HttpError 503 while too many are asked for. */
  signsOf(room: ListingRow): Promise<ScamSign[]>;
  /**
   * The same, and where else its photos are, for moderators: they see the first to show a photo, too. Null where there is no
   * such room. @param listingId A UUID.
   */
  signalsOf(listingId: string): Promise<Signals | null>;
  /** Judges rooms of a city as they are written, without another look at the database. */
  judgeIn(city: string): Promise<StrongReasons>;
}

export interface Signals {
  signs: ScamSign[];
  photosElsewhere: PhotoElsewhere[];
}

interface Parts {
  db: Db;
  clock: Clock;
  prices: TypicalPrices;
}

/** Of the pool's connections: a note beside a room must not be in the way of rooms. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
const ROOMS_REMEMBERED = 2000;
/** A photo that was compared meanwhile, or a day that is over, shows after this long. */
const SIGNS_GOOD_FOR_MS = MINUTE_MS;

/** Looks at rooms, a few at a time, and remembers their signs for a while. */
export function scamGuard({ db, clock, prices }: Parts): ScamGuard {
  const turn = pLimit(AT_ONCE);
  // Apart from those that readers see: what is remembered here is from before the room was there.
  const pricesBefore = typicalPrices({ clock });
  const known = new LRUCache<string, ScamSign[], ListingRow>({
    max: ROOMS_REMEMBERED,
    ttl: SIGNS_GOOD_FOR_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    // Those who ask meanwhile wait for the same answer.
    fetchMethod: (_key, _signs, { context }) => {
      if (turn.pendingCount >= MOST_WAITING) throw busy();
      return turn(() => findSigns(context));
    },
  });

  return { signsOf, signalsOf, judgeIn };

  async function judgeIn(city: string): Promise<StrongReasons> {
    const [inCity, everywhere] = await Promise.all([pricesBefore.of(db, city), pricesBefore.everywhere(db)]);
    return (room) => {
      const lowPrice = lowPriceSign(room, { inCity, everywhere });
      return strongReasonsOf([...phraseSigns(room), ...(lowPrice === null ? [] : [lowPrice])]);
    };
  }

  async function signsOf(room: ListingRow): Promise<ScamSign[]> {
    // By its version: what its owner has just changed is judged anew.
    return known.forceFetch(`${room.id} ${room.updated_at}`, { context: room });
  }

  async function signalsOf(listingId: string): Promise<Signals | null> {
    const room = await findListing(db, listingId);
    if (room === undefined) return null;
    const [signs, photosElsewhere] = await Promise.all([signsOf(room), findPhotosElsewhere(db, room.id)]);
    return { signs, photosElsewhere };
  }

  async function findSigns(room: ListingRow): Promise<ScamSign[]> {
    const [inCity, everywhere, earlier, madeAt] = await Promise.all([
      prices.of(db, room.city),
      prices.everywhere(db),
      countEarlierAccounts(db, room.id),
      accountMadeAt(db, room.owner_id),
    ]);
    const about = {
      prices: { inCity, everywhere },
      ...earlier,
      accountMadeAt: madeAt,
      now: clock.now().getTime(),
    };
    return findScamSigns({ ...room, price: room.price_pence / 100 }, about);
  }
}

function busy(): HttpError {
  return new HttpError("service_unavailable", "Service Unavailable", { "retry-after": "2" });
}
