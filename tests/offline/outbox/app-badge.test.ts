import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { neededOf, showBadge } from "#offline/outbox/app-badge.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import type { EntryState } from "#offline/drafts/outbox-entry.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { emptyDrafts, FIELDS, OWNER, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);
afterEach(() => vi.restoreAllMocks());

test("A28: the badge counts the owner's entries that need an action, not those that wait for a network", async () => {
  await posted({ name: "queued" });
  expect(await neededOf(OWNER)).toBe(0);
  await posted({ name: "needs-fix", problems: [], photos: [] });
  await posted({ name: "needs-login" });
  await posted({ name: "needs-login" }, "user-b");
  expect(await neededOf(OWNER)).toBe(2);
  expect(await neededOf("user-b")).toBe(1);
  // Somebody has to log in: whose it is, the icon does not tell.
  expect(await neededOf(ANONYMOUS)).toBe(2);
});

test("A28: the badge shows the number, and is cleared at 0", async () => {
  const set = vi.spyOn(navigator, "setAppBadge").mockResolvedValue();
  const clear = vi.spyOn(navigator, "clearAppBadge").mockResolvedValue();
  await showBadge(3);
  expect(set).toHaveBeenCalledExactlyOnceWith(3);
  await showBadge(0);
  expect(set).toHaveBeenCalledTimes(1);
  expect(clear).toHaveBeenCalledTimes(1);
  set.mockRejectedValue(new DOMException("Not installed", "NotAllowedError"));
  await expect(showBadge(1)).resolves.toBeUndefined();
});

async function posted(state: EntryState, owner = OWNER): Promise<void> {
  const draft = await writtenDraft({ owner });
  await postDraft(draft, FIELDS);
  await draftsDatabase()
    .outbox.where({ owner, subject: `listing:${draft.id}` })
    .modify({ state });
}
