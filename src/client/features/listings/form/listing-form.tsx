import { useLingui } from "@lingui/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import type { Draft } from "#offline/drafts/draft.ts";
import { ElsewhereNotice } from "../../../drafts/form/elsewhere-notice.tsx";
import { MemoryOnlyNotice } from "../../../outbox/notices/memory-only-notice.tsx";
import type { FormHistory } from "../../../drafts/reopen-for-editing.ts";
import { refusedAsAWhole, refusedTexts } from "../../../drafts/form/refused-texts.ts";
import { showPostError } from "../../../drafts/show-post-error.ts";
import { useDraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useProfileEmail } from "../../../drafts/form/use-profile-email.ts";
import { useDraftAddress } from "../../../drafts/form/use-draft-address.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { takeReadings } from "../../../drafts/suggestions/form-suggestions.ts";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { SuggestionPanel } from "../../../drafts/suggestions/suggestion-panel.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { checkListing, LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { listUrl } from "../own/own-address.ts";
import { ContactStep } from "./contact-step.tsx";
import { FormFoot } from "./form-foot.tsx";
import { isDoubtfulReading } from "./doubtful-reading.ts";
import { listingMistakes } from "./listing-mistakes.ts";
import { blankListing, fieldsOfTyped } from "./listing-values.ts";
import { PlaceStep } from "./place-step.tsx";
import { PastedListing } from "./pasted-listing.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { StepHeading, stepHeadingId } from "./step-heading.tsx";
import { StepNav, STEP_NAV_ID } from "./step-nav.tsx";
import { STEPS, stepOf, type FormField } from "./steps.ts";
import { TermsStep } from "./terms-step.tsx";
import { WordsStep } from "./words-step.tsx";

/** Initial values of a new form. The account's address is filled in separately, and is no default. */
const DEFAULTS = blankListing(undefined);

interface Props {
  draftSession: DraftSession<"listing">;
  /** Whether the address does not name the draft yet. */
  isUnnamed: boolean;
  accountEmail: string | undefined;
}

/** The form of a room, in steps that can be gone through in any order. */
export function ListingForm({ draftSession, isUnnamed, accountEmail }: Props) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const today = useToday();
  const { base, owner, typed } = draftSession.draft.value;
  const isElsewhere = draftSession.isElsewhere.value;
  // Errors and shares come with the history state; read once, so that later navigation does not bring them back.
  const [{ refused, shared }] = useState(() => (history.state ?? {}) as FormHistory);
  const [step, setStep] = useState(() =>
    shared === undefined ? startStep(draftSession.draft.peek(), refused, today) : stepOf("photos"),
  );
  // The text of the share can be parsed here too.
  const pasteStep = shared?.text ? stepOf("photos") : 0;
  const title = base === null ? i18n._("listing-form.title") : i18n._("listing-form.title.edit");
  useDocumentTitle(title);
  useDraftAddress(draftSession, isUnnamed);
  useProfileEmail(draftSession, accountEmail);
  const take = (readings: Readings) => takeReadings(draftSession, readings, base === null ? DEFAULTS : {});
  const form = useDraftForm<"listing", FormField>({
    draftSession,
    isDoubtful: isDoubtfulReading,
    check: (typed) => listingMistakes(i18n, fieldsOfTyped(typed), { today, isNew: base === null }),
    fieldsOf: fieldsOfTyped,
    refused: refusedTexts(i18n, refused, LISTING_TEXT_LENGTHS),
    reveal: (field) => setStep(stepOf(field)),
    onPosted() {
      navigate(listUrl(), { replace: true });
      // The list shows the new entry on top.
      scrollTo({ top: 0 });
    },
    onFailed: (error) => showPostError(i18n, error),
  });
  const { ref, problems } = form;
  const go = (next: number) => {
    flushSync(() => setStep(next));
    // Moves the focus for keyboard and screen reader users.
    document.getElementById(stepHeadingId(next))?.focus({ preventScroll: true });
    document.getElementById(STEP_NAV_ID)?.scrollIntoView();
  };
  const whole = refusedAsAWhole(i18n, refused);
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-5 [&_:is(input,select,textarea,fieldset)]:scroll-mt-32"
    >
      <h1 className="text-2xl font-semibold">{title}</h1>
      <MemoryOnlyNotice owner={owner} />
      {isElsewhere && <ElsewhereNotice draftSession={draftSession} />}
      {whole !== null && <p className="rounded-control bg-brick-tint px-4 py-3 text-brick-deep">{whole}</p>}
      <StepNav step={step} problems={problems} onGo={go} />
      <ProgressLine step={step} draftSession={draftSession} />
      <fieldset disabled={isElsewhere || form.isBusy} className="grid min-w-0 gap-5">
        <SuggestionPanel suggestions={form.suggestions} onJump={form.jump} />
        {STEPS.map(({ title: name }, index) => (
          <section key={name} hidden={index !== step} aria-labelledby={stepHeadingId(index)} className="grid gap-5">
            <StepHeading index={index} />
            {base === null && index === pasteStep && (
              <PastedListing
                draftSession={draftSession}
                text={shared?.text}
                disabled={isElsewhere || form.isBusy}
                take={take}
              />
            )}
            {contentOf(index)}
          </section>
        ))}
        <FormFoot step={step} form={form} typed={typed} isEdit={base !== null} onGo={go} />
      </fieldset>
    </form>
  );

  function contentOf(index: number) {
    switch (index) {
      case 0:
        return <PlaceStep form={form} />;
      case 1:
        return <TermsStep form={form} typed={typed} />;
      case 2:
        return <WordsStep form={form} draftSession={draftSession} shared={shared} take={take} />;
      default:
        return <ContactStep form={form} />;
    }
  }
}

/** The step to begin with: of the first field that the server refused; of a draft that was left, the first unfinished one. */
function startStep(
  { base, revision, typed }: Draft<"listing">,
  refused: FormHistory["refused"],
  today: string,
): number {
  const field = refused?.find((problem) => problem.field !== null)?.field ?? null;
  if (field !== null) return stepOf(field);
  if (base !== null || revision === 0) return 0;
  const wrong = new Set<string>(checkListing(fieldsOfTyped(typed), { today, isNew: true }).map(({ field }) => field));
  const unfinished = STEPS.findIndex(({ fields }) => fields.some((name) => wrong.has(name)));
  return unfinished === -1 ? STEPS.length - 1 : unfinished;
}
