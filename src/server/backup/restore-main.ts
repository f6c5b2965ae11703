import { parseArgs } from "node:util";
import { fail, say } from "../command-line.ts";
import { readSite } from "./site.ts";
import { restore } from "./restore.ts";

/** `npm run restore -- <folder> [<name>] [--force]`: makes the site of the settings what it was; its servers are stopped. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { force: { type: "boolean" } } });
  const [folder, name] = positionals;
  if (folder === undefined) throw new Error("Say from where: npm run restore -- /var/backups/qiying");
  await restore({ ...readSite(), folder, name, force: values.force === true, log: say });
}

await main(process.argv.slice(2)).catch(fail);
