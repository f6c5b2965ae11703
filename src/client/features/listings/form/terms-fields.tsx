import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { DraftText, DraftTick } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { PriceFactsField } from "./price-facts-field.tsx";
import { RentField } from "./rent-field.tsx";
import { StayFields } from "./stay-fields.tsx";

/** What it costs, and when it can be had. */
export function TermsFields({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  return (
    <>
      <RentField form={form} />
      <PriceFactsField form={form} />
      <StayFields form={form} />
      <DraftTick form={form} field="short_term_allowed" label={i18n._("listing-form.short-term")} />
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
    </>
  );
}
