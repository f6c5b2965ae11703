import { useLingui } from "@lingui/react";
import { Notice } from "../../../ui/states/notice.tsx";
import { problemText } from "../filters/problem-text.ts";
import type { ValueProblem } from "../url/search-values.ts";

/** In place of results when an address brought criteria that can't be searched; the fields keep what was given. */
export function WrongCriteria({ problems }: { problems: readonly ValueProblem[] }) {
  const { i18n } = useLingui();
  const texts = new Set(problems.map(({ problem }) => problemText(i18n, problem)));
  return <Notice title={[...texts].join(" ")}>{i18n._("search.wrong-criteria")}</Notice>;
}
