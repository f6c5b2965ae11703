import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { DraftLongText, DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { TitleField } from "./title-field.tsx";

/** What there is to say about the room, and how to be reached. Only people who are logged in see the latter. */
export function WordsFields({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  return (
    <>
      <TitleField form={form} />
      <DraftLongText
        form={form}
        field="description"
        label={i18n._("listing-form.description")}
        help={i18n._("listing-form.description.help")}
        rows={5}
      />
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
}
