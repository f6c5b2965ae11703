import { once } from "node:events";
import { FLOODS, type FloodName } from "./flood.ts";

/** A flood as a process of its own: `<name> <server>`; begins when it is told for how many seconds. */
const [name, url = ""] = process.argv.slice(2);
const prepare = await FLOODS[name as FloodName]();
const flood = await prepare(url);
process.send?.("prepared");
const [seconds] = (await once(process, "message")) as [number];
const report = await flood(seconds);
process.send?.(report, () => process.exit());
