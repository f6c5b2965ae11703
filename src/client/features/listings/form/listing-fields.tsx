import type { Signal } from "@preact/signals-react";
import { useCallback } from "react";
import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";
import { LISTING_FIELDS, type ListingField } from "#domain/listings/listing-fields.ts";
import { PlainFields } from "../../../drafts/form/plain-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { takeReadings } from "../../../drafts/suggestions/form-suggestions.ts";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { PhotoField, type Cover } from "../photos/photo-field.tsx";
import { FilledInForYou } from "./filled-in-for-you.tsx";
import { FurtherTerms } from "./further-terms.tsx";
import { blankListing } from "./listing-values.ts";
import { PlaceFields } from "./place-fields.tsx";
import { PriceFactsField } from "./price-facts-field.tsx";
import { RentField } from "./rent-field.tsx";
import { FirstDay, LastDay } from "./stay-fields.tsx";
import { Half, StepFields } from "./step-fields.tsx";
import type { FormField } from "./steps.ts";
import { TitleField } from "./title-field.tsx";
import type { Steps } from "./use-steps.ts";
import { ContactFields, Description, FurtherWords } from "./words-fields.tsx";

/** Initial values of a new form. The account's address is filled in separately, and is no default. */
const DEFAULTS = blankListing(undefined);

/** The fields that components of their own place; all others are drawn by their types. */
const PLACED: readonly ListingField[] = [
  "title",
  "post_code",
  "city",
  "property_type",
  "room_type",
  "price",
  "price_description",
  "begin_date",
  "end_date",
  "short_term_allowed",
  "duration",
  "duration_description",
  "description",
  "additional_info",
  "email",
  "contact_info",
  "xhs_link",
];

interface Props {
  draftSession: DraftSession<"listing">;
  form: DraftForm<FormField>;
  steps: Steps;
  isEdit: boolean;
  /** Whether nothing can be filled in just now. */
  isLocked: boolean;
  cover: Signal<Cover | null>;
  /** Set to how many photos cannot be read. */
  unreadable: Signal<number>;
  photoProblem: string | undefined;
  /** What another app has shared into this draft. */
  shared: TakenShared | undefined;
}

/** The fields of a room, step by step. The last step, which looks at the whole, has none. */
export function ListingFields({
  draftSession,
  form,
  steps,
  isEdit,
  isLocked,
  cover,
  unreadable,
  photoProblem,
  shared,
}: Props) {
  const take = useCallback(
    (readings: Readings) => takeReadings(draftSession, readings, isEdit ? {} : DEFAULTS),
    [draftSession, isEdit],
  );
  const plain = { form, kind: "listing", table: LISTING_FIELDS, placed: PLACED } as const;
  return (
    <>
      <StepFields index={0} steps={steps}>
        <PhotoField
          draftSession={draftSession}
          cover={cover}
          unreadable={unreadable}
          problem={photoProblem}
          shared={shared}
        />
        <FilledInForYou draftSession={draftSession} form={form} text={shared?.text} disabled={isLocked} take={take} />
        <PlaceFields form={form} draftSession={draftSession} />
        <PlainFields {...plain} step="room" />
      </StepFields>
      <StepFields index={1} steps={steps}>
        <RentField form={form} />
        <PriceFactsField form={form} />
        <Half>
          <FirstDay form={form} />
        </Half>
        <Half>
          <LastDay form={form} />
        </Half>
        <FurtherTerms form={form} />
        <PlainFields {...plain} step="terms" />
      </StepFields>
      <StepFields index={2} steps={steps}>
        <TitleField form={form} />
        <Description form={form} />
        <FurtherWords form={form} />
        <PlainFields {...plain} step="words" />
        <ContactFields form={form} />
      </StepFields>
    </>
  );
}
