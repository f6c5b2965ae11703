import type { I18n } from "@lingui/core";
import { MAX_PRICE } from "#domain/limits.ts";
import type { FieldMistake } from "#domain/fields/field-mistakes.ts";
import { pounds } from "../../platform/text/pounds.ts";

/** A field's validation error in a sentence (PR-505). @param longest Code points that its text may have. */
export function mistakeText(i18n: I18n, mistake: FieldMistake, longest = 0): string {
  switch (mistake) {
    case "required":
      return i18n._("mistake.required");
    case "too-long":
      return i18n._("mistake.too-long", { longest });
    case "not-a-number":
      return i18n._("mistake.not-a-number");
    case "not-positive":
      return i18n._("mistake.not-positive");
    case "negative":
      return i18n._("mistake.negative");
    case "too-high":
      return i18n._("mistake.too-high", { most: pounds(MAX_PRICE) });
    case "too-precise":
      return i18n._("mistake.too-precise");
    case "not-a-day":
      return i18n._("mistake.not-a-day");
    case "wrong-order":
      return i18n._("mistake.wrong-order");
    case "in-the-past":
      return i18n._("mistake.in-the-past");
    case "too-far":
      return i18n._("mistake.too-far");
    case "not-an-email":
      return i18n._("mistake.not-an-email");
    case "not-a-xhs-link":
      return i18n._("mistake.not-a-xhs-link");
    case "not-offered":
      return i18n._("mistake.not-offered");
  }
}
