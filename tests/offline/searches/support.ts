import { ApiError, UnreachableError } from "#contract/api-error.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from "#domain/notifications/notification.ts";
import { MAX_SAVED_SEARCHES, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { unsentDocuments } from "#offline/database/live.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import type { Process } from "#offline/documents/process.ts";
import type { SearchContent } from "#offline/documents/row.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { isSameContent } from "#offline/kinds/same-content.ts";
import { search } from "#offline/kinds/search.ts";
import { settings } from "#offline/kinds/settings.ts";
import { adoptSearches } from "#offline/searches/saved-searches.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";

export const OWNER = "user-a";
export const NOON = Date.UTC(2026, 10, 21, 12);

type Wished = Omit<SearchContent, "seen_at">;

export function content(fields: Partial<Wished> = {}): Wished {
  const criteria = { mode: "filter", city: "Leeds", high_price: 200 } as const;
  return { name: "Leeds, up to £200", criteria, alert: "off", by_push: true, by_mail: true, ...fields };
}

/** How many of an owner's searches, and settings, the account has not got as they are; refused ones count. */
export async function unsyncedSearches(owner: string): Promise<number> {
  return (await unsentDocuments(owner)).length;
}

/**
 * An account's saved searches on a server that answers as ours does, behind a network that can be cut. What the real one answers
 * is for the stories in a browser.
 */
export function account(owner = OWNER) {
  const rows = new Map<string, SavedSearch>();
  const removed = new Map<string, { id: string; updated_at: string }>();
  const asked: string[] = [];
  let version = 0;
  const state = {
    owner,
    asked,
    rows,
    isUp: true,
    /** New rooms of all searches together; null where each was found by one alone. */
    newInAll: null as number | null,
    now: NOON,
    settings: versioned(structuredClone(DEFAULT_NOTIFICATION_SETTINGS)),
    /** As a page does at each look. */
    async sync() {
      await adoptSearches(owner);
      await wake(process, owner, { forNews: ["search", "settings"] });
      const synced = await sync(process);
      return synced.kind === "synced" ? synced : Promise.reject(new Error("Another sender is at it"));
    },
    editElsewhere(id: string, changes: Partial<SavedSearch>) {
      rows.set(id, { ...rows.get(id)!, ...changes, updated_at: nextVersion() });
    },
    setElsewhere(changes: Partial<NotificationSettings>) {
      state.settings = versioned({ ...state.settings, ...changes });
    },
    deleteElsewhere(id: string) {
      rows.delete(id);
      removed.set(id, { id, updated_at: nextVersion() });
    },
  };
  const process: Process = {
    store: dexieStore,
    owner: () => state.owner,
    clock: { ...SENDER_CLOCK, now: () => state.now, random: () => 0.5, answerWithinMs: 1000 },
    locks: null,
    log: () => undefined,
    holder: newUuid(),
    place: "page",
    newUuid,
    kinds: { search, settings },
    makeSmall: () => Promise.reject(new Error("There are no photos")),
    api: {
      call: (async (caller: string, name: string, options: Options = {}) => {
        if (caller !== state.owner) throw new OwnerChangedError("Another user is signed in");
        if (!state.isUp) throw new UnreachableError("No answer");
        asked.push(name);
        return { data: answer(name, options), fetchedAt: state.now, savedAt: null };
      }) as Process["api"]["call"],
      photo: () => Promise.reject(new Error("There are no photos")),
    },
  };
  return state;

  function nextVersion(): string {
    return new Date(state.now + (version += 1)).toISOString();
  }

  function versioned(of: NotificationSettings) {
    return { ...of, updated_at: new Date(NOON + (version += 1)).toISOString() };
  }

  function answer(name: string, { params, body, ifMatch }: Options): unknown {
    const id = params?.id ?? "";
    switch (name) {
      case "listSavedSearches": {
        const data = [...rows.values()];
        const new_rooms = state.newInAll ?? data.reduce((sum, { new_count }) => sum + new_count, 0);
        return { data, removed: [...removed.values()], count: data.length, new_rooms };
      }
      case "putSavedSearch":
        return put(id, body as SearchContent, ifMatch);
      case "deleteSavedSearch": {
        const row = rows.get(id);
        if (row === undefined) return null;
        refuseOver(row, ifMatch);
        state.deleteElsewhere(id);
        return null;
      }
      case "putNotificationSettings":
        refuseOver(state.settings, ifMatch);
        state.settings = versioned(body as NotificationSettings);
        return state.settings;
      case "readNotificationSettings":
        return { ...state.settings, mail_address: "a@example.org", mail_is_confirmed: true, push_devices: 0 };
      default:
        return { ok: true };
    }
  }

  function put(
    id: string,
    { seen_at: last_seen_at, ...said }: SearchContent,
    ifMatch: string | undefined,
  ): SavedSearch {
    const known = rows.get(id);
    if (known !== undefined && isSameContent({ ...known, ...said, last_seen_at }, known)) return known;
    const there = known ?? removed.get(id);
    if (there !== undefined) refuseOver(there, ifMatch);
    else if (ifMatch !== undefined) throw refusal(404, "saved_search_not_found");
    if (known === undefined && rows.size >= MAX_SAVED_SEARCHES) throw refusal(429, "too_many_saved_searches");
    const made = { id, created_at: new Date(state.now).toISOString(), new_count: 0 };
    const isLooked = known !== undefined && known.last_seen_at < last_seen_at;
    const row = {
      ...made,
      ...known,
      ...said,
      last_seen_at,
      updated_at: nextVersion(),
      ...(isLooked && { new_count: 0 }),
    };
    removed.delete(id);
    rows.set(id, row);
    return row;
  }
}

interface Options {
  params?: { id: string };
  body?: unknown;
  ifMatch?: string;
}

function refuseOver(current: { updated_at: string }, ifMatch: string | undefined): void {
  if (ifMatch !== current.updated_at) throw refusal(409, "changed_meanwhile", current);
}

function refusal(status: number, code: ErrorCode, current?: object): ApiError {
  return new ApiError(status, { detail: "No", code, ...(current !== undefined && { current }) }, null);
}
