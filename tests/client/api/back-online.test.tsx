import { SWRConfig } from "swr";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResolvers } from "#domain/with-resolvers.ts";
import { swrConfiguration, useApiQuery } from "../../../src/client/api/use-api-query.ts";
import { endSession, startSession } from "../../../src/client/api/credentials/session.ts";
import { connection, reportReachable, reportUnreachable } from "../../../src/client/platform/connection/connection.ts";
import { tokensOf } from "../../offline/session/session-support.ts";

let root: Root;
let shown: string[];
/** How many calls are lost on the way from now on; probes never are. */
let lost: number;
/** By the test's clock, which each test sets a minute ahead: returns of the server count when they are seconds apart. */
let startedAt = performance.now();
let calls: number;

function Name() {
  const { data, error } = useApiQuery("readOwnUser", {});
  shown.push(data?.data.id ?? error?.name ?? "nothing yet");
  return null;
}

/** As the app configures it, with nothing in memory. */
function Screen() {
  return (
    <SWRConfig value={{ ...swrConfiguration, provider: () => new Map() }}>
      <Name />
    </SWRConfig>
  );
}

beforeEach(() => {
  shown = [];
  lost = Infinity;
  calls = 0;
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const headers = { date: new Date().toUTCString() };
    const { href } = new URL(input instanceof Request ? input.url : input, location.href);
    if (href.includes("/ping")) {
      return Response.json({ ok: true, app: "qiying", now: new Date().toISOString() }, { headers });
    }
    if (!href.includes("/users/me")) throw new TypeError("Not part of this test");
    calls += 1;
    lost -= 1;
    if (lost >= 0) throw new TypeError("Failed to fetch");
    return Response.json({ id: "anna", email: "anna@example.org", is_superuser: false }, { headers });
  });
  startedAt += 60_000;
  vi.spyOn(performance, "now").mockReturnValue(startedAt);
  startSession(tokensOf({ sub: "anna", sid: "anna-1" }));
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  connection.value = "online";
  endSession();
});

test("W6: what was asked for without a network is asked for again when it returns, once", async () => {
  connection.value = "offline";
  root.render(<Screen />);
  await expect.poll(() => shown.at(-1)).toBe("UnreachableError");
  expect(calls).toBe(1);
  lost = 0;
  reportReachable();
  await expect.poll(() => shown.at(-1)).toBe("anna");
  expect(calls).toBe(2);
});

test("W6: a single lost call is made again when a probe is answered, though the app was never offline", async () => {
  lost = 1;
  root.render(<Screen />);
  await expect.poll(() => shown.at(-1)).toBe("anna");
  expect(connection.value).toBe("online");
});

test("W6: a call that is lost again right after a return is made once more, some seconds later", async () => {
  lost = 2;
  root.render(<Screen />);
  await expect.poll(() => calls).toBe(2);
  await expect.poll(() => shown.at(-1)).toBe("anna");
  expect(calls).toBe(3);
});

test("W6: a server that answers probes and nothing else is not asked without end", async () => {
  root.render(<Screen />);
  await expect.poll(() => shown.at(-1)).toBe("UnreachableError");
  // Each lost call has its probe; calls that follow at once would come by the hundred in this time.
  for (let n = 0; n < 20; n += 1) {
    reportUnreachable();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(calls).toBeLessThanOrEqual(3);
});

/** A line that carries nothing any more, though nobody has closed it; it ends when the app gives it up. */
function deadLine(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
  });
}

/** Makes the app's deadlines ten times shorter. */
function hurry(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => timeout(milliseconds / 10));
}

/** Answers calls as the function says, by their number, which it returns; null and probes as before. */
function answering(call: (n: number, init: RequestInit | undefined) => Promise<Response> | null): () => number {
  const before = vi.mocked(fetch).getMockImplementation();
  let n = 0;
  vi.mocked(fetch).mockImplementation((input, init) => {
    const isCall = typeof input === "string" && input.includes("/users/me");
    if (isCall) n += 1;
    return (isCall ? call(n, init) : null) ?? before!(input, init);
  });
  return () => n;
}

test("W6: an answer that does not come within 30 seconds is given up, and asked for again as the server answers", async () => {
  hurry();
  lost = 0;
  answering((n, init) => (n === 1 ? deadLine(init) : null));
  const askedAt = Date.now();
  root.render(<Screen />);
  await expect.poll(() => shown.at(-1)).toBe("anna");
  expect(Date.now() - askedAt).toBeGreaterThan(2500);
});

test("W11: an answer that takes 20 seconds is waited for, also where the server comes back meanwhile", async () => {
  hurry();
  lost = 0;
  const slow = withResolvers<Response>();
  const asked = answering((n, init) => (n === 1 ? slow.promise : deadLine(init)));
  root.render(<Screen />);
  await expect.poll(asked).toBe(1);
  connection.value = "offline";
  reportReachable();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(shown.at(-1)).toBe("nothing yet");
  const headers = { date: new Date().toUTCString() };
  slow.resolve(Response.json({ id: "anna", email: "anna@example.org", is_superuser: false }, { headers }));
  await expect.poll(() => shown.at(-1)).toBe("anna");
});

test("W6: what still waits on a dead line some seconds after it was asked is asked again when the server is back", async () => {
  lost = 0;
  const asked = answering((n, init) => (n === 1 ? deadLine(init) : null));
  root.render(<Screen />);
  await expect.poll(asked).toBe(1);
  connection.value = "offline";
  const backAt = Date.now();
  reportReachable();
  await expect.poll(() => shown.at(-1)).toBe("anna");
  // Before it would have been given up.
  expect(Date.now() - backAt).toBeLessThan(15_000);
  expect(asked()).toBe(2);
});
