import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { memo, useRef } from "react";
import { cityLabel } from "#domain/cities.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { readPriceNote } from "#domain/listings/price-facts.ts";
import { lookUpPostcode } from "../../../../query-parser/places/typed-postcode.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { Chips } from "../../../ui/form/chips.tsx";
import { focusWithMouse } from "../../../ui/form/focus-with-mouse.ts";
import { useIsPartShown } from "./step-fields.tsx";

/**
 * The title; while it is empty, one made of what is filled in already can be had by a tap. Of one that names another first
 * day than the form has by now, one with that day.
 */
export const TitleField = memo(function TitleField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const title = useTyped(form, "title").trim();
  // Made of what is typed in other steps, it is made when this one is seen.
  const isShown = useIsPartShown();
  const box = useRef<HTMLDivElement>(null);
  function take(offered: string): void {
    form.change("title", offered);
    // The button disappears.
    focusWithMouse(box.current?.querySelector("input"));
  }
  return (
    <div ref={box} className="grid gap-2">
      <DraftText
        form={form}
        field="title"
        label={i18n._("listing-form.field.title")}
        help={i18n._("listing-form.field.title.help")}
        required
      />
      {isShown &&
        (title === "" ? (
          <MadeTitle form={form} onTake={take} />
        ) : (
          <TitleWithDay form={form} title={title} onTake={take} />
        ))}
    </div>
  );
});

interface OfferProps {
  form: DraftForm<ListingField>;
  onTake: (offered: string) => void;
}

function MadeTitle({ form, onTake }: OfferProps) {
  return <OfferedTitle title={useMadeTitle(form)} onTake={onTake} />;
}

/** @param title As it is. */
function TitleWithDay({ form, title, onTake }: OfferProps & { title: string }) {
  const { i18n } = useLingui();
  return <OfferedTitle title={withFirstDay(i18n, title, useTyped(form, "begin_date"))} onTake={onTake} />;
}

/** @param title Null for none. */
function OfferedTitle({ title, onTake }: { title: string | null; onTake: OfferProps["onTake"] }) {
  const { i18n } = useLingui();
  if (title === null) return null;
  const text = i18n._("listing-form.field.title.use", { title });
  return (
    <Chips
      label={i18n._("listing-form.field.title.made")}
      choices={[{ key: "made", text, onPress: () => onTake(title) }]}
    />
  );
}

/** 'Ensuite in Leeds LS6, bills included, from 1 Dec 2026'; null before it is known what kind of room it is. */
function useMadeTitle(form: DraftForm<ListingField>): string | null {
  const { i18n } = useLingui();
  const type = useTyped(form, "room_type").trim();
  const city = useTyped(form, "city").trim();
  const begin = useTyped(form, "begin_date");
  const postcode = useTyped(form, "post_code");
  const note = useTyped(form, "price_description");
  if (type === "" || city === "") return null;
  const { outward } = lookUpPostcode(postcode);
  const place = [cityLabel(city, currentLanguage()), outward ?? ""].filter(Boolean).join(" ");
  const parts = [
    i18n._("listing-form.title-of", { type: offeredRoomType(i18n, type), place }),
    readPriceNote(note).bills === "included" && i18n._("listing-form.title-of.bills"),
    isCalendarDay(begin) && fromText(i18n, plainDay(i18n, begin)),
  ];
  return parts.filter((part) => part !== false).join(i18n.locale === "zh" ? "，" : ", ");
}

/** A day as `plainDay` says it: '10 Jan 2027', '2027年1月10日'. */
const SAID_DAY = String.raw`(?:\d{1,2} \p{L}+ \d{4}|\d{4}年\d{1,2}月\d{1,2}日)`;

/** A title that was made with another first day, with this one; null for any other. */
function withFirstDay(i18n: I18n, title: string, begin: string): string | null {
  if (!isCalendarDay(begin)) return null;
  const made = new RegExp(`${fromText(i18n, SAID_DAY)}$`, "u");
  const renewed = title.replace(made, fromText(i18n, plainDay(i18n, begin)));
  return renewed === title ? null : renewed;
}

function fromText(i18n: I18n, day: string): string {
  return i18n._("listing-form.title-of.from", { day });
}

/** A day with spaces that a keyboard has: what is posted may be searched, and be changed by hand. */
function plainDay(i18n: I18n, day: string): string {
  return longDay(i18n.locale, day).replaceAll("\u00a0", " ");
}
