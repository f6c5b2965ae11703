import { useLingui } from "@lingui/react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { paths } from "../../../paths.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { useViewings } from "../use-viewings.ts";
import { Shortlist } from "./shortlist.tsx";

/** All rooms that the user has saved for a viewing. */
export function ViewingsPage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const viewings = useViewings(owner);
  useDocumentTitle(i18n._("viewings.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("viewings.title")}</h1>
        <p className="max-w-prose text-pretty text-ink-soft">{i18n._("viewings.text")}</p>
      </div>
      {viewings === undefined && <StoreLoading />}
      {viewings === "blocked" && <Notice title={i18n._("viewings.blocked")}>{i18n._("viewings.blocked.text")}</Notice>}
      {typeof viewings === "object" &&
        (viewings.length === 0 ? <Empty /> : <Shortlist key={owner} viewings={viewings} />)}
    </div>
  );
}

function Empty() {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("viewings.empty")}
      action={<ButtonLink href={paths.home}>{i18n._("viewings.empty.search")}</ButtonLink>}
    >
      {i18n._("viewings.empty.text")}
    </Notice>
  );
}
