import { keepInTab, readJsonFromTab } from "../../platform/tab-storage.ts";

/** The last mail with a link that confirms an address. */
export interface ConfirmationMail {
  email: string;
  /** When it was sent, epoch milliseconds. */
  at: number;
}

const KEY = "confirmation_mail";

/** The last one to this address, also after a reload; null where none is known of. */
export function lastConfirmationMail(email: string): ConfirmationMail | null {
  const kept = (readJsonFromTab(KEY) ?? {}) as Partial<Record<keyof ConfirmationMail, unknown>>;
  return kept.email === email && typeof kept.at === "number" ? { email, at: kept.at } : null;
}

/** Notes that one was sent: asked for, or by a change of address. */
export function noteConfirmationMail(mail: ConfirmationMail): void {
  keepInTab(KEY, JSON.stringify(mail));
}
