import type { Kysely } from "kysely";
import type { Passwords } from "../../src/server/auth/passwords.ts";
import type { Clock } from "../../src/server/clock.ts";
import { insertAccount, isEmailTaken } from "../../src/server/accounts/account-store.ts";
import type { Tables } from "../../src/server/db/tables.ts";

/** The account to try the app out with. No secret: it is printed at every start of a demo. */
export const DEMO_USER = { email: "demo@qiying.example", password: "try-qiying-out", full_name: "小英 Demo" } as const;

interface Parts {
  db: Kysely<Tables>;
  clock: Clock;
  passwords: Pick<Passwords, "hash">;
  log: (line: string) => void;
}

/** Sees to it that the demo user is there, and says how to log in. An account of that address is left as it is. */
export async function ensureDemoUser({ db, clock, passwords, log }: Parts): Promise<void> {
  const { email, password, full_name } = DEMO_USER;
  const known = await db.selectFrom("account").select("is_demo").where("email", "=", email).executeTakeFirst();
  if (known === undefined) {
    const account = { email, full_name, is_superuser: false, is_active: true, email_verified: true, is_demo: true };
    const row = {
      ...account,
      password_hash: await passwords.hash(`account ${account.email}`, password),
      language: "zh",
    } as const;
    await insertAccount(db, row, clock.now()).catch((error: unknown) => {
      // Another process was first.
      if (!isEmailTaken(error)) throw error;
    });
  }
  if (known?.is_demo !== false) log(`To try it out, log in as ${email} with the password ${password}`);
}
