import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useComputed } from "@preact/signals-react";
import { memo } from "react";
import type { PhotoRefusal } from "#offline/drafts/draft.ts";
import { photoProgress } from "../../../outbox/sending/photo-progress.ts";
import { isMemoryOnly } from "../../../drafts/store/unsent.ts";
import { Button } from "../../../ui/button.tsx";
import type { FormPhoto } from "./use-form-photos.ts";

interface Props {
  photo: FormPhoto;
  /** From 0. */
  index: number;
  onRetry: (uuid: string) => void;
}

/** Where a photo is: on this phone, on its way, on the server, or refused and why (PR-308, PR-811). */
export const PhotoState = memo(function PhotoState({ photo, index, onRetry }: Props) {
  const { i18n } = useLingui();
  const share = useComputed(() => (photoProgress.value?.uuid === photo.uuid ? photoProgress.value.share : null)).value;
  if (photo.state === "refused") return <Refused photo={photo} index={index} onRetry={onRetry} />;
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
  damaged: /*i18n*/ "photos.refused.damaged",
  gone: /*i18n*/ "photos.refused.gone",
};

/** Another attempt may decode an unreadable photo; a deleted one stays lost. */
const MAY_BE_RETRIED = new Set<PhotoRefusal | null>(["too-large", "unreadable", null]);

function Refused({ photo, index, onRetry }: Props) {
  const { i18n } = useLingui();
  const { refusal } = photo;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold text-red">{i18n._("photos.state.failed", { index: index + 1 })}</p>
      {refusal !== null && <p>{i18n._(REASONS[refusal])}</p>}
      {MAY_BE_RETRIED.has(refusal) && (
        <Button onClick={() => onRetry(photo.uuid)} className="justify-self-start text-base">
          {i18n._("photos.retry")}
        </Button>
      )}
    </div>
  );
}
