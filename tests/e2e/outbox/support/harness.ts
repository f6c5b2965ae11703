import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { rememberEachUntilItFails } from "#domain/remembered.ts";
import { rolldown } from "rolldown";

/** Where the page finds the module; the app's own address, as the page's policy wants it. */
export const HARNESS_PATH = "/in-page.js";

const IN_PAGE = fileURLToPath(new URL("in-page.ts", import.meta.url));
const bundleOf = rememberEachUntilItFails(bundled);

/**
 * Lets pages of a context import the phone's own modules, beside the running app.
 * @param served The file of the module, and where a page finds it.
 */
export async function serveHarness(
  context: BrowserContext,
  { module = IN_PAGE, path = HARNESS_PATH }: { module?: string; path?: string } = {},
): Promise<void> {
  const body = await bundleOf(module);
  await context.route(`**${path}`, (route) => route.fulfill({ body, contentType: "text/javascript" }));
}

async function bundled(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output[0].code;
}
