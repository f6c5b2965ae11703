import { setupI18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { RefusedEntry } from "#offline/outbox/entries/untold-refusals.ts";
import { tellRefusal } from "../../../src/client/outbox/refusals/tell-refusal.ts";
import { dismissToast, toasts } from "../../../src/client/ui/toasts/toasts.ts";

beforeEach(() => {
  for (const { id } of toasts.peek()) dismissToast(id);
});

type Refusal = Pick<RefusedEntry, "change"> & { problems?: RefusedEntry["state"]["problems"]; photos?: string[] };

function told(locale: "zh" | "en", { change, problems = [], photos = [] }: Refusal) {
  tellRefusal(setupI18n({ locale, messages: { zh, en } }), {
    change,
    state: { name: "needs-fix", problems, photos },
  } as RefusedEntry);
  return toasts.peek().map(({ tone, title, text }) => [tone, title, text]);
}

const DELETION = { type: "delete", kind: "listing", id: "1", title: "A room" } as const;
const PROFILE = { type: "profile", body: { full_name: "x" } } as const;

test("PR-806: a refused deletion, in the words of the specification, and not as something unposted", () => {
  const problems = [{ field: null, message: "Made up" }];
  expect(told("en", { change: DELETION, problems })).toEqual([
    ["error", "An error occurred.", "An error occurred while deleting the item."],
  ]);
  expect(told("zh", { change: { ...DELETION, kind: "request" }, problems })).toContainEqual([
    "error",
    "出错了。",
    "删除求租时出错。",
  ]);
});

test("PR-806: anything else with the server's detail, in the user's language where it has one", () => {
  expect(told("en", { change: PROFILE, problems: [{ field: null, message: "Made up" }] })).toEqual([
    ["error", "Something went wrong.", "Made up"],
  ]);
  const problems = [
    { field: "price", message: "Price must be larger than 0", type: "not-positive" },
    { field: "title", message: "Title is required.", type: "required" },
  ] as RefusedEntry["state"]["problems"];
  const toast = told("en", { change: { type: "create", kind: "listing" } as RefusedEntry["change"], problems }).at(-1);
  expect(toast?.[2]).toBe("Price must be larger than 0 Title is required.");
});

test("PR-806: photos that could not be used are counted", () => {
  const problems = [{ field: "photos" as const, message: "" }];
  const change = { type: "create", kind: "listing" } as RefusedEntry["change"];
  const [toast] = told("en", { change, problems, photos: ["one", "two"] });
  expect(toast).toEqual(["error", "Something went wrong.", expect.stringContaining("2 photos can’t be used")]);
});
