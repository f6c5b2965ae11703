import { keptTyping } from "../../platform/kept-typing.ts";

/**
 * What is typed and ticked on the screens around the login, over a reload: a phone reloads a page while its reader is in the mail
 * app. All of them share the address. Never a password: session storage is written to disk.
 */
export interface KeptFields {
  email: string;
  full_name: string;
  verification_code: string;
  /** Whether the login's box is ticked: 'yes', or empty. */
  remember_me: string;
  /** To which address the last code was sent, and when: epoch milliseconds, as text. */
  code_sent_to: string;
  code_sent_at: string;
  /** To which address a recovery mail was sent, and when: epoch milliseconds, as text. */
  recovery_sent_to: string;
  recovery_sent_at: string;
}

const KEY = "account_fields";
const NOTHING: KeptFields = {
  email: "",
  full_name: "",
  verification_code: "",
  remember_me: "",
  code_sent_to: "",
  code_sent_at: "",
  recovery_sent_to: "",
  recovery_sent_at: "",
};

const kept = keptTyping(KEY, NOTHING);

/** The kept fields; empty texts for those that are not. */
export function keptFields(): KeptFields {
  return kept.read();
}

/** Keeps these fields, beside those that are kept already. */
export function keepFields(fields: Partial<KeptFields>): void {
  kept.keep({ ...kept.read(), ...fields });
}

/** After a login: the next user of this tab starts with empty fields. */
export function forgetFields(): void {
  kept.forget();
}
