import { useLingui } from "@lingui/react";
import { Button } from "../../ui/button.tsx";
import type { DraftSession } from "../draft-session.ts";

/** The draft is open in another tab: this one is read-only, until the user takes it over. */
export function ElsewhereNotice({ draftSession }: { draftSession: Pick<DraftSession, "takeOver"> }) {
  const { i18n } = useLingui();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-amber-tint px-4 py-3"
    >
      <p className="text-amber">{i18n._("form.elsewhere")}</p>
      <Button onClick={() => void draftSession.takeOver()}>{i18n._("form.take-over")}</Button>
    </div>
  );
}
