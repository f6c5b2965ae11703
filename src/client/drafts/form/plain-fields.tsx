import { useLingui } from "@lingui/react";
import { namesOf, type FieldRow, type FieldTable } from "#domain/fields/field-row.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import type { RequestField } from "#domain/tenant-requests/request-fields.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { fieldLabel } from "../../platform/text/field-names.ts";
import { fieldValue } from "../../platform/text/field-value.ts";
import { DraftChoice, DraftDay, DraftLongText, DraftText, DraftTick } from "./draft-fields.tsx";
import type { DraftForm } from "./use-draft-form.ts";

/** Code points from which on a text has several lines. */
const LONG = 300;

interface PlainFieldsProps<Field extends string> {
  form: DraftForm<Field>;
  kind: DraftKind;
  table: FieldTable;
  /** The part of the form, as rows name it. */
  step: string;
  /** The fields that the form places in ways of its own. */
  placed: readonly Field[];
}

/** The fields in a part of a form that nothing else places, each by the type of its row. */
export function PlainFields<Field extends ListingField | RequestField>(props: PlainFieldsProps<Field>) {
  const { table, step, placed, ...given } = props;
  const isLeft = (name: string) => table[name]!.step === step && !placed.some((field) => field === name);
  const names = namesOf(table).filter((name) => isLeft(name)) as Field[];
  return names.map((field) => <PlainField key={field} field={field} row={table[field]!} {...given} />);
}

interface FieldProps<Field extends string> extends Pick<PlainFieldsProps<Field>, "form" | "kind"> {
  field: Field;
  row: FieldRow;
}

function PlainField<Field extends ListingField | RequestField>({ form, kind, field, row }: FieldProps<Field>) {
  const { i18n } = useLingui();
  const given = { form, field, label: fieldLabel(i18n, field, kind), required: row.required };
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
