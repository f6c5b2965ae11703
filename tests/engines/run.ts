import { runStep } from "../support/run-step.ts";
import { ensureEngines } from "./support/ensure-engines.ts";

/** `npm run test:engines`: installs the browsers that are missing, builds the page, and tells the stories in each. */
await ensureEngines();
const built = await runStep({ title: "The page builds", command: "npm run --silent build" });
const arguments_ = process.argv.slice(2).map((given) => `'${given}'`);
const ran = built.passed
  ? await runStep({
      title: "The journey, and the faults of each engine",
      command: `playwright test -c tests/engines/playwright.config.ts ${arguments_.join(" ")}`,
    })
  : built;
process.exitCode = ran.passed ? 0 : 1;
