import { useLingui } from "@lingui/react";
import { PersistenceLine } from "../../../drafts/store/persistence-line.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import type { Removal } from "./remove-sheet.tsx";
import { WaitingRow } from "./waiting-row.tsx";

interface Props {
  owner: string;
  waiting: readonly UnsentRow[];
  onRemove: (removal: Removal) => void;
}

/** Drafts, and what is on its way to the server: on top of the list, each with its state in words. */
export function WaitingListings({ waiting, ...props }: Props) {
  const { i18n } = useLingui();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-listings" className="grid gap-2">
      <h2 id="waiting-listings" className="font-semibold">
        {i18n._("own-listings.waiting")}
      </h2>
      <ul className="grid gap-2">
        {waiting.map((row) => (
          <WaitingRow key={row.subject} row={row} {...props} />
        ))}
      </ul>
      <PersistenceLine />
    </section>
  );
}
