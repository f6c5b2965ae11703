import { canonicalEmail } from "#domain/users/account-rules.ts";
import { findAccountByEmail } from "../../accounts/account-store.ts";
import { systemClock as clock } from "../../clock.ts";
import { fail, say } from "../../command-line.ts";
import { openDatabase } from "../../db/open-database.ts";
import { mailQueue } from "../../mail/mail-queue-store.ts";
import { readSecretKeys } from "../../settings/read-secret-keys.ts";
import { readSettings } from "../../settings/settings.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";

const USAGE = "Say whose: npm run reset-second-factor -- someone@example.org";

/** `npm run reset-second-factor -- <address>`: for a superuser who has lost phone and recovery codes, where there is no other one. */
async function main([address, ...others]: string[]): Promise<void> {
  if (address === undefined || others.length > 0) throw new Error(USAGE);
  const email = canonicalEmail(address);
  const settings = readSettings(process.env);
  const mails = mailQueue({ clock, secretKeys: await readSecretKeys(settings), limited: settings.rateLimits });
  const database = await openDatabase(settings, say);
  try {
    const db = database.kysely;
    const account = await findAccountByEmail(db, email);
    if (account === undefined) throw new Error(`No account has the address ${email}.`);
    const doing = { accountId: account.id, actorId: null, now: clock.now(), mails };
    const isReset = await db.transaction().execute((trx) => resetSecondFactor(trx, doing));
    if (isReset !== true) throw new Error(`${email} has no second factor.`);
    say(
      `The second factor of ${email} is gone, and a mail says so. Their password alone counts until they set up another one.`,
    );
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(fail);
