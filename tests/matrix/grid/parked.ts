import { expect } from "@playwright/test";
import { logIn } from "../../e2e/support/accounts.ts";
import { ROOM } from "../../e2e/support/written-room.ts";
import { ANY_EDIT, CREATE, UPLOAD } from "../../e2e/outbox/support/test.ts";
import type { Phone } from "../../e2e/outbox/support/phone.ts";
import { onScreen } from "./nine-invariants.ts";
import type { Target } from "./faults.ts";
import type { Story } from "./uploader.ts";
import type { Wish } from "./wish.ts";

/** It waits for its owner (I8: this is where tokens go), whole; its owner logs in again. */
export async function comeBack(story: Story, wish: Wish): Promise<void> {
  const { uploader, phone, serverUrl } = story;
  await expect.poll(() => waitsForLogin(phone), { timeout: 60_000 }).toBe(true);
  await uploader.isSignedOut(story);
  await isKept(story, wish);
  await uploader.signIn(phone, await logIn(serverUrl, phone.account));
}

/**
 * It is parked, whole, and said so; its owner mends it and posts it again: without the photo, or with another title.
 */
export async function mend(story: Story, wish: Wish, { target, nth }: { target: Target; nth: number }): Promise<void> {
  const { phone, uploader } = story;
  await urgedInto(story, "needs-fix");
  await isKept(story, wish);
  await onScreen(story, ({ waiting, words }) => expect(waiting(wish.title)).toContainText(words("state.needs-fix")));
  if (target === "photo" || target === "part") {
    // In parts goes the only photo; it is never asked to be taken when a part is refused.
    const at = target === "photo" ? nth - 1 : 0;
    if (target === "part") wish.keys[UPLOAD] = 0;
    await phone.takeBack(wish.id);
    await phone.arrange(wish.id, { without: [at] });
    for (const list of [wish.colours, wish.uuids]) list.splice(at, 1);
    await phone.post(wish.id);
    return uploader.urge(phone);
  }
  if (wish.isDone !== undefined) {
    wish.keys = Object.fromEntries(Object.keys(wish.keys).map((which) => [which, 2]));
    await wish.post();
    return uploader.urge(phone);
  }
  wish.title = "Mended on the phone";
  // Somebody has wished for two things: what was refused, and what it has become.
  wish.keys[target === "create" ? CREATE : ANY_EDIT] = 2;
  await phone.post(wish.id, { title: wish.title });
  await uploader.urge(phone);
}

/**
 * Whether it says so itself, or nobody is signed in whom it could be sent for: another request of the page may have found
 * out first, and then it is not tried at all.
 */
async function waitsForLogin({ page, stored }: Phone): Promise<boolean> {
  const [entry] = (await stored()).entries;
  const isSignedIn = await page.evaluate(() => localStorage.getItem("access_token") !== null);
  return entry?.state.name === "needs-login" || (entry?.state.name === "queued" && !isSignedIn);
}

async function urgedInto({ phone }: Story, state: string): Promise<void> {
  const states = async () => (await phone.stored()).entries.map((entry) => entry.state.name);
  await expect.poll(states, { timeout: 60_000, intervals: [100, 200, 300, 500] }).toEqual([state]);
}

/** I3: all of it is on the phone, and nothing of it on the server. */
async function isKept({ phone, kept }: Story, wish: Wish): Promise<void> {
  const { drafts, entries, photos, bytes } = await phone.stored();
  expect(entries).toHaveLength(1);
  expect(drafts.map(({ id }) => id)).toEqual(wish.hasDraft ? [wish.id] : []);
  expect([photos.length, bytes]).toEqual([wish.colours.length, wish.colours.length]);
  const row = await kept.listing(wish.id);
  // A new room is not there yet; one that is changed or deleted stands as it was.
  expect(row?.title).toBe(wish.isNew ? undefined : ROOM.title);
}
