import { useLingui } from "@lingui/react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { problemText } from "./problem-text.ts";
import type { Wanted } from "./use-request-filter.ts";
import { readRequestFilterValues, type ValueProblem } from "./request-filter.ts";

/** Only an edited address gets here: typed filters are validated before. */
export function WrongFilters({ problems, onClear }: { problems: readonly ValueProblem[]; onClear: () => void }) {
  const { i18n } = useLingui();
  const sentences = problems.map(({ problem }) => problemText(i18n, problem));
  return (
    <Notice
      title={[...new Set(sentences)].join(" ")}
      action={<Button onClick={onClear}>{i18n._("wanted.clear")}</Button>}
    >
      {i18n._("wanted.wrong-filters")}
    </Notice>
  );
}

/** No request matches, or there is none at all. */
export function NoneFit({ wanted }: { wanted: Wanted }) {
  const { i18n } = useLingui();
  const isFiltered = Object.keys(readRequestFilterValues(wanted.state.values).criteria).length > 0;
  if (!isFiltered) return <Notice title={i18n._("wanted.none")}>{i18n._("wanted.none.text")}</Notice>;
  return (
    <Notice
      title={i18n._("wanted.none-fit")}
      action={<Button onClick={wanted.clear}>{i18n._("wanted.clear")}</Button>}
    />
  );
}
