import { useLingui } from "@lingui/react";
import { memo } from "react";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { PROPERTY_TYPES } from "#domain/listings/listing-choices.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { CityField } from "../../../drafts/form/city-field.tsx";
import { DraftChoice } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { choiceText } from "../../../platform/text/choice-text.ts";
import { PostcodeField } from "./postcode-field.tsx";
import { RoomTypeField } from "./room-type-field.tsx";

interface Props {
  form: DraftForm<ListingField>;
  draftSession: DraftSession<"listing">;
}

/** Where the room is, and what it is. */
export const PlaceFields = memo(function PlaceFields({ form, draftSession }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <PostcodeField form={form} draftSession={draftSession} />
        <CityField form={form} required />
      </div>
      <DraftChoice
        form={form}
        field="property_type"
        label={i18n._("listing-form.property-type")}
        help={i18n._("listing-form.property-type.help")}
        required
        choices={PROPERTY_TYPES.map((type) => [type, choiceText(i18n, type)] as const)}
      />
      <RoomTypeField form={form} />
    </>
  );
});
