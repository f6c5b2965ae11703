import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { Case } from "#contract/schemas/moderation.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { tellFailure } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";

interface DismissSourceProps {
  source: NonNullable<Case["source"]>;
  onChanged: () => void;
}

/** Dismisses all open cases that one account or network alone has reported, on the second press. */
export function DismissSource({ source, onChanged }: DismissSourceProps) {
  const { i18n } = useLingui();
  const [step, setStep] = useState<"resting" | "asking" | "sending">("resting");
  const { id, cases } = source;

  async function dismiss(): Promise<void> {
    setStep("sending");
    try {
      const { data } = await ask("dismissSource", { params: { source: id }, idempotencyKey: newUuid() });
      toast("success", i18n._("moderation.source.dismissed", { count: data.dismissed }));
    } catch (error) {
      tellFailure(i18n, error);
    }
    setStep("resting");
    onChanged();
  }

  return (
    <p className="relative z-10 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {i18n._("moderation.source", { count: cases })}
      {step === "resting" ? (
        <Button onClick={() => setStep("asking")}>{i18n._("moderation.source.dismiss")}</Button>
      ) : (
        <Button look="danger" disabled={step === "sending"} onClick={() => void dismiss()}>
          {i18n._("moderation.source.confirm", { count: cases })}
        </Button>
      )}
    </p>
  );
}
