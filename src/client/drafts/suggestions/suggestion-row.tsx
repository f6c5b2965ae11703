import { useLingui } from "@lingui/react";
import type { FieldSuggestion } from "./form-suggestions.ts";
import type { Decision } from "./suggest.ts";
import { valueText } from "./value-text.ts";

interface Props {
  suggestion: FieldSuggestion & { field: string };
  /** The field's name. */
  name: string;
  onJump: () => void;
  onDecide: (decision: Decision) => void;
}

/** One field in the review list: links to it, and reverts its value or accepts the offered one. */
export function SuggestionRow({ suggestion: { field, value, state }, name, onJump, onDecide }: Props) {
  const { i18n } = useLingui();
  const decision = state === "filled" ? "undo" : "use";
  const action = i18n._(state === "filled" ? /*i18n*/ "suggest.undo" : /*i18n*/ "suggest.use");
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        onClick={onJump}
        className="touch flex min-w-0 grow items-baseline gap-2 py-2 text-left disabled:opacity-60"
      >
        <span className="inline-block shrink-0 underline first-letter:uppercase">{name}</span>
        <bdi className="line-clamp-1 min-w-0 text-sm break-all text-ink">{valueText(i18n, field, value)}</bdi>
      </button>
      <button
        type="button"
        aria-label={i18n._("suggest.action-for", { action, field: name })}
        onClick={() => onDecide(decision)}
        className="touch shrink-0 px-2 font-semibold underline disabled:opacity-60"
      >
        {action}
      </button>
    </li>
  );
}
