import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useComputed } from "@preact/signals-react";
import { Images } from "lucide";
import { memo } from "react";
import type { PhotoRefusal } from "#offline/drafts/draft.ts";
import { photoProgress } from "../../../outbox/sending/photo-progress.ts";
import { isMemoryOnly } from "../../../drafts/store/unsent.ts";
import { PhotoPicker } from "../../../drafts/photos/photo-picker.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PhotoActs } from "./photo-acts.ts";
import { isReadable, type FormPhoto } from "./use-form-photos.ts";

interface Props {
  photo: FormPhoto;
  /** From 0. */
  index: number;
  disabled: boolean;
  acts: PhotoActs;
}

/** Where a photo is: on this phone, on its way, on the server, or refused and why (PR-308, PR-811). */
export const PhotoState = memo(function PhotoState(props: Props) {
  const { photo } = props;
  const { i18n } = useLingui();
  const share = useComputed(() => (photoProgress.value?.uuid === photo.uuid ? photoProgress.value.share : null)).value;
  if (photo.state === "refused") return <Refused {...props} />;
  if (photo.state === "uploaded") return <p className="text-sm text-moss">{i18n._("photos.state.uploaded")}</p>;
  if (share !== null) return <Uploading share={share} />;
  return <p className="text-sm text-pretty text-ink-soft">{whereText(i18n, photo)}</p>;
});

function whereText(i18n: I18n, { awaitedFrom }: FormPhoto): string {
  if (awaitedFrom === "other-device") return i18n._("photos.state.elsewhere");
  if (awaitedFrom === "account") return i18n._("photos.state.in-account");
  return isMemoryOnly.value ? i18n._("photos.state.unkept") : i18n._("photos.state.kept");
}

function Uploading({ share }: { share: number }) {
  const { i18n } = useLingui();
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1 text-sm text-amber">
      <p className="figures">{i18n._("photos.state.uploading", { percent })}</p>
      <div className="h-1 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-brick" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

const REASONS: Record<PhotoRefusal, string> = {
  "too-large": /*i18n*/ "photos.refused.too-large",
  unreadable: /*i18n*/ "photos.refused.unreadable",
  "too-many-pixels": /*i18n*/ "photos.refused.too-many-pixels",
  damaged: /*i18n*/ "photos.refused.damaged",
  gone: /*i18n*/ "photos.refused.gone",
};

/** A file that is no picture stays none, and a deleted one stays lost: it is taken out, or another one chosen. */
function Refused({ photo, index, disabled, acts }: Props) {
  const { i18n } = useLingui();
  const { refusal } = photo;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold text-red">{i18n._("photos.state.failed", { index: index + 1 })}</p>
      {refusal !== null && <p>{i18n._(REASONS[refusal])}</p>}
      {isReadable(photo) ? (
        <Button onClick={() => acts.retry(photo.uuid)} className="justify-self-start text-base">
          {i18n._("photos.retry")}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => acts.remove(photo.uuid)} disabled={disabled} className="text-base">
            {i18n._("photos.refused.take-out")}
          </Button>
          <PhotoPicker
            icon={Images}
            text={i18n._("photos.refused.another")}
            disabled={disabled}
            onPick={(files) => acts.replace(photo.uuid, files)}
          />
        </div>
      )}
    </div>
  );
}
