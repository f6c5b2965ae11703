import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { moneyMistake } from "#domain/listings/listing-rules.ts";
import { monthlyRent } from "#domain/listings/price.ts";
import type { TypedListing } from "#offline/drafts/typed-listing.ts";
import { DraftDay, DraftMoney, DraftText, DraftTick } from "../../../drafts/form/draft-fields.tsx";
import { readPounds, readText } from "../../../drafts/form/read-typed.ts";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { stayLengthText } from "../../../platform/text/stay-text.ts";

/** What it costs, and when it can be had. */
export function TermsStep({ form, typed }: { form: DraftForm<ListingField>; typed: TypedListing }) {
  const { i18n } = useLingui();
  const stay = { begin_date: readText(typed["begin_date"]), end_date: readText(typed["end_date"]) };
  return (
    <>
      <DraftMoney
        form={form}
        field="price"
        label={i18n._("listing-form.price")}
        help={monthText() ?? i18n._("listing-form.price.help")}
        required
      />
      <DraftText
        form={form}
        field="price_description"
        label={i18n._("listing-form.price-description")}
        help={i18n._("listing-form.price-description.help")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DraftDay form={form} field="begin_date" label={i18n._("listing-form.begin-date")} required />
        <DraftDay
          form={form}
          field="end_date"
          label={i18n._("listing-form.end-date")}
          help={stayLengthText(i18n, stay)}
          required
        />
      </div>
      <DraftText
        form={form}
        field="duration"
        label={i18n._("listing-form.duration")}
        help={i18n._("listing-form.duration.help")}
      />
      <DraftText
        form={form}
        field="duration_description"
        label={i18n._("listing-form.duration-description")}
        help={i18n._("listing-form.duration-description.help")}
      />
      <DraftTick form={form} field="short_term_allowed" label={i18n._("listing-form.short-term")} />
    </>
  );

  // Shows the price per month: a user who knows the monthly rent can check the weekly one.
  function monthText(): string | null {
    const price = readPounds(typed["price"]);
    if (price === null || moneyMistake(price, true) !== null) return null;
    return i18n._("room.price.month", { price: pounds(monthlyRent(price)) });
  }
}
