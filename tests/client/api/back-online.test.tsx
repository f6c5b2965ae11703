import { SWRConfig } from "swr";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
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
let clock: MockInstance<() => number>;
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
  clock = vi.spyOn(performance, "now").mockReturnValue(startedAt);
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

/** Has the app's deadlines pass when the test says so. @returns Lets time pass, milliseconds. */
function deadlines(): (milliseconds: number) => void {
  const set: { end: AbortController; at: number }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const end = new AbortController();
    set.push({ end, at: startedAt + milliseconds });
    return end.signal;
  });
  return (milliseconds) => {
    startedAt += milliseconds;
    clock.mockReturnValue(startedAt);
    for (const { end, at } of set) if (at <= startedAt) end.abort(new DOMException("Too late", "TimeoutError"));
  };
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
  const pass = deadlines();
  lost = 0;
  const asked = answering((n, init) => (n === 1 ? deadLine(init) : null));
  root.render(<Screen />);
  await expect.poll(asked).toBe(1);
  pass(29_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked()).toBe(1);
  pass(1000);
  await expect.poll(() => shown.at(-1)).toBe("anna");
});

test("W11: an answer that takes 20 seconds is waited for, also where the server comes back meanwhile", async () => {
  const pass = deadlines();
  lost = 0;
  const slow = withResolvers<Response>();
  const asked = answering((n, init) => (n === 1 ? slow.promise : deadLine(init)));
  root.render(<Screen />);
  await expect.poll(asked).toBe(1);
  connection.value = "offline";
  pass(20_000);
  reportReachable();
  await expect.poll(asked).toBe(2);
  expect(shown.at(-1)).toBe("nothing yet");
  const headers = { date: new Date().toUTCString() };
  slow.resolve(Response.json({ id: "anna", email: "anna@example.org", is_superuser: false }, { headers }));
  await expect.poll(() => shown.at(-1)).toBe("anna");
});

test("W6: what still waits on a dead line some seconds after it was asked is asked again when the server is back", async () => {
  const pass = deadlines();
  lost = 0;
  const asked = answering((n, init) => (n === 1 ? deadLine(init) : null));
  root.render(<Screen />);
  await expect.poll(asked).toBe(1);
  connection.value = "offline";
  // Before it would have been given up.
  pass(5000);
  reportReachable();
  await expect.poll(() => shown.at(-1)).toBe("anna");
  expect(asked()).toBe(2);
});
