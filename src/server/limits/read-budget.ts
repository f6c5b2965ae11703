import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#domain/durations.ts";
import type { RouteName } from "#contract/routes.ts";
import type { Clock } from "../clock.ts";
import { customerNetworkOf } from "../http/calls/client-of.ts";
import { tooManyTries } from "./rate-limits.ts";
import { readCost } from "./read-costs.ts";
import { tokenBuckets, type Allowance } from "./token-buckets.ts";

/** Who reads. */
export interface Reader {
  network: string;
  /** Null for a caller without an account. */
  userId: string | null;
  /** The address that is read, and what the device calls itself: who comes back for the same is known by it. */
  asked: string;
}

export interface ReadBudget {
  /** Pays for a call that reads. @throws HttpError 429 with Retry-After when the reader's budget is used up. */
  pay(reader: Reader, name: RouteName): void;
}

interface Parts {
  clock: Clock;
  /** The setting RATE_LIMITS (W-01). */
  enabled: boolean;
  /** Units a minute (READS_PER_NETWORK, READS_PER_ACCOUNT). */
  perNetwork: number;
  perAccount: number;
}

/**
 * What all networks of one IPv6 customer may read together, in budgets of one: a household uses a few, a hall that is given a
 * network a room shares this, and a farm gains nothing by its other 65,528.
 */
const NETWORKS_OF_A_CUSTOMER = 8;
/** What may be read at once after a rest, in seconds of reading on and on. */
const REST_SECONDS = 20;

/** The part of a shared budget for those who were asked to wait and have come back for the same address. */
const KEPT_FOR_RETURNED = 0.5;
const RETURN_AFTER_MS = 1000;
/** Who comes back later is as good as new. */
const RETURN_WITHIN_MS = MINUTE_MS;
/** How often one who comes back may take of it: a flood that repeats some hundred addresses, waiting as it is told, gets little more. */
const RETURNS: Allowance = { most: 1, perSecond: 1 / 60 };
/** Some 10 MB. */
const MOST_RETURNS = 50_000;

/**
 * Budgets of reading by cost: one for all readers of a network who are not signed in, one for each account, and one for all
 * accounts of a network, so that anonymous neighbours use up nothing of those who are signed in. Both budgets of a
 * network have a wider one behind them, for all networks that one customer may have of IPv6. Half of what many share is for those
 * who come back when they are told: a flood that asks for something else each time takes the other half alone.
 *
 * In the memory of each process, unlike the limits on what is tried: a call that reads takes a few milliseconds, and to
 * ask the database each time would cost as much as many of them. Behind a balancer with N processes a reader has up to
 * N times as much, as the service has; after a restart all are full.
 */
export function readBudget({ clock, enabled, perNetwork, perAccount }: Parts): ReadBudget {
  const ofNetworks = tokenBuckets(clock, allowance(perNetwork));
  const perCustomer = NETWORKS_OF_A_CUSTOMER * perNetwork;
  const ofCustomers = tokenBuckets(clock, allowance(perCustomer));
  const ofAccounts = tokenBuckets(clock, allowance(perAccount));
  const returns = tokenBuckets(clock, RETURNS);
  /** Epoch milliseconds from which on they may come back. */
  const returnsAt = new LRUCache<string, number>({ max: MOST_RETURNS });

  return {
    pay({ network, userId, asked }, name) {
      const cost = readCost(name);
      if (!enabled || cost === 0) return;
      const accountWaitMs = userId === null ? 0 : ofAccounts.take(userId, cost);
      if (accountWaitMs > 0) throw tooManyTries(accountWaitMs);
      const who = userId === null ? "anonymous" : "signed in";
      const asks = `${network} ${userId ?? ""} ${asked}`;
      const keptShare = hasReturned(asks) ? 0 : KEPT_FOR_RETURNED;
      const customer = customerNetworkOf(network);
      const shared = [{ pool: ofNetworks, of: network, mostPerMinute: perNetwork }];
      if (customer !== network) shared.push({ pool: ofCustomers, of: customer, mostPerMinute: perCustomer });
      for (const { pool, of, mostPerMinute } of shared) {
        const waitMs = pool.take(`${who} ${of}`, cost, keptShare * allowance(mostPerMinute).most);
        if (waitMs === 0) continue;
        noteWaiting(asks);
        throw tooManyTries(waitMs);
      }
    },
  };

  function hasReturned(asks: string): boolean {
    const at = returnsAt.get(asks);
    const now = clock.now().getTime();
    return at !== undefined && at <= now && now - at < RETURN_WITHIN_MS && returns.take(asks, 1) === 0;
  }

  function noteWaiting(asks: string): void {
    const at = returnsAt.get(asks);
    const now = clock.now().getTime();
    if (at === undefined || now - at >= RETURN_WITHIN_MS) returnsAt.set(asks, now + RETURN_AFTER_MS);
  }
}

function allowance(perMinute: number): Allowance {
  const perSecond = perMinute / 60;
  return { perSecond, most: perSecond * REST_SECONDS };
}
