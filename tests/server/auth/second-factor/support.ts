import { randomBytes } from "node:crypto";
import { sealedSecret } from "../../../../src/server/auth/second-factor/prove.ts";
import { codeOf, stepAt } from "../../../../src/server/auth/second-factor/totp.ts";
import { SECRET_KEYS, type TestApp } from "../../test-app.ts";

/** Secrets by the accounts that have them. */
const secrets = new Map<string, Buffer>();

/** The secret of an account's second factor, which it is given where it has none. */
export async function secondFactorOf(
  { database, clock }: TestApp,
  accountId: string,
  { isConfirmed = true } = {},
): Promise<Buffer> {
  const known = secrets.get(accountId);
  if (known !== undefined) return known;
  const secret = randomBytes(20);
  const confirmed_at = isConfirmed ? clock.now().toISOString() : null;
  const row = { account_id: accountId, secret: sealedSecret(secret, SECRET_KEYS), confirmed_at };
  await database.kysely.insertInto("second_factor").values(row).execute();
  secrets.set(accountId, secret);
  return secret;
}

/** The code that an app shows now. @param steps Half minutes later, or earlier. */
export function codeNow({ clock }: TestApp, secret: Buffer, steps = 0): string {
  return codeOf(secret, stepAt(clock.now()) + steps);
}
