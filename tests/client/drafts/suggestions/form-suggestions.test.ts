import { signal } from "@preact/signals-react";
import { expect, test } from "vitest";
import { newDraft } from "#offline/drafts/draft-rows.ts";
import { takeReadings, type SuggestedDraft } from "../../../../src/client/drafts/suggestions/form-suggestions.ts";

test("a reading counts what is new: the same text once more has nothing", () => {
  const draft = signal(newDraft({ owner: "anna", kind: "listing", typed: { price: "150" } }));
  const draftSession: SuggestedDraft = {
    draft,
    takeSuggested({ typed, suggested }) {
      draft.value = { ...draft.value, typed: { ...draft.value.typed, ...typed }, suggested };
    },
  };
  const readings = { price: "180", city: "Leeds", post_code: "LS1 1AA" };
  expect(takeReadings(draftSession, readings, {})).toEqual({ filled: 2, offered: 1 });
  expect(takeReadings(draftSession, readings, {})).toEqual({ filled: 0, offered: 0 });
  expect(draft.value.typed).toMatchObject({ price: "150", city: "Leeds" });
});
