import { fail, say } from "../command-line.ts";
import { backUp } from "./back-up.ts";
import { readSite } from "./site.ts";

/** `npm run backup -- <folder>`: backs the site of the settings up, while it is in use. */
async function main([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new Error("Say where to: npm run backup -- /var/backups/qiying");
  const { ownerUrl, storage } = readSite();
  await backUp({ databaseUrl: ownerUrl, storage, folder, now: new Date(), log: say });
}

await main(process.argv.slice(2)).catch(fail);
