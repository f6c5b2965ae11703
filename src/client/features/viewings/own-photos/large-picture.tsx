import { fetchViewingPhoto, viewingPhoto } from "#offline/viewings/viewing-photos.ts";
import { useLingui } from "@lingui/react";
import { useObjectUrl } from "../../../platform/use-object-url.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading } from "../../../ui/states/loading.tsx";

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

interface WhichPhoto {
  owner: string;
  /** Of the room. */
  viewingId: string;
  uuid: string;
}

/**
 * The address of an own photo as it was sent, until the screen goes: from this phone, or else from the account, and then
 * on this phone too.
 * @returns Null where neither has it or the account can't be reached; undefined while it is being fetched.
 */
function useWholePicture({ owner, viewingId, uuid }: WhichPhoto): string | null | undefined {
  const fetched = async () => {
    const { pageProcess } = await import("../../../sync/page-process.ts");
    return fetchViewingPhoto(pageProcess, { owner, viewingId, uuid });
  };
  // Out of reach, or a phone that is too full to keep it.
  const anywhere = async () => (await viewingPhoto(owner, uuid)) ?? (await fetched().catch(() => null)) ?? null;
  return useObjectUrl(anywhere, `${owner} ${viewingId} ${uuid}`);
}
