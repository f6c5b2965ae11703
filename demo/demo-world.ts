import type { Passwords } from "../src/server/auth/passwords.ts";
import type { Clock } from "../src/server/clock.ts";
import type { Database } from "../src/server/db/connect.ts";
import { addDemoReports } from "./demo-reports.ts";
import { giveDemoBelongings } from "./demo-user/demo-belongings.ts";
import { ensureDemoUser } from "./demo-user/demo-user.ts";
import { loadDemoData } from "./load-demo-data.ts";
import { withDemoPhotos } from "./photos/with-demo-photos.ts";

interface Parts {
  database: Pick<Database, "kysely" | "session">;
  clock: Clock;
  /** The calendar day in London. */
  today: () => string;
  passwords: Pick<Passwords, "hash">;
  /** One line a step. */
  log: (line: string) => void;
}

/** What a server with demo data has beside other servers; it is imported by those alone. */
export const demoWorld = {
  /** Loads the rooms, the requests, the demo user with things of their own, and a few reports, where they are missing. Called at every start. */
  async fill({ database, clock, today, passwords, log }: Parts): Promise<void> {
    await loadDemoData(database, { today: today(), now: clock.now(), log });
    await ensureDemoUser({ db: database.kysely, clock, passwords, log });
    await giveDemoBelongings({ db: database.kysely, clock, today: today() });
    await addDemoReports({ db: database.kysely, clock });
  },
  /** The photos of the demo rooms beside those that `storage` keeps. */
  withPhotos: withDemoPhotos,
};
