import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import { newsOf } from "#offline/database/live.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { followSearches } from "../../../outbox/searches/follow-searches.ts";
import { isSavedKnown, savedHere } from "../../../outbox/searches/saved-here.ts";
import { followNews, syncDocumentsNow } from "../../../sync/documents-sync.ts";
import { OnceAnswered } from "../../../outbox/once-answered.tsx";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { paths } from "../../../paths.ts";
import { AlertSettings } from "./alert-settings.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { SavedSearchRow } from "./saved-search-row.tsx";

/** `/saved-searches`: the searches that are kept, what is new in each, and how one is told of it. */
export function SavedSearchesPage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const rows = savedHere.value;
  useDocumentTitle(i18n._("saved-searches.title"));
  useEffect(() => {
    followSearches();
    return followNews("search");
  }, []);
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("saved-searches.title")}</h1>
        <p className="max-w-prose text-pretty text-ink-soft">{i18n._("saved-searches.text")}</p>
      </div>
      {!isSavedKnown.value && <StoreLoading />}
      {isSavedKnown.value && rows.length === 0 && (
        <OnceAnswered owner={owner} answerOf={(of) => newsOf(of, "search")} onAskAgain={() => void syncDocumentsNow()}>
          <Empty />
        </OnceAnswered>
      )}
      {rows.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {rows.map((row) => (
            <SavedSearchRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {owner === ANONYMOUS ? (
        rows.length > 0 && <LogIn />
      ) : (
        <>
          <section aria-labelledby="push-heading" className="grid gap-2">
            <h2 id="push-heading" className="text-lg font-semibold">
              {i18n._("push.title")}
            </h2>
            <PushSwitch />
          </section>
          <AlertSettings key={owner} owner={owner} />
        </>
      )}
    </div>
  );
}

function Empty() {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("saved-searches.empty")}
      action={<ButtonLink href={paths.home}>{i18n._("saved-searches.empty.search")}</ButtonLink>}
    >
      {i18n._("saved-searches.empty.text")}
    </Notice>
  );
}

function LogIn() {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-start gap-2 rounded-card border border-line bg-card p-4">
      <p className="text-pretty">{i18n._("saved-search.log-in")}</p>
      <ButtonLink href={loginPath(paths.savedSearches)}>{i18n._("saved-search.log-in.button")}</ButtonLink>
    </div>
  );
}
