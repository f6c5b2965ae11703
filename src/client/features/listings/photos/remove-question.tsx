import { useLingui } from "@lingui/react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";

/** Asked on top of the photo: this may be the only copy. */
export function RemoveQuestion({ onKeep, onRemove }: { onKeep: () => void; onRemove: () => void }) {
  const { i18n } = useLingui();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      role="group"
      aria-label={i18n._("photos.remove.question")}
      className="absolute inset-0 grid content-center justify-items-center gap-1 bg-card p-2 text-center"
    >
      <p className="text-sm font-semibold">{i18n._("photos.remove.question")}</p>
      <div className="flex gap-1">
        <Button look="danger" onClick={onRemove} className="px-2! text-sm">
          {i18n._("photos.remove")}
        </Button>
        <Button ref={keep} onClick={onKeep} className="px-2! text-sm">
          {i18n._("photos.remove.keep")}
        </Button>
      </div>
    </div>
  );
}
