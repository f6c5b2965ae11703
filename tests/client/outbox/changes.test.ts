import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { changeOwnUser } from "../../../src/client/outbox/changes/change-own-user.ts";
import { saveChoices } from "../../../src/client/outbox/changes/save-choices.ts";
import { emptyDrafts, OWNER } from "../../offline/outbox/support.ts";
import { holdStore } from "../drafts/store/hold-store.ts";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("../../../src/client/api/transport.ts", () => ({
  ask: (name: string) => {
    asked.push(name);
    return Promise.resolve({ data: { id: "user" } });
  },
}));

let release: () => void = () => undefined;

beforeEach(async () => {
  asked.length = 0;
  await emptyDrafts();
});
afterEach(() => {
  release();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("S3: a choice that a full phone cannot queue goes to the server at once", async () => {
  vi.spyOn(draftsDatabase().outbox, "add").mockRejectedValue(new DOMException("No room", "QuotaExceededError"));
  await changeOwnUser(OWNER, { receive_updates: true });
  expect(asked).toEqual(["updateOwnUser"]);
});

test("E2: privacy choices are saved by the server while the phone's store does not answer", async () => {
  release = await holdStore();
  expect(await saveChoices(OWNER, { receive_updates: true })).toEqual({ id: "user" });
});

test("S10: a name that the store does not take within a while goes to the server", async () => {
  release = await holdStore();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const changed = changeOwnUser(OWNER, { full_name: "魏明" });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await changed;
  expect(asked).toEqual(["updateOwnUser"]);
});
