import { setTimeout as delay } from "node:timers/promises";
import { createAccount, logIn } from "../../e2e/support/accounts.ts";

/** What phones have gone through since they were last asked. */
export interface Tally {
  requests: number;
  /** Those that were answered only when they were asked again. */
  repeated: number;
  /** Those that were not answered within two minutes of trying. */
  failed: number;
  /** Rooms and requests that the site has confirmed. */
  writes: number;
  /** The longest time in which nobody had a write confirmed, milliseconds. */
  withoutWrites: number;
}

/** Phones that search, post rooms and ask for rooms, and repeat under the same key what was not answered, as the app's outbox does. */
export interface Phones {
  take(): Tally;
  /** Titles and descriptions of what was confirmed to a phone since the start. Each has to be there once. */
  confirmed: ReadonlySet<string>;
  /** Ends when nothing is under way any more. */
  stop(): Promise<void>;
}

const TRY_WITHIN_MS = 9000;
const GIVES_UP_AFTER_MS = 120_000;
/** Between two requests of a phone: what it shows is looked at. */
const PAUSE_MS = 100;

export async function startPhones(url: string, count: number): Promise<Phones> {
  const confirmed = new Set<string>();
  let tally = newTally();
  let lastWrite = performance.now();
  const over = new AbortController();
  const tokens: string[] = [];
  for (let phone = 0; phone < count; phone++) {
    const account = await createAccount(url);
    tokens.push((await logIn(url, account)).access_token);
  }
  const running = tokens.map((token, phone) => live(token, phone));
  return {
    confirmed,
    take() {
      noteGap();
      const taken = tally;
      tally = newTally();
      return taken;
    },
    async stop() {
      over.abort();
      await Promise.all(running);
    },
  };

  async function live(token: string, phone: number): Promise<void> {
    await delay((phone * PAUSE_MS) / count);
    for (let turn = phone; !over.signal.aborted; turn++) {
      const text = `bench ${crypto.randomUUID()}`;
      if (turn % 8 === 0) await write("/api/v1/items/", { ...ROOM, id: crypto.randomUUID(), title: text }, text, token);
      // The server makes its id: only the key keeps a repetition from making another.
      else if (turn % 8 === 4) await write("/api/v1/tenants/tenant", { ...REQUEST, description: text }, text, token);
      else await ask(READS[turn % READS.length] ?? "", {});
      await delay(PAUSE_MS);
    }
  }

  async function write(path: string, body: object, text: string, token: string): Promise<void> {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    if ((await ask(path, { method: "POST", headers, body: JSON.stringify(body) })) === null) return;
    confirmed.add(text);
    tally.writes += 1;
    noteGap();
    lastWrite = performance.now();
  }

  function noteGap(): void {
    tally.withoutWrites = Math.max(tally.withoutWrites, performance.now() - lastWrite);
  }

  /** The good answer's text; null when there was none in two minutes. @throws for a refusal that would be one again. */
  async function ask(path: string, init: RequestInit): Promise<string | null> {
    const begun = performance.now();
    tally.requests += 1;
    for (let tries = 0; performance.now() - begun < GIVES_UP_AFTER_MS; tries++) {
      if (tries === 1) tally.repeated += 1;
      if (tries > 0) await delay(Math.min(4000, 250 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2));
      const text = await tryOnce(path, init);
      if (text !== null) return text;
    }
    tally.failed += 1;
    return null;
  }

  async function tryOnce(path: string, init: RequestInit): Promise<string | null> {
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(TRY_WITHIN_MS) });
      const text = await response.text();
      if (response.ok) return text;
      if (response.status < 500 && response.status !== 409) throw new Refused(`${path}: ${response.status} ${text}`);
      return null;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return null;
    }
  }
}

class Refused extends Error {
  override readonly name = "Refused";
}

function newTally(): Tally {
  return { requests: 0, repeated: 0, failed: 0, writes: 0, withoutWrites: 0 };
}

const READS = [
  "/api/v1/items/filter-open?city=London",
  "/api/v1/items/fuzzy?fuzzy=studio",
  "/api/v1/items/filter-open?city=Leeds&sort_by=price&order=asc",
  "/api/v1/items/count",
  "/api/v1/items/filter-open?low_price=100&high_price=250",
];

const ROOM = {
  city: "London",
  price: 200,
  description: "A quiet room",
  post_code: "LS6 3AA",
  begin_date: "2026-12-01",
  end_date: "2027-08-31",
  property_type: "student",
  room_type: "studio",
  email: "someone@example.org",
};

const REQUEST = { city: "London", property_type: "any" };
