import type { NotificationSettings } from "#domain/notifications/notification.ts";
import { changingHere } from "../database/changing-here.ts";
import { documentOf } from "../database/live.ts";
import { editDocument } from "../documents/change.ts";
import { shown } from "../documents/parts.ts";
import type { Reach } from "../documents/row.ts";
import { settings, SETTINGS_ID } from "../kinds/settings.ts";

/** How an owner is told of things, as it stands here, and where mails go. */
export interface SettingsHere extends Reach {
  settings: NotificationSettings;
}

/** Undefined before the account was asked. */
export async function settingsOf(owner: string): Promise<SettingsHere | undefined> {
  const row = await documentOf(owner, "settings", SETTINGS_ID);
  const content = row === undefined ? null : shown(row);
  return content === null ? undefined : { settings: content, ...row!.beside };
}

/** Changes what stands in the store; it is sent with the next sync. @throws DocumentGoneError before the account was asked. */
export function changeSettings(owner: string, changed: Partial<NotificationSettings>): Promise<void> {
  return editDocument(changingHere(settings, owner, SETTINGS_ID), (before) => ({ ...before, ...changed }));
}
