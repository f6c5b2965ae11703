import { useLingui } from "@lingui/react";
import { Search as Magnifier } from "lucide";
import { useEffect, useRef } from "react";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { SearchState } from "../url/search-url.ts";
import { searchSummary } from "./search-summary.ts";

interface Props {
  state: SearchState;
  /** Whether it takes the focus: where the line has been left for it. */
  isFocused: boolean;
  onOpen: () => void;
}

/** What was asked, in the place and the height of the line, which it opens. */
export function FoldedLine({ state, isFocused, onOpen }: Props) {
  const { i18n } = useLingui();
  const summary = searchSummary(i18n, state, useToday());
  const text = summary === "" ? i18n._("recent.everything") : summary;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <button
      ref={button}
      type="button"
      aria-expanded="false"
      aria-label={i18n._("search.line.open", { text })}
      onClick={onOpen}
      className="flex h-12 w-full items-center gap-3 rounded-full border border-line-strong bg-card px-4 text-left"
    >
      <Icon of={Magnifier} className="shrink-0 text-brick" />
      <span className="truncate">{text}</span>
    </button>
  );
}
