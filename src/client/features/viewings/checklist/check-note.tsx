import { useLingui } from "@lingui/react";
import { useCallback, useEffect, useRef } from "react";
import { VIEWING_TEXT_LENGTHS, type CheckId } from "#domain/viewings/viewing.ts";
import { useStoredText } from "../../../platform/storage/use-stored-text.ts";
import type { Edit } from "../detail/use-edits.ts";
import { withNote } from "./with-check.ts";

interface Props {
  id: CheckId;
  /** Of the question. */
  labelId: string;
  stored: string;
  edit: Edit;
  /** The user has just opened it: it takes the focus. */
  isNew: boolean;
}

/** The note to one question. */
export function CheckNote({ id, labelId, stored, edit, isNew }: Props) {
  const { i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useCallback(
    (note: string, base: string) => edit((content) => withNote(content, id, note, base)),
    [edit, id],
  );
  const { text, type, flush } = useStoredText(stored, save);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  return (
    <textarea
      ref={field}
      rows={2}
      value={text}
      maxLength={VIEWING_TEXT_LENGTHS.note}
      aria-label={i18n._("viewings.check.note")}
      aria-describedby={labelId}
      placeholder={i18n._("viewings.check.note")}
      onChange={({ target }) => type(target.value)}
      onBlur={flush}
      className="field field-sizing-content"
    />
  );
}
