import { useLingui } from "@lingui/react";
import { photoProgress } from "../../outbox/sending/photo-progress.ts";

/** How much of the photo that is on its way has left the phone; nothing while another tab sends it. */
export function UploadBar() {
  const { i18n } = useLingui();
  const progress = photoProgress.value;
  if (progress === null) return null;
  return (
    <progress
      aria-label={i18n._("outbox.progress")}
      max={1}
      value={progress.share}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brick [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brick"
    />
  );
}
