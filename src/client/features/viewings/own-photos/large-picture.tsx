import { useLingui } from "@lingui/react";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading } from "../../../ui/states/loading.tsx";
import { useWholePicture, type WhichPhoto } from "./use-whole-picture.ts";

interface Props {
  photo: WhichPhoto;
  name: string;
  /** Shown until the whole one is there. */
  small: string | null;
  onClose: () => void;
}

/** An own photo as large as the screen. Escape and a tap beside it close it. */
export function LargePicture({ photo, name, small, onClose }: Props) {
  const { i18n } = useLingui();
  const whole = useWholePicture(photo);
  const picture = whole ?? small;
  return (
    <Sheet wide title={<bdi>{name}</bdi>} closeLabel={i18n._("dialog.close")} onClose={onClose}>
      {picture !== null && (
        <img src={picture} alt={name} className="mx-auto max-h-[75dvh] w-full rounded-control object-contain" />
      )}
      {picture === null && whole === undefined && <Loading />}
      {picture === null && whole === null && <p role="alert">{i18n._("viewings.photos.unfetched")}</p>}
    </Sheet>
  );
}
