import { useLingui } from "@lingui/react";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { lazyScreen } from "../platform/language/lazy-screen.ts";
import { installOffer } from "../platform/install/install-offer.ts";
import { blockedStores } from "../platform/storage/blocked-stores.ts";
import { isUpdatePutOff, updateReady } from "../platform/updates/update-state.ts";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { toasts } from "../ui/toasts/toasts.ts";

// Lazy: not shown on a phone's first screen.
const StoreBlockedNotice = lazyScreen(
  async () => (await import("../drafts/store/store-blocked-notice.tsx")).StoreBlockedNotice,
);
const UpdatePrompt = lazyPart(async () => (await import("./update-prompt.tsx")).UpdatePrompt);
const InstallCard = lazyScreen(async () => (await import("../features/install/install-card.tsx")).InstallCard);
const ToastList = lazyPart(async () => (await import("../ui/toasts/toast-list.tsx")).ToastList);

/**
 * All that floats, one at a time: the toast of the moment, else what stays until it is answered. It has room of its own at the
 * lower edge, over a dialog at the upper one: what stands there makes way by `--float-height`, so that no action is covered.
 */
export function Floats({ hasMenu }: { hasMenu: boolean }) {
  const { i18n } = useLingui();
  const region = useRef<HTMLDivElement>(null);
  useMeasured(region);
  const hasToast = toasts.value.length > 0;
  // Beside the app, not inside it: an open dialog makes the app inert, and a toast may be about the dialog.
  return createPortal(
    <div
      ref={region}
      data-floats=""
      aria-live="polite"
      className={`pointer-events-none fixed inset-x-0 bottom-(--bar-height) z-60 empty:hidden in-[body:has([data-foot])]:bg-paper in-[body:has([role=dialog])]:top-0 in-[body:has([role=dialog])]:bottom-auto in-[body:has([role=dialog])]:bg-transparent ${hasMenu ? "lg:left-70 in-[body:has([role=dialog])]:left-0" : ""}`}
    >
      {hasToast ? (
        <div className={PLACE}>
          <LazyBoundary>
            <ToastList dismissLabel={i18n._("toast.dismiss")} />
          </LazyBoundary>
        </div>
      ) : (
        <Staying />
      )}
    </div>,
    document.body,
  );
}

/** Without a box of its own where there is nothing in it. A wide window has room beside the forms. */
const PLACE =
  "grid justify-items-center lg:in-[body:not(:has([role=dialog]))]:justify-items-end px-4 py-3 *:pointer-events-auto empty:hidden";

/** What stays until it is answered, the most urgent alone. It waits while a dialog is open. */
function Staying() {
  const staying = useStaying();
  return (
    staying !== null && (
      <div className={`${PLACE} in-[body:has([role=dialog])]:hidden`}>
        <LazyBoundary>{staying}</LazyBoundary>
      </div>
    )
  );
}

function useStaying(): ReactNode {
  if (blockedStores.value.length > 0) return <StoreBlockedNotice />;
  if (updateReady.value !== "none" && !isUpdatePutOff.value) return <UpdatePrompt />;
  return installOffer.value !== null ? <InstallCard way={installOffer.value} /> : null;
}

/** Tells the styles how high an element is, as `--float-height`. */
function useMeasured(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      // Never more than it is: what stands above it leaves no gap.
      const height = Math.floor(current.getBoundingClientRect().height);
      document.documentElement.style.setProperty("--float-height", `${height}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}
