import { useLingui } from "@lingui/react";
import { Search as Magnifier, X } from "lucide";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import { FieldMessages, describedBy } from "../../../ui/form/form-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { problemText } from "../filters/problem-text.ts";
import { readSearchValues } from "../url/search-values.ts";
import type { SearchState } from "../url/search-url.ts";
import { isAiActive } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { TextSearch } from "./text-search-screen.tsx";
import { searchByTyped, type SearchText, type TypedText } from "./typed-text.ts";
import type { Fold } from "./use-fold.ts";

const AiButton = lazyPart(async () => (await import("../sentence/ai-button.tsx")).AiButton, { isOnFirstScreen: true });

interface Props {
  search: Search;
  line: TypedText;
  /** Set where it was opened out of its summary; null for a line that is always open. */
  opened: Pick<Fold, "leave"> | null;
}

/**
 * The field for a keyword or a sentence, with the AI search in it. Enter and the icon search by what is typed; with nothing
 * typed they say so instead. While an AI search is active the field is locked (PR-407). One that was opened out of its summary has the focus, a cross that empties it, and is left
 * by Escape.
 */
export function SearchLine({ search, line, opened }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, problem, type } = useSearchText(search.state, line);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = text.checked();
    if (checked !== null) searchByTyped(search, checked);
  };
  const isLocked = isAiActive(search.state);
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const empty = () => {
    type("");
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex h-12 items-center gap-1 rounded-full border border-line-strong bg-card pr-px pl-4 focus-within:border-brick has-aria-invalid:border-red">
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={i18n._("search.line")}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={describedBy(id)}
          placeholder={i18n._("search.line.hint")}
          value={text.typed}
          disabled={isLocked}
          onFocus={TextSearch.preload}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === "Escape" && !nativeEvent.isComposing) opened?.leave();
          }}
          onChange={({ target }) => type(target.value)}
          className="h-full min-w-0 grow bg-transparent text-ellipsis outline-none placeholder:text-ink-soft disabled:text-ink-soft"
        />
        {isOpened && text.typed !== "" && <EmptyButton onPress={empty} />}
        {/* Kept free for the button, so that nothing moves when it comes. */}
        <LazyBoundary meanwhile={<span className="w-17 lg:w-32" />}>
          <AiButton search={search} text={text} />
        </LazyBoundary>
        {!isLocked && <SubmitButton />}
      </div>
      <FieldMessages id={id} problem={problem} />
    </form>
  );
}

function EmptyButton({ onPress }: { onPress: () => void }) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-label={i18n._("search.line.empty")}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft"
    >
      <Icon of={X} size={18} />
    </button>
  );
}

function SubmitButton() {
  const { i18n } = useLingui();
  return (
    <button
      type="submit"
      aria-label={i18n._("search.keyword.submit")}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-brick text-white hover:bg-brick-deep"
    >
      <Icon of={Magnifier} />
    </button>
  );
}

interface CheckedText {
  text: SearchText;
  /** What is wrong with it, once it was searched by, or with the keyword of the address. */
  problem: string | undefined;
  type: (typed: string) => void;
}

function useSearchText({ values }: SearchState, line: TypedText): CheckedText {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<string>();
  return {
    text: {
      typed: line.typed,
      checked() {
        const trimmed = line.typed.trim();
        const wrong = problemOf(trimmed);
        if (wrong !== undefined) {
          setProblem(wrong);
          return null;
        }
        // A phone's keyboard would cover the results.
        (document.activeElement as HTMLElement | null)?.blur();
        return trimmed;
      },
    },
    problem: problem ?? keywordProblem(),
    type(typed) {
      line.type(typed);
      setProblem(undefined);
    },
  };

  function problemOf(trimmed: string): string | undefined {
    if (trimmed === "") return i18n._("dashboard.errors.emptySearch");
    const isTooLong = [...trimmed].length > MAX_AI_QUERY_LENGTH;
    return isTooLong ? i18n._("ai-search.too-long", { most: MAX_AI_QUERY_LENGTH }) : undefined;
  }

  function keywordProblem(): string | undefined {
    const found = readSearchValues(values).problems.find(({ field }) => field === "keyword");
    return found && problemText(i18n, found.problem);
  }
}
