import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { serveHarness } from "../../e2e/outbox/support/harness.ts";
import { secondTab, type Phone } from "../../e2e/outbox/support/phone.ts";
import { paths } from "../../../src/client/paths.ts";
import type { Uploader } from "../grid/uploader.ts";
import type * as InPage from "./in-page.ts";

const IN_PAGE = fileURLToPath(new URL("in-page.ts", import.meta.url));
const HARNESS_PATH = "/exchange-in-page.js";

export type StoredHere = Awaited<ReturnType<typeof InPage.stored>>;

/** Somebody's phone, and what it exchanges with their account. */
export interface ExchangePhone {
  /** Opens the screen of saved searches once: from then on the phone follows them. */
  follow: () => Promise<void>;
  /** Opens a shared list once: from then on the phone has it. */
  open: (token: string) => Promise<void>;
  /** Waits until a search is on the phone. */
  has: (id: string) => Promise<void>;
  /** Does something as a screen does, for the phone's owner. */
  run: (name: Exclude<keyof typeof InPage, "stored">, ...given: unknown[]) => Promise<unknown>;
  /** @param owner The phone's own unless told. */
  stored: (owner?: string) => Promise<StoredHere>;
  /** Keeps a search for somebody else who uses the phone. */
  keepForStranger: (owner: string) => Promise<void>;
}

/** @param current The phone as it is by now: it goes on in another page after an end. */
export async function exchangePhone(current: () => Phone, uploader: Uploader): Promise<ExchangePhone> {
  await serveHarness(current().page.context(), { module: IN_PAGE, path: HARNESS_PATH });
  const stored = (owner = current().account.id) => inPage(current().page, "stored", owner) as Promise<StoredHere>;
  return {
    stored,
    run: (name, ...given) => inPage(current().page, name, current().account.id, ...given),
    async keepForStranger(owner) {
      await inPage(current().page, "keep", owner, "Somebody else's", "Durham");
    },
    async follow() {
      await visit(paths.savedSearches, async () => expect((await stored()).quietFrom).toBeDefined());
    },
    async open(token) {
      await visit(paths.sharedList(token), async () => expect((await stored()).lists).toMatchObject([{ token }]));
    },
    async has(id) {
      await expect.poll(async () => (await stored()).searches.map((search) => search.id)).toEqual([id]);
    },
  };

  /** In a tab of its own, so that a phone whose app is closed is so afterwards. */
  async function visit(path: string, isHere: () => Promise<void>): Promise<void> {
    const { page, account } = current();
    const tab = await secondTab(page.context(), account, path);
    await expect(isHere).toPass();
    await tab.page.close();
    // It looks at its start whether there is anything to follow.
    if (uploader.name === "page") await page.reload();
  }
}

function inPage(page: Page, name: keyof typeof InPage, ...given: unknown[]): Promise<unknown> {
  return page.evaluate(
    async ([path, wanted, values]) => {
      const module = (await import(path)) as Record<string, (...values: unknown[]) => unknown>;
      return module[wanted]?.(...values);
    },
    [HARNESS_PATH, name, given] as const,
  );
}
