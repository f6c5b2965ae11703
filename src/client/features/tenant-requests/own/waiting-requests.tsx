import { useLingui } from "@lingui/react";
import type { WaitingRequest } from "./own-rows.ts";
import type { Removal } from "./removal.ts";
import { WaitingRow } from "./waiting-row.tsx";

interface Props {
  owner: string;
  waiting: readonly WaitingRequest[];
  onRemove: (removal: Removal) => void;
}

/** Drafts, and what is on its way to the server: on top of the list, each with its state in words. */
export function WaitingRequests({ waiting, ...props }: Props) {
  const { i18n } = useLingui();
  if (waiting.length === 0) return null;
  return (
    <section aria-label={i18n._("own-requests.waiting")} className="grid gap-2">
      <ul className="grid gap-2">
        {waiting.map((request) => (
          <WaitingRow key={request.id} request={request} {...props} />
        ))}
      </ul>
    </section>
  );
}
