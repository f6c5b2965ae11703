import { useLingui } from "@lingui/react";
import { Camera, Images } from "lucide";
import type { ReadonlySignal } from "@preact/signals-react";
import { memo, useEffect } from "react";
import { PhotoPicker } from "../../../drafts/photos/photo-picker.tsx";
import { Spinner } from "../../../ui/states/spinner.tsx";

interface Props {
  disabled: boolean;
  /** The number of files still to be stored. */
  busy: ReadonlySignal<number>;
  onPick: (files: File[]) => void;
}

/** On a phone the camera and the library, each by a button of its own; elsewhere the library alone. */
export const PhotoPickers = memo(function PhotoPickers({ disabled, busy, onPick }: Props) {
  const { i18n } = useLingui();
  useEffect(() => {
    // What writes numbers in a language takes longer to be made than a number to be written: not with the photos.
    const timer = setTimeout(() => i18n._("photos.keeping", { count: 1 }));
    return () => clearTimeout(timer);
  }, [i18n]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="hidden pointer-coarse:contents">
        <PhotoPicker icon={Camera} text={i18n._("photos.take")} disabled={disabled} onPick={onPick} camera />
      </span>
      <PhotoPicker icon={Images} text={i18n._("photos.choose")} disabled={disabled} onPick={onPick} />
      <p className="text-sm text-ink-soft pointer-coarse:hidden">{i18n._("photos.drop")}</p>
      <Keeping busy={busy} />
    </div>
  );
});

/** Says how many photos are still being stored: the buttons are not drawn anew for it. */
function Keeping({ busy }: Pick<Props, "busy">) {
  const { i18n } = useLingui();
  const count = busy.value;
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
      {count > 0 && (
        <>
          <Spinner />
          {i18n._("photos.keeping", { count })}
        </>
      )}
    </p>
  );
}
