import { expect } from "@playwright/test";
import { expectColours } from "../../e2e/outbox/support/invariants.ts";
import { phoneOf } from "../../e2e/outbox/support/phone.ts";
import type { Screens } from "../../e2e/outbox/support/screens.ts";
import type { Story } from "./uploader.ts";
import type { Wish } from "./wish.ts";

/** Longer than any wait of a case, on a busy machine. */
const NETWORK_TIMEOUT_MS = 60_000;

/**
 * Waits until the phone has nothing more to send, and then asserts the nine invariants (I1 to I9). The seventh,
 * that no page complained, is asserted for every story by its fixture.
 */
export async function expectArrived(story: Story, wish: Wish): Promise<void> {
  await isEmpty(story);
  await isOnServer(story, wish);
  await isOffPhone(story);
  await isShown(story);
  isAskedOnce(story, wish);
}

async function isEmpty(story: Story): Promise<void> {
  const { uploader, phone } = story;
  const rest = async () => {
    const { drafts, entries } = await phone.stored();
    if (entries.length > 0) await uploader.urge(phone);
    return [...drafts.map(({ status }) => status), ...entries.map(({ state }) => state.name)];
  };
  await expect.poll(rest, { timeout: NETWORK_TIMEOUT_MS, intervals: [200, 400, 800, 1000] }).toEqual([]);
}

/** I1, I2: there once, with its own photos in their order; or not at all. */
async function isOnServer({ kept }: Story, wish: Wish): Promise<void> {
  const listings = await kept.listings();
  expect(listings.map(({ id }) => id)).toEqual(wish.isGone ? [] : [wish.id]);
  await wish.isDone?.();
  if (wish.isGone) return;
  expect(listings[0]!.title).toBe(wish.title);
  const images = listings[0]!.images.toSorted((a, b) => a.display_order - b.display_order);
  expect(images.map(({ uuid }) => uuid)).toEqual(wish.uuids);
  expectColours(await kept.colours(wish.id), wish.colours);
}

/** I3, I4: the phone has nothing of it; I6: and everything of somebody else's, as it was; I8: nobody is logged out. */
async function isOffPhone({ phone, stranger }: Story): Promise<void> {
  expect(await phone.stored()).toMatchObject({ drafts: [], entries: [], photos: [], bytes: 0, others: 1 });
  const others = await phoneOf(phone.page, stranger.account).stored();
  expect(others.entries).toMatchObject([{ key: stranger.key, state: { name: "queued" } }]);
  expect(others.photos).toHaveLength(others.drafts[0]!.photos.length);
  const hasToken = () => phone.page.evaluate(() => localStorage.getItem("access_token") !== null);
  expect(await hasToken()).toBe(true);
}

/** I5: its owner is told that nothing waits. */
async function isShown(story: Story): Promise<void> {
  await onScreen(story, ({ said }) => expect(said("outbox.empty")).toBeVisible());
}

/** Looks at the outbox as its owner sees it. */
export async function onScreen(
  { uploader, phone, screens }: Story,
  look: (screen: Screens) => Promise<void>,
): Promise<void> {
  const page = await uploader.show(phone);
  await look(screens(page));
  if (page !== phone.page) await page.close();
}

/** I9: one key for each wish, however often it went out; I6: none of anybody else's. */
function isAskedOnce({ front, stranger }: Story, { keys }: Wish): void {
  for (const [which, count] of Object.entries(keys)) {
    const asked = front.keyed.filter((line) => line.startsWith(which));
    expect(new Set(asked.map((line) => line.split(" ").at(-1))).size, which).toBe(count);
  }
  expect(front.keyed.filter((line) => line.endsWith(stranger.key))).toEqual([]);
}
