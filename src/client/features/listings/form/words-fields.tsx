import { useLingui } from "@lingui/react";
import { memo } from "react";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { DraftLongText, DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";

interface Props {
  form: DraftForm<ListingField>;
}

/** What there is to say about the room. */
export const Description = memo(function Description({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <DraftLongText
      form={form}
      field="description"
      label={i18n._("listing-form.description")}
      help={i18n._("listing-form.description.help")}
      rows={5}
    />
  );
});

/** What else there is to say, and the address to write to. Only people who are logged in see contacts. */
export const FurtherWords = memo(function FurtherWords({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <DraftLongText
        form={form}
        field="additional_info"
        label={i18n._("listing-form.additional-info")}
        help={i18n._("listing-form.additional-info.help")}
      />
      <DraftText
        form={form}
        field="email"
        label={i18n._("listing-form.email")}
        help={i18n._("listing-form.email.help")}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
});

/** How else to be reached. */
export const ContactFields = memo(function ContactFields({ form }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <DraftLongText
        form={form}
        field="contact_info"
        label={i18n._("listing-form.contact")}
        help={i18n._("listing-form.contact.help")}
        rows={2}
      />
      <DraftText
        form={form}
        field="xhs_link"
        label={i18n._("listing-form.xhs-link")}
        help={i18n._("listing-form.xhs-link.help")}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
    </>
  );
});
