import type { RouteName } from "#contract/routes.ts";
import type { Clock } from "../clock.ts";
import { customerNetworkOf } from "../http/calls/client-of.ts";
import { tooManyTries } from "./rate-limits.ts";
import { readCost } from "./read-costs.ts";
import { tokenBuckets } from "./token-buckets.ts";

/** Who reads. */
export interface Reader {
  network: string;
  /** Null for a caller without an account. */
  userId: string | null;
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

/**
 * Budgets of reading by cost: one for all readers of a network who are not signed in, one for each account, and one for all
 * accounts of a network, so that anonymous neighbours use up nothing of those who are signed in. Both budgets of a
 * network have a wider one behind them, for all networks that one customer may have of IPv6.
 *
 * In the memory of each process, unlike the limits on what is tried: a call that reads takes a few milliseconds, and to
 * ask the database each time would cost as much as many of them. Behind a balancer with N processes a reader has up to
 * N times as much, as the service has; after a restart all are full.
 */
export function readBudget({ clock, enabled, perNetwork, perAccount }: Parts): ReadBudget {
  const ofNetworks = tokenBuckets(clock, allowance(perNetwork));
  const ofCustomers = tokenBuckets(clock, allowance(NETWORKS_OF_A_CUSTOMER * perNetwork));
  const ofAccounts = tokenBuckets(clock, allowance(perAccount));

  return {
    pay({ network, userId }, name) {
      const cost = readCost(name);
      if (!enabled || cost === 0) return;
      const accountWaitMs = userId === null ? 0 : ofAccounts.take(userId, cost);
      if (accountWaitMs > 0) throw tooManyTries(accountWaitMs);
      const who = userId === null ? "anonymous" : "signed in";
      const waitMs = ofNetworks.take(`${who} ${network}`, cost);
      if (waitMs > 0) throw tooManyTries(waitMs);
      const customer = customerNetworkOf(network);
      const customerWaitMs = customer === network ? 0 : ofCustomers.take(`${who} ${customer}`, cost);
      if (customerWaitMs > 0) throw tooManyTries(customerWaitMs);
    },
  };
}

function allowance(perMinute: number) {
  const perSecond = perMinute / 60;
  return { perSecond, most: perSecond * REST_SECONDS };
}
