import { useLingui } from "@lingui/react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { paths } from "../../../paths.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { OnceViewingsAnswered } from "../once-viewings-answered.tsx";
import { useViewing } from "../use-viewings.ts";
import { ViewingScreen } from "./viewing-screen.tsx";

export { readAhead } from "../use-viewings.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

/** A room that was saved for a viewing, with all its notes. @param id The room's. */
export function ViewingPage({ id }: { id: string }) {
  const owner = ownerOf(accessToken.value);
  // Keyed: no state of one user or room is left on the screen for the next.
  return <OwnViewing key={`${owner} ${id}`} owner={owner} id={id} />;
}

function OwnViewing({ owner, id }: { owner: string; id: string }) {
  const { i18n } = useLingui();
  const viewing = useViewing(owner, id);
  const title =
    typeof viewing === "object" && viewing !== null ? shownText(i18n, viewing.listing.title) : i18n._("viewings.title");
  useDocumentTitle(title);
  if (viewing === undefined) return <StoreLoading />;
  if (typeof viewing === "object" && viewing !== null) return <ViewingScreen viewing={viewing} />;
  return (
    <>
      <h1 className="text-2xl font-semibold">{i18n._("viewings.title")}</h1>
      {viewing === null ? (
        <OnceViewingsAnswered owner={owner}>
          <NotSaved id={id} />
        </OnceViewingsAnswered>
      ) : (
        <Notice title={i18n._("viewings.blocked")}>{i18n._("viewings.blocked.text")}</Notice>
      )}
    </>
  );
}

function NotSaved({ id }: { id: string }) {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("viewings.not-saved")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={paths.item(id)}>{i18n._("viewings.not-saved.open")}</ButtonLink>
          <ButtonLink href={paths.viewings}>{i18n._("viewings.title")}</ButtonLink>
        </div>
      }
    >
      {i18n._("viewings.not-saved.text")}
    </Notice>
  );
}
