import { useLingui } from "@lingui/react";
import { memo } from "react";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { readPriceNote, writePriceNote } from "#domain/listings/price-facts.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { Chips } from "../../../ui/form/chips.tsx";

const BILLS = [
  ["included", /*i18n*/ "listing-form.bills.included"],
  ["extra", /*i18n*/ "listing-form.bills.extra"],
] as const;
const DEPOSITS = [
  ["none", /*i18n*/ "listing-form.deposit.none"],
  ["4", /*i18n*/ "listing-form.deposit.4-weeks"],
  ["5", /*i18n*/ "listing-form.deposit.5-weeks"],
] as const;

/** Bills and deposit, one tap each: written into the note about the price, where every reader and the search find them. */
export const PriceFactsField = memo(function PriceFactsField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const note = useTyped(form, "price_description");
  const facts = readPriceNote(note);
  const write = (written: string) => form.change("price_description", written);
  return (
    <div className="grid gap-3">
      <FactRow
        label={i18n._("listing-form.bills")}
        choices={BILLS}
        value={facts.bills}
        onChoose={(bills) => write(writePriceNote(note, "bills", bills, currentLanguage()))}
      />
      <FactRow
        label={i18n._("listing-form.deposit")}
        choices={DEPOSITS}
        value={facts.deposit}
        onChoose={(deposit) => write(writePriceNote(note, "deposit", deposit, currentLanguage()))}
      />
      <DraftText
        form={form}
        field="price_description"
        label={i18n._("listing-form.price-description")}
        help={i18n._("listing-form.price-description.help")}
      />
    </div>
  );
});

interface RowProps<Value extends string> {
  label: string;
  /** Value and catalogue id. */
  choices: readonly (readonly [Value, string])[];
  value: Value | null;
  /** Null where what was chosen is pressed again. */
  onChoose: (value: Value | null) => void;
}

function FactRow<Value extends string>({ label, choices, value, onChoose }: RowProps<Value>) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="font-semibold">
        {label}
      </span>
      <Chips
        label={label}
        choices={choices.map(([choice, text]) => ({
          key: choice,
          text: i18n._(text),
          isPressed: choice === value,
          onPress: () => onChoose(choice === value ? null : choice),
        }))}
      />
    </div>
  );
}
