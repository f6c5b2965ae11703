import { useLingui } from "@lingui/react";
import { memo } from "react";
import { LISTING_FIELDS, type ListingField } from "#domain/listings/listing-fields.ts";
import { DraftChoice, DraftDay, DraftLongText, DraftText, DraftTick } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { fieldLabel } from "../../../platform/text/field-names.ts";
import { fieldValue } from "../../../platform/text/field-value.ts";
import { STEPS } from "./steps.ts";

/** The fields that the components of the form place. */
const PLACED: ReadonlySet<string> = new Set([
  "photos",
  "post_code",
  "city",
  "property_type",
  "room_type",
  "price",
  "price_description",
  "begin_date",
  "end_date",
  "short_term_allowed",
  "duration",
  "duration_description",
  "title",
  "description",
  "additional_info",
  "email",
  "contact_info",
  "xhs_link",
]);

/** Code points from which on a text has several lines. */
const LONG = 300;

interface Props {
  form: DraftForm<ListingField>;
  step: number;
}

/** The fields of a step that nothing else places, each by the type of its row. */
export const PlainFields = memo(function PlainFields({ form, step }: Props) {
  const fields = STEPS[step]!.fields.filter((field): field is ListingField => !PLACED.has(field));
  return fields.map((field) => <PlainField key={field} form={form} field={field} />);
});

function PlainField({ form, field }: Pick<Props, "form"> & { field: ListingField }) {
  const { i18n } = useLingui();
  const row = LISTING_FIELDS[field];
  const given = { form, field, label: fieldLabel(i18n, field, "listing"), required: row.required };
  switch (row.type) {
    case "yes-no":
      return <DraftTick {...given} />;
    case "day":
      return <DraftDay {...given} />;
    case "choice":
      return (
        <DraftChoice {...given} choices={row.offered.map((word) => [word, fieldValue(i18n, field, word) ?? word])} />
      );
    case "text":
      return row.longest > LONG ? <DraftLongText {...given} /> : <DraftText {...given} />;
    case "pounds":
      return <DraftText {...given} inputMode="decimal" />;
  }
}
