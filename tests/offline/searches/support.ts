import type { ErrorCode } from "#contract/error-codes.ts";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from "#domain/notifications/notification.ts";
import { MAX_SAVED_SEARCHES, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import type { SearchContent } from "#offline/searches/store/search-row.ts";
import type { Caller } from "#offline/transport/server-api.ts";
import { syncSearches } from "#offline/searches/sync/sync-searches.ts";

export const OWNER = "user-a";
export const NOON = Date.UTC(2026, 10, 21, 12);

export function content(fields: Partial<SearchContent> = {}): SearchContent {
  const criteria = { mode: "filter", city: "Leeds", high_price: 200 } as const;
  return { name: "Leeds, up to £200", criteria, alert: "off", by_push: true, by_mail: true, ...fields };
}

/**
 * An account's saved searches on a server that answers as ours does, behind a network that can be cut. What the real one answers
 * is for the stories in a browser.
 */
export function account(owner = OWNER) {
  const rows = new Map<string, SavedSearch>();
  const deleted = new Set<string>();
  const asked: string[] = [];
  const state = {
    owner,
    asked,
    rows,
    isUp: true,
    now: NOON,
    settings: structuredClone(DEFAULT_NOTIFICATION_SETTINGS) as NotificationSettings,
    // Each asks for news, however soon.
    sync: () => syncSearches(parts, -1),
    deleteElsewhere(id: string) {
      rows.delete(id);
      deleted.add(id);
    },
  };
  const parts: Caller = {
    owner: () => state.owner,
    clock: { ...SENDER_CLOCK, now: () => state.now, random: () => 0.5, answerWithinMs: 1000 },
    api: {
      call: (async (caller: string, name: string, options: { params?: { id: string }; body?: unknown } = {}) => {
        if (caller !== state.owner) throw new OwnerChangedError("Another user is signed in");
        if (!state.isUp) throw new UnreachableError("No answer");
        asked.push(name);
        return { data: answer(name, options.params?.id ?? "", options.body), fetchedAt: state.now, savedAt: null };
      }) as Caller["api"]["call"],
    },
  };
  return state;

  function answer(name: string, id: string, body: unknown): unknown {
    const at = new Date(state.now).toISOString();
    switch (name) {
      case "listSavedSearches": {
        const data = [...rows.values()];
        return { data, count: data.length, new_rooms: data.reduce((sum, { new_count }) => sum + new_count, 0) };
      }
      case "putSavedSearch": {
        if (deleted.has(id)) throw refusal(404, "saved_search_deleted");
        const known = rows.get(id);
        if (known === undefined && rows.size >= MAX_SAVED_SEARCHES) throw refusal(429, "too_many_saved_searches");
        const made = { id, created_at: at, last_seen_at: at, new_count: 0 };
        const row: SavedSearch = { ...made, ...known, ...(body as SearchContent), updated_at: at };
        rows.set(id, row);
        return row;
      }
      case "deleteSavedSearch":
        rows.delete(id);
        deleted.add(id);
        return null;
      case "markSavedSearchSeen": {
        const row = rows.get(id);
        if (row === undefined) throw refusal(404, "saved_search_not_found");
        const seen = { ...row, last_seen_at: (body as { seen_at: string }).seen_at, new_count: 0 };
        rows.set(id, seen);
        return seen;
      }
      case "putNotificationSettings":
        state.settings = body as NotificationSettings;
        return { ...state.settings, mail_address: "a@example.org", mail_is_confirmed: true, push_devices: 0 };
      case "readNotificationSettings":
        return { ...state.settings, mail_address: "a@example.org", mail_is_confirmed: true, push_devices: 0 };
      default:
        return { ok: true };
    }
  }
}

function refusal(status: number, code: ErrorCode): ApiError {
  return new ApiError(status, { detail: "No", code }, null);
}
