import { useLingui } from "@lingui/react";
import { useState } from "react";
import { cutText } from "#domain/cut-text.ts";
import { LanguageMark, languageToMark } from "../../room/language-mark.tsx";
import { shownText } from "../../../platform/text/shown-text.ts";

/** Code points of a collapsed description: two to four lines of a phone. */
const FOLDED_LENGTH = 80;

/** A tenant's self-description; a long text is collapsed. */
export function RequestDescription({ text }: { text: string | null }) {
  const { i18n } = useLingui();
  const [isUnfolded, setUnfolded] = useState(false);
  const whole = shownText(i18n, text?.trim() ?? "");
  if (whole === "") return <p className="text-ink-soft">{i18n._("wanted.no-description")}</p>;
  const folded = cutText(whole, FOLDED_LENGTH);
  const language = languageToMark(i18n, { title: "", description: whole });
  return (
    <div>
      <p className="whitespace-pre-line">
        <LanguageMark language={language} />
        <bdi lang={language ?? undefined}>{isUnfolded ? whole : folded}</bdi>
      </p>
      {folded !== whole && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="touch inline-flex items-center text-sky hover:underline"
        >
          {isUnfolded ? i18n._("wanted.fold") : i18n._("wanted.unfold")}
        </button>
      )}
    </div>
  );
}
