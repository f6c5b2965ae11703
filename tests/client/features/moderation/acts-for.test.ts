import { expect, test } from "vitest";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { room } from "../../../offline/support.ts";
import { actsFor, reasonsFor } from "../../../../src/client/features/moderation/act/acts-for.ts";

const ME = "moderator";
const POSTER = { id: "poster", is_active: true, is_superuser: false } as CaseDetail["poster_history"];
const OPEN = {
  kind: "listing",
  state: "open",
  standing: null,
  now: { listing: room("a"), tenant_request: null },
  appeal_pending: false,
  poster_history: POSTER,
} as CaseDetail;
const actsOn = (fields: Partial<CaseDetail>) => actsFor({ ...OPEN, ...fields }, ME);

test("A-61: a reported room can be left, hidden or removed, and its poster warned or deactivated", () => {
  expect(actsOn({})).toEqual(["dismiss", "hide", "remove", "warn", "deactivate"]);
});

test("A-61: what is hidden can be restored or removed, what is removed restored alone", () => {
  expect(actsOn({ state: "decided", standing: "hidden" })).toEqual(["restore", "remove", "warn", "deactivate"]);
  expect(actsOn({ state: "decided", standing: "removed" })).toEqual(["restore", "warn", "deactivate"]);
});

test("A-61: a pending appeal can be refused, an account's too", () => {
  const appealed = { state: "decided", appeal_pending: true } as const;
  expect(actsOn({ ...appealed, standing: "hidden" })).toContain("dismiss");
  const account = {
    ...appealed,
    kind: "account",
    now: null,
    poster_history: { ...POSTER!, is_active: false },
  } as const;
  expect(actsOn(account)).toEqual(["dismiss", "reactivate"]);
});

test("A-61: a reason answers an appeal only where one is pending", () => {
  expect(reasonsFor("dismiss", { appeal_pending: false })).toEqual(["no_breach", "mended"]);
  expect(reasonsFor("dismiss", { appeal_pending: true })).toContain("appeal_refused");
  expect(reasonsFor("restore", { appeal_pending: false })).toEqual(["no_breach", "mended"]);
  expect(reasonsFor("restore", { appeal_pending: true })).toContain("appeal_granted");
});

test("A-61: what is gone, or has no poster, leaves less to do", () => {
  expect(actsOn({ now: null, poster_history: null })).toEqual(["dismiss"]);
  expect(actsOn({ state: "decided", poster_history: null })).toEqual(["hide", "remove"]);
});

test("A-47: superusers are not deactivated here, and nobody decides about their own", () => {
  expect(actsOn({ poster_history: { ...POSTER!, is_superuser: true } })).not.toContain("deactivate");
  expect(actsOn({ poster_history: { ...POSTER!, id: ME } })).toEqual([]);
});
