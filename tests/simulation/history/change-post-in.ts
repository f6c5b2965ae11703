import type { Occasion } from "#offline/documents/parts.ts";
import { changePost } from "#offline/documents/posts/keep-post.ts";
import { sentOf, shownPost } from "#offline/documents/posts/post-parts.ts";
import type { PostKind, PostRow } from "#offline/documents/posts/post-row.ts";
import type { Store } from "#offline/documents/store.ts";
import type { Watch } from "../device/disk.ts";
import { marksOfPost } from "../oracle/marked-post.ts";
import type { Marks } from "../oracle/marks.ts";
import type { PickedPhoto } from "./engine.ts";
import type { Phone, Tab } from "./phone.ts";
import type { World } from "./world.ts";

interface Doing {
  change: (row: PostRow, at: Occasion) => PostRow | null;
  /** What its person saw and wants instead; unless told, what is shown before and after. */
  wish?: (before: PostRow | undefined, after: PostRow | undefined) => { seen: Marks; wanted: Marks };
  /** A photo that was picked for it. */
  picked?: PickedPhoto | null;
  /** Called once it is kept. */
  kept?: () => void;
}

/** Somebody does something to a room or request; the app sends it at once. */
export function changePostIn(
  world: World,
  tab: Tab,
  { kind, id }: { kind: PostKind; id: string },
  { change, wish = asShown, picked = null, kept }: Doing,
): void {
  const { owner, device, home } = tab.phone;
  if (owner !== home || world.engine.posts[kind] === undefined) return;
  const watch: Watch = {
    wants: () => undefined,
    isThere(written) {
      const [before, after] = [written.before, written.after] as (PostRow | undefined)[];
      const isRemoval = marksShown(before).size > 0 && marksShown(after).size === 0;
      const { seen, wanted } = wish(before, after);
      world.tell(`${tab.process.name} has of ${kind} ${id.slice(-1)}: ${JSON.stringify(after && outlineOf(after))}`);
      kept?.();
      if (before?.removed === null && after?.removed != null) forgetId(world, id);
      if (seen.size === 0 && wanted.size === 0) return;
      world
        .wishedOf(owner, kind, id)
        .done({ device: device.name, isRemoval }, { before: seen, after: wanted }, unheardOn(world, tab.phone, id));
    },
  };
  const store = tab.process.watched(watch);
  const changing = { store: withPhoto(store, { owner, kind, id, picked }), owner, kind, id };
  changePost({ ...changing, now: tab.process.surroundings.clock.now() }, change).then(
    () => tab.sync(),
    (error: unknown) => {
      if ((error as Error).name !== "PhoneFullError")
        world.broken.push(`${tab.process.name}: ${String((error as Error).stack ?? error)}`);
    },
  );
}

/** The texts that the owner's other devices have sent, and have got no answer to. */
function unheardOn({ phones }: World, phone: Phone, id: string): Marks[] {
  return phones
    .filter((other) => other !== phone && other.home === phone.home)
    .flatMap(({ device }) => device.disk.store.rows("posts"))
    .filter((row) => row.owner === phone.home && row.id === id)
    .flatMap((row) => sentOf(row).map(marksOfPost));
}

/** It is deleted: the next of its person's is another one. */
function forgetId({ postIds }: World, id: string): void {
  for (const [slot, known] of postIds) if (known === id) postIds.delete(slot);
}

function asShown(before: PostRow | undefined, after: PostRow | undefined) {
  return { seen: marksShown(before), wanted: marksShown(after) };
}

/** What a post says as its owner sees it. */
export function marksShown(row: PostRow | undefined): Marks {
  return marksOfPost((row && shownPost(row)) ?? {});
}

function outlineOf({ base, version, wanted, chosen, removed, form }: PostRow) {
  return { base: base && marksText(base), version, wanted, chosen, removed: removed?.state, form: form?.status };
}

function marksText(values: Readonly<Record<string, unknown>>): string {
  return [...marksOfPost(values)].map(([field, marks]) => `${field} ${marks.join()}`).join("; ");
}

/** The store, in which the next write also keeps a photo. */
function withPhoto(
  store: Store,
  { owner, kind, id: documentId, picked }: { owner: string; kind: PostKind; id: string; picked: PickedPhoto | null },
): Store {
  if (picked === null) return store;
  const { uuid, bytes } = picked;
  return {
    ...store,
    write: (tables, work) =>
      store.write(tables, async (tx) => {
        const photo = { owner, kind, documentId, uuid, type: "image/png", sha256: null, size: bytes.byteLength };
        await tx.put("photos", { ...photo, state: "stored" });
        await tx.put("bytes", { uuid, which: "picked", owner, type: "image/png", bytes: bytes.buffer });
        return work(tx);
      }),
  };
}
