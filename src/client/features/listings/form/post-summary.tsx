import { useLingui } from "@lingui/react";
import { cityLabel } from "#domain/cities.ts";
import { moneyMistake } from "#domain/listings/listing-rules.ts";
import type { TypedListing } from "#offline/drafts/typed-listing.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { PriceTag } from "../../room/price-tag.tsx";
import { stayLengthText, stayText } from "../../../platform/text/stay-text.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { fieldsOfTyped } from "./listing-values.ts";

/** The room in short, as its card will say it: to be looked over before it is posted. */
export function PostSummary({ typed }: { typed: TypedListing }) {
  const { i18n } = useLingui();
  const today = useToday();
  const fields = fieldsOfTyped(typed);
  const length = stayLengthText(i18n, fields);
  const price = fields.price as number | null;
  return (
    <section
      aria-label={i18n._("listing-form.check")}
      className="grid gap-1 rounded-card border border-line bg-card p-4"
    >
      <h3 className="text-sm text-ink-soft">{i18n._("listing-form.check")}</h3>
      {price !== null && moneyMistake(price, false) === null && <PriceTag price={price} />}
      <p className="figures">{[stayText(i18n, fields, today), length].filter((text) => text !== null).join(" · ")}</p>
      <p>
        <bdi className="font-semibold">{fields.title === "" ? i18n._("own-listings.untitled") : fields.title}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>
          {[cityLabel(fields.city, currentLanguage()), fields.post_code, fields.room_type].filter(Boolean).join(" · ")}
        </bdi>
      </p>
    </section>
  );
}
