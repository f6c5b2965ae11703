import { SWRConfig } from "swr";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

test("W6: a call that alone was lost is made again when a probe is answered, though nobody was ever offline", async () => {
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
