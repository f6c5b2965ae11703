import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { VIEWING_TEXT_LENGTHS } from "#domain/viewings/viewing.ts";
import { useStoredText } from "../../../platform/storage/use-stored-text.ts";
import { Section } from "./section.tsx";
import type { Edit } from "./use-edits.ts";

/** Whatever else is to be remembered about a room, stored as it is typed. */
export function NotesSection({ notes, edit }: { notes: string; edit: Edit }) {
  const { i18n } = useLingui();
  const save = useCallback(
    (text: string, base: string) =>
      edit((content) => mergeViewings({ ...content, notes: base }, { ...content, notes: text }, content)),
    [edit],
  );
  const { text, type, flush } = useStoredText(notes, save);
  return (
    <Section id="notes" title={i18n._("viewings.notes")}>
      <textarea
        rows={6}
        value={text}
        maxLength={VIEWING_TEXT_LENGTHS.notes}
        aria-labelledby="notes-title"
        placeholder={i18n._("viewings.notes.placeholder")}
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
        className="field field-sizing-content min-h-36"
      />
    </Section>
  );
}
