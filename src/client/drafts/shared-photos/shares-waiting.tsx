import { useLingui } from "@lingui/react";
import { SharedThumbnails } from "./shared-thumbnails.tsx";
import { useShares } from "./use-shares.ts";

/** On the login: a share from another app is stored, and needs a login to be imported (A27). */
export function SharesWaiting() {
  const { i18n } = useLingui();
  const shares = useShares();
  if (shares.length === 0) return null;
  const photos = shares.flatMap((share) => share.photos);
  return (
    <div role="status" className="grid gap-2 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <p className="font-semibold">
        {photos.length > 0 ? i18n._("shared.waiting", { count: photos.length }) : i18n._("shared.waiting.text-only")}
      </p>
      <SharedThumbnails photos={photos} />
      <p>{i18n._("shared.waiting.log-in")}</p>
    </div>
  );
}
