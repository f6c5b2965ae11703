import type { IconNode } from "lucide";
import { Link } from "wouter";
import { Icon } from "./icon.tsx";

interface Props {
  icon: IconNode;
  /** Classes of the icon, for a state. */
  iconLook?: string;
  /** A word or two. */
  text: string;
  /** The same said in full, where the word alone leaves it open; it contains the word. */
  label?: string;
  disabled?: boolean;
}

/** What a press does, or where it leads: on this site, or away from it in another tab. */
type Way = { onPress: () => void } | { href: string } | { awayTo: string };

const LOOK =
  "touch inline-flex flex-col items-center justify-center gap-0.5 rounded-control border border-line-strong bg-card px-3 py-1.5 " +
  "text-sm font-semibold whitespace-nowrap transition-colors hover:bg-paper disabled:cursor-not-allowed disabled:opacity-60 " +
  "sm:flex-row sm:gap-2 sm:px-4 sm:text-base";

/** One of a row of actions: on a phone its icon above a short word, elsewhere beside it. */
export function ActionButton({ icon, iconLook, text, label, disabled = false, ...way }: Props & Way) {
  const content = (
    <>
      <Icon of={icon} className={iconLook ?? ""} />
      {text}
    </>
  );
  if ("href" in way) {
    return (
      <Link href={way.href} aria-label={label} className={LOOK}>
        {content}
      </Link>
    );
  }
  if ("awayTo" in way) {
    return (
      <a href={way.awayTo} target="_blank" rel="noopener noreferrer" aria-label={label} className={LOOK}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={way.onPress} className={LOOK}>
      {content}
    </button>
  );
}
