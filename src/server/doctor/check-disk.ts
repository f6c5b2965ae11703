import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { receivingFolder } from "../http/body/receive-file.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check } from "./finding.ts";
import { judgeFolder, nearestThere } from "./judge-folder.ts";

/** A share of the disk that is free; below it photos and the database soon find no room. */
const LEAST_FREE = 0.1;
/** Below it there is none: what is left goes within the day, to the log or to the system. */
const NONE_FREE = 0.01;
const GIGABYTE = 1e9;

/** The disk under DATA_DIR: whose the folder and that of photos on their way in are, that both can be written to, and that it has room. */
export function checkDisk({ dataDir }: Pick<Settings, "dataDir">): Check {
  return checkOf("disk", async (say) => {
    await judgeFolder(say, { name: "DATA_DIR", path: dataDir });
    const receiving = resolve(receivingFolder({ dataDir }));
    if ((await nearestThere(receiving)) === receiving)
      await judgeFolder(say, { name: "DATA_DIR/receiving", path: receiving });
    const { bavail, blocks, bsize } = await statfs(await nearestThere(dataDir));
    const free = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB (${Math.round((100 * bavail) / blocks)} %)`;
    const share = bavail / blocks;
    if (share < NONE_FREE) say("problem", `No more than ${free} are free under DATA_DIR. Make room.`);
    else if (share < LEAST_FREE) say("warning", `Only ${free} are free under DATA_DIR.`);
    else say("ok", `${free} are free under DATA_DIR.`);
  });
}
