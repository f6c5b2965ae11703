import { afterEach, expect, test } from "vitest";
import { withResolvers } from "#domain/with-resolvers.ts";
import { endSession, startSession } from "../../../src/client/api/credentials/session.ts";
import { connection } from "../../../src/client/platform/connection/connection.ts";
import { syncLoop } from "../../../src/client/sync/sync-loop.ts";
import { tokensOf } from "../../offline/session/session-support.ts";

afterEach(endSession);

test("what is asked for during a sync is asked for once more after it: a request under way may note what is older", async () => {
  startSession(tokensOf({ sub: "anna", sid: "anna-1" }));
  connection.value = "online";
  const happened: string[] = [];
  const [first, begun] = [withResolvers<void>(), withResolvers<void>()];
  const loop = syncLoop({
    wake: async () => void happened.push("woken"),
    async sync() {
      happened.push("syncs");
      begun.resolve();
      await first.promise;
      happened.push("synced");
      return { nextAt: null };
    },
    unsent: async () => "",
    afterEditMs: 0,
    orLater: (work) => work(),
  });
  const [before, meanwhile] = [loop.now(), begun.promise.then(() => loop.now())];
  await begun.promise;
  await expect.poll(() => happened).toEqual(["woken", "syncs", "woken"]);
  first.resolve();
  await Promise.all([before, meanwhile]);
  expect(happened).toEqual(["woken", "syncs", "woken", "synced", "woken", "syncs", "synced"]);
});
