import { ApiError } from "#contract/api-error.ts";
import { emptyDraft, type AccountDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { isSameDraft } from "#domain/drafts/merge-drafts.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import type { DraftsParts } from "#offline/account-drafts/sync-parts.ts";
import { syncDrafts } from "#offline/account-drafts/sync-drafts.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import { OWNER } from "../outbox/support.ts";
import { faultyNetwork } from "../transport/faulty-network.ts";

interface Asked {
  params?: { id?: string };
  body?: { kind?: AccountDraft["kind"]; content?: DraftDocument; uuid?: string; file?: Blob };
  ifMatch?: string;
}

/**
 * An account's drafts on a server that keeps versions as ours does, behind a network whose requests can be told their
 * fate. What the real one answers is for its own tests, and for the stories in a browser.
 */
export function account() {
  const rows = new Map<string, AccountDraft>();
  const photos = new Map<string, Blob>();
  const rooms = new Map<string, Listing>();
  const { ping, carry, ...network } = faultyNetwork();
  let [count, now, owner] = [0, Date.UTC(2026, 10, 21), OWNER];

  const parts: DraftsParts = {
    owner: () => owner,
    shrink: async (photo) => new Blob([photo.slice(0, 20)], { type: "image/jpeg" }),
    clock: { ...SENDER_CLOCK, now: () => now, random: () => 0 },
    api: {
      async call(asOwner, name, options) {
        if (asOwner !== owner) throw new OwnerChangedError("Another user is signed in");
        if (name === "ping") return { data: ping() as never, fetchedAt: now, savedAt: null };
        // It keeps no parts of photos.
        if (name === "readUpload") throw new ApiError(404, { detail: "Not found", code: "not_found" });
        const { params, body, ifMatch } = options as unknown as Asked;
        const data = await carry(name, body?.uuid ?? params?.id ?? "", () =>
          CALLS[name as keyof typeof CALLS](params?.id ?? "", body ?? {}, ifMatch),
        );
        return { data: data as never, fetchedAt: now, savedAt: null };
      },
      photo(_, { path }) {
        const [, id = "", uuid = ""] = /drafts\/(.+)\/photos\/(.+)$/.exec(path) ?? [];
        return carry("readDraftPhoto", uuid, () => photos.get(`${id} ${uuid}`) ?? null);
      },
    },
  };

  const CALLS = {
    listDrafts: () => ({ data: [...rows.values()], count: rows.size }),
    readListing: (id: string) => rooms.get(id) ?? refuse(404),
    putDraft(id: string, { kind = "listing", content }: NonNullable<Asked["body"]>, ifMatch?: string) {
      const row = rows.get(id);
      if (row !== undefined && !row.is_removed && isSameDraft(row.content, content!)) return row;
      if (content!.base === null && rooms.has(id)) refuse(409, row);
      if (row === undefined && ifMatch !== undefined) refuse(404);
      if (row !== undefined && row.version !== ifMatch) refuse(409, row);
      return keep(id, { kind, content: content! });
    },
    deleteDraft(id: string, _: object, ifMatch?: string) {
      const row = rows.get(id);
      if (row === undefined || row.is_removed) return null;
      if (ifMatch !== undefined && row.version !== ifMatch) refuse(409, row);
      keep(id, { content: emptyDraft, is_removed: true, is_posted: row.is_posted });
      return null;
    },
    uploadDraftPhoto: (id: string, { uuid, file }: NonNullable<Asked["body"]>) => {
      photos.set(`${id} ${uuid}`, file!);
      return { uuid };
    },
  };

  function refuse(status: number, current?: AccountDraft): never {
    throw new ApiError(status, { detail: "No", code: status === 404 ? "draft_not_found" : "draft_exists", current });
  }

  function keep(id: string, changes: Partial<AccountDraft>): AccountDraft {
    const at = new Date(now + (count += 1)).toISOString();
    const deletes_at = new Date(now + 60 * 86_400_000).toISOString();
    const before = rows.get(id) ?? { id, kind: "listing", content: emptyDraft };
    const row = { ...before, is_removed: false, is_posted: false, ...changes, version: at, updated_at: at, deletes_at };
    rows.set(id, row);
    return row;
  }

  return {
    rows,
    photos,
    rooms,
    ...network,
    parts,
    sync: () => syncDrafts(parts),
    /** Five minutes later: the account is asked for news. */
    syncLater() {
      now += 6 * 60 * 1000;
      return syncDrafts(parts);
    },
    pass: (ms: number) => (now += ms),
    signIn: (next: string) => (owner = next),
    /** Another device of the same account writes. */
    writeElsewhere(id: string, typed: DraftDocument["typed"], changes: Partial<DraftDocument> = {}) {
      const { content } = rows.get(id) ?? { content: emptyDraft };
      return keep(id, { content: { ...content, ...changes, typed: { ...content.typed, ...typed } } });
    },
    /** The server goes back to a backup of this draft. @param before As it was answered then. */
    restore: (before: AccountDraft) => void rows.set(before.id, before),
    deleteElsewhere: (id: string) => keep(id, { content: emptyDraft, is_removed: true }),
    /** A device has posted the draft, which the account keeps until that device says what it posted. */
    markPosted(id: string, posted: Listing) {
      rooms.set(id, posted);
      rows.get(id)!.is_posted = true;
    },
    /** Another device posts the draft; its phone then says so. */
    postElsewhere(id: string, room: Listing) {
      rooms.set(id, room);
      keep(id, { content: emptyDraft, is_removed: true, is_posted: true });
    },
  };
}
