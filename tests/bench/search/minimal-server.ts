import Fastify from "fastify";
import { connect } from "../../../src/server/db/connect.ts";
import type { Said, Statement, Told } from "./child-protocol.ts";

// The least that can be done: the same statements, their rows as JSON.
const database = connect(process.argv[2] ?? "");
let answers: Record<string, Statement[]> = {};
const app = Fastify();
app.get("/*", (request) => dataOf(answers[request.url] ?? []));
tell({ listening: await app.listen({ host: "127.0.0.1", port: 0 }) });

process.on("message", async (told: Told) => {
  if ("answers" in told) {
    ({ answers } = told);
    tell({ ready: true });
  }
  if (!("stop" in told)) return;
  await app.close();
  await database.close();
  process.disconnect?.();
});

async function dataOf(statements: readonly Statement[]): Promise<{ data: unknown[] }> {
  const results = await Promise.all(statements.map(({ text, values }) => database.pool.query(text, [...values])));
  return { data: results.map(({ rows }) => rows) };
}

function tell(said: Said): void {
  process.send?.(said);
}
