import type { SearchContent } from "#offline/documents/row.ts";
import type { MarkedKind } from "./marks.ts";

export const markedSearch: MarkedKind<"search"> = {
  marksOf: ({ name, criteria, alert, by_push, by_mail, seen_at }: SearchContent) =>
    new Map([
      ["name", [name]],
      ["criteria", [JSON.stringify(Object.entries(criteria).toSorted(([one], [other]) => (one < other ? -1 : 1)))]],
      ["alert", [alert]],
      ["by_push", [String(by_push)]],
      ["by_mail", [String(by_mail)]],
      ["seen_at", [seen_at]],
    ]),
  isLastWord: () => true,
  isAsked: () => false,
  isShared: (field) => field !== "name" && field !== "criteria",
  // The latest look counts, and none that is later than the server's now.
  isUnwished: (field) => field === "seen_at",
  doesRemovalStand: true,
};
