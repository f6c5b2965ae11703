import { ElsewhereNotice } from "../../drafts/form/elsewhere-notice.tsx";
import type { DraftSession } from "../../drafts/draft-session.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { UnconfirmedNotice } from "../confirmation/unconfirmed-notice.tsx";
import { MemoryOnlyNotice } from "./memory-only-notice.tsx";

interface Props<Kind extends DraftKind> {
  draftSession: DraftSession<Kind>;
  isNew: boolean;
  /** Why the server refused it as a whole, in a sentence; null where it did not. */
  refusal: string | null;
}

/** What is to be known above a form before it is filled in. */
export function FormNotices<Kind extends DraftKind>({ draftSession, isNew, refusal }: Props<Kind>) {
  return (
    <>
      <MemoryOnlyNotice owner={draftSession.draft.peek().owner} />
      {isNew && <UnconfirmedNotice />}
      {draftSession.isElsewhere.value && <ElsewhereNotice draftSession={draftSession} />}
      {refusal !== null && <p className="rounded-control bg-brick-tint px-4 py-3 text-brick-deep">{refusal}</p>}
    </>
  );
}
