import { ensureBrowser } from "../support/ensure-browser.ts";
import { runStep } from "../support/run-step.ts";

/** `npm run test:matrix`: every case of the fault matrix, on a build made now, and one report of all of them. */
await ensureBrowser();
const built = await runStep({ title: "The page builds", command: "npm run --silent build" });
const config = "tests/matrix/playwright.config.ts";
const arguments_ = process.argv.slice(2).map((given) => `'${given}'`);
const ran = built.passed
  ? await runStep({
      title: "Every case of the fault matrix",
      command: `playwright test -c ${config} ${arguments_.join(" ")}`,
    })
  : built;
process.exitCode = ran.passed ? 0 : 1;
