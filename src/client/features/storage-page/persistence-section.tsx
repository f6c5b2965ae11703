import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { askToPersist, persistState, type PersistState } from "#offline/cache/ask-to-persist.ts";
import { evictsAfterAWeek } from "../../platform/storage/safari-eviction.ts";
import { Button } from "../../ui/button.tsx";
import { CardSection } from "../../ui/card-section.tsx";

/** Whether storage is persistent, what that means, and a button to request it again (A20). */
export function PersistenceSection({ onChange }: { onChange: () => Promise<void> }) {
  const { i18n } = useLingui();
  const [state, setState] = useState<PersistState["answer"]>();
  const [hasRefused, setRefused] = useState(false);
  useEffect(() => void persistState().then(({ answer }) => setState(answer)), []);
  const ask = async () => {
    const answer = await askToPersist("reader");
    setState(answer);
    setRefused(answer !== "granted");
    await onChange();
  };
  if (state === undefined) return null;
  const isPromised = state === "granted";
  return (
    <CardSection
      heading={i18n._("kept.lasting")}
      text={isPromised ? i18n._("kept.lasting.promised") : i18n._("kept.lasting.unpromised")}
    >
      {evictsAfterAWeek() && <p className="max-w-prose text-pretty text-amber">{i18n._("kept.lasting.safari")}</p>}
      {!isPromised && canAsk() && (
        <div className="grid justify-items-start gap-2">
          <Button onClick={() => void ask()}>{i18n._("kept.lasting.ask")}</Button>
          <p role="status" className="max-w-prose text-sm text-pretty text-ink-soft empty:sr-only">
            {hasRefused && i18n._("kept.lasting.refused")}
          </p>
        </div>
      )}
    </CardSection>
  );
}

function canAsk(): boolean {
  return typeof navigator.storage?.persist === "function";
}
