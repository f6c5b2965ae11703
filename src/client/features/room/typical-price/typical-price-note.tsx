import { useLingui } from "@lingui/react";
import { foldCity } from "#domain/cities.ts";
import type { RentUnit } from "#domain/listings/price.ts";
import { priceStanding, typicalPriceOf, type PricedRoom } from "#domain/prices/typical-price.ts";
import { sampleText, spanText, standingText } from "./typical-price-text.ts";
import { UNTOLD, useTypicalPrices } from "./use-typical-prices.ts";

interface Props {
  /** Its city in any spelling; empty where none is known yet. */
  room: PricedRoom & { city: string };
  /** Pounds a week; null where none is known yet. */
  price: number | null;
  /** In what to say it; by the week unless told. */
  unit?: RentUnit;
  /** Whether its place is kept where nothing is known to be usual, so that what stands below never moves. */
  isKept?: boolean;
}

/**
 * Between which prices the middle half of rooms like this one lies, where that is known, and where this one stands. Its room is
 * kept free until that is known.
 */
export function TypicalPriceNote({ room, price, unit = "week", isKept = false }: Props) {
  const { i18n } = useLingui();
  const prices = useTypicalPrices(room.city);
  if (prices === null) return <div className={SPACE} />;
  const typical = typicalPriceOf(room, prices);
  if (typical === null) return isKept && <NothingUsual isTold={prices !== UNTOLD} />;
  const sample = sampleText(i18n, typical, foldCity(room.city));
  return (
    <div className={`figures ${SPACE} text-sm text-pretty text-ink-soft`}>
      <p className="text-ink">{i18n._("typical-price.like-this", { span: spanText(i18n, typical, unit) })}</p>
      <p>{price === null ? sample : `${standingText(i18n, priceStanding(price, typical))} · ${sample}`}</p>
    </div>
  );
}

/** @param isTold False where no answer came. */
function NothingUsual({ isTold }: { isTold: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className={`${SPACE} text-sm text-ink-soft`}>
      {isTold ? (
        <>
          <p>{i18n._("typical-price.none")}</p>
          <p>{i18n._("typical-price.none.why")}</p>
        </>
      ) : (
        <p>{i18n._("typical-price.later")}</p>
      )}
    </div>
  );
}

/** Its three lines: the second text fills one or two. */
const SPACE = "min-h-15";
