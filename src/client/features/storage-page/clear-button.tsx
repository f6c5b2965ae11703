import { useState } from "react";
import { useLingui } from "@lingui/react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toasts/toasts.ts";

/** Clears one kind of cached data, without confirmation: it contains no user work. */
export function ClearButton({ name, onClear }: { name: string; onClear: () => Promise<void> }) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    await onClear();
    setBusy(false);
    toast("success", i18n._("kept.cleared"));
  };
  return (
    <Button disabled={isBusy} onClick={() => void clear()}>
      {name}
    </Button>
  );
}
