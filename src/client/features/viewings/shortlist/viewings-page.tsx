import { useLingui } from "@lingui/react";
import { Bookmark, ChevronRight, Share2 } from "lucide";
import { useState } from "react";
import { Link } from "wouter";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { paths } from "../../../paths.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { NewRoomsCount } from "../../../outbox/searches/new-rooms-count.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { OnceViewingsAnswered } from "../once-viewings-answered.tsx";
import { useViewings } from "../use-viewings.ts";
import { KeptHere } from "./kept-here.tsx";
import { Shortlist } from "./shortlist.tsx";

const ShareListSheet = lazyScreen(async () => (await import("../share/share-list-sheet.tsx")).ShareListSheet);

const NONE: readonly SavedViewing[] = [];

/** All rooms that the user has saved for a viewing. */
export function ViewingsPage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const viewings = useViewings(owner);
  useDocumentTitle(i18n._("viewings.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h1 className="text-2xl font-semibold">{i18n._("viewings.title")}</h1>
          <KeptHere viewings={typeof viewings === "object" ? viewings : NONE} />
        </div>
        {typeof viewings === "object" && viewings.length > 0 && <ShareListButton />}
      </div>
      <Link
        href={paths.savedSearches}
        className="touch flex items-center gap-3 rounded-card border border-line bg-card px-4 hover:border-line-strong"
      >
        <Icon of={Bookmark} className="text-ink-soft" />
        <span className="grow">{i18n._("viewings.saved-searches")}</span>
        <NewRoomsCount className="px-2 text-sm" />
        <Icon of={ChevronRight} className="text-ink-soft" />
      </Link>
      {viewings === undefined && <StoreLoading />}
      {viewings === "blocked" && <Notice title={i18n._("viewings.blocked")}>{i18n._("viewings.blocked.text")}</Notice>}
      {typeof viewings === "object" &&
        (viewings.length === 0 ? (
          <OnceViewingsAnswered owner={owner}>
            <Empty />
          </OnceViewingsAnswered>
        ) : (
          <Shortlist key={owner} viewings={viewings} />
        ))}
    </div>
  );
}

/** The list as links for friends; what they are made with is fetched when it is asked for. */
function ShareListButton() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Share2} size={18} />
        {i18n._("shared-list.share")}
      </Button>
      <LazyBoundary missing={<PartFailed />}>
        {isOpen && <ShareListSheet onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
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
