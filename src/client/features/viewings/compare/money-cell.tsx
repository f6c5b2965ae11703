import { useLingui } from "@lingui/react";
import { pounds } from "../../../platform/text/pounds.ts";
import { Badge } from "../../../ui/badge.tsx";

interface Props {
  /** Pounds; null where it can't be known. */
  amount: number | null;
  /** Those that it is compared with, its own among them; none where that would mean nothing. */
  others: readonly (number | null)[];
  /** Stands below it. */
  note: string;
}

/** A sum, which says so where it is the lowest of several. */
export function MoneyCell({ amount, others, note }: Props) {
  const { i18n } = useLingui();
  const known = others.filter((other) => other !== null);
  const isLowest = amount !== null && amount === Math.min(...known) && new Set(known).size > 1;
  return (
    <span className="figures grid justify-items-start gap-0.5">
      {amount !== null && <span className="text-lg font-semibold text-brick">{pounds(amount)}</span>}
      {note !== "" && <span className="text-sm text-ink-soft">{note}</span>}
      {isLowest && <Badge tone="moss">{i18n._("viewings.compare.lowest")}</Badge>}
    </span>
  );
}
