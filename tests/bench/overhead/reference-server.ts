import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { connect } from "../../../src/server/db/connect.ts";

/** What the app is measured against, as a process of its own: `<kind> <database>`. Ended by a message. */
const [kind = "", databaseUrl = ""] = process.argv.slice(2);

const SERVERS: Record<string, () => Promise<string>> = {
  /** The least that Node can do. */
  async bare() {
    const server = createServer((_, response) => void response.end("hello world"));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  },
  /** The same answer as the app's ping, and nothing of what the app does besides. */
  plain() {
    const app = Fastify();
    const text = { type: "string" } as const;
    const answer = { type: "object", properties: { ok: { type: "boolean" }, app: text, now: text } } as const;
    app.get("/", { schema: { response: { 200: answer } } }, () => ({
      ok: true,
      app: "qiying",
      now: new Date().toISOString(),
    }));
    return app.listen({ host: "127.0.0.1", port: 0 });
  },
  /** One question to the database. */
  select() {
    const { pool } = connect(databaseUrl);
    const app = Fastify();
    app.get("/", async () => (await pool.query("select 1 as one")).rows[0]);
    return app.listen({ host: "127.0.0.1", port: 0 });
  },
};

process.send?.(await SERVERS[kind]?.());
process.once("message", () => process.exit());
