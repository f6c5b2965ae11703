import { useLingui } from "@lingui/react";
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { toast } from "../../../ui/toasts/toasts.ts";

interface Props {
  label: ReactNode;
  /** The sentence that was searched by; typing starts from it. */
  sentence: string;
  disabled?: boolean;
  onSearch: (sentence: string) => void;
  children: ReactNode;
}

/**
 * A box for a sentence, with its button. Enter searches; with nothing typed it says so instead.
 * @param children The button.
 */
export function SentenceField({ label, sentence, disabled = false, onSearch, children }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useTyped(sentence);
  const isTooLong = [...typed.trim()].length > MAX_AI_QUERY_LENGTH;
  const search = () => {
    if (typed.trim() === "") toast("warning", i18n._("dashboard.errors.emptySearch"));
    if (typed.trim() === "" || isTooLong) return;
    onSearch(typed.trim());
    // Blurs the field: a phone's keyboard would cover the results, which take the focus when they load.
    (document.activeElement as HTMLElement | null)?.blur();
  };
  return (
    <form
      noValidate
      aria-labelledby={`${id}-label`}
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label id={`${id}-label`} htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[1fr_auto]">
        <textarea
          id={id}
          rows={2}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={i18n._("ai-search.example")}
          value={typed}
          disabled={disabled}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => searchAtEnter(event, search)}
          className="field field-sizing-content max-h-40 min-h-18 resize-none disabled:bg-paper disabled:text-ink-soft aria-invalid:border-red"
        />
        {children}
      </div>
      <p id={`${id}-problem`} role={isTooLong ? "alert" : undefined} className="text-sm text-red empty:hidden">
        {isTooLong && i18n._("ai-search.too-long", { most: MAX_AI_QUERY_LENGTH })}
      </p>
    </form>
  );
}

function searchAtEnter(event: KeyboardEvent, search: () => void): void {
  // Enter also picks a word in a Chinese input method; then it must not search.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  search();
}

// Typed text starts from the address, and is reset when the address gets another sentence.
function useTyped(sentence: string): [string, (typed: string) => void] {
  const [state, setState] = useState({ sentence, typed: sentence });
  const current = state.sentence === sentence ? state : { sentence, typed: sentence };
  if (current !== state) setState(current);
  const isUnsaved = current.typed.trim() !== sentence && current.typed.trim() !== "";
  useEffect(() => (isUnsaved ? holdUpdates("sentence") : undefined), [isUnsaved]);
  return [current.typed, (typed) => setState({ sentence, typed })];
}
