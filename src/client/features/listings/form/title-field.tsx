import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { cityLabel } from "#domain/cities.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { readPriceNote } from "#domain/listings/price-facts.ts";
import { lookUpPostcode } from "../../../../query-parser/places/typed-postcode.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { Chips } from "../../../ui/form/chips.tsx";

/** The title; while it is empty, one made of what is filled in already can be had by a tap. */
export function TitleField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const made = form.text("title").trim() === "" ? titleMadeOf(i18n, form) : null;
  return (
    <div className="grid gap-2">
      <DraftText
        form={form}
        field="title"
        label={i18n._("listing-form.field.title")}
        help={i18n._("listing-form.field.title.help")}
        required
      />
      {made !== null && (
        <Chips
          label={i18n._("listing-form.field.title.made")}
          choices={[
            {
              key: "made",
              text: i18n._("listing-form.field.title.use", { title: made }),
              onPress: () => form.change("title", made),
            },
          ]}
        />
      )}
    </div>
  );
}

/** 'Ensuite in Leeds LS6, bills included, from 1 Dec 2026'; null before it is known what kind of room it is. */
function titleMadeOf(i18n: I18n, { text }: Pick<DraftForm<ListingField>, "text">): string | null {
  const [type, city, begin] = [text("room_type").trim(), text("city").trim(), text("begin_date")];
  if (type === "" || city === "") return null;
  const { outward } = lookUpPostcode(text("post_code"));
  const place = [cityLabel(city, currentLanguage()), outward ?? ""].filter(Boolean).join(" ");
  const parts = [
    i18n._("listing-form.title-of", { type: offeredRoomType(i18n, type), place }),
    readPriceNote(text("price_description")).facts.bills === "included" && i18n._("listing-form.title-of.bills"),
    isCalendarDay(begin) && i18n._("listing-form.title-of.from", { day: longDay(i18n.locale, begin) }),
  ];
  return parts.filter((part) => part !== false).join(i18n.locale === "zh" ? "，" : ", ");
}
