import { useLingui } from "@lingui/react";
import { useSignal } from "@preact/signals-react";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { Draft } from "#offline/drafts/draft.ts";
import { proseOf } from "#domain/fields/prose.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { ContactsInTexts, holdForContacts } from "../../../drafts/form/contacts-in-texts.tsx";
import { ProblemSummary } from "../../../drafts/form/problem-summary.tsx";
import { FormNotices } from "../../../outbox/notices/form-notices.tsx";
import type { FormHistory } from "../../../drafts/reopen-for-editing.ts";
import { refusedAsAWhole, refusedTexts } from "../../../drafts/form/refused-texts.ts";
import { showPostError } from "../../../drafts/show-post-error.ts";
import { useDraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useProfileEmail } from "../../../drafts/form/use-profile-email.ts";
import { useDraftAddress } from "../../../drafts/form/use-draft-address.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { useDraftPart } from "../../../drafts/use-draft-part.ts";
import { ReadingsToCheck } from "../../../drafts/suggestions/readings-to-check.tsx";
import { SuggestionPanel } from "../../../drafts/suggestions/suggestion-panel.tsx";
import { useReadingsHold } from "../../../drafts/suggestions/use-readings-hold.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { paceTo } from "../../../platform/use-paced-search.ts";
import { useIsSlow } from "../../../platform/use-is-slow.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { checkedListing, checkListing, LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { listUrl } from "../own/own-address.ts";
import type { Cover } from "../photos/photo-field.tsx";
import { holdForPictureContacts } from "../recognition/confirm-contacts.tsx";
import { FormFoot } from "./form-foot.tsx";
import { isDoubtfulReading } from "./doubtful-reading.ts";
import { ListingFields } from "./listing-fields.tsx";
import { listingMistakes } from "./listing-mistakes.ts";
import { fieldsOfTyped } from "./listing-values.ts";
import { ProgressLine } from "./progress-line.tsx";
import { RoomPreview } from "./room-preview.tsx";
import { StepNav } from "./step-nav.tsx";
import { STEPS, stepOf, type FormField } from "./steps.ts";
import { useOpenStepLater, useSteps, type OpenStep, type Steps } from "./use-steps.ts";

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
  const { id } = draftSession.draft.peek();
  const isEdit = useDraftPart(draftSession, isEditOf);
  const isElsewhere = draftSession.isElsewhere.value;
  const { refused, shared, field, step } = useOpening(draftSession, today);
  const steps = useSteps(step, id);
  const { open } = steps;
  const cover = useSignal<Cover | null>(null);
  const unreadable = useSignal(0);
  const title = isEdit ? i18n._("listing-form.title.edit") : i18n._("listing-form.title");
  useDocumentTitle(title);
  useDraftAddress(draftSession, isUnnamed);
  useProfileEmail(draftSession, accountEmail);
  const hold = useReadingsHold(draftSession);
  const leave = useLeave(steps);
  const form = useDraftForm<"listing", FormField>({
    draftSession,
    isDoubtful: isDoubtfulReading,
    check: (typed) => ({
      ...listingMistakes(i18n, fieldsOfTyped(typed), { today, isNew: !isEdit }),
      // Found out while sending, everything else would have gone in vain.
      ...(unreadable.value > 0 && { photos: i18n._("photos.refused.post", { count: unreadable.value }) }),
    }),
    fieldsOf: (typed) => checkedListing(fieldsOfTyped(typed), { today, isNew: !isEdit }),
    rent: "price",
    refused: refusedTexts(i18n, refused, LISTING_TEXT_LENGTHS),
    reveal: (field) => steps.reveal(stepOf(field)),
    isHeld: () => hold.isHeld() || holdForPictureContacts(() => steps.reveal(PHOTOS_STEP)) || holdForContacts(),
    onPosted: () => void leave(),
    onFailed: (error) => showPostError(i18n, error),
  });
  const { ref, fields, problems, jump } = form;
  useJumpAtOpening(jump, field);
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
      <FormNotices draftSession={draftSession} isNew={!isEdit} refusal={refusedAsAWhole(i18n, refused)} />
      <StepNav open={open} problems={problems} onGo={steps.go} />
      <ProgressLine open={open} draftSession={draftSession} />
      <div className="grid min-w-0 gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <fieldset disabled={isLocked} className="grid min-w-0 grid-cols-1 content-start gap-5">
          <SuggestionPanel kind="listing" suggestions={form.suggestions} onJump={jump} />
          <ListingFields
            draftSession={draftSession}
            form={fields}
            steps={steps}
            isEdit={isEdit}
            isLocked={isLocked}
            cover={cover}
            unreadable={unreadable}
            photoProblem={problems.photos}
            shared={shared}
          />
          <AtStep step={STEPS.length - 1} open={open}>
            {preview}
          </AtStep>
          <ContactsInTexts form={fields} fields={PROSE} />
          {form.wasTried && <ProblemSummary kind="listing" problems={problems} onJump={jump} />}
          {hold.isAsked && (
            <ReadingsToCheck
              kind="listing"
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

interface Opening {
  /** The server's validation errors. */
  refused: FormHistory["refused"] | undefined;
  /** What another app has shared into the draft. */
  shared: FormHistory["shared"] | undefined;
  /** The field to begin with, if any. */
  field: FormField | undefined;
  /** The step to begin with. */
  step: number;
}

/** What the form is opened for and with: read once, so that later navigation does not bring errors and shares back. */
function useOpening({ draft }: DraftSession<"listing">, today: string): Opening {
  const [opening] = useState((): Opening => {
    const { refused, shared, field } = (history.state ?? {}) as FormHistory;
    const wanted = (field ?? refused?.find((problem) => problem.field !== null)?.field) as FormField | null | undefined;
    const step = wanted == null ? startStep(draft.peek(), today) : stepOf(wanted);
    return { refused, shared, field: wanted ?? undefined, step };
  });
  return opening;
}

const PHOTOS_STEP = stepOf("photos");

const PROSE = proseOf(LISTING_FIELDS);

function useJumpAtOpening(jump: (field: FormField) => void, field: FormField | undefined): void {
  useEffect(() => {
    if (field !== undefined) jump(field);
    if (field === "price") addEventListener("focusin", selectPrice, { once: true });
    // Once, for what the form was opened for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Who comes to change the rent types the new one, without clearing the old one first. */
function selectPrice({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.name === "price") target.select();
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
