import { emptyFields } from "#domain/fields/field-row.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { addPhoto } from "#offline/drafts/draft-photos.ts";
import { newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import { drain } from "#offline/outbox/sending/drain.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import type { EntryState, Receipt } from "#offline/drafts/outbox-entry.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { ownCode } from "../own-code.ts";
import { room } from "../support.ts";

export const OWNER = "user-a";

export const FIELDS: ListingFields = {
  ...emptyFields(LISTING_FIELDS),
  title: "Sunny ensuite",
  city: "Leeds",
  description: null,
  post_code: "LS1 1AA",
  price: 150,
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  duration: null,
  property_type: "student",
  room_type: "ensuite",
  email: "a@example.org",
  contact_info: null,
  xhs_link: null,
  duration_description: null,
  price_description: null,
  short_term_allowed: false,
  additional_info: null,
};

/** Leaves the phone without drafts. */
export async function emptyDrafts(): Promise<void> {
  await Promise.all(draftsDatabase().tables.map((table) => table.clear()));
}

/** A draft of a room with so many photos, saved. */
export async function writtenDraft({ photos = 0, owner = OWNER, title = FIELDS.title } = {}): Promise<
  Draft<"listing">
> {
  let draft: Draft = await saveDraft(newDraft({ owner, kind: "listing", typed: { title } }));
  for (let index = 0; index < photos; index += 1) {
    draft = await addPhoto(draft, new File([new Uint8Array(50).fill(index)], `${index}.jpg`, { type: "image/jpeg" }));
  }
  return draft as Draft<"listing">;
}

type Refusal = ConstructorParameters<typeof ApiError>[1];

/** What the network does to one request, instead of carrying it and its answer. */
export type Fault =
  | "lost-request"
  | "lost-answer"
  | {
      status: number;
      detail?: Refusal["detail"];
      /** The server's usual one for the status where it is absent; null for a refusal of something on the way. */
      code?: ErrorCode | null;
      current?: unknown;
      retryAfter?: number;
      requestId?: string;
      quota?: NonNullable<Refusal["quota"]>;
    };

interface Asked {
  name: string;
  key: string | undefined;
  /** On whose behalf. */
  as: string;
  body?: unknown;
}

/**
 * A network whose every request can be told its fate, in front of a server that keeps what it is given by its id, as
 * ours does. What the real one answers is for the stories in a browser.
 */
export function network() {
  const rows = new Map<string, Listing>();
  const deleted = new Set<string>();
  const photos = new Map<string, string>();
  const numbers = new Map<string, string>();
  const asked: Asked[] = [];
  const faults: (Fault | null)[] = [];
  let version = 0;
  let now = Date.UTC(2026, 10, 21);
  let owner = OWNER;
  let isUp = false;

  const carried = async <T>(asking: Asked, carryOut: () => T): Promise<T> => {
    asked.push(asking);
    const fault = faults.shift() ?? null;
    if (fault === "lost-request") throw new UnreachableError("No answer");
    if (fault !== null && fault !== "lost-answer") {
      const { status, retryAfter = null, requestId = null, code = ownCode(status), ...refusal } = fault;
      // As `call` tells it of what is queued.
      if (code == null) throw new UnreachableError("The refusal is not this server's", { status });
      throw new ApiError(status, { detail: "No", code, ...refusal }, retryAfter, requestId);
    }
    const answer = carryOut();
    if (fault === "lost-answer") throw new UnreachableError("No answer");
    return structuredClone(answer);
  };

  const sender: Sender = {
    holder: "tab-1",
    place: "page",
    owner: () => owner,
    shrink: async (photo) => photo,
    clock: { ...SENDER_CLOCK, now: () => now, random: () => 0 },
    api: {
      async call(asOwner, name, options = {}) {
        if (asOwner !== owner && asOwner !== ANONYMOUS) throw new OwnerChangedError("Another user is signed in");
        if (name === "ping" && !isUp) throw new UnreachableError("No answer");
        if (name === "ping") return { data: { ok: true } as never, fetchedAt: now, savedAt: null };
        const {
          idempotencyKey: key,
          body,
          params,
        } = options as unknown as {
          idempotencyKey?: string;
          body?: Listing;
          params?: { id: string };
        };
        const data = await carried({ name, key, body, as: asOwner }, () =>
          carryOut(name, params?.id ?? body?.id ?? "", body),
        );
        return { data: data as never, fetchedAt: now, savedAt: null };
      },
      async upload(asOwner, { uuid, file }) {
        if (asOwner !== owner) throw new OwnerChangedError("Another user is signed in");
        return carried({ name: "uploadImage", key: uuid, body: file.size, as: asOwner }, () => {
          photos.set(uuid, `/photos/${uuid}/800.webp`);
          return { uuid, image_url: photos.get(uuid)!, placeholder_colour: "#aabbcc" };
        });
      },
    },
  };

  function carryOut(name: string, id: string, body: Partial<Listing> | undefined): unknown {
    const row = rows.get(id);
    if (name === "createListing") return row ?? keep(id, room(id, body));
    if (name === "createReport") return reported(id);
    if (name === "sendAiFeedback") return { message: "Thank you" };
    if (name === "sendOffer" || name === "answerOffer") return { id, message: "Taken" };
    const code = deleted.has(id) ? "listing_deleted" : "listing_not_found";
    if (row === undefined) throw new ApiError(404, { detail: "Item not found", code });
    if (name === "readListing") return row;
    if (name === "deleteListing") return (deleted.add(id), rows.delete(id), { message: "Item deleted successfully" });
    if (body?.updated_at !== row.updated_at) {
      throw new ApiError(409, { detail: "It was changed meanwhile", code: "changed_meanwhile", current: row });
    }
    return keep(id, { ...row, ...body });
  }

  function reported(id: string): { number: string } {
    const number = numbers.get(id) ?? `R-${1000 + numbers.size}`;
    numbers.set(id, number);
    return { number };
  }

  function keep(id: string, row: Listing): Listing {
    version += 1;
    const at = new Date(now + version).toISOString();
    const kept = { ...row, id, created_at: rows.get(id)?.created_at ?? at, updated_at: at };
    rows.set(id, kept);
    return kept;
  }

  return {
    rows,
    asked,
    /** The numbers of the reports that it has, by their ids. */
    numbers,
    /** What happens to the next requests, one each. */
    faults,
    sender,
    drain: (parts: Partial<Sender> = {}) => drain({ ...sender, ...parts }),
    /** The server is restored from a backup with these rooms: it knows nothing of what came after. */
    restore: (backup: readonly Listing[]) => {
      rows.clear();
      deleted.clear();
      for (const row of backup) rows.set(row.id, row);
    },
    /** Somebody changes a row on another device. */
    editElsewhere: (id: string, fields: Partial<Listing>) => keep(id, { ...rows.get(id)!, ...fields }),
    /** Whether the server answers pings when another request got no answer; it does not, unless told. */
    answerPings: () => (isUp = true),
    /** Somebody deletes a row on another device. */
    deleteElsewhere: (id: string) => void (deleted.add(id), rows.delete(id)),
    signIn: (next: string) => (owner = next),
    pass: (ms: number) => (now += ms),
    now: () => now,
  };
}

export async function states(owner = OWNER): Promise<EntryState["name"][]> {
  return (await outboxOf(owner)).entries.map(({ state }) => state.name);
}

export async function receipts(owner = OWNER): Promise<Receipt[]> {
  return (await outboxOf(owner)).receipts;
}
