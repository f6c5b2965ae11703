import { useLingui } from "@lingui/react";
import { Camera, Images, type IconNode } from "lucide";
import { useRef } from "react";
import { HAS_PHOTO_WORKER } from "../../posting/shrink/shrink-photo.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Where HEIC can't be read it is not asked for: an iPhone then gives JPEGs. */
const ACCEPT = ["image/jpeg", "image/png", "image/webp", ...(HAS_PHOTO_WORKER ? ["image/heic", "image/heif"] : [])];

interface Props {
  disabled: boolean;
  /** How many files are still to be kept. */
  busy: number;
  onPick: (files: File[]) => void;
}

/** On a phone the camera and the library, each by a button of its own; elsewhere the library alone. */
export function PhotoPickers({ disabled, busy, onPick }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="hidden pointer-coarse:contents">
        <Picker icon={Camera} text={i18n._("photos.take")} disabled={disabled} onPick={onPick} camera />
      </span>
      <Picker icon={Images} text={i18n._("photos.choose")} disabled={disabled} onPick={onPick} />
      <p className="text-sm text-ink-soft pointer-coarse:hidden">{i18n._("photos.drop")}</p>
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {busy > 0 && (
          <>
            <Spinner />
            {i18n._("photos.keeping", { count: busy })}
          </>
        )}
      </p>
    </div>
  );
}

interface PickerProps extends Pick<Props, "disabled" | "onPick"> {
  icon: IconNode;
  text: string;
  camera?: boolean;
}

function Picker({ icon, text, disabled, onPick, camera = false }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        <Icon of={icon} />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept={ACCEPT.join(",")}
        multiple={!camera}
        capture={camera ? "environment" : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Else the same file could not be picked again.
          currentTarget.value = "";
          onPick(files);
        }}
      />
    </>
  );
}
