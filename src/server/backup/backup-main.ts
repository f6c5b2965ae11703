import { backUp } from "./back-up.ts";
import { readSite, run, say } from "./command.ts";

/** `npm run backup -- <folder>`: backs the site of the settings up, while it is in use. */
await run(async ([folder]) => {
  if (folder === undefined) throw new Error("Say where to: npm run backup -- /var/backups/qiying");
  const { ownerUrl, storage } = readSite();
  await backUp({ databaseUrl: ownerUrl, storage, folder, now: new Date(), log: say });
});
