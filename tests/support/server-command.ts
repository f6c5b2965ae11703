import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What `npm run serve` of a checkout gives to Node: options, and the path of the server's file. */
export async function serverArguments(checkout: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(checkout, "package.json"), "utf8")) as {
    scripts: { serve: string };
  };
  return scripts.serve.split(" ").slice("exec node".split(" ").length);
}
