import type { IconNode } from "lucide";
import { useRef } from "react";
import { holdWhilePicking } from "../../platform/updates/hold-while-picking.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HAS_PHOTO_WORKER } from "./shrink/shrink-photo.ts";

/** Where HEIC can't be decoded it is not accepted: an iPhone then converts to JPEG. */
const ACCEPT = ["image/jpeg", "image/png", "image/webp", ...(HAS_PHOTO_WORKER ? ["image/heic", "image/heif"] : [])];

interface Props {
  icon: IconNode;
  text: string;
  disabled: boolean;
  /** Opens the camera instead of the library. */
  camera?: boolean;
  onPick: (files: File[]) => void;
}

/** A button that takes one photo, or picks several. */
export function PhotoPicker({ icon, text, disabled, onPick, camera = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (input.current === null) return;
    holdWhilePicking(input.current);
    input.current.click();
  };
  return (
    <>
      <Button disabled={disabled} onClick={open}>
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
          // Reset, so that the same file can be picked again.
          currentTarget.value = "";
          onPick(files);
        }}
      />
    </>
  );
}
