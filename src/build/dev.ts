import { spawn } from "node:child_process";

/**
 * `npm run dev`: the API, restarted at every change, and the page with hot reload in front of it. Ends with Ctrl-C,
 * or when one of the two ends.
 */
const children = [
  spawn("node", ["--watch", "src/server/main.ts"], { stdio: "inherit" }),
  spawn("vite", ["--clearScreen", "false"], { stdio: "inherit" }),
];

for (const child of children) child.on("exit", stopAll);
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);

function stopAll(): void {
  for (const child of children) child.kill("SIGTERM");
}
