import { useLingui } from "@lingui/react";
import { memo } from "react";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { DraftText, DraftTick } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";

interface Props {
  form: DraftForm<ListingField>;
}

/** What else there is to say about the days for which it can be had. */
export const FurtherTerms = memo(function FurtherTerms({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <>
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
});
