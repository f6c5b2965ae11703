import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";

const DOTS_EVERY_MS = 500;
const MOST_DOTS = 3;

/** While the AI reads: a message with one to three dots in turn, all three where motion is not wanted. */
export function LoadingIndicator() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="flex items-center gap-2 rounded-card border border-line bg-card p-4">
      <Icon of={Sparkles} className="text-brick" />
      <span>
        {i18n._("ai-search.thinking")}
        <Dots />
      </span>
    </p>
  );
}

function Dots() {
  const [count, setCount] = useState(1);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setCount((shown) => (shown % MOST_DOTS) + 1), DOTS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isStill]);
  return (
    <span aria-hidden="true" data-dots="" className="inline-block w-6 text-left">
      {".".repeat(isStill ? MOST_DOTS : count)}
    </span>
  );
}
