import { useLingui } from "@lingui/react";
import { ArrowLeft } from "lucide";
import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { typedOfListing } from "#offline/drafts/typed-listing.ts";
import { reopenForEditing } from "../../../drafts/reopen-for-editing.ts";
import { findDraft, NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { PostedNotice } from "../../../drafts/form/posted-notice.tsx";
import { useDraftSession } from "../../../drafts/use-draft-session.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { Loading } from "../../../ui/states/loading.tsx";
import { formPath } from "../../../drafts/form-path.ts";
import { sendSoon } from "../../../outbox/sending/sending.ts";
import { listUrl } from "../own/own-address.ts";
import { ListingForm } from "./listing-form.tsx";
import { blankListing } from "./listing-values.ts";
import { useEditedListing } from "./use-edited-listing.ts";
import { isEntryOf } from "./use-steps.ts";

interface Props {
  owner: string;
  /** What the address names: a draft or a room, which have one id; or NEW_DRAFT. */
  id: string;
}

/** The form of one room. Its address survives a reload; its input is saved on the phone. */
export function ListingFormPage(props: Props) {
  const { i18n } = useLingui();
  // It is opened from within a list that may be long.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 lg:max-w-5xl">
      <Link href={listUrl()} className="touch inline-flex items-center gap-2 justify-self-start text-sky">
        <Icon of={ArrowLeft} />
        {i18n._("own-listings.title")}
      </Link>
      <OpenedForm {...props} />
    </div>
  );
}

function OpenedForm({ owner, id }: Props): ReactNode {
  const { i18n } = useLingui();
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  // A stored draft needs no row; the server is asked only without one.
  const [unknownId, setUnknownId] = useState<string | null>(null);
  const { row, error, again } = useEditedListing(owner, unknownId === id ? id : null);
  const [takenBack, setTakenBack] = useState(0);
  const find = async () => {
    const values = { email: user?.email, blank: blankListing, row, typedOf: typedOfRow };
    const draft = await findDraft({ owner, kind: "listing", id, ...values });
    if (draft === undefined) setUnknownId(id);
    return draft;
  };
  const opening = useDraftSession(id, find, `${row === undefined} ${takenBack}`, sendSoon, isSameDraft);
  const edit = async () => {
    navigate(formPath("listing", id), { replace: true, state: await reopenForEditing(owner, id) });
    setTakenBack(takenBack + 1);
  };
  switch (opening.name) {
    case "reading":
      return <StoreLoading />;
    case "opening":
      if (row !== undefined || error === null) return <Loading />;
      return (
        <Notice
          title={i18n._("listing-form.not-loaded")}
          action={<Button onClick={again}>{i18n._("account.retry")}</Button>}
        >
          {i18n._("listing-form.not-loaded.text")}
        </Notice>
      );
    case "missing":
      return (
        <Notice
          title={i18n._("listing-form.missing")}
          action={<ButtonLink href={listUrl()}>{i18n._("form.posted.list")}</ButtonLink>}
        >
          {i18n._("listing-form.missing.text")}
        </Notice>
      );
    case "posted":
      return <PostedNotice listUrl={listUrl()} onEdit={() => void edit()} />;
    case "open":
      return (
        <ListingForm draftSession={opening.draftSession} isUnnamed={id === NEW_DRAFT} accountEmail={user?.email} />
      );
  }
}

function typedOfRow(row: Listing) {
  return typedOfListing(fieldsOfListing(row));
}

/** A step back to before the first input is one within the form. */
function isSameDraft(open: string | undefined, wanted: string): boolean {
  return open === wanted || (wanted === NEW_DRAFT && isEntryOf(open));
}
