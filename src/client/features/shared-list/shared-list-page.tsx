import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { SHARED_LIST_LENGTHS } from "#domain/shared-lists/shared-list.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import type { SharedListHere } from "#offline/viewings/shared-lists.ts";
import { loginPath, signUpPath } from "../../api/credentials/return-path.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { paths } from "../../paths.ts";
import { connection } from "../../platform/connection/connection.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { savedText } from "../../platform/text/saved-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/states/loading.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { TypedText } from "./typed-text.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { SharedRoom } from "./shared-room.tsx";
import { useSharedList, type OpenedList } from "./use-shared-list.ts";

/** `/shared/:token`: a shortlist of rooms shared by link. All who have the link can read it; voting and notes need an account. */
export function SharedListPage({ token }: { token: string }) {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const list = useSharedList(owner, token);
  const { here } = list;
  useDocumentTitle(here?.view.name ?? i18n._("shared-list.title"));
  if (here !== undefined) return <SharedListShown here={here} list={list} isVisitor={owner === ANONYMOUS} />;
  return (
    <>
      <h1 className="sr-only">{i18n._("shared-list.title")}</h1>
      <NotShown list={list} />
    </>
  );
}

function NotShown({ list: { state, again } }: { list: OpenedList }) {
  const { i18n } = useLingui();
  if (state instanceof Error) return <NotLoaded title={i18n._("failure.title")} error={state} onRetry={again} />;
  if (state !== "ended") return <Loading />;
  return (
    <Notice
      title={i18n._("shared-list.ended")}
      action={<ButtonLink href={paths.home}>{i18n._("viewings.empty.search")}</ButtonLink>}
    >
      {i18n._("shared-list.ended.text")}
    </Notice>
  );
}

interface ShownProps {
  here: SharedListHere;
  list: OpenedList;
  isVisitor: boolean;
}

function SharedListShown({ here, list, isVisitor }: ShownProps) {
  const { i18n } = useLingui();
  const { view, content } = here;
  const friends = view.opinions.map(({ name }) => name || i18n._("shared-list.somebody"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">
          <bdi>{view.name}</bdi>
        </h1>
        <p className="max-w-prose text-pretty text-ink-soft">
          {view.is_owner ? i18n._("shared-list.text.owner") : i18n._("shared-list.text")}
        </p>
        {friends.length > 0 && (
          <p className="text-sm text-ink-soft">
            {i18n._("shared-list.with", { names: new Intl.ListFormat(i18n.locale).format(friends) })}
          </p>
        )}
        <ExchangeNote here={here} state={list.state} />
      </div>
      {isVisitor ? (
        <LogInOffer />
      ) : (
        <TypedText
          label={i18n._("shared-list.your-name")}
          help={i18n._("shared-list.your-name.help")}
          most={SHARED_LIST_LENGTHS.person}
          value={content.name}
          save={(name) => list.edit((known) => ({ ...known, name }))}
        />
      )}
      {view.rooms.length === 0 && <p className="text-ink-soft">{i18n._("shared-list.empty")}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {goneLast(view.rooms).map(({ listing_id, listing }) => (
          <SharedRoom
            key={listing_id}
            id={listing_id}
            listing={listing}
            here={here}
            edit={isVisitor ? null : list.edit}
          />
        ))}
      </ul>
    </div>
  );
}

function goneLast(rooms: SharedListHere["view"]["rooms"]): SharedListHere["view"]["rooms"] {
  return rooms.toSorted((a, b) => Number(a.listing === null) - Number(b.listing === null));
}

/** What is on this phone alone, and how old the rest is, where the server was not reached. */
function ExchangeNote({ here, state }: { here: SharedListHere; state: OpenedList["state"] }) {
  const { i18n } = useLingui();
  const isOffline = connection.value !== "online" || state instanceof Error;
  if (!isOffline) return null;
  return (
    <p role="status" className="text-sm text-sky">
      {savedText(i18n, here.fetchedAt, serverNow())}
      {here.isUnsent && ` · ${i18n._("shared-list.unsent")}`}
    </p>
  );
}

function LogInOffer() {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-sky-tint px-4 py-2">
      <span className="py-2 text-pretty">{i18n._("shared-list.log-in.why")}</span>
      <span className="flex gap-4">
        <Link
          href={loginPath(location.pathname)}
          className="touch inline-flex items-center font-semibold text-sky underline"
        >
          {i18n._("shared-list.log-in")}
        </Link>
        <Link href={signUpPath(location.pathname)} className="touch inline-flex items-center text-sky underline">
          {i18n._("shared-list.sign-up")}
        </Link>
      </span>
    </p>
  );
}
