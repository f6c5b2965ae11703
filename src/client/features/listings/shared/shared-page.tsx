import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Redirect, useLocation } from "wouter";
import type { ShareOutcome } from "#contract/share-target.ts";
import { discardShares } from "#offline/drafts/shared/shared-photos.ts";
import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";
import { formPath } from "../../../drafts/form-path.ts";
import type { FormHistory } from "../../../drafts/reopen-for-editing.ts";
import { showPostError } from "../../../drafts/show-post-error.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { Loading } from "../../../ui/states/loading.tsx";
import { listUrl } from "../own/own-address.ts";
import { ChooseDraft } from "./choose-draft.tsx";
import { NothingShared } from "./nothing-shared.tsx";
import { findShared, takeIntoDraft, takeIntoNew, type SharedAndDrafts } from "./take-in.ts";

/** The target of a share from another app: it goes into a draft, or this explains why it is missing (A27). */
export function SharedPage({ owner, outcome }: { owner: string; outcome: ShareOutcome }) {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("shared.title"));
  return outcome === "kept" ? <TakeIn owner={owner} /> : <NothingShared outcome={outcome} names={[]} />;
}

/** Straight into a new draft, unless there are drafts that it might belong to. */
function TakeIn({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<SharedAndDrafts | "failed">();
  const [unusable, setUnusable] = useState<readonly string[]>([]);

  useEffect(() => {
    let isGone = false;
    void begin();
    return () => void (isGone = true);

    async function begin(): Promise<void> {
      const now = await findShared(owner).catch(() => "failed" as const);
      if (isGone) return;
      if (now !== "failed" && isUnusable(now)) return noteUnusable(now);
      if (now !== "failed" && now.shares.length > 0 && now.drafts.length === 0) return takeInto(null);
      setFound(now);
    }
    // Once: the account's address is filled in later where it is not known yet.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner]);

  if (unusable.length > 0) return <NothingShared outcome="unusable" names={unusable} />;
  if (found === undefined) return <Loading />;
  if (found === "failed") return <NothingShared outcome="unkept" names={[]} />;
  if (found.shares.length === 0) return <Redirect to={listUrl()} replace />;
  return <ChooseDraft owner={owner} {...found} onChoose={(id) => void takeInto(id)} />;

  async function takeInto(id: string | null): Promise<void> {
    let taken: TakenShared | null;
    try {
      taken = await (id === null ? takeIntoNew(owner, user?.email) : takeIntoDraft(owner, id));
    } catch (error) {
      // The share stays stored, and the list shows it.
      navigate(listUrl(), { replace: true });
      return showPostError(i18n, error);
    }
    if (taken === null) return navigate(listUrl(), { replace: true });
    const state: FormHistory = { shared: taken };
    navigate(formPath("listing", taken.draftId), { replace: true, state });
  }

  async function noteUnusable({ shares }: SharedAndDrafts): Promise<void> {
    setUnusable(shares.flatMap((share) => share.unusable));
    await discardShares();
  }
}

/** Whether the share has neither photos nor text. */
function isUnusable({ shares }: SharedAndDrafts): boolean {
  return shares.length > 0 && shares.every(({ photos, text }) => photos.length === 0 && text === "");
}
