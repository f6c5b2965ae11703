import { useLingui } from "@lingui/react";
import { memo } from "react";
import type { I18n } from "@lingui/core";
import { STARRED_REQUEST_FIELDS } from "#domain/tenant-requests/request-rules.ts";
import { REQUEST_FIELDS, type RequestField } from "#domain/tenant-requests/request-fields.ts";
import { LET_TYPES, WANTED_PROPERTY_TYPES } from "#domain/tenant-requests/request-choices.ts";
import { CityField } from "../../../drafts/form/city-field.tsx";
import { DraftChoice, DraftDay, DraftLongText, DraftText } from "../../../drafts/form/draft-fields.tsx";
import { DraftRent } from "../../../drafts/form/draft-rent.tsx";
import { PlainFields } from "../../../drafts/form/plain-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { choiceText } from "../../../platform/text/choice-text.ts";

type Props = { form: DraftForm<RequestField> };

/** The fields that are placed here by hand; all others are drawn by their types. */
const PLACED: readonly RequestField[] = [
  "city",
  "post_code",
  "begin_date",
  "end_date",
  "price_upper_bound",
  "property_type",
  "room_type",
  "let_type",
  "email",
  "contact_info",
  "description",
];
const PLAIN = { kind: "request", table: REQUEST_FIELDS, placed: PLACED } as const;

/** Where, when and for how much. */
export const WhereAndWhen = memo(function WhereAndWhen({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <CityField form={form} required={isStarred("city")} />
      <DraftText
        {...about(form, "post_code")}
        label={i18n._("request.post-code")}
        help={i18n._("request.post-code.help")}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DraftDay {...about(form, "begin_date")} label={i18n._("request.begin-date")} />
        <DraftDay {...about(form, "end_date")} label={i18n._("request.end-date")} />
      </div>
      <DraftRent
        {...about(form, "price_upper_bound")}
        label={i18n._("request-form.budget")}
        help={i18n._("request-form.budget.help")}
      />
      <PlainFields {...PLAIN} form={form} step="where" />
    </>
  );
});

/** What kind of home, and from whom. */
export const WhatHome = memo(function WhatHome({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <DraftChoice
        {...about(form, "property_type")}
        label={i18n._("request.property-type")}
        choices={WANTED_PROPERTY_TYPES.map((type) => [type, choiceText(i18n, type)])}
      />
      <DraftText
        {...about(form, "room_type")}
        label={i18n._("request.room-type")}
        help={i18n._("request.room-type.help")}
      />
      <DraftChoice {...about(form, "let_type")} label={i18n._("request.let-type")} choices={letTypes(i18n)} />
      <PlainFields {...PLAIN} form={form} step="what" />
    </>
  );
});

/** Contact details and description. */
export const WhoAsks = memo(function WhoAsks({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <DraftText
        {...about(form, "email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={i18n._("request.email")}
      />
      <DraftLongText
        {...about(form, "contact_info")}
        rows={2}
        label={i18n._("request.contact")}
        help={<ContactAdvice />}
      />
      <DraftLongText
        {...about(form, "description")}
        rows={4}
        label={i18n._("request.description")}
        help={i18n._("request.description.help")}
      />
      <PlainFields {...PLAIN} form={form} step="who" />
    </>
  );
});

function letTypes(i18n: I18n): [string, string][] {
  return LET_TYPES.map((type) => [type, choiceText(i18n, type)]);
}

function about(form: DraftForm<RequestField>, field: RequestField) {
  return { form, field, required: isStarred(field) };
}

function isStarred(field: RequestField): boolean {
  return (STARRED_REQUEST_FIELDS as readonly RequestField[]).includes(field);
}

/** Who reads the contact details, and which to give (PR-507). */
function ContactAdvice() {
  const { i18n } = useLingui();
  return <span className="text-amber">{i18n._("request.contact.advice")}</span>;
}
