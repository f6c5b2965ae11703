import { useLingui } from "@lingui/react";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { sampleText, spanText } from "./typical-price-text.ts";

/** In words what is marked in a chart of prices. @param city Folded. */
export function TypicalPriceLine({ typical, city }: { typical: TypicalPrice; city: string }) {
  const { i18n } = useLingui();
  return (
    <div className="figures flex items-baseline gap-2 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className="size-3 shrink-0 translate-y-px rounded-[2px] border border-moss bg-moss-tint"
      />
      <p className="text-pretty">
        <span className="text-ink">{i18n._("typical-price.usual", { span: spanText(i18n, typical, "week") })}</span>{" "}
        {sampleText(i18n, typical, city)}
      </p>
    </div>
  );
}
