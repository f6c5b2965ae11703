import { afterEach, expect, test, vi } from "vitest";
import { connection, reportReachable } from "../../../src/client/platform/connection/connection.ts";

afterEach(() => {
  vi.restoreAllMocks();
  connection.value = "online";
});

test("an answer that was on its way when the network went does not count as its return: a probe decides", async () => {
  const probes = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  connection.value = "offline";
  reportReachable();
  await expect.poll(() => probes.mock.calls.length).toBeGreaterThan(0);
  expect(connection.value).toBe("offline");
});

test("an answer ends the probing where the browser has a network", () => {
  connection.value = "unreachable";
  reportReachable();
  expect(connection.value).toBe("online");
});
