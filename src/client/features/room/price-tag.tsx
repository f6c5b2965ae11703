import { useLingui } from "@lingui/react";
import { monthlyRent } from "#domain/listings/price.ts";
import { pounds } from "../../platform/text/pounds.ts";

/** The price on a card: pounds a week, with the monthly sum beside it. */
export function PriceTag({ price }: { price: number }) {
  const { i18n } = useLingui();
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-lg font-semibold text-brick">{i18n._("room.price.week", { price: pounds(price) })}</span>
      <span className="text-sm text-ink-soft">{i18n._("room.price.month", { price: pounds(monthlyRent(price)) })}</span>
    </p>
  );
}
