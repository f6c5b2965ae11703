import { useLingui } from "@lingui/react";
import { memo, useRef } from "react";
import { isCalendarDay } from "#domain/calendar-day.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { madeTitle, titleDay, titleFrom } from "#domain/listings/made-title.ts";
import { lookUpPostcode } from "../../../../query-parser/places/typed-postcode.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
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
  return <OfferedTitle title={withFirstDay(title, useTyped(form, "begin_date"))} onTake={onTake} />;
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
  const room_type = useTyped(form, "room_type").trim();
  const city = useTyped(form, "city").trim();
  const begin_date = useTyped(form, "begin_date");
  const post_code = lookUpPostcode(useTyped(form, "post_code")).outward ?? "";
  const price_description = useTyped(form, "price_description");
  if (room_type === "" || city === "") return null;
  return madeTitle({ room_type, city, post_code, price_description, begin_date }, currentLanguage());
}

/** A day as `titleDay` says it: '10 Jan 2027', '2027年1月10日'. */
const SAID_DAY = String.raw`(?:\d{1,2} \p{L}+ \d{4}|\d{4}年\d{1,2}月\d{1,2}日)`;

/** A title that was made with another first day, with this one; null for any other. */
function withFirstDay(title: string, begin: string): string | null {
  if (!isCalendarDay(begin)) return null;
  const language = currentLanguage();
  const made = new RegExp(`${titleFrom(SAID_DAY, language)}$`, "u");
  const renewed = title.replace(made, titleFrom(titleDay(begin, language), language));
  return renewed === title ? null : renewed;
}
