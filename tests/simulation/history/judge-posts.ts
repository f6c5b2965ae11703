import { shownPost } from "#offline/documents/posts/post-parts.ts";
import { marksOfPost } from "../oracle/marked-post.ts";
import { textOf } from "../oracle/marks.ts";
import type { FoundIn } from "../oracle/judge-document.ts";
import { keyOf, serversContent, type World } from "./world.ts";

/** Rooms and requests that a device takes for sent, and shows otherwise than the account has them. */
export function postDifferences(own: World): FoundIn[] {
  return own.phones.flatMap(({ device, home: owner }) => {
    const rows = device.disk.store.rows("posts").filter((row) => row.owner === owner && row.unsent === 0);
    return rows.flatMap((row): FoundIn[] => {
      // It is being written, and was never posted from here.
      if (row.base === null && row.form !== null) return [];
      const document = keyOf(owner, row.kind, row.id);
      const said = textOf(marksOfPost(shownPost(row) ?? {}));
      const there = textOf(serversContent(own, row).content);
      if (said === there) return [];
      return [{ verdict: "silent", text: `${device.name} shows ${said}, the server has ${there}`, document }];
    });
  });
}

/** What devices say that is not sent of rooms and requests. */
export function unsentPosts({ phones }: World): string[] {
  return phones.flatMap(({ device, home }) =>
    device.disk.store
      .rows("posts")
      .filter((row) => row.owner === home && row.unsent === 1)
      .map(({ kind, id, wanted, chosen, removed, form }) => {
        const states = [wanted, chosen, removed].map((part) => part?.state ?? null);
        return `${device.name}: ${kind} ${id} ${JSON.stringify(states)} ${form?.status}`;
      }),
  );
}
