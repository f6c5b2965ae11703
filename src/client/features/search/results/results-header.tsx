import { useLingui } from "@lingui/react";
import type { ReactNode, Ref } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Spinner } from "../../../ui/states/spinner.tsx";
import { SaveSearch } from "./save-search.tsx";
import type { Search } from "../url/use-search.ts";

interface Props {
  search: Search;
  /** What was found, or that it is being looked for. */
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  results: { loading: boolean; problems: readonly unknown[]; fetchedAt: number | null };
  /** Whether all that was found is for demonstration. */
  isDemo: boolean;
  /** Chooses the order; false where there is nothing to order. */
  sortPicker: ReactNode;
  /** About what was found: on lines of their own. */
  children: ReactNode;
}

/** Above the rooms of a search: how many, with what can be done with all of them beside it, or below where that is too narrow. */
export function ResultsHeader({ search, heading, headingRef, results, isDemo, sortPicker, children }: Props) {
  const { i18n } = useLingui();
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6">
        <h2
          ref={headingRef}
          id="results-heading"
          tabIndex={-1}
          className="flex items-center gap-3 text-lg leading-6 font-semibold outline-none"
          aria-live="polite"
        >
          {results.loading && <Spinner />}
          {heading}
        </h2>
        <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-5">
          {isDemo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
          {results.problems.length === 0 && <SaveSearch search={search} fetchedAt={results.fetchedAt} />}
          <div className="ml-auto">{sortPicker}</div>
        </div>
      </div>
      {children}
    </div>
  );
}
