import { FLOODS, type FloodName } from "./flood.ts";

/** A flood as a process of its own, so that who measures is not held up by it: `<name> <server>`. It ends when it is told anything. */
const [name, server = ""] = process.argv.slice(2);
const statuses = new Map<number, number>();

await FLOODS[name as FloodName](server, (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
process.on("message", () => {
  process.send?.(Object.fromEntries(statuses));
  process.exit();
});
process.send?.("begun");
