import type { I18n } from "@lingui/core";
import type { FieldProblem } from "#domain/fields/field-mistakes.ts";
import { checkRequest, REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import type { RequestField } from "#domain/tenant-requests/request-fields.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { mistakeText } from "../../../drafts/form/mistake-text.ts";
import type { FieldTexts } from "../../../ui/form/use-field-checks.ts";
import { REQUEST_FORM_FIELDS, requestFieldsOf } from "./request-typed.ts";

/** The validation errors of a request's form, in sentences and in its order (PR-507, A-19). */
export function requestProblems(
  i18n: I18n,
  typed: Draft["typed"],
  rules: { today: string; isNew: boolean },
): FieldTexts<RequestField> {
  const texts = new Map(
    checkRequest(requestFieldsOf(typed), rules).map((problem) => [problem.field, problemText(i18n, problem)]),
  );
  const inOrder = REQUEST_FORM_FIELDS.filter((field) => texts.has(field));
  return Object.fromEntries(inOrder.map((field) => [field, texts.get(field)]));
}

function problemText(i18n: I18n, { field, mistake }: FieldProblem<RequestField>): string {
  if (field === "city" && mistake === "required") return i18n._("request.city.required");
  if (field === "property_type" && mistake === "required") return i18n._("request.property-type.required");
  const lengths: Partial<Record<RequestField, number>> = REQUEST_TEXT_LENGTHS;
  return mistakeText(i18n, mistake, lengths[field]);
}
