import Fastify, { type FastifyBaseLogger } from "fastify";
import { expect, test } from "vitest";
import { requestLogger } from "../../../src/server/http/log/request-logger.ts";

/** The lines that are written, without what all have. */
function linesOf(write: (log: FastifyBaseLogger) => void): object[] {
  const lines: object[] = [];
  const app = Fastify({
    logger: {
      level: "info",
      base: null,
      timestamp: false,
      serializers: { err: ({ message, name }: Error) => ({ type: name, message, stack: "" }) },
      stream: { write: (line) => void lines.push(JSON.parse(line) as object) },
    },
  });
  write(requestLogger(app.log, { reqId: "of-one" }));
  return lines;
}

const error = (message: string) => ({ type: "Error", message, stack: "" });

test("each line of a request bears its fields, whatever it is written with", () => {
  const lines = linesOf((log) => {
    log.info("a text");
    log.warn({ reason: "fields" }, "and a text");
    log.error({ err: new Error("an error") }, "among fields");
    log.error(new Error("an error alone"));
    log.fatal(new Error("an error"), "and a text");
  });
  expect(lines).toEqual([
    { level: 30, reqId: "of-one", msg: "a text" },
    { level: 40, reqId: "of-one", reason: "fields", msg: "and a text" },
    { level: 50, reqId: "of-one", err: error("an error"), msg: "among fields" },
    { level: 50, reqId: "of-one", err: error("an error alone"), msg: "an error alone" },
    { level: 60, reqId: "of-one", err: error("an error"), msg: "and a text" },
  ]);
});

test("a child's lines bear the fields of both, and what is below the level is not written", () => {
  const lines = linesOf((log) => {
    log.child({ userId: "of-somebody" }).info({ status: 200 }, "answered");
    log.debug({ detail: 1 }, "not written");
  });
  expect(lines).toEqual([{ level: 30, reqId: "of-one", userId: "of-somebody", status: 200, msg: "answered" }]);
});
