import { useLingui } from "@lingui/react";
import { useSignal } from "@preact/signals-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { Draft } from "#offline/drafts/draft.ts";
import { ElsewhereNotice } from "../../../drafts/form/elsewhere-notice.tsx";
import { ProblemSummary } from "../../../drafts/form/problem-summary.tsx";
import { UnconfirmedNotice } from "../../../outbox/confirmation/unconfirmed-notice.tsx";
import { MemoryOnlyNotice } from "../../../outbox/notices/memory-only-notice.tsx";
import type { FormHistory } from "../../../drafts/reopen-for-editing.ts";
import { refusedAsAWhole, refusedTexts } from "../../../drafts/form/refused-texts.ts";
import { showPostError } from "../../../drafts/show-post-error.ts";
import { useDraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useProfileEmail } from "../../../drafts/form/use-profile-email.ts";
import { useDraftAddress } from "../../../drafts/form/use-draft-address.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { useDraftPart } from "../../../drafts/use-draft-part.ts";
import { takeReadings } from "../../../drafts/suggestions/form-suggestions.ts";
import { ReadingsToCheck } from "../../../drafts/suggestions/readings-to-check.tsx";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { SuggestionPanel } from "../../../drafts/suggestions/suggestion-panel.tsx";
import { useReadingsHold } from "../../../drafts/suggestions/use-readings-hold.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { paceTo } from "../../../platform/use-paced-search.ts";
import { useIsSlow } from "../../../platform/use-is-slow.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { checkListing, LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { listUrl } from "../own/own-address.ts";
import { PhotoField, type Cover } from "../photos/photo-field.tsx";
import { FilledInForYou } from "./filled-in-for-you.tsx";
import { FormFoot } from "./form-foot.tsx";
import { isDoubtfulReading } from "./doubtful-reading.ts";
import { listingMistakes } from "./listing-mistakes.ts";
import { blankListing, fieldsOfTyped } from "./listing-values.ts";
import { PlaceFields } from "./place-fields.tsx";
import { PriceFactsField } from "./price-facts-field.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { RentField } from "./rent-field.tsx";
import { RoomPreview } from "./room-preview.tsx";
import { FirstDay, LastDay } from "./stay-fields.tsx";
import { Half, StepFields } from "./step-fields.tsx";
import { StepNav } from "./step-nav.tsx";
import { STEPS, stepOf, type FormField } from "./steps.ts";
import { FurtherTerms } from "./further-terms.tsx";
import { TitleField } from "./title-field.tsx";
import { useOpenStepLater, useSteps, type OpenStep, type Steps } from "./use-steps.ts";
import { ContactFields, Description, FurtherWords } from "./words-fields.tsx";

/** Initial values of a new form. The account's address is filled in separately, and is no default. */
const DEFAULTS = blankListing(undefined);

interface Props {
  draftSession: DraftSession<"listing">;
  /** Whether the address does not name the draft yet. */
  isUnnamed: boolean;
  accountEmail: string | undefined;
}

/**
 * How long a posting takes before the form shows that it can't be written in, in milliseconds. It takes nothing in at once;
 * to show that for all fields costs a slow phone more time than the posting itself.
 */
const LOCKED_AFTER_MS = 400;

/** The form of a room: on a phone in steps that can be gone through in any order, else on one page beside its card. */
export function ListingForm({ draftSession, isUnnamed, accountEmail }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const { id, owner } = draftSession.draft.peek();
  const isEdit = useDraftPart(draftSession, isEditOf);
  const isElsewhere = draftSession.isElsewhere.value;
  // Errors and shares come with the history state; read once, so that later navigation does not bring them back.
  const [{ refused, shared, field }] = useState(() => (history.state ?? {}) as FormHistory);
  const [wanted] = useState(() => field ?? refused?.find((problem) => problem.field !== null)?.field ?? undefined);
  const [first] = useState(() => (wanted === undefined ? startStep(draftSession.draft.peek(), today) : stepOf(wanted)));
  const steps = useSteps(first, id);
  const { open } = steps;
  const cover = useSignal<Cover | null>(null);
  const title = isEdit ? i18n._("listing-form.title.edit") : i18n._("listing-form.title");
  useDocumentTitle(title);
  useDraftAddress(draftSession, isUnnamed);
  useProfileEmail(draftSession, accountEmail);
  const take = useCallback(
    (readings: Readings) => takeReadings(draftSession, readings, isEdit ? {} : DEFAULTS),
    [draftSession, isEdit],
  );
  const hold = useReadingsHold(draftSession);
  const leave = useLeave(steps);
  const form = useDraftForm<"listing", FormField>({
    draftSession,
    isDoubtful: isDoubtfulReading,
    check: (typed) => listingMistakes(i18n, fieldsOfTyped(typed), { today, isNew: !isEdit }),
    fieldsOf: fieldsOfTyped,
    refused: refusedTexts(i18n, refused, LISTING_TEXT_LENGTHS),
    reveal: (field) => steps.reveal(stepOf(field)),
    isHeld: hold.isHeld,
    onPosted: () => void leave(),
    onFailed: (error) => showPostError(i18n, error),
  });
  const { ref, fields, problems, jump } = form;
  useEffect(() => {
    if (wanted !== undefined) jump(wanted as FormField);
    // Once, for what the form was opened for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const whole = refusedAsAWhole(i18n, refused);
  const isSlowToPost = useIsSlow(form.isBusy ? "post" : null, LOCKED_AFTER_MS);
  const isLocked = isElsewhere || isSlowToPost;
  const preview = <RoomPreview draftSession={draftSession} cover={cover} />;
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // In a task of its own: the press itself costs a slow phone half of what it has for one.
        setTimeout(() => void form.submit(event));
      }}
      // A field that is gone to stands clear of what sticks to both edges, with two lines of its error and one of help below it.
      className="grid gap-5 [&_:is(input,select,textarea,fieldset,section_button)]:scroll-mt-32 [&_:is(input,select,textarea,fieldset,section_button)]:scroll-mb-40"
    >
      <h1 className="text-2xl font-semibold">{title}</h1>
      <MemoryOnlyNotice owner={owner} />
      {!isEdit && <UnconfirmedNotice />}
      {isElsewhere && <ElsewhereNotice draftSession={draftSession} />}
      {whole !== null && <p className="rounded-control bg-brick-tint px-4 py-3 text-brick-deep">{whole}</p>}
      <StepNav open={open} problems={problems} onGo={steps.go} />
      <ProgressLine open={open} draftSession={draftSession} />
      <div className="grid min-w-0 gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <fieldset disabled={isLocked} className="grid min-w-0 grid-cols-1 content-start gap-5">
          <SuggestionPanel suggestions={form.suggestions} onJump={jump} />
          <StepFields index={0} steps={steps}>
            <PhotoField draftSession={draftSession} cover={cover} problem={problems.photos} shared={shared} />
            <FilledInForYou draftSession={draftSession} text={shared?.text} disabled={isLocked} take={take} />
            <PlaceFields form={fields} draftSession={draftSession} />
          </StepFields>
          <StepFields index={1} steps={steps}>
            <RentField form={fields} />
            <PriceFactsField form={fields} />
            <Half>
              <FirstDay form={fields} />
            </Half>
            <Half>
              <LastDay form={fields} />
            </Half>
            <FurtherTerms form={fields} />
          </StepFields>
          <StepFields index={2} steps={steps}>
            <TitleField form={fields} />
            <Description form={fields} />
            <FurtherWords form={fields} />
            <ContactFields form={fields} />
          </StepFields>
          <AtStep step={STEPS.length - 1} open={open}>
            {preview}
          </AtStep>
          {form.wasTried && <ProblemSummary problems={problems} onJump={jump} />}
          {hold.isAsked && (
            <ReadingsToCheck
              suggestions={form.suggestions}
              onJump={jump}
              post={i18n._(isEdit ? /*i18n*/ "listing-form.save" : /*i18n*/ "listing-form.post")}
            />
          )}
          <FormFoot open={open} wasTried={form.wasTried} isEdit={isEdit} onGo={steps.go} onLeave={() => void leave()} />
        </fieldset>
        <AtStep step={null} open={open}>
          <div className="sticky top-28 self-start">{preview}</div>
        </AtStep>
      </div>
    </form>
  );
}

/** Goes to the list in place of the form and its steps. */
function useLeave(steps: Pick<Steps, "leave">): () => Promise<void> {
  const [, navigate] = useLocation();
  const isLeft = useRef(false);
  useLayoutEffect(
    () => () => {
      // The list shows the new entry on top. With its first frame: where the page stands is then known anyway.
      if (isLeft.current) requestAnimationFrame(() => scrollTo({ top: 0 }));
    },
    [],
  );
  return async () => {
    isLeft.current = true;
    await steps.leave();
    paceTo(listUrl());
    navigate(listUrl(), { replace: true });
  };
}

function isEditOf({ base }: Draft<"listing">): boolean {
  return base !== null;
}

/** What is there at one step alone, or where all are on one page. */
function AtStep({ step, open, children }: { step: number | null; open: OpenStep; children: ReactNode }) {
  return useOpenStepLater(open) === step && children;
}

/** The step to begin with: of a draft that was left, the first unfinished one. */
function startStep({ base, revision, typed }: Draft<"listing">, today: string): number {
  if (base !== null || revision === 0) return 0;
  const wrong = new Set<string>(checkListing(fieldsOfTyped(typed), { today, isNew: true }).map(({ field }) => field));
  const unfinished = STEPS.findIndex(({ fields }) => fields.some((name) => wrong.has(name)));
  return unfinished === -1 ? STEPS.length - 1 : unfinished;
}
