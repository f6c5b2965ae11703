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
    const probes = ["/health", "/ready", "/serving", "/api/v1/ping"];
    return Promise.all(probes.map(async (probe) => (await server.get(probe)).statusCode));
  };
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  stopping.abort();
  expect(await statuses()).toEqual([200, 503, 503, 200]);
  expect(lines).toEqual([]);
  await server.get("/api/v1/items/count");
  expect(lines).toHaveLength(1);
  await server.close();
});
