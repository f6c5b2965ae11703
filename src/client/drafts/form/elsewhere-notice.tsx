import { useState } from "react";
import { useLingui } from "@lingui/react";
import { doInStore } from "../store/do-in-store.ts";
import { Button } from "../../ui/button.tsx";
import type { DraftSession } from "../draft-session.ts";

/** Another tab writes the draft, or has removed it: this one is read-only, until the user takes it over. */
export function ElsewhereNotice({ draftSession }: { draftSession: Pick<DraftSession, "takeOver" | "isRemoved"> }) {
  const { i18n } = useLingui();
  const isRemoved = draftSession.isRemoved.value;
  // The other tab saves first, which takes a while where it stores photos.
  const [isWaiting, setWaiting] = useState(false);
  const takeOver = async () => {
    setWaiting(true);
    await doInStore(i18n, draftSession.takeOver).finally(() => setWaiting(false));
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-amber-tint px-4 py-3"
    >
      <p className="text-amber">{i18n._(isRemoved ? /*i18n*/ "form.removed" : /*i18n*/ "form.elsewhere")}</p>
      <Button aria-disabled={isWaiting} onClick={() => void (isWaiting || takeOver())}>
        {i18n._(isRemoved ? /*i18n*/ "form.keep-again" : /*i18n*/ "form.take-over")}
      </Button>
    </div>
  );
}
