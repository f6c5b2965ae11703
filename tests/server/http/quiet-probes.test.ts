import { expect, test } from "vitest";
import { startTestApp } from "../test-app.ts";

test("F13: probes are not logged, also while the server is not ready", async () => {
  const stopping = new AbortController();
  const lines: string[] = [];
  const server = await startTestApp({
    logLevel: "info",
    logTo: { write: (line) => void lines.push(line) },
    stopping: stopping.signal,
  });
  const statuses = async () => {
    const answers = [await server.get("/health"), await server.get("/ready"), await server.get("/api/v1/ping")];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  stopping.abort();
  expect(await statuses()).toEqual([200, 503, 200]);
  expect(lines).toEqual([]);
  await server.close();
});
