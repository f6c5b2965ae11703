import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { PROPERTY_TYPES } from "#domain/listings/listing.ts";
import { CityField } from "../../../drafts/form/city-field.tsx";
import { DraftChoice, DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { RoomTypeField } from "./room-type-field.tsx";

/** Where the room is, and what it is. */
export function PlaceStep({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  return (
    <>
      <CityField form={form} required />
      <DraftText
        form={form}
        field="post_code"
        label={i18n._("listing-form.post-code")}
        help={i18n._("listing-form.post-code.help")}
        required
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <DraftChoice
        form={form}
        field="property_type"
        label={i18n._("listing-form.property-type")}
        help={i18n._("listing-form.property-type.help")}
        required
        choices={PROPERTY_TYPES.map((type) => [type, propertyTypeText(i18n, type)] as const)}
      />
      <RoomTypeField form={form} />
    </>
  );
}
