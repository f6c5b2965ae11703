import { setTimeout as delay } from "node:timers/promises";
import { createAccount, logIn } from "../../e2e/support/accounts.ts";

/** What phones have gone through since they were last asked. */
export interface Tally {
  requests: number;
  /** Those that were answered only when they were asked again. */
  repeated: number;
  /** Those that were not answered within two minutes of trying. */
  failed: number;
  /** Own rooms that were not in the list that was asked for right after they were posted. */
  missed: number;
  /** From the first try to the good answer, milliseconds. */
  times: number[];
  /** The longest time in which nobody had a write confirmed, milliseconds. */
  withoutWrites: number;
}

/** Phones that search, post rooms and ask for rooms, and repeat under the same key what was not answered, as the app's outbox does. */
export interface Phones {
  take(): Tally;
  /** Ends when nothing is under way any more. */
  stop(): Promise<Confirmed>;
}

/** What was confirmed to a phone, and has to be there once. */
export interface Confirmed {
  rooms: string[];
  /** By their descriptions. */
  requests: string[];
}

const TRY_WITHIN_MS = 9000;
const GIVES_UP_AFTER_MS = 120_000;
/** Between two requests of a phone: what it shows is looked at. */
const PAUSE_MS = 60;
const CITIES = ["London", "Leeds", "Manchester", "Glasgow"];

export async function startPhones(url: string, count: number): Promise<Phones> {
  const confirmed: Confirmed = { rooms: [], requests: [] };
  let tally = newTally();
  let lastWrite = performance.now();
  const over = new AbortController();
  let made = 0;
  const tokens: string[] = [];
  for (let phone = 0; phone < count; phone++) {
    const account = await createAccount(url);
    tokens.push((await logIn(url, account)).access_token);
  }
  const running = tokens.map((token, phone) => live(token, phone));
  return {
    take() {
      noteWrite(false);
      const taken = tally;
      tally = newTally();
      return taken;
    },
    async stop() {
      over.abort();
      await Promise.all(running);
      return confirmed;
    },
  };

  async function live(token: string, phone: number): Promise<void> {
    await delay((phone * PAUSE_MS) / count);
    for (let turn = phone; !over.signal.aborted; turn++) {
      if (turn % 8 === 0) await post(token);
      else if (turn % 8 === 4) await askForRoom(token);
      else await ask(READS[turn % READS.length] ?? "", {});
      await delay(PAUSE_MS);
    }
  }

  async function post(token: string): Promise<void> {
    made += 1;
    const id = crypto.randomUUID();
    const price = 50 + (made % 2000);
    const city = CITIES[made % CITIES.length] ?? "";
    const body = { ...ROOM, id, title: `bench ${id}`, city, price };
    if (!(await write("/api/v1/items/", body, token))) return;
    confirmed.rooms.push(id);
    const list = await ask(`/api/v1/items/filter-open?city=${city}&low_price=${price}&high_price=${price}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (list !== null && !list.includes(id)) tally.missed += 1;
  }

  // Its id is made by the server: only the key keeps a repetition from making another.
  async function askForRoom(token: string): Promise<void> {
    const description = `bench ${crypto.randomUUID()}`;
    const body = { city: "London", property_type: "any", description };
    if (await write("/api/v1/tenants/tenant", body, token)) confirmed.requests.push(description);
  }

  async function write(path: string, body: object, token: string): Promise<boolean> {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer !== null) noteWrite(true);
    return answer !== null;
  }

  function noteWrite(isConfirmed: boolean): void {
    const now = performance.now();
    tally.withoutWrites = Math.max(tally.withoutWrites, now - lastWrite);
    if (isConfirmed) lastWrite = now;
  }

  /** The good answer's text; null when there was none in two minutes. @throws for a refusal that would be one again. */
  async function ask(path: string, init: RequestInit): Promise<string | null> {
    const begun = performance.now();
    tally.requests += 1;
    for (let tries = 0; performance.now() - begun < GIVES_UP_AFTER_MS; tries++) {
      if (tries === 1) tally.repeated += 1;
      if (tries > 0) await delay(Math.min(4000, 250 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2));
      const text = await tryOnce(path, init);
      if (text === null) continue;
      tally.times.push(performance.now() - begun);
      return text;
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
  return { requests: 0, repeated: 0, failed: 0, missed: 0, times: [], withoutWrites: 0 };
}

const READS = [
  "/api/v1/items/filter-open?city=London",
  "/api/v1/items/fuzzy?fuzzy=studio",
  "/api/v1/items/filter-open?city=Leeds&sort_by=price&order=asc",
  "/api/v1/items/count",
  "/api/v1/items/filter-open?low_price=100&high_price=250",
];

const ROOM = {
  description: "A quiet room",
  post_code: "LS6 3AA",
  begin_date: "2026-12-01",
  end_date: "2027-08-31",
  property_type: "student",
  room_type: "studio",
  email: "someone@example.org",
};
