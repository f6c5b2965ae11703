import { useLingui } from "@lingui/react";
import { ArrowLeft } from "lucide";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { ownUrl } from "../own/own-address.ts";
import { reopenForEditing } from "../../../drafts/reopen-for-editing.ts";
import { findDraft, NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { PostedNotice } from "../../../drafts/form/posted-notice.tsx";
import { useDraftSession } from "../../../drafts/use-draft-session.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Loading } from "../../../ui/states/loading.tsx";
import { OwnListNotLoaded } from "../../../outbox/own-list/own-list-note.tsx";
import { sendSoon } from "../../../outbox/sending/sending.ts";
import { RequestForm } from "./request-form.tsx";
import { newRequestTyped, typedOfRequest } from "./request-typed.ts";
import { usePostedRequests } from "../own/use-posted-requests.ts";

interface Props {
  owner: string;
  /** The id in the address, of a draft or a posted request, which is the same; or NEW_DRAFT. */
  wanted: string;
}

/** The form of one request. Its address survives a reload; its input is saved on the phone. */
export function RequestFormPage({ owner, wanted }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <Link
        href={ownUrl({ open: "list" })}
        className="touch inline-flex items-center gap-2 justify-self-start text-sky"
      >
        <Icon of={ArrowLeft} />
        {i18n._("own-requests.title")}
      </Link>
      <OpenedForm owner={owner} wanted={wanted} />
    </div>
  );
}

function OpenedForm({ owner, wanted }: Props): ReactNode {
  const [, navigate] = useLocation();
  const { user } = useCurrentUser();
  const posted = usePostedRequests();
  const rows = posted.data?.data.data;
  const row = rows && (rows.find(({ id }) => id === wanted) ?? null);
  const [takenBack, setTakenBack] = useState(0);
  const values = { email: user?.email, blank: newRequestTyped, row, typedOf: typedOfRequest };
  const opening = useDraftSession(
    wanted,
    () => findDraft({ owner, kind: "request", id: wanted, ...values }),
    // A new one needs no rows: when they load, it stays as it is.
    `${wanted === NEW_DRAFT || rows === undefined} ${takenBack}`,
    sendSoon,
  );
  const takeBack = async () => {
    navigate(ownUrl({ open: "form", id: wanted }), { replace: true, state: await reopenForEditing(owner, wanted) });
    setTakenBack(takenBack + 1);
  };
  switch (opening.name) {
    case "reading":
      return <StoreLoading />;
    case "opening":
      if (rows !== undefined || posted.error === undefined) return <Loading />;
      return <OwnListNotLoaded kind="request" error={posted.error} onRetry={() => void posted.mutate()} />;
    case "missing":
      return <RequestGone />;
    case "posted":
      return <PostedNotice listUrl={ownUrl({ open: "list" })} onEdit={() => void takeBack()} />;
    case "open":
      return (
        <RequestForm draftSession={opening.draftSession} isUnnamed={wanted === NEW_DRAFT} accountEmail={user?.email} />
      );
  }
}

/** Shown for a form's address without a draft or row. */
function RequestGone() {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("own-requests.gone")}
      action={<ButtonLink href={ownUrl({ open: "list" })}>{i18n._("own-requests.title")}</ButtonLink>}
    >
      {i18n._("own-requests.gone.text")}
    </Notice>
  );
}
