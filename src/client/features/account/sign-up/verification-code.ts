import { RESEND_SECONDS, VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";

/**
 * That a code for the sign-up was asked for, in a cookie of five minutes: by it the form tells a code that is missing, or too
 * old, from a wrong one. The code itself is the server's, and in the mail alone. A second cookie has when it was sent.
 */
const CODE = "verification_code";
const SENT_AT = "verification_code_sent_at";

/** What stands in the call's address, where the specification has the code: the server makes its own. */
export const FORMAL_CODE = "000000";

/** A code was asked for, and may be on its way. @param now Epoch milliseconds. */
export function keepAsked(now = Date.now()): void {
  write(CODE, String(now + VERIFICATION_CODE_SECONDS * 1000), VERIFICATION_CODE_SECONDS);
}

/** Starts the time in which no other code can be sent. @param now Epoch milliseconds. */
export function keepSentAt(now: number): void {
  write(SENT_AT, String(now), RESEND_SECONDS);
}

/** Whether a code was asked for within five minutes, and not used since. */
export function isAsked(): boolean {
  return read(CODE) !== null;
}

/** When the last code was sent, epoch milliseconds, while no other can be; also after a reload. */
export function keptSentAt(): number | null {
  const sentAt = Number(read(SENT_AT) ?? Number.NaN);
  return Number.isNaN(sentAt) ? null : sentAt;
}

export function forgetCode(): void {
  for (const name of [CODE, SENT_AT]) write(name, "", 0);
}

function read(name: string): string | null {
  const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
  const found = pairs.find(([key]) => key === guarded(name)) ?? pairs.find(([key]) => key === name);
  return found?.[1] ?? null;
}

// Browsers accept the `__Host-` cookie from secure origins only, which for most of them includes localhost. A rejected
// cookie is missing when it is read back.
function write(name: string, value: string, seconds: number): void {
  const attributes = `; Max-Age=${seconds}; Path=/; SameSite=Strict`;
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${guarded(name)}=${value}${attributes}; Secure`;
  if (value !== "" && read(name) === value) return;
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${value}${attributes}`;
}

function guarded(name: string): string {
  return `__Host-${name}`;
}
