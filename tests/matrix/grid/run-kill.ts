import { expect } from "@playwright/test";
import { when } from "../../e2e/outbox/support/moment.ts";
import { expectArrived } from "./nine-invariants.ts";
import { endAccess } from "./run-fault.ts";
import { lay, type Trap } from "./tripwire.ts";
import type { Kill, Story } from "./uploader.ts";
import { COLOURS, type Moment } from "./steps.ts";
import { roomAsWritten, wishFor } from "./wish-for.ts";
import type { Wish } from "./wish.ts";

/** Somebody is ended at a moment of the way, and all goes on afterwards. */
export async function runKill(story: Story, moment: Moment, kill: Kill): Promise<void> {
  const wish =
    moment.who === "writer" ? await endedWriting(story, moment, kill) : await endedSending(story, moment, kill);
  await story.uploader.urge(story.phone);
  await expectArrived(story, wish);
}

async function endedSending(story: Story, moment: Moment, kill: Kill): Promise<Wish> {
  const wish = await wishFor(story, moment.journey);
  const reached = await posted(story, wish, moment, "hang");
  await reached();
  story.phone = await kill.run(story);
  return wish;
}

/** A write of the phone's store fails, once: whoever sends tries again, under the same keys. */
export async function runFailure(story: Story, moment: Moment): Promise<void> {
  const wish = await wishFor(story, moment.journey);
  const failed = await posted(story, wish, moment, "throw");
  await failed();
  await expectArrived(story, wish);
}

/** Posts it, with a trap for the moment; whoever sends must not come there before. @returns Waits for the moment. */
async function posted(story: Story, wish: Wish, moment: Moment, does: Trap["does"]): Promise<() => Promise<void>> {
  const { context, uploader, phone } = story;
  const isTooSoon = moment.id.startsWith("N2");
  if (isTooSoon) await context.setOffline(true);
  const early = isTooSoon ? null : await watched(story, moment, does);
  await wish.post();
  const reached = early ?? (await watched(story, moment, does));
  await context.setOffline(false);
  await uploader.urge(phone);
  return reached;
}

async function watched(story: Story, { id, request, wire }: Moment, does: Trap["does"]): Promise<() => Promise<void>> {
  const { uploader, phone, front } = story;
  if (id.startsWith("N3")) await endAccess(story);
  if (wire !== undefined) return lay(await uploader.place(phone), { ...wire, does });
  const { which, nth, at } = request!;
  const come = when(front, { which, nth, fault: { kind: at === "on the wire" ? "hang" : "lose-answer" } });
  return () => come;
}

/** What was written is on the phone whole or not at all; whoever wrote it goes on, and posts it. */
async function endedWriting(story: Story, { wire, left }: Moment, kill: Kill): Promise<Wish> {
  const reached = await lay(story.phone.page, { ...wire!, does: "hang" });
  const writing = async () => story.phone.post(await story.phone.write({ colours: COLOURS.slice(0, 1) }));
  // It never comes back: whoever does it is ended.
  writing().catch(() => undefined);
  await reached();
  story.phone = await kill.run(story);
  const { drafts, photos, bytes, entries } = await story.phone.stored();
  const [draft] = drafts;
  expect([drafts.length, photos.length, bytes, entries.length]).toEqual(LEFT[left!]);
  const wish = draft === undefined ? await wishFor(story, "one photo") : roomAsWritten(story, draft);
  if (entries.length === 0) await wish.post();
  return wish;
}

/** Drafts, photos, their bytes, and entries that are on the phone. */
const LEFT = { nothing: [0, 0, 0, 0], text: [1, 0, 0, 0], draft: [1, 1, 1, 0], posted: [1, 1, 1, 1] };
