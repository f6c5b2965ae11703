import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationKind } from "#domain/notifications/notification.ts";
import { lockOwner } from "../accounts/account-store.ts";
import type { Trx } from "../db/db.ts";
import { switchSavedSearch } from "./off-store.ts";
import type { OffScope } from "./off-token.ts";
import { settingsOf, writeSettings } from "./setting-store.ts";
import { takeBackDue } from "./waiting-store.ts";

/** What was turned off, or on again. */
export interface Switched {
  kind: NotificationKind;
  /** Of the saved search; null for a whole kind. */
  name: string | null;
  is_on: boolean;
}

/**
 * Ends what a message came from, or undoes that. What waits to be sent from there is taken back.
 * @param now ISO text. @returns Undefined where the search or account is gone.
 */
export async function switchOff(
  trx: Trx,
  scope: OffScope,
  { isOn, now }: { isOn: boolean; now: string },
): Promise<Switched | undefined> {
  if ("savedSearchId" in scope) {
    const switched = await switchSavedSearch(trx, scope.savedSearchId, isOn, now);
    if (switched === undefined) return undefined;
    const { ownerId, ...facts } = switched;
    if (!isOn) await takeBackDue(trx, { saved_search_id: scope.savedSearchId }, ownerId);
    return { kind: "saved_search", ...facts };
  }
  const { accountId, kind } = scope;
  if ((await lockOwner(trx, accountId)) === undefined) return undefined;
  const settings = await settingsOf(trx, accountId);
  await writeSettings(trx, accountId, { ...settings, ...switchedKind(kind, settings, isOn) }, now);
  if (!isOn) await takeBackDue(trx, { kind }, accountId);
  return { kind, name: null, is_on: isOn };
}

function switchedKind(
  kind: NotificationKind,
  settings: Awaited<ReturnType<typeof settingsOf>>,
  isOn: boolean,
): Partial<typeof settings> {
  if (kind === "saved_search") return { saved_searches: isOn };
  const { alert } = settings[kind];
  if (!isOn) return { [kind]: { ...settings[kind], alert: "off" } };
  return { [kind]: { ...settings[kind], alert: alert === "off" ? DEFAULT_NOTIFICATION_SETTINGS[kind].alert : alert } };
}
