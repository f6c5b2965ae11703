import { ApiError } from "#contract/api-error.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { mergeOpinions } from "#domain/shared-lists/merge-opinions.ts";
import { emptyOpinion, type OwnOpinion, type SharedListView } from "#domain/shared-lists/shared-list.ts";
import type { Ask, ListedDocument, SyncedKind, Theirs } from "../documents/kind.ts";
import { neverRemoved } from "./never-removed.ts";
import { over } from "./over.ts";
import { isSameContent } from "./same-content.ts";
import { withoutPhotos } from "./without-photos.ts";

const ENDED = "shared_list_not_found";

/** The opinions of a reader on the rooms of a shared list; the id is the end of the list's address. */
export const opinion: SyncedKind<"opinion"> = {
  name: "opinion",
  empty: emptyOpinion,
  isSame: isSameContent,
  merge: mergeOpinions,
  ...withoutPhotos,

  // A screen that shows a list reads it by itself.
  freshForMs: HOUR_MS,
  missing: "gone",
  triesRefused: true,
  absent: ENDED,
  // It answers what it keeps: texts tidied.
  confirms: () => true,
  besideListed: (_, listed) => listed,
  async put(ask, { id: token, version }, content) {
    const { data } = await ask("putOpinion", { params: { token }, body: { content }, ...over(version) });
    return theirsOf(data);
  },
  ...neverRemoved,
  /** A reader's lists are those that they have opened: each is read. */
  async list(ask, known) {
    const documents: ListedDocument<"opinion">[] = [];
    // A link that is ended is told by no answer of an earlier time.
    let at = Infinity;
    for (const token of known) {
      const read = await readSharedList(ask, token);
      if (read === null) continue;
      documents.push(read);
      at = Math.min(at, read.beside.fetchedAt);
    }
    return { documents, isWhole: true, at };
  },
  found: ({ current }) => (isOpinion(current) ? theirsOf(current) : null),
};

/** A shared list with what its reader has said; null where the link leads nowhere any more. @throws Like `ServerApi.call`. */
export async function readSharedList(ask: Ask, token: string): Promise<ListedDocument<"opinion"> | null> {
  try {
    const { data, fetchedAt } = await ask("readSharedList", { params: { token } });
    return listedOf(token, data, fetchedAt);
  } catch (error) {
    if (error instanceof ApiError && error.code === ENDED) return null;
    throw error;
  }
}

function listedOf(id: string, { own, ...view }: SharedListView, fetchedAt: number): ListedDocument<"opinion"> {
  return { id, theirs: own === null ? null : theirsOf(own), beside: { view, fetchedAt } };
}

function theirsOf({ content, version }: OwnOpinion): Theirs<"opinion"> {
  return { content, version, isRemoved: false };
}

function isOpinion(value: unknown): value is OwnOpinion {
  return typeof value === "object" && value !== null && "content" in value && "version" in value;
}
