import type { Draft, DraftKind, FieldsOf } from "#offline/drafts/draft.ts";
import { useFieldChecks, type FieldChecks, type FieldTexts } from "../../ui/form/use-field-checks.ts";
import type { DraftSession } from "../draft-session.ts";
import { typedOf, useDraftPart } from "../use-draft-part.ts";
import { formSuggestions, type FieldSuggestions, type FormSuggestions } from "../suggestions/form-suggestions.ts";

/** A form whose values live in a draft: the parts that its fields need. */
export interface DraftForm<Field extends string> extends Pick<
  FieldChecks<Field>,
  // The error summary is shown after the first attempt to post.
  "problems" | "leave" | "wasTried"
> {
  text: (field: Field) => string;
  isTicked: (field: Field) => boolean;
  change: (field: Field, value: string | boolean) => void;
  suggestions: FieldSuggestions<Field>;
}

export interface WholeDraftForm<Field extends string>
  extends DraftForm<Field>, Pick<FieldChecks<Field>, "ref" | "isBusy" | "jump" | "submit"> {
  suggestions: FormSuggestions<Field>;
}

interface Parts<Kind extends DraftKind, Field extends string> {
  draftSession: DraftSession<Kind>;
  /** All validation errors; called at each render, so that the sentences follow the language. */
  check: (typed: Draft["typed"]) => FieldTexts<Field>;
  fieldsOf: (typed: Draft["typed"]) => FieldsOf[Kind];
  /** The server's errors, each until its field is changed. */
  refused: FieldTexts<Field>;
  /** Whether a field's suggestion is implausible. */
  isDoubtful?: (field: Field, value: string | boolean) => boolean;
  /** Opens the step of a field, before it is focused. */
  reveal?: (field: Field) => void;
  /** Called before valid values are posted: whether something is to be looked at first. */
  isHeld?: () => boolean;
  onPosted: () => void;
  onFailed: (error: unknown) => void;
}

/** Fills, checks and posts a draft. */
export function useDraftForm<Kind extends DraftKind, Field extends string>(
  parts: Parts<Kind, Field>,
): WholeDraftForm<Field> {
  const { draftSession, refused, reveal } = parts;
  const typed = useDraftPart(draftSession, typedOf);
  const suggested = useDraftPart(draftSession, suggestedOf);
  const checks = useFieldChecks<Field>({ wrong: parts.check(typed), refused, reveal, send: post });
  return {
    ...checks,
    text: (field) => String(typed[field] ?? ""),
    isTicked: (field) => typed[field] === true,
    change(field, value) {
      draftSession.change(field, value);
      checks.accept(field);
    },
    suggestions: formSuggestions<Field>({
      draftSession,
      suggested,
      isDoubtful: parts.isDoubtful ?? (() => false),
      onChanged: checks.accept,
    }),
  };

  async function post(): Promise<void> {
    if (parts.isHeld?.() === true) return;
    try {
      await draftSession.post(parts.fieldsOf(draftSession.draft.peek().typed));
    } catch (error) {
      return parts.onFailed(error);
    }
    parts.onPosted();
  }
}

function suggestedOf({ suggested }: Draft): Draft["suggested"] {
  return suggested;
}
