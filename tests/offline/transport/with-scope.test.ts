import { expect, test } from "vitest";
import { UnreachableError } from "#contract/api-error.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { outcomeOf, SERVER_TROUBLE } from "#offline/transport/outcome.ts";
import type { ServerApi } from "#offline/transport/server-api.ts";
import { withScope } from "#offline/transport/with-scope.ts";

const lost = outcomeOf(new UnreachableError("No answer"));

function asking(answer: () => Promise<unknown>) {
  const asked: string[] = [];
  const call = (_: string, name: string) => (asked.push(name), answer());
  return { asked, api: { call: call as ServerApi["call"] }, clock: SENDER_CLOCK, owner: "a" };
}

test("S2: what does not get through waits alone while the server answers a ping, else everything waits", async () => {
  const there = asking(async () => ({}));
  expect(await withScope(lost, there)).toMatchObject({ reason: "on-the-way", scope: "item" });
  const gone = asking(() => Promise.reject(new UnreachableError("No answer")));
  expect(await withScope(lost, gone)).toMatchObject({ reason: "no-answer", scope: "host" });
  expect([there.asked, gone.asked]).toEqual([["ping"], ["ping"]]);
});

test("what is decided asks for no ping", async () => {
  const { asked, ...there } = asking(async () => ({}));
  expect(await withScope(SERVER_TROUBLE, there)).toBe(SERVER_TROUBLE);
  expect(await withScope({ kind: "needs-login" }, there)).toEqual({ kind: "needs-login" });
  expect(asked).toEqual([]);
});
