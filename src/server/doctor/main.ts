import { say } from "../command-line.ts";
import { examine } from "./doctor.ts";
import type { Finding } from "./finding.ts";

/** `npm run doctor`: says of each thing that the site depends on how it is; ends with 1 where there is a problem. */
const MARKS: Record<Finding["level"], string> = { ok: "ok     ", warning: "warning", problem: "PROBLEM" };

for await (const { level, about, says } of examine(process.env)) {
  say(`${MARKS[level]}  ${about.padEnd(8)}  ${says}`);
  if (level === "problem") process.exitCode = 1;
}
