import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { readPriceNote, writePriceNote, type PriceFacts } from "#domain/listings/price-facts.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
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
export function PriceFactsField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const note = readPriceNote(form.text("price_description"));
  const write = (facts: Partial<PriceFacts>) =>
    form.change(
      "price_description",
      writePriceNote({ ...note, facts: { ...note.facts, ...facts } }, currentLanguage()),
    );
  return (
    <div className="grid gap-3">
      <Row label={i18n._("listing-form.bills")}>
        <Chips
          label={i18n._("listing-form.bills")}
          choices={BILLS.map(([value, text]) => ({
            key: value,
            text: i18n._(text),
            isPressed: note.facts.bills === value,
            onPress: () => write({ bills: note.facts.bills === value ? null : value }),
          }))}
        />
      </Row>
      <Row label={i18n._("listing-form.deposit")}>
        <Chips
          label={i18n._("listing-form.deposit")}
          choices={DEPOSITS.map(([value, text]) => ({
            key: value,
            text: i18n._(text),
            isPressed: note.facts.deposit === value,
            onPress: () => write({ deposit: note.facts.deposit === value ? null : value }),
          }))}
        />
      </Row>
      <DraftText
        form={form}
        field="price_description"
        label={i18n._("listing-form.price-description")}
        help={i18n._("listing-form.price-description.help")}
      />
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span aria-hidden="true" className="min-w-12 font-semibold">
        {label}
      </span>
      {children}
    </div>
  );
}
