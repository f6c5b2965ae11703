import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { longMonth } from "./long-month.ts";
import type { Source } from "./renting-sources.ts";

/** Where a fact comes from, and of when it is. */
export function SourceLine({ sources }: { sources: readonly Source[] }) {
  const { i18n } = useLingui();
  return (
    <ul aria-label={i18n._("source.list")} className="grid text-sm leading-6 text-ink-soft">
      {sources.map((source) => (
        <li key={source.url} className="text-pretty">
          <a href={source.url} target="_blank" rel="noopener noreferrer" lang="en" className="text-sky underline">
            {source.name}
          </a>{" "}
          <span className="figures inline-block">{whenText(i18n, source)}</span>
        </li>
      ))}
    </ul>
  );
}

function whenText(i18n: I18n, { state, month }: Source): string {
  const said = { month: longMonth(i18n.locale, month) };
  switch (state) {
    case "since":
      return i18n._("source.since", said);
    case "published":
      return i18n._("source.published", said);
    case "read":
      return i18n._("source.read", said);
    case "checked":
      return i18n._("source.checked", said);
  }
}
