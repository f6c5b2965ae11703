import { loadavg } from "node:os";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { asker, type Answered, type Asker, type Question } from "./abuse/ask.ts";
import { startServer } from "./abuse/start-server.ts";
import {
  kindsOf,
  logIn,
  newAddress,
  poster,
  signUp,
  uploadOf,
  type Hall,
  type Kind,
  type Resident,
} from "./hall/kinds.ts";

const USAGE = "npm run bench -- hall [--seconds 30] [--students 20] [--only WORD]";
/** One address for all: who abuses lives there, too. */
const HALL = "127.1.0.1";
const ABUSERS = 3;
const ABUSES_AT_ONCE = 20;
const ABUSE_PAUSE_MS = 50;
const LONGEST_MS = 60_000;

/** How long each honest call took, waits that were asked for included; null for one that did not get through in a minute. */
type Heard = number | null;

/**
 * What students of a hall of residence notice of one abuser behind the same address, by the kind of abuse, and what that one gets. The
 * server has its own limits; each kind has a new one.
 */
export async function run(args: string[]): Promise<void> {
  const { seconds, students, only } = readArguments(args);
  console.log("| Abuse | Within 2 s (goal >= 95 %) | Within a minute (goal: all) | Slowest | The abuser got | Load |");
  console.log("|---|---|---|---|---|---|");
  const names = Object.keys(kindsOf({ rooms: [], bomb: Buffer.alloc(0), photo: Buffer.alloc(0) }));
  for (const name of names.filter((each) => each.includes(only))) {
    const server = await startServer(resolve(import.meta.dirname, "../.."));
    const { ask, close } = asker(server.url, HALL);
    try {
      const people: Resident[] = [];
      for (let made = 0; made < students + ABUSERS; made += 1) people.push(await moveIn(ask, name));
      const kind = kindsOf(await hallOf(ask))[name]!;
      const abuse = startAbuse(server.url, kind, people.splice(0, ABUSERS));
      await delay(2000);
      const heard = await Promise.all(
        people.map(async (student, index) => {
          await delay((index * seconds * 1000) / students);
          return untilHeard(ask, kind.honest(student, index));
        }),
      );
      console.log(rowOf(name, heard, await abuse.stop()));
    } finally {
      close();
      await server.stop();
    }
  }
}

async function moveIn(ask: Asker["ask"], kind: string): Promise<Resident> {
  const email = newAddress();
  await succeed(ask, signUp(email));
  const { access_token } = JSON.parse(await succeed(ask, logIn(email))) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  if (kind !== "pictures to read") return { email, headers, picture: null };
  const { image_url } = JSON.parse(await succeed(ask, uploadOf(await poster(), headers))) as { image_url: string };
  return { email, headers, picture: image_url };
}

async function hallOf(ask: Asker["ask"]): Promise<Hall> {
  const { data } = JSON.parse(await succeed(ask, { path: "/api/v1/items/filter-open?limit=100" })) as {
    data: { id: string }[];
  };
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#a0b0c0" } })
      .jpeg()
      .toBuffer();
  return { rooms: data.map(({ id }) => id), bomb: await plain(6900), photo: await plain(800) };
}

/** Asks, waits as it is told, and asks again, as the page does. */
async function untilHeard(ask: Asker["ask"], question: Question): Promise<Heard> {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_MS) {
    const { status, retryAfter } = await ask(question);
    if (status === 200) return performance.now() - begun;
    if (status !== 429 && status !== 503 && status !== 0) throw new Error(`${question.path} answered ${status}`);
    await delay((retryAfter ?? 1) * 1000);
  }
  return null;
}

/** Asks on and on, and hears of no wait. */
function startAbuse(url: string, kind: Kind, abusers: readonly Resident[]) {
  const { ask, close } = asker(url, HALL);
  const statuses: Record<number, number> = {};
  const begun = performance.now();
  const over = new AbortController();
  let got = 0;
  let turn = 0;
  const abusing = Array.from({ length: ABUSES_AT_ONCE }, async (_, one) => {
    while (!over.signal.aborted) {
      const answer: Answered = await ask(kind.abuse(abusers[one % abusers.length]!, (turn += 1)));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (kind.isGot(answer)) got += 1;
      await delay(ABUSE_PAUSE_MS);
    }
  });
  return {
    async stop(): Promise<string> {
      over.abort();
      await Promise.all(abusing);
      close();
      const seconds = Math.round((performance.now() - begun) / 1000);
      const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
      return `${got} in ${seconds} s (${answers.join(", ")})`;
    },
  };
}

function rowOf(name: string, heard: readonly Heard[], got: string): string {
  const share = (mostMs: number) => {
    const within = heard.filter((ms) => ms !== null && ms <= mostMs).length;
    return `${((100 * within) / heard.length).toFixed(0)} % of ${heard.length}`;
  };
  const slowest = heard.includes(null) ? "–" : `${(Math.max(...heard.map(Number)) / 1000).toFixed(1)} s`;
  return `| ${[name, share(2000), share(LONGEST_MS), slowest, got, loadavg()[0]!.toFixed(1)].join(" | ")} |`;
}

async function succeed(ask: Asker["ask"], question: Question): Promise<string> {
  const { status, text } = await ask(question);
  if (status !== 200) throw new Error(`${question.path} answered ${status}: ${text}`);
  return text;
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "30" },
      students: { type: "string", default: "20" },
      only: { type: "string", default: "" },
    },
  });
  const [seconds, students] = [Number(values.seconds), Number(values.students)];
  // More would meet the limit of sign-ups before anything else begins.
  if (!(seconds > 0 && students > 0 && students <= 40)) throw new Error(`Usage: ${USAGE}`);
  return { seconds, students, only: values.only };
}
