import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { createAccount, logIn, type Account, type Tokens } from "../e2e/support/accounts.ts";
import { startServer } from "../e2e/support/server.ts";
import { median } from "./median.ts";
import { countShortVisits, measureFirstInstall } from "./offline/first-install.ts";
import { printTable } from "./print-table.ts";
import { measureOfflineStart } from "./web/offline-start.ts";

const BUILD_DIR = "dist";
const ROOM_TITLE = "main h1";
/** The first part of a saved room that the app itself has drawn. */
const ROOM_WHOLE = "main #reach";
/** A phone at the edge of its network. */
const SLOW = { roundTripMs: 1000, bytesPerSecond: 50_000 };
const SHORT_VISIT_MS = 20_000;

/** What the app does without a signal, and what it takes to get there: a first visit, cold starts, what is kept. */
export async function run(args: string[]): Promise<void> {
  const runs = Number(args[args.indexOf("--runs") + 1] || 5);
  const server = await startServer();
  try {
    const start = await measureOfflineStart(server.url, runs);
    const pinned = await measurePinned(server.url, runs, ROOM_TITLE);
    const whole = await measurePinned(server.url, runs, ROOM_WHOLE);
    const first = await measureFirstInstall(server.url, SLOW);
    const visits = await countShortVisits(server.url, SLOW, SHORT_VISIT_MS);
    const { precached, later, worker, store } = await sizes();
    printTable([
      ["First visit, slow line: rooms", ms([first.rooms]), ""],
      ["The same: able to start offline", ms([first.ready]), "≤ 25000 ms"],
      ["Bytes on the line by then, with rooms and photos", kilobytes(first.received), ""],
      ["The same: all of the app on the phone", ms([first.whole]), ""],
      ["Visits of 20 s, slow line, until it starts offline", String(visits), "≤ 2"],
      ["Cold start, first content", ms(start.map(({ firstContent }) => firstContent)), "≤ 1000 ms"],
      ["A pinned room, first content", ms(pinned.map(({ firstContent }) => firstContent)), "≤ 1000 ms"],
      ["A pinned room, its title on the screen", ms(pinned.map(({ shown }) => shown)), "≤ 1000 ms"],
      ["The same, drawn whole", ms(whole.map(({ shown }) => shown)), ""],
      ["Start of the worker", ms([...start, ...pinned].map((each) => each.worker)), "≤ 60 ms"],
      ["Precache: files; gzip", `${precached.files}; ${kilobytes(precached.bytes)}`, "25; ≤ 350 kB"],
      ["Fetched after a first visit: files; gzip", `${later.files}; ${kilobytes(later.bytes)}`, ""],
      ["sw.js; the part with its database, gzip", `${kilobytes(worker.bytes)}; ${kilobytes(store.bytes)}`, "≤ 40 kB"],
    ]);
    console.log(`\nSlow line: ${SLOW.roundTripMs} ms round trip, ${SLOW.bytesPerSecond / 1000} kB/s; one run.`);
    console.log(`The starts: without a network, in a new process on a four times slower CPU; medians of ${runs}.`);
  } finally {
    await server.stop();
  }
}

/** Somebody saves the newest room for a viewing, and opens it in the cellar. */
async function measurePinned(url: string, runs: number, awaited: string) {
  const account = await createAccount(url);
  const tokens = await logIn(url, account);
  const rooms = (await (await fetch(`${url}/api/v1/items/open?limit=1`)).json()) as { data: { id: string }[] };
  const id = rooms.data[0]!.id;
  return measureOfflineStart(url, runs, {
    path: `/viewings/${id}`,
    awaited,
    prepare: (page) => saveForViewing(page, url, id, account, tokens),
  });
}

async function saveForViewing(page: Page, url: string, id: string, { id: userId }: Account, tokens: Tokens) {
  await page.evaluate(signIn, { userId, ...tokens });
  await page.goto(`${url}/item_detail/${id}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.locator(`a[href="/viewings/${id}"]`).first().waitFor();
}

/** As a login and the agreement leave it. Runs in the page. */
function signIn({ userId, access_token, refresh_token }: { userId: string } & Tokens): void {
  localStorage.setItem("language", "en");
  localStorage.setItem("access_token", access_token);
  localStorage.setItem("refresh_token", refresh_token);
  const choices = { receiveUpdates: false, allowDataForTraining: false };
  const agreement = { userId, acceptedAt: new Date().toISOString(), agreementVersion: "1.0", sent: true, ...choices };
  localStorage.setItem("user_agreement", JSON.stringify(agreement));
}

async function sizes() {
  const script = await readFile(join(BUILD_DIR, "sw.js"), "utf8");
  const urls = [...script.matchAll(/"?url"?:"(?<url>[^"]+)"/g)].map(({ groups }) => groups?.["url"] ?? "");
  const later = JSON.parse(await readFile(join(BUILD_DIR, "deferred-assets.json"), "utf8")) as string[];
  const stores = [...script.matchAll(/assets\/worker-store-[\w-]+\.js/g)].map(([file]) => file);
  return {
    precached: await compressed(urls),
    later: await compressed(later),
    worker: await compressed(["sw.js"]),
    store: await compressed([...new Set(stores)]),
  };
}

async function compressed(files: readonly string[]): Promise<{ files: number; bytes: number }> {
  const all = await Promise.all(files.map((file) => readFile(join(BUILD_DIR, file))));
  return { files: all.length, bytes: all.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) };
}

function ms(values: number[]): string {
  return `${median(values).toFixed(0)} ms`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
