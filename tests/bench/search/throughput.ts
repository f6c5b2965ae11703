import autocannon from "autocannon";
import { median } from "../median.ts";
import { startChildServer, type ChildServer } from "./child-server.ts";
import type { Statement } from "./child-protocol.ts";
import type { QueryClass } from "./query-classes.ts";

/** Answers a second, medians of the rounds. */
export interface Throughput {
  kind: QueryClass["kind"];
  handler: number;
  minimal: number;
}

interface Parts {
  server: ChildServer;
  database: { url: string };
  classes: readonly QueryClass[];
  seconds: number;
  /** Both unless told. */
  kinds?: readonly QueryClass["kind"][];
}

const PATHS = 100;
const CONNECTIONS = 8;
/** Ours, theirs, theirs, ours: what slows the machine down for a while slows both. */
const ROUNDS = ["handler", "minimal", "minimal", "handler", "handler", "minimal", "minimal", "handler"] as const;

/** Asks our server and a minimal one for the same paths: first pages of every class of a kind. */
export async function measureThroughput({
  server,
  database,
  classes,
  seconds,
  kinds = ["filter", "keyword"],
}: Parts): Promise<Throughput[]> {
  const minimal = await startChildServer("minimal-server.ts", { databaseUrl: database.url });
  const measured: Throughput[] = [];
  try {
    for (const kind of kinds) {
      const answers = await statementsOf(
        server,
        classes.filter((of) => of.kind === kind && of.page === 1),
      );
      await minimal.teach(answers);
      const rates = { handler: [] as number[], minimal: [] as number[] };
      for (const which of ROUNDS) {
        const { address } = which === "handler" ? server : minimal;
        rates[which].push(await rateOf(address, Object.keys(answers), seconds));
      }
      measured.push({ kind, handler: median(rates.handler), minimal: median(rates.minimal) });
    }
  } finally {
    await minimal.stop();
  }
  return measured;
}

async function statementsOf(server: ChildServer, classes: readonly QueryClass[]): Promise<Record<string, Statement[]>> {
  const answers: Record<string, Statement[]> = {};
  await server.takeStatements();
  for (let index = 0; index < PATHS; index++) {
    const path = classes[index % classes.length]?.nextPath() ?? "";
    await (await fetch(`${server.address}${path}`)).arrayBuffer();
    answers[path] = await server.takeStatements();
  }
  return answers;
}

/** Refused at most, of a hundred: a machine that other work holds up for a moment has its server refuse what would wait. */
const REFUSED_OF_HUNDRED = 2;

/** Good answers a second that a server gives to eight who ask one after the other. @throws where it fails, or refuses many. */
export async function rateOf(
  address: string,
  paths: readonly string[],
  duration: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const requests = paths.map((path) => ({ path, headers }));
  const {
    requests: answered,
    errors,
    non2xx,
  } = await autocannon({ url: address, connections: CONNECTIONS, duration, requests });
  const isRight = errors === 0 && non2xx * 100 <= answered.total * REFUSED_OF_HUNDRED;
  if (!isRight) throw new Error(`${errors} errors and ${non2xx} refusals of ${answered.total} under load`);
  return (answered.average * (answered.total - non2xx)) / answered.total;
}
