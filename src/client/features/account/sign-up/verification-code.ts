import { RESEND_SECONDS, VERIFICATION_CODE_DIGITS, VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";

/**
 * The six digits of the sign-up, generated here and stored in a cookie. A second one stores when they were sent.
 */
const CODE = "verification_code";
const SENT_AT = "verification_code_sent_at";

/** Six random digits. */
export function makeCode(): string {
  const bound = 10 ** VERIFICATION_CODE_DIGITS;
  // Rejection sampling: numbers above the last whole multiple would make some codes likelier than others.
  const limit = Math.floor(2 ** 32 / bound) * bound;
  let number: number;
  do number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  while (number >= limit);
  return String(number % bound).padStart(VERIFICATION_CODE_DIGITS, "0");
}

export function keepCode(code: string): void {
  write(CODE, code, VERIFICATION_CODE_SECONDS);
}

/** Starts the time in which no other code can be sent. */
export function keepSentAt(now: number): void {
  write(SENT_AT, String(now), RESEND_SECONDS);
}

/** The code that was sent; null when none was within five minutes. */
export function keptCode(): string | null {
  return read(CODE);
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
