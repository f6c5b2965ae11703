import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Listing } from "#domain/listings/listing.ts";
import { createAccount, logIn } from "../e2e/support/accounts.ts";
import { startServer, type RunningServer } from "../e2e/support/server.ts";
import { printTable } from "./print-table.ts";

/** More would meet the limit of sign-ups first. */
const ACCOUNTS = 15;
const PAGE = 100;
/** What slows somebody says a minute at most. */
const LONGEST_WAIT_SECONDS = 60;

/** What has been read of the demo world's contacts, and by how many calls. */
interface Harvest {
  /** Ids of rooms and requests. */
  contacts: Set<string>;
  calls: number;
}

/**
 * How many contacts somebody with bad intentions reads, waiting as told, in some minutes: with one account that was just signed up, and with
 * fifteen of them behind one address. The limits are those of a server with nothing set.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { minutes: { type: "string", default: "10" } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error("Usage: npm run bench -- harvest [--minutes 10]");
  const server = await startServer();
  try {
    const harvesters = [];
    for (let made = 0; made < ACCOUNTS; made += 1) harvesters.push(await signedUp(server));
    const [first = ""] = harvesters;
    const fromLists = await harvestLists(server, first);
    const wanted = await everyId(server, first);
    // At once, each another part.
    const part = Math.floor(wanted.length / ACCOUNTS);
    const until = performance.now() + minutes * 60_000;
    const opened = await Promise.all(
      harvesters.map((harvester, index) =>
        harvestOneByOne(server, harvester, { ids: wanted.slice(index * part, (index + 1) * part), until }),
      ),
    );
    const ofAll = new Set(opened.flatMap(({ contacts }) => [...contacts]));
    printTable([
      ["Rooms and requests", String(wanted.length), ""],
      ["One new account, from lists", said(fromLists), "0"],
      ["One of them, one by one", said(opened[0]!), "40"],
      [
        `${ACCOUNTS} new accounts of one network, one by one, in ${minutes} minutes`,
        said({ contacts: ofAll, calls: sum(opened) }),
        "400",
      ],
    ]);
  } finally {
    await server.stop();
  }
}

async function signedUp({ url }: RunningServer): Promise<string> {
  return (await logIn(url, await createAccount(url))).access_token;
}

/** Everything that lists give. */
async function harvestLists(server: RunningServer, token: string): Promise<Harvest> {
  const contacts = new Set<string>();
  let calls = 0;
  for await (const rows of pages(server, token)) {
    calls += 1;
    for (const { id, email } of rows) if (email !== null && email !== "") contacts.add(id);
  }
  return { contacts, calls };
}

/** By the call that opens one, as fast as it is let, until the day's share is used up. */
async function harvestOneByOne(
  { url }: RunningServer,
  token: string,
  { ids, until }: { ids: readonly string[]; until: number },
): Promise<Harvest> {
  const contacts = new Set<string>();
  let calls = 0;
  const left = [...ids];
  while (left.length > 0 && performance.now() < until) {
    calls += 1;
    const answer = await fetch(`${url}/api/v1/${left[0]}/contact`, { method: "POST", headers: bearer(token) });
    if (answer.ok) {
      contacts.add(left.shift()!);
      continue;
    }
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 429 || seconds === 0) throw new Error(`A contact was answered ${answer.status}`);
    // A day's share is used up: the rest comes tomorrow.
    if (seconds > LONGEST_WAIT_SECONDS) break;
    await delay(seconds * 1000);
  }
  return { contacts, calls };
}

/** The paths of all rooms and requests. */
async function everyId(server: RunningServer, token: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const rows of pages(server, token)) for (const row of rows) paths.push(`${row.under}/${row.id}`);
  return paths;
}

type Row = Pick<Listing, "id" | "email"> & { under: string };

async function* pages({ url }: RunningServer, token: string): AsyncGenerator<Row[]> {
  for (let skip = 0; ; skip += PAGE) {
    const rooms = await rowsOf(`${url}/api/v1/items/filter-open?skip=${skip}&limit=${PAGE}`, token);
    if (rooms.length === 0) break;
    yield rooms.map((row) => Object.assign(row, { under: "items" }));
  }
  const requests = await rowsOf(`${url}/api/v1/tenants/tenants?show_all=true&limit=2000`, token);
  yield requests.map((row) => Object.assign(row, { under: "tenants/tenant" }));
}

async function rowsOf(address: string, token: string): Promise<Pick<Listing, "id" | "email">[]> {
  const answer = await fetch(address, { headers: bearer(token) });
  return ((await answer.json()) as { data: Pick<Listing, "id" | "email">[] }).data;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function sum(harvests: readonly Harvest[]): number {
  return harvests.reduce((all, { calls }) => all + calls, 0);
}

function said({ contacts, calls }: Harvest): string {
  return `${contacts.size} contacts in ${calls} calls`;
}
