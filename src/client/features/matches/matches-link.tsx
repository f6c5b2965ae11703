import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { paths } from "../../paths.ts";
import { useMatchCount } from "./use-match-counts.ts";

interface Props {
  kind: "listing" | "request";
  id: string;
}

/** Beside one's own room or request: how much fits it, as a link to that; nothing where nothing does. */
export function MatchesLink({ kind, id }: Props) {
  const { i18n } = useLingui();
  const { matches = 0, offers = 0 } = useMatchCount(id) ?? {};
  if (matches === 0 && offers === 0) return null;
  const texts = [
    ...(offers > 0 ? [i18n._("matches.offers", { count: offers })] : []),
    ...(matches > 0 ? [countText(matches)] : []),
  ];
  return (
    <Link
      href={kind === "listing" ? paths.roomMatches(id) : paths.requestMatches(id)}
      className="touch figures inline-flex items-center text-sm font-semibold text-moss hover:underline"
    >
      {texts.join(" · ")}
    </Link>
  );

  function countText(count: number): string {
    return kind === "listing" ? i18n._("matches.requests", { count }) : i18n._("matches.rooms", { count });
  }
}
