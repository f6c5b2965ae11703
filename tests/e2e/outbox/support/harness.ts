import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { rolldown } from "rolldown";

/** Where the page finds the module; the app's own address, as the page's policy wants it. */
export const HARNESS_PATH = "/in-page.js";

let code: Promise<string> | undefined;

/** Lets pages of a context import the phone's own modules, beside the running app. */
export async function serveHarness(context: BrowserContext): Promise<void> {
  code ??= bundled();
  const body = await code;
  await context.route(`**${HARNESS_PATH}`, (route) => route.fulfill({ body, contentType: "text/javascript" }));
}

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL("in-page.ts", import.meta.url)), platform: "browser" });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output[0].code;
}
