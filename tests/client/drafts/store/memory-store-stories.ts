import { liveQuery } from "dexie";
import { expect, onTestFinished, test } from "vitest";
import { draftOf, newDraft } from "#offline/drafts/draft-rows.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { openDraftSession } from "../../../../src/client/drafts/draft-session.ts";
import { storeReady } from "../../../../src/client/drafts/store/store-ready.ts";
import { isMemoryOnly, mayHaveDrafts } from "../../../../src/client/drafts/store/unsent.ts";
import { unpackExport, packExport } from "../../../../src/client/outbox/export/export-archive.ts";
import { ownHold } from "../../../../src/client/platform/updates/update-holds.ts";
import { FIELDS, network, OWNER, states, writtenDraft } from "../../../offline/outbox/support.ts";
import { sendSoon } from "../../../../src/client/outbox/sending/sending.ts";

/** What a page does whose browser lets nothing be stored. For files that have taken the store away before anything else. */
export function storiesInMemory(): void {
  test("D9: the page finds out that nothing is kept, and says so", async () => {
    expect(isMemoryOnly.value).toBe(false);
    await storeReady();
    expect(isMemoryOnly.value).toBe(true);
    expect(await mayHaveDrafts()).toBe(true);
  });

  test("D9: what is typed and picked is in the page, and goes out once, photos first", async () => {
    await storeReady();
    const draftSession = openDraftSession(newDraft({ owner: OWNER, kind: "listing", typed: { title: "" } }), sendSoon);
    await draftSession.addPhoto(new File(["picture"], "a.jpg", { type: "image/jpeg" }));
    draftSession.change("title", "Sunny");
    await draftSession.flush();
    const draft = draftSession.draft.value;
    expect((await draftOf(OWNER, draft.id))?.typed).toEqual({ title: "Sunny" });
    await draftSession.close();
    const server = network();
    server.faults.push("lost-request", "lost-answer");
    await postDraft(draft, FIELDS);
    await server.drain();
    expect(await states()).toEqual(["waiting"]);
    await drainAll(server);
    expect([...server.rows.keys()]).toEqual([draft.id]);
    // What had come of a photo is asked without a key.
    expect(new Set(server.asked.flatMap(({ key }) => key ?? [])).size).toBe(2);
    expect(await states()).toEqual([]);
    expect(await draftOf(OWNER, draft.id)).toBeUndefined();
  });

  test("D9: what is shown follows what is written", async () => {
    await storeReady();
    const shown: number[] = [];
    const watching = liveQuery(() => unsentOf(OWNER)).subscribe(({ posted, drafts }) => shown.push(posted + drafts));
    onTestFinished(() => watching.unsubscribe());
    await expect.poll(() => shown.at(-1)).toBe(0);
    await postDraft(await writtenDraft(), FIELDS);
    await expect.poll(() => shown.at(-1)).toBe(1);
    await drainAll(network());
    await expect.poll(() => shown.at(-1)).toBe(0);
  });

  test("D9: while something is unsent the page asks before it is closed, and is not updated", async () => {
    await storeReady();
    await expect.poll(() => [asksBeforeClosing(), ownHold.value]).toEqual([false, null]);
    const draft = await writtenDraft();
    await expect.poll(() => [asksBeforeClosing(), ownHold.value]).toEqual([true, "input"]);
    await postDraft(draft, FIELDS);
    await drainAll(network());
    await expect.poll(() => [asksBeforeClosing(), ownHold.value]).toEqual([false, null]);
  });

  test("D9: all of it can be exported, photos included", async () => {
    await storeReady();
    const { photos } = await writtenDraft({ photos: 2, title: "To be exported" });
    const file = await packExport(() => exportOutbox(OWNER));
    const { text, files } = unpackExport(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain("To be exported");
    expect(Object.keys(files).filter((path) => photos.some((uuid) => path.includes(uuid)))).toHaveLength(2);
  });
}

async function drainAll(server: ReturnType<typeof network>): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    server.pass(60_000);
    await server.drain();
  }
}

function asksBeforeClosing(): boolean {
  const closing = new Event("beforeunload", { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}
