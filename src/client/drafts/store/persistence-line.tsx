import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { persistState, type PersistAnswer } from "#offline/cache/ask-to-persist.ts";
import { paths } from "../../paths.ts";
import { isMemoryOnly } from "./unsent.ts";

/** Whether the browser persists drafts; nothing where it was never asked, or storage is blocked (A20). */
export function PersistenceLine() {
  const { i18n } = useLingui();
  const [answer, setAnswer] = useState<PersistAnswer>("unknown");
  useEffect(() => void persistState().then((state) => setAnswer(state.answer)), []);
  if (answer === "unknown" || isMemoryOnly.value) return null;
  return (
    <p className="text-sm text-pretty text-ink-soft">
      {i18n._(answer === "granted" ? /*i18n*/ "persist.granted" : /*i18n*/ "persist.denied")}{" "}
      <Link href={paths.storage} className="text-sky underline">
        {i18n._("persist.more")}
      </Link>
    </p>
  );
}
