import { parseArgs } from "node:util";
import { fail, say } from "../command-line.ts";
import { backUp } from "./back-up.ts";
import { readSite } from "./site.ts";

const USAGE =
  "Say where to, and for how many days backups are kept: npm run backup -- /var/backups/qiying --keep-days=30";

/**
 * `npm run backup -- <folder> [--keep-days=<days>]`: backs the site of the settings up, while it is in use; then removes backups that
 * are older than so many days.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "keep-days": { type: "string" } },
  });
  const [folder] = positionals;
  const days = values["keep-days"];
  if (folder === undefined || (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))) throw new Error(USAGE);
  const keepDays = days === undefined ? undefined : Number(days);
  const { ownerUrl, storage } = readSite();
  await backUp({ databaseUrl: ownerUrl, storage, folder, keepDays, now: new Date(), log: say });
}

await main(process.argv.slice(2)).catch(fail);
