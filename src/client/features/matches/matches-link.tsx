import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { paths } from "../../paths.ts";
import type { MatchCount } from "./match-counts.ts";

/** Beside one's own room or request: how much fits it, as a link to that; nothing where nothing does. */
export function MatchesLink({ count }: { count: MatchCount | undefined }) {
  const { i18n } = useLingui();
  if (count === undefined || (count.matches === 0 && count.offers === 0)) return null;
  const { kind, id, matches, offers } = count;
  const texts = [
    ...(offers > 0 ? [i18n._("matches.offers", { count: offers })] : []),
    ...(matches > 0 ? [matchesText()] : []),
  ];
  return (
    <Link
      href={kind === "listing" ? paths.roomMatches(id) : paths.requestMatches(id)}
      className="touch figures inline-flex items-center text-sm font-semibold text-moss hover:underline"
    >
      <span>
        {texts.map((text, index) => (
          // What does not fit beside the other goes below it as a whole.
          <span key={text} className="inline-block pe-1">
            {index < texts.length - 1 ? `${text} ·` : text}
          </span>
        ))}
      </span>
    </Link>
  );

  function matchesText(): string {
    return kind === "listing"
      ? i18n._("matches.requests", { count: matches })
      : i18n._("matches.rooms", { count: matches });
  }
}
