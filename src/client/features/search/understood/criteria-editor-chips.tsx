import { useLingui } from "@lingui/react";
import { Plus, X } from "lucide";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { DEFAULT_STATE } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";
import { filtersOf, criteriaTexts, without, type Criterion } from "./criteria-texts.ts";
import type { SentenceResults } from "../fit/use-sentence-results.ts";
import { mergeFilters } from "./merge-filters.ts";
import { askedBy, type Asked } from "./criteria.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const CriteriaEditor = lazyPart(async () => (await import("./criteria-editor.tsx")).CriteriaEditor);

/** The chip being edited, or a new one. */
export type Edited = Criterion | "new";

/**
 * The criteria as chips: a tap edits one, its cross removes it. Either searches again, without AI or quota, by criteria
 * that are in the address from then on.
 */
export function CriteriaEditorChips({ search, results }: { search: Search; results: SentenceResults }) {
  const { i18n } = useLingui();
  const today = useToday();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { state } = search;
  const change = ({ values, wishes }: Asked) => {
    const { mode, sentence, sort } = state;
    search.go({ ...DEFAULT_STATE, mode, sentence, sort, values, wishes });
  };
  // Filters that apply besides the AI's interpretation are shown apart.
  const { reading } = results;
  const isApart = state.wishes === null && reading !== null;
  const said = isApart ? askedBy(reading.wanted) : results.asked;
  const filters = isApart ? filtersOf(state.values) : null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Chips
        label={i18n._("ai-search.said")}
        said={criteriaTexts(i18n, said, today)}
        onEdit={setEdited}
        onRemove={(one) => change(isApart ? mergeFilters(state.values, without(said, one)) : without(said, one))}
      />
      {filters !== null && (
        <Chips
          label={i18n._("search.chips")}
          said={criteriaTexts(i18n, filters, today)}
          isHidden={criteriaTexts(i18n, filters, today).length === 0}
          onEdit={setEdited}
          onRemove={(one) => change(mergeFilters(without(filters, one).values, said))}
        />
      )}
      <LazyBoundary missing={<PartFailed />}>
        {edited !== null && (
          <CriteriaEditor
            edited={edited}
            asked={results.asked}
            onDone={(asked) => {
              setEdited(null);
              change(asked);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </LazyBoundary>
    </div>
  );
}

interface ChipsProps {
  label: string;
  said: readonly Criterion[];
  isHidden?: boolean;
  onEdit: (edited: Edited) => void;
  onRemove: (said: Criterion) => void;
}

function Chips({ label, said, isHidden = false, onEdit, onRemove }: ChipsProps) {
  const { i18n } = useLingui();
  if (isHidden) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2" onPointerEnter={CriteriaEditor.preload}>
      {said.map((one) => (
        <li
          key={`${one.kind} ${one.keyword}`}
          className="inline-flex max-w-full rounded-full bg-brick-tint text-brick-deep"
        >
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={i18n._("ai-search.said.edit", { text: one.text })}
            className="touch min-w-0 rounded-l-full py-1 pr-1 pl-4 text-left"
            onFocus={CriteriaEditor.preload}
            onClick={() => onEdit(one)}
          >
            {one.text}
          </button>
          <button
            type="button"
            aria-label={i18n._("ai-search.said.remove", { text: one.text })}
            className="touch grid shrink-0 place-items-center rounded-r-full"
            onClick={() => {
              document.getElementById("understood-heading")?.focus({ preventScroll: true });
              onRemove(one);
            }}
          >
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          className="touch inline-flex items-center gap-1 rounded-full border border-dashed border-line-strong px-4 text-ink-soft"
          onClick={() => onEdit("new")}
        >
          <Icon of={Plus} size={16} />
          {i18n._("ai-search.said.add")}
        </button>
      </li>
    </ul>
  );
}
