import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../paths.ts";
import { installOffer, type InstallWay } from "../../platform/install/install-offer.ts";
import { Button } from "../../ui/button.tsx";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { Mark } from "../../ui/brand/mark.tsx";
import { changeMemory } from "../../platform/install/install-memory.ts";
import { takePrompt } from "../../platform/install/install-prompt.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const InstallSteps = lazyPart(async () => (await import("./install-steps.tsx")).InstallSteps);

/** Screens for browsing, on which the card does not interrupt a task. */
const SCREENS = new Set<string>([paths.home, paths.tenantRequests, paths.ownListings, paths.outbox, paths.viewings]);

/** Set once the card's display on this page has been counted. */
let isCounted = false;

/** Offers to install the app, at the edge of a screen (A30). Once dismissed, it never comes back. */
export function InstallCard({ way }: { way: InstallWay }) {
  const [path] = useLocation();
  const query = new URLSearchParams(useSearch());
  const [isOpen, setOpen] = useState(false);
  // An open room or form has the whole screen.
  const isShown = SCREENS.has(path) && !query.has("form") && !query.has("room");
  useEffect(() => {
    if (!isShown || isCounted) return;
    isCounted = true;
    changeMemory((before) => ({ ...before, shows: before.shows + 1 }));
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      <Card way={way} onInstall={() => (way === "prompt" ? void install() : setOpen(true))} />
      <LazyBoundary>
        {isOpen && way !== "prompt" && <InstallSteps way={way} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  );
}

function Card({ way, onInstall }: { way: InstallWay; onInstall: () => void }) {
  const { i18n } = useLingui();
  const { title, text, action } = WORDS[way];
  return (
    <section
      aria-labelledby="install-card"
      className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-card border border-line bg-card px-4 py-3 shadow-float sm:max-w-md sm:justify-self-end"
    >
      <Mark size={36} />
      <div className="grid gap-2">
        <h2 id="install-card" className="font-semibold">
          {i18n._(title)}
        </h2>
        <p className="text-sm text-pretty text-ink-soft">{i18n._(text)}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={onInstall}>
            {i18n._(action)}
          </Button>
          <Button look="plain" className="px-2!" onClick={dismiss}>
            {i18n._("install.dismiss")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Shows the browser's prompt; any answer dismisses the card. */
async function install(): Promise<void> {
  dismiss();
  await takePrompt()?.prompt();
}

function dismiss(): void {
  changeMemory((before) => ({ ...before, isOver: true }));
  installOffer.value = null;
}

const WORDS = {
  prompt: {
    title: /*i18n*/ "install.prompt",
    text: /*i18n*/ "install.text",
    action: /*i18n*/ "install.prompt.action",
  },
  ios: { title: /*i18n*/ "install.ios", text: /*i18n*/ "install.text", action: /*i18n*/ "install.how" },
  browser: {
    title: /*i18n*/ "install.browser",
    text: /*i18n*/ "install.browser.text",
    action: /*i18n*/ "install.how",
  },
} as const satisfies Record<InstallWay, object>;
