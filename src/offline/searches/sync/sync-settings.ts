import type { NotificationSettings } from "#domain/notifications/notification.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import type { SettingsRow } from "../store/search-row.ts";
import { searchesDatabase } from "../store/searches-database.ts";
import { areSettingsUnsent } from "../store/unsynced.ts";
import type { Caller } from "../../transport/server-api.ts";
import { deadline } from "../../transport/sender-clock.ts";

interface AccountSettings extends NotificationSettings {
  updated_at: string;
  mail_address: string;
  mail_is_confirmed: boolean;
  push_devices: number;
}

/** How an owner is told of things, as it stands here; undefined before the account was asked. */
export async function settingsOf(owner: string): Promise<SettingsRow | undefined> {
  return searchesDatabase().settings.get(owner);
}

/** Changes what stands in the store; it is sent with the next sync. */
export async function changeSettings(owner: string, changed: Partial<NotificationSettings>): Promise<void> {
  const db = searchesDatabase();
  await db.transaction("rw", db.settings, async () => {
    const row = await db.settings.get(owner);
    if (row !== undefined) await db.settings.put({ ...row, settings: { ...row.settings, ...changed } });
  });
}

/** Takes over what the account has; what was changed here since stays, and is sent. */
export async function pullSettings(caller: Caller, owner: string): Promise<void> {
  const { data } = await caller.api.call(owner, "readNotificationSettings", { signal: deadline(caller) });
  await apply(owner, data);
}

/** Sends what was changed here. */
export async function pushSettings(caller: Caller, owner: string): Promise<void> {
  const row = await settingsOf(owner);
  if (row === undefined || !areSettingsUnsent(row)) return;
  const call = { body: row.settings, signal: deadline(caller) };
  const { data } = await caller.api.call(owner, "putNotificationSettings", call);
  const db = searchesDatabase();
  await db.transaction("rw", db.settings, async () => {
    const now = await db.settings.get(owner);
    if (now !== undefined) await db.settings.put({ ...now, base: row.settings });
    await apply(owner, data);
  });
}

async function apply(owner: string, answer: AccountSettings): Promise<void> {
  const db = searchesDatabase();
  const { mail_address, mail_is_confirmed, push_devices: _, updated_at: __, ...base } = answer;
  await db.transaction("rw", db.settings, async () => {
    const row = await db.settings.get(owner);
    const ours = Object.entries(row?.settings ?? {}).filter(
      ([field, value]) => !isSameContent(value, row?.base[field as keyof NotificationSettings]),
    );
    await db.settings.put({
      owner,
      settings: { ...base, ...Object.fromEntries(ours) },
      base,
      mailAddress: mail_address,
      isMailConfirmed: mail_is_confirmed,
    });
  });
}
