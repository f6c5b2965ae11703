import { useLingui } from "@lingui/react";
import { ClipboardPaste } from "lucide";
import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import type { FormHistory } from "../../../drafts/reopen-for-editing.ts";
import { FormNotices } from "../../../outbox/notices/form-notices.tsx";
import { proseOf } from "#domain/fields/prose.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { ContactsInTexts, holdForContacts } from "../../../drafts/form/contacts-in-texts.tsx";
import { ProblemSummary } from "../../../drafts/form/problem-summary.tsx";
import { refusedAsAWhole, refusedTexts } from "../../../drafts/form/refused-texts.ts";
import { DraftSavedLine } from "../../../outbox/account-drafts/draft-saved-line.tsx";
import { showPostError } from "../../../drafts/show-post-error.ts";
import { useDraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useProfileEmail } from "../../../drafts/form/use-profile-email.ts";
import { useDraftAddress } from "../../../drafts/form/use-draft-address.ts";
import { takeReadings } from "../../../drafts/suggestions/form-suggestions.ts";
import { PasteBox } from "../../../drafts/suggestions/paste-box.tsx";
import { ReadingsToCheck } from "../../../drafts/suggestions/readings-to-check.tsx";
import { SuggestionPanel } from "../../../drafts/suggestions/suggestion-panel.tsx";
import { useReadingsHold } from "../../../drafts/suggestions/use-readings-hold.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { ownUrl } from "../own/own-address.ts";
import { checkedRequest, REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import type { RequestField } from "#domain/tenant-requests/request-fields.ts";
import { readPastedRequest } from "./read-pasted-request.ts";
import { WhatHome, WhereAndWhen, WhoAsks } from "./request-fields.tsx";
import { requestProblems } from "./request-problems.ts";
import { requestFieldsOf } from "./request-typed.ts";

const PROSE = proseOf(REQUEST_FIELDS);

interface Props {
  draftSession: DraftSession<"request">;
  /** Whether the address lacks the draft's id as yet. */
  isUnnamed: boolean;
  accountEmail: string | undefined;
}

/** The form of a request (PR-302, A-19). Posting it queues it in the outbox, and returns to the list. */
export function RequestForm({ draftSession, isUnnamed, accountEmail }: Props) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const today = useToday();
  const { base } = draftSession.draft.value;
  const isNew = base === null;
  const isElsewhere = draftSession.isElsewhere.value;
  const isUntouched = !isNew && draftSession.kept.value.name === "untouched";
  // Read once, on opening: later navigation must not bring the server's errors back.
  const [{ refused }] = useState(() => (history.state ?? {}) as FormHistory);
  const [wasBlank] = useState(draftSession.kept.value.name === "untouched");
  useDraftAddress(draftSession, isUnnamed);
  useProfileEmail(draftSession, accountEmail);
  const hold = useReadingsHold(draftSession);
  const post = i18n._(isNew ? /*i18n*/ "own-requests.post" : /*i18n*/ "own-requests.post-changes");
  const { ref, fields, ...form } = useDraftForm<"request", RequestField>({
    draftSession,
    check: (typed) => requestProblems(i18n, typed, { today, isNew }),
    fieldsOf: (typed) => checkedRequest(requestFieldsOf(typed), { today, isNew }),
    rent: "price_upper_bound",
    refused: refusedTexts(i18n, refused, REQUEST_TEXT_LENGTHS),
    isHeld: () => hold.isHeld() || holdForContacts(),
    onPosted: () => navigate(ownUrl({ open: "list" }), { replace: true }),
    onFailed: (error) => showPostError(i18n, error),
  });
  return (
    <>
      <h1 className="text-2xl font-semibold">
        {isNew ? i18n._("own-requests.new") : i18n._("own-requests.edit.title")}
      </h1>
      <FormNotices draftSession={draftSession} isNew={isNew} refusal={refusedAsAWhole(i18n, refused)} />
      <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)}>
        <fieldset
          disabled={isElsewhere || form.isBusy}
          className="grid min-w-0 gap-6 [&_:is(input,select,textarea)]:scroll-mt-24 [&_:is(input,select,textarea)]:scroll-mb-40"
        >
          {isNew && (
            <Disclosure icon={ClipboardPaste} title={i18n._("suggest.paste.title")} isOpen={wasBlank}>
              <PasteBox
                help={i18n._("suggest.paste.help-request")}
                disabled={isElsewhere || form.isBusy}
                read={(text) => readPastedRequest(text, today)}
                take={(readings) => takeReadings(draftSession, readings, {})}
              />
            </Disclosure>
          )}
          <SuggestionPanel kind="request" suggestions={form.suggestions} onJump={form.jump} />
          <Part heading={i18n._("request.part.where")}>
            <WhereAndWhen form={fields} />
          </Part>
          <Part heading={i18n._("request.part.what")}>
            <WhatHome form={fields} />
          </Part>
          <Part heading={i18n._("request.part.who")}>
            <WhoAsks form={fields} />
          </Part>
          <ContactsInTexts form={fields} fields={PROSE} />
          {form.wasTried && <ProblemSummary kind="request" problems={form.problems} onJump={form.jump} />}
          {hold.isAsked && (
            <ReadingsToCheck kind="request" suggestions={form.suggestions} onJump={form.jump} post={post} />
          )}
          <div
            data-foot=""
            className="sticky bottom-(--edge-height) z-10 -mx-4 -mb-12 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
          >
            <DraftSavedLine draftSession={draftSession} />
            <Button type="submit" look="primary" disabled={isUntouched} className="grow sm:grow-0">
              {post}
            </Button>
          </div>
        </fieldset>
      </form>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-4">
      <h2 className="text-lg font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
