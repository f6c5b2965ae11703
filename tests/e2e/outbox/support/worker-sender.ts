import { expect, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { OUTBOX_SYNC } from "#offline/messages/sync-tag.ts";
import { newestTokens, type MirroredTokens, type SessionTokens } from "#offline/session/session-tokens.ts";
import { shellIsKept } from "../../offline/support/test.ts";
import { phoneOf, type Phone } from "./phone.ts";

/*
 * How a story makes the worker the one that sends:
 *
 *   const closed = await closeApp(phone);     // every page of the app is gone, the worker and the store are there
 *   const room = await closed.write({ … });   // the same verbs as an open phone's; nothing sends what they post
 *   await closed.post(room);
 *   await closed.sync();                      // the browser wakes the worker for the outbox
 *   await expectPosted({ phone: closed, kept, front }, { id: room, … });
 *
 * `sync` returns when the worker has been woken, not when it has sent; `synced` when an event has ended, done or failed.
 * Within one event the worker tries again by itself as the page does, after one second, two seconds and so on, for two
 * and a half minutes. `stop` kills the worker wherever it is; what it had not finished waits for the next `sync`.
 * `besideApp(phone)` gives the same while the app stays open: what is posted there, the app's own loop knows nothing of.
 */

/** A phone on which the app is closed. Its page is an empty one of the same origin, which only looks into the store. */
export interface ClosedPhone extends Phone {
  /** Has the browser wake the worker as it does when the network is back. @param isLastChance It will not do so again. */
  sync: (isLastChance?: boolean) => Promise<void>;
  /** Waits until the worker is done with an event, by the flight recorder. @returns How the last one ended. */
  synced: () => Promise<string | undefined>;
  /** Ends the worker at once, as the browser does that needs its memory. */
  stop: () => Promise<void>;
}

/** A page without the app, on the app's own origin; the worker leaves it to the network. */
const EMPTY_PAGE = "/empty.html";

/** Closes every page of the app, once the phone has the worker and the worker has the session. */
export async function closeApp(phone: Phone): Promise<ClosedPhone> {
  const closed = await besideApp(phone);
  for (const other of phone.page.context().pages()) if (other !== closed.page) await other.close();
  return closed;
}

/** The same with the app left open. */
export async function besideApp(phone: Phone): Promise<ClosedPhone> {
  await shellIsKept(phone.page);
  await sessionIsMirrored(phone.page);
  const page = await emptyPage(phone.page.context());
  const worker = await workerOf(page);
  const synced = async () => {
    await expect.poll(async () => (await endsOf(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    return (await endsOf(page)).at(-1);
  };
  return { ...phoneOf(page, phone.account), ...worker, synced };
}

/** How the worker's events have ended so far. */
async function endsOf(page: Page): Promise<string[]> {
  const events = await rowsIn<{ what: string }>(page, "qiying-log", "events");
  return events.map(({ what }) => what).filter((what) => what === "sync-done" || what === "sync-failed");
}

/** The worker of a page's origin, as the browser's own tools reach it. */
export async function workerOf(page: Page): Promise<Pick<ClosedPhone, "sync" | "stop">> {
  const tools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(tools);
  const { origin } = new URL(page.url());
  return {
    sync: async (lastChance = false) =>
      void (await tools.send("ServiceWorker.dispatchSyncEvent", {
        origin,
        registrationId,
        tag: OUTBOX_SYNC,
        lastChance,
      })),
    stop: async () => void (await tools.send("ServiceWorker.stopAllWorkers")),
  };
}

/**
 * Waits until a worker would find the page's tokens: the page writes them down when it rests. Or later ones of the same
 * login: the worker renews them too, and the page then hears of it when it needs them.
 */
export async function sessionIsMirrored(page: Page): Promise<void> {
  const isMirrored = async () => {
    const [own, mirrored] = await Promise.all([storedTokens(page), mirroredTokens(page)]);
    if (own === null || mirrored === undefined) return false;
    return own.access_token === mirrored.access_token || newestTokens(own, mirrored) === mirrored;
  };
  await expect.poll(isMirrored).toBe(true);
}

async function storedTokens(page: Page): Promise<SessionTokens | null> {
  return page.evaluate(() => {
    const access_token = localStorage.getItem("access_token");
    return access_token === null ? null : { access_token, refresh_token: localStorage.getItem("refresh_token") };
  });
}

/** The access token that the worker has. */
export async function mirroredToken(page: Page): Promise<string | null> {
  return (await mirroredTokens(page))?.access_token ?? null;
}

async function mirroredTokens(page: Page): Promise<MirroredTokens | undefined> {
  const [tokens] = await rowsIn<MirroredTokens>(page, "qiying-session", "tokens");
  return tokens;
}

/** The rows of a table; none where there is no such database yet. */
async function rowsIn<Row>(page: Page, database: string, table: string): Promise<Row[]> {
  return page.evaluate(
    async ([name, store]) => {
      if (!(await indexedDB.databases()).some((known) => known.name === name)) return [];
      const opened = await answerOf(indexedDB.open(name));
      try {
        return (await answerOf(opened.transaction(store).objectStore(store).getAll())) as never[];
      } finally {
        opened.close();
      }

      function answerOf<T>(request: IDBRequest<T>): Promise<T> {
        return new Promise((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error));
        });
      }
    },
    [database, table] as const,
  );
}

async function emptyPage(context: BrowserContext): Promise<Page> {
  await context.route(`**${EMPTY_PAGE}`, (route) =>
    route.fulfill({ body: "<!doctype html><title>Empty</title>", contentType: "text/html" }),
  );
  const page = await context.newPage();
  await page.goto(EMPTY_PAGE);
  return page;
}

async function registrationOf(tools: CDPSession): Promise<string> {
  const found = Promise.withResolvers<string>();
  tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const live = registrations.find(({ isDeleted }) => !isDeleted);
    if (live !== undefined) found.resolve(live.registrationId);
  });
  await tools.send("ServiceWorker.enable");
  return found.promise;
}
