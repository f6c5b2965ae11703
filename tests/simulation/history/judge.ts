import { contentOf, shown } from "#offline/documents/parts.ts";
import type { SyncedName } from "#offline/documents/posts/post-row.ts";
import type { Content, SavedRoom } from "#offline/documents/row.ts";
import { textOf } from "../oracle/marks.ts";
import { judgeDocument, type Finding, type FoundIn } from "../oracle/judge-document.ts";
import { postDifferences } from "./judge-posts.ts";
import { KINDS, keyOf, serversContent, type World } from "./world.ts";

/** Judges everything after a round, and takes what is there for the beginning of the next. */
export function judge(own: World): FoundIn[] {
  const found: FoundIn[] = own.broken.splice(0).map((text) => ({ verdict: "broken", text, document: "" }));
  found.push(...own.unkept.splice(0).map((text) => ({ verdict: "silent" as const, text, document: "" })));
  found.push(...own.stuck.map((text) => ({ verdict: "stuck" as const, text, document: "" })));
  for (const { device } of own.phones) {
    const both = device.soleSender.found.splice(0);
    found.push(...both.map((text) => ({ verdict: "doubled" as const, text, document: "" })));
  }
  for (const [document, wished] of own.wished) {
    const [owner = "", kind = "", id = ""] = document.split(" ");
    const of = { owner, kind: kind as SyncedName };
    const there = serversContent(own, { ...of, id });
    const all = [...judgeDocument(KINDS[of.kind], wished, there), ...photosLost(own, of, there.content.get("photos"))];
    found.push(...all.map(({ verdict, text }) => ({ verdict, text, document })));
    wished.settled(there.content, there.isThere);
  }
  return [...found, ...differences(own), ...postDifferences(own), ...notFetched(own)];
}

/** Photos that are named, and whose bytes are not there as they were picked. */
function photosLost(
  own: World,
  { owner, kind }: { owner: string; kind: SyncedName },
  named: readonly string[] = [],
): Finding[] {
  const account = own.site.server.state.accounts.get(owner)!;
  const photos = kind === "room" ? account.roomPhotos : account.photos;
  const uuids = named.flatMap((mark) => mark.split(","));
  return uuids.flatMap((uuid) => {
    const [bytes, picked] = [photos.get(uuid)?.bytes, own.picked.get(uuid)];
    if (bytes === undefined && own.forgottenPhotos.has(uuid)) return [];
    if (bytes !== undefined && picked !== undefined && Buffer.compare(bytes, picked) === 0) return [];
    return [{ verdict: "lost", text: `photo ${uuid}: ${bytes?.length ?? "no"} bytes instead of ${picked?.length}` }];
  });
}

/** Documents that a device takes for sent, and shows otherwise than the account has them. */
function differences(own: World): FoundIn[] {
  return own.phones.flatMap(({ device, home: owner }) => {
    const rows = device.disk.store.rows("documents").filter((row) => row.owner === owner && row.unsent === 0);
    return rows.flatMap((row): FoundIn[] => {
      const document = keyOf(owner, row.kind, row.id);
      const { content, isThere } = serversContent(own, row);
      const [here, all] = [shown(row), contentOf(row)];
      if ((here !== null) !== isThere)
        return [
          { verdict: "silent", text: `${device.name} and the server do not agree whether it is there`, document },
        ];
      if (here === null) return [];
      const said = textOf(KINDS[row.kind].marksOf(all as never));
      const there = textOf(content);
      return said === there
        ? []
        : [{ verdict: "silent", text: `${device.name} shows ${said}, the server has ${there}`, document }];
    });
  });
}

/** Rooms and photos of other devices that a device has not fetched. */
function notFetched({ phones, picked, site }: World): FoundIn[] {
  return phones.flatMap(({ device, home: owner }) => {
    const { store } = device.disk;
    const bytes = new Map(store.rows("bytes").map((row) => [row.uuid, new Uint8Array(row.bytes)]));
    const onServer = site.server.state.accounts.get(owner)!.photos;
    const rows = store.rows("documents").filter((row) => row.owner === owner && row.unsent === 0);
    return rows.flatMap((row): FoundIn[] => {
      const content = row.kind === "viewing" ? (shown(row) as Content<"viewing"> | null) : null;
      if (content === null) return [];
      const document = keyOf(owner, row.kind, row.id);
      const { listing, goneAt } = row.beside as SavedRoom;
      const isRoomKnown = listing !== null || goneAt !== null;
      const awaited = content.photos.filter(
        ({ uuid }) => onServer.has(uuid) && Buffer.compare(bytes.get(uuid) ?? NO_BYTES, picked.get(uuid)!) !== 0,
      );
      return [...(isRoomKnown ? [] : ["the room"]), ...awaited.map(({ uuid }) => `photo ${uuid}`)].map((what) => ({
        verdict: "stuck",
        text: `${device.name} has not fetched ${what}`,
        document,
      }));
    });
  });
}

const NO_BYTES = new Uint8Array();
