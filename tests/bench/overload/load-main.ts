import { once } from "node:events";
import { Agent, request } from "node:http";
import type { Load, LoadReport } from "./load.ts";

/** Load as a process of its own, so that neither who measures nor the server is held up by it. Told what to do by its first message. */
const [{ url, paths, perSecond, atOnce, seconds, headers }] = (await once(process, "message")) as [Load];

/**
 * Connections are kept, as a balancer keeps those to its servers, and opened before: Node takes in one new connection for each round
 * of its event loop, so that what comes over new ones waits where no server sees it.
 */
const CONNECTIONS = 256;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
const answers: [status: number, ms: number, retryAfter: number][] = [];
let begun = performance.now();
let sent = 0;
const underWay = new Set<Promise<void>>();

/** Waits for nobody: what comes to a site does not come later because the site is slow. */
function sendOpenly(): void {
  const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1000) * perSecond);
  for (let left = Math.ceil(due - sent); left > 0; left -= 1) void send();
  if (sent >= perSecond * seconds) return void finish();
  setTimeout(sendOpenly, 2);
}

/** So many at a time, the next as soon as one is answered: as much as the server can do. */
async function sendInTurn(): Promise<void> {
  while (performance.now() - begun < seconds * 1000) await send();
}

function send(path?: string): Promise<void> {
  const sending = answered(path).finally(() => underWay.delete(sending));
  underWay.add(sending);
  return sending;
}

function answered(path = paths[sent % paths.length] ?? "/"): Promise<void> {
  sent += 1;
  const at = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter = 0) => {
      answers.push([status, performance.now() - at, retryAfter]);
      resolve();
    };
    const asked = request(new URL(path, url), { agent, headers, timeout: 20_000 }, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode ?? 0, Number(answer.headers["retry-after"])));
      answer.once("error", () => done(0));
    });
    asked.once("timeout", () => asked.destroy()).once("error", () => done(0));
    asked.end();
  });
}

async function finish(): Promise<void> {
  const tookSeconds = (performance.now() - begun) / 1000;
  await Promise.all(underWay);
  process.send?.({ answers, tookSeconds } satisfies LoadReport, () => process.exit());
}

await Promise.all(Array.from({ length: perSecond > 0 ? CONNECTIONS : atOnce }, () => send("/health")));
answers.length = 0;
sent = 0;
begun = performance.now();
if (perSecond > 0) sendOpenly();
else void Promise.all(Array.from({ length: atOnce }, sendInTurn)).then(finish);
