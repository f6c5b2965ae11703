import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { DeedChange } from "#offline/drafts/outbox-entry.ts";
import { logIn, openSignedIn, type Account } from "../../support/accounts.ts";
import { shellIsKept } from "../../offline/support/test.ts";
import { HARNESS_PATH, serveHarness } from "./harness.ts";
import type * as InPage from "./in-page.ts";

type Stored = Awaited<ReturnType<typeof InPage.stored>>;

/** Somebody's phone with the app open, and the store beneath it. */
export interface Phone {
  page: Page;
  account: Account;
  write: (draft?: {
    colours?: string[];
    fields?: Partial<ListingFields>;
    width?: number;
    isBegun?: boolean;
  }) => Promise<string>;
  arrange: (id: string, photos: { without?: number[]; order?: number[] }) => Promise<void>;
  post: (id: string, changes?: Partial<ListingFields>) => Promise<void>;
  edit: (row: Listing, changes: Partial<ListingFields>) => Promise<void>;
  remove: (row: Pick<Listing, "id" | "title">) => Promise<void>;
  takeBack: (id: string) => Promise<void>;
  deed: (deed: Omit<DeedChange, "type">) => Promise<void>;
  discard: (id: string) => Promise<string>;
  stored: () => Promise<Stored>;
  /** Waits until nothing of this user is on the phone any more. */
  isEmpty: (timeout?: number) => Promise<void>;
  /** Waits until the only entry is in this state. */
  isIn: (state: string, timeout?: number) => Promise<void>;
}

/** Opens the app, signed in, on a screen that waits for nothing. */
export async function openPhone(
  page: Page,
  parts: { account: Account; serverUrl: string; path?: string },
): Promise<Phone> {
  const { account, serverUrl, path = "/about" } = parts;
  await serveHarness(page.context());
  await openSignedIn(page, account, await logIn(serverUrl, account));
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  return phoneOf(page, account);
}

/** The same phone in another tab, or after a restart. */
export function phoneOf(page: Page, account: Account): Phone {
  const run = <Answer>(name: keyof typeof InPage, ...given: unknown[]): Promise<Answer> =>
    page.evaluate(
      async ([path, wanted, values]) => {
        const module = (await import(path)) as Record<string, (...values: unknown[]) => unknown>;
        return (await module[wanted]?.(...values)) as never;
      },
      [HARNESS_PATH, name, given] as const,
    );
  // As when the app comes to the front: its own loop looks for something to send.
  const sendNow = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const stored = () => run<Stored>("stored", account.id);
  return {
    page,
    account,
    write: (draft = {}) => run("write", account.id, draft),
    arrange: (id, photos) => run("arrange", account.id, id, photos),
    async post(id, changes = {}) {
      await run("post", account.id, id, changes);
      await sendNow();
    },
    async edit(row, changes) {
      await run("edit", account.id, row, changes);
      await sendNow();
    },
    async remove(row) {
      await run("remove", account.id, row);
      await sendNow();
    },
    takeBack: (id) => run("takeBack", account.id, id),
    async deed(deed) {
      await run("deed", account.id, deed);
      await sendNow();
    },
    async discard(id) {
      const outcome: string = await run("discard", account.id, id);
      await sendNow();
      return outcome;
    },
    stored,
    async isEmpty(timeout = 60_000) {
      await expect
        .poll(
          async () => {
            const { drafts, entries } = await stored();
            return [...drafts.map(({ status }) => status), ...entries.map(({ state }) => state.name)];
          },
          { timeout },
        )
        .toEqual([]);
    },
    async isIn(state, timeout = 60_000) {
      await expect
        .poll(async () => (await stored()).entries.map((entry) => entry.state.name), { timeout })
        .toEqual([state]);
    },
  };
}

/** Ends a page as a phone does that needs its memory: nothing is said to it, nothing runs any more. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Never answered: whoever would is gone.
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
}

/** Takes the network away, once the phone has the whole app. */
export async function goOffline({ page }: Phone): Promise<void> {
  await shellIsKept(page);
  await page.context().setOffline(true);
}

/** Opens another tab of the same phone. */
export async function secondTab(context: BrowserContext, account: Account, path = "/about"): Promise<Phone> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  return phoneOf(page, account);
}
