import { useLingui } from "@lingui/react";
import { memo } from "react";
import { CITY_BY_NAME, foldCity } from "#domain/cities.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { DraftRent } from "../../../drafts/form/draft-rent.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { TypicalPriceNote } from "../../room/typical-price/typical-price-note.tsx";

/** The rent, and what rooms like this one cost. */
export const RentField = memo(function RentField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const room = {
    city: knownCity(useTyped(form, "city")),
    room_type: useTyped(form, "room_type"),
    begin_date: useTyped(form, "begin_date") || null,
  };
  return (
    <DraftRent
      form={form}
      field="price"
      label={i18n._("listing-form.price")}
      required
      help={i18n._("listing-form.price.help")}
      renderNote={({ weekly, unit }) => <TypicalPriceNote room={room} price={weekly} unit={unit} />}
    />
  );
});

/** A city whose name is typed to its end, so that not each letter of it is asked about; else empty. */
function knownCity(typed: string): string {
  const city = foldCity(typed);
  return CITY_BY_NAME.has(city.toLowerCase()) ? city : "";
}
