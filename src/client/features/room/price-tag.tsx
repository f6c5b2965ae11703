import { useLingui } from "@lingui/react";
import { pounds } from "../../platform/text/pounds.ts";
import { monthlyRentText } from "../../platform/text/monthly-rent-text.ts";

interface PriceTagProps {
  /** Pounds a week. */
  price: number;
  /** Pounds a month, where the poster typed it so. */
  perMonth: number | null | undefined;
  /** Whether it stands on a card, which shows whole pounds. */
  isOnCard?: boolean;
}

/** The price: pounds a week, with the monthly sum beside it, an exact one where it was typed. */
export function PriceTag({ price, perMonth, isOnCard = false }: PriceTagProps) {
  const { i18n } = useLingui();
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-1 whitespace-nowrap">
      <span className={`font-semibold text-brick ${isOnCard ? "text-lg max-sm:text-base" : "text-lg"}`}>
        {i18n._("room.price.week", { price: pounds(isOnCard ? Math.round(price) : price) })}
      </span>
      <span className={`text-sm text-ink-soft ${isOnCard ? "max-sm:tracking-tight" : ""}`}>
        {monthlyRentText(i18n, { weekly: price, perMonth })}
      </span>
    </p>
  );
}
