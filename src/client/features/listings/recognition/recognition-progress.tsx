import { useLingui } from "@lingui/react";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/states/spinner.tsx";
import type { RecognitionStep } from "./recognise-photos.ts";

/** How far a recognition is; it takes some seconds, and can be cancelled. */
export function RecognitionProgress({ step, onCancel }: { step: RecognitionStep; onCancel: () => void }) {
  const { i18n } = useLingui();
  const text =
    step.name === "sending"
      ? i18n._("recognition.sending", { photo: step.photo, photos: step.photos })
      : i18n._("recognition.reading");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="flex items-center gap-2 text-amber">
        <Spinner />
        <span className="figures">{text}</span>
      </p>
      <Button onClick={onCancel}>{i18n._("recognition.cancel")}</Button>
    </div>
  );
}
