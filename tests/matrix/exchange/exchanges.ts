import { randomUUID } from "node:crypto";
import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { SharedList, SharedListView } from "#domain/shared-lists/shared-list.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { createAccount, logIn, type Tokens } from "../../e2e/support/accounts.ts";
import { ask } from "../../e2e/support/belongings.ts";
import { postRoom, ROOM } from "../../e2e/support/written-room.ts";
import type { ExchangePhone, StoredHere } from "./exchange-phone.ts";

/** What a phone exchanges with its owner's account: state for state, without an outbox. */
export interface Exchange {
  /** The request that a fault is done to: method, and how its address begins. */
  which: string;
  /** Changes what is on the phone, or in the account. */
  change: () => Promise<unknown>;
  /** Does it once more: after a refusal, which waits for that. Absent where a refusal is tried again by itself. */
  again?: () => Promise<unknown>;
  /** What the phone has in the end. */
  here: (stored: StoredHere) => unknown;
  /** What the account has. */
  there: () => Promise<unknown>;
  /** What both must be. */
  wished: unknown;
}

/** A step of an exchange: a row of the grid. */
export interface ExchangeStep {
  id: string;
  /** Where one of the two alone does it. */
  by?: "page";
  /** Faults that mean nothing here, by their names. */
  without?: readonly string[];
  /** Prepares what is exchanged, with what the account has by then on the phone. */
  prepare: (parts: Parts) => Promise<Exchange>;
}

interface Parts {
  phone: ExchangePhone;
  serverUrl: string;
  /** Of the phone's owner, on another device. */
  elsewhere: Tokens;
}

const NAME = "Kept on the phone";
const CITY = "Leeds";

export const EXCHANGE_STEPS: readonly ExchangeStep[] = [
  {
    id: "a search is kept",
    async prepare(parts) {
      const { phone } = parts;
      await phone.follow();
      return {
        ...ofNames(parts, [NAME]),
        which: "PUT /api/v1/saved-searches/",
        change: () => phone.run("keep", NAME, CITY),
        again: async () => {
          const [row] = (await phone.stored()).searches;
          return phone.run("tell", row!.id);
        },
      };
    },
  },
  {
    id: "a search is changed",
    async prepare(parts) {
      const id = await known(parts);
      return {
        ...ofNames(parts, [NAME]),
        which: `PUT /api/v1/saved-searches/${id}`,
        change: () => parts.phone.run("rename", id, NAME),
        again: () => parts.phone.run("tell", id),
      };
    },
  },
  {
    id: "a search is taken away",
    // Nothing is in the answer that could be another's.
    without: ["JSON about something else"],
    async prepare(parts) {
      const id = await known(parts);
      return {
        ...ofNames(parts, []),
        which: `DELETE /api/v1/saved-searches/${id}`,
        change: () => parts.phone.run("remove", id),
      };
    },
  },
  {
    id: "a search is looked at",
    async prepare(parts) {
      const id = await known(parts);
      // The account takes no time that is still to come.
      const at = Date.now();
      return {
        which: `PUT /api/v1/saved-searches/${id}`,
        change: () => parts.phone.run("look", id, at),
        again: () => parts.phone.run("tell", id),
        here: ({ searches }) => searches.map(({ seenThere }) => seenThere),
        there: async () => (await searchesThere(parts)).map(({ last_seen_at }) => Date.parse(last_seen_at)),
        wished: [at],
      };
    },
  },
  {
    id: "another device's search comes",
    // The browser wakes the worker to send.
    by: "page",
    async prepare(parts) {
      await parts.phone.follow();
      return {
        ...ofNames(parts, ["Kept elsewhere"]),
        which: "GET /api/v1/saved-searches",
        change: () => keepElsewhere(parts, "Kept elsewhere"),
      };
    },
  },
  {
    id: "settings are changed",
    async prepare(parts) {
      await parts.phone.follow();
      return {
        which: "PUT /api/v1/notification-settings",
        change: () => parts.phone.run("turnQuietOff"),
        here: ({ quietFrom }) => quietFrom,
        there: async () => (await read<{ quiet_from: string | null }>(parts, "/notification-settings")).quiet_from,
        wished: null,
      };
    },
  },
  { id: "an opinion's list is read", prepare: (parts) => saying(parts, (token) => `GET ${listPath(token)}`) },
  { id: "an opinion is sent", prepare: (parts) => saying(parts, (token) => `PUT ${listPath(token)}/opinion`) },
];

/** Something is said of a room of a friend's list. */
async function saying(parts: Parts, which: (token: string) => string): Promise<Exchange> {
  const { phone, serverUrl } = parts;
  const friend = await logIn(serverUrl, await createAccount(serverUrl));
  const room = await postRoom(serverUrl, friend, ROOM);
  await ask(serverUrl, friend, "PUT", `/viewings/${room.id}`, { content: emptyViewing });
  const made = { id: randomUUID(), name: "Together" };
  const { token } = await ask<SharedList>(serverUrl, friend, "POST", "/shared-lists", made);
  await phone.open(token);
  return {
    which: which(token),
    change: () => phone.run("say", token, room.id, NAME),
    here: ({ lists }) => lists.map(({ notes }) => notes),
    there: async () => [(await read<SharedListView>(parts, `/shared-lists/by-link/${token}`)).own?.content.notes],
    wished: [{ [room.id]: NAME }],
  };
}

function listPath(token: string): string {
  return `/api/v1/shared-lists/by-link/${token}`;
}

/** A search that the account has, and the phone too. @returns Its id. */
async function known(parts: Parts): Promise<string> {
  const id = await keepElsewhere(parts, "Known to both");
  await parts.phone.follow();
  await parts.phone.has(id);
  return id;
}

async function keepElsewhere({ serverUrl, elsewhere }: Parts, name: string): Promise<string> {
  const id = randomUUID();
  const told = { alert: "off", by_push: true, by_mail: true };
  const seen_at = new Date().toISOString();
  const search = { name, criteria: { mode: "filter", city: CITY }, ...told, seen_at };
  await ask(serverUrl, elsewhere, "PUT", `/saved-searches/${id}`, search);
  return id;
}

function ofNames(parts: Parts, wished: string[]): Pick<Exchange, "here" | "there" | "wished"> {
  return {
    here: ({ searches }) => searches.map(({ name }) => name),
    there: async () => (await searchesThere(parts)).map(({ name }) => name),
    wished,
  };
}

async function searchesThere(parts: Parts): Promise<SavedSearch[]> {
  return (await read<{ data: SavedSearch[] }>(parts, "/saved-searches")).data;
}

async function read<Answer>({ serverUrl, elsewhere }: Parts, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${elsewhere.access_token}` };
  return (await (await fetch(`${serverUrl}/api/v1${path}`, { headers })).json()) as Answer;
}
