import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { ChevronLeft } from "lucide";
import { createPortal } from "react-dom";
import { Link, useLocation } from "wouter";
import { lazyScreen } from "../platform/language/lazy-screen.ts";
import { isLogOutAsked } from "../outbox/log-out/ask-log-out.ts";
import { accessToken } from "../api/credentials/session.ts";
import { paths } from "../paths.ts";
import { Icon } from "../ui/icon.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { toasts } from "../ui/toasts/toasts.ts";
import { useWide } from "../ui/use-wide.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { installOffer } from "../platform/install/install-offer.ts";
import { BarBrand, Brand, Frame } from "./frame.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { blockedStores } from "../platform/storage/blocked-stores.ts";
import { updateReady } from "../platform/updates/update-state.ts";
import { UserMenu } from "./user-menu.tsx";
import { lazyPart } from "../ui/lazy-part.ts";

// Lazy: not shown on a phone's first screen.
const SideMenuContent = lazyPart(async () => (await import("./side-menu-content.tsx")).SideMenuContent);
const StoreBlockedNotice = lazyScreen(
  async () => (await import("../drafts/store/store-blocked-notice.tsx")).StoreBlockedNotice,
);
const UpdatePrompt = lazyPart(async () => (await import("./update-prompt.tsx")).UpdatePrompt);
const AgreementGate = lazyPart(async () => (await import("../features/agreement/agreement-gate.tsx")).AgreementGate);
const LogOutSheet = lazyScreen(async () => (await import("../outbox/log-out/log-out-sheet.tsx")).LogOutSheet);
const InstallCard = lazyScreen(async () => (await import("../features/install/install-card.tsx")).InstallCard);
const ToastList = lazyPart(async () => (await import("../ui/toasts/toast-list.tsx")).ToastList);

/** The screens outside the authenticated layout (PR-201, A-61). */
const OUTSIDE = new Set<string>([
  paths.login,
  paths.searchLogin,
  paths.signUp,
  paths.recoverPassword,
  paths.resetPassword,
  paths.appeal,
  paths.notificationsOff,
]);

/** The frame around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const isOutside = OUTSIDE.has(path);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {i18n._("shell.skip")}
      </a>
      <Frame menu={isOutside ? null : <SideMenu />} bar={isOutside ? <OutsideBar /> : <Bar />}>
        <ConnectionBar />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-[calc(3rem+var(--bar-height))] outline-none"
        >
          {children}
        </main>
      </Frame>
      <BottomBar />
      <LazyBoundary>{accessToken.value !== null && <AgreementGate />}</LazyBoundary>
      <LazyBoundary>{accessToken.value !== null && isLogOutAsked.value && <LogOutSheet />}</LazyBoundary>
      <LazyBoundary>
        {installOffer.value !== null && updateReady.value === "none" && <InstallCard way={installOffer.value} />}
      </LazyBoundary>
      {createPortal(<Announcements isOutside={isOutside} />, document.body)}
    </>
  );
}

// Beside the app, not inside it: an open dialog makes the app inert, and a toast may be about the dialog. Below a dialog's
// title then, away from its buttons; else above the bar of a phone. Outside the layout the links of a form end where that bar
// would be, and the space below the screen's own bar is free.
function Announcements({ isOutside }: { isOutside: boolean }) {
  const { i18n } = useLingui();
  return (
    <div
      aria-live="polite"
      className={`pointer-events-none fixed inset-x-0 z-60 grid justify-items-center gap-2 px-4 *:pointer-events-auto empty:hidden ${isOutside ? "top-15" : "bottom-[calc(1rem+var(--bar-height))] in-[body:has([role=dialog])]:top-[calc(6dvh_+_5rem)] in-[body:has([role=dialog])]:bottom-auto sm:in-[body:has([role=dialog])]:top-26"}`}
    >
      {/* These stay until they are answered: hidden while a dialog is open, whose buttons they would cover. */}
      <div className="contents *:pointer-events-auto in-[body:has([role=dialog])]:hidden">
        <LazyBoundary>{blockedStores.value.length > 0 && <StoreBlockedNotice />}</LazyBoundary>
        <LazyBoundary>{updateReady.value !== "none" && <UpdatePrompt />}</LazyBoundary>
      </div>
      <LazyBoundary>{toasts.value.length > 0 && <ToastList dismissLabel={i18n._("toast.dismiss")} />}</LazyBoundary>
    </div>
  );
}

function SideMenu() {
  return (
    <>
      <Brand />
      <LazyBoundary>{useWide() && <SideMenuContent />}</LazyBoundary>
    </>
  );
}

/** Of the screens outside the layout: the way back, and the language. */
function OutsideBar() {
  const { i18n } = useLingui();
  return (
    <>
      <Link href={paths.home} aria-label={i18n._("shell.back")} className="touch -ml-2 flex items-center gap-1 pr-2">
        <Icon of={ChevronLeft} size={24} />
        <Brand />
      </Link>
      <div className="ml-auto">
        <LanguageMenu />
      </div>
    </>
  );
}

function Bar() {
  const { i18n } = useLingui();
  return (
    <>
      <MenuButton />
      <BarBrand />
      <div className="ml-auto flex items-center gap-1">
        {/* On a phone they are in the bar at the lower edge, on the first screen and in the filters. */}
        <Link href={paths.ownListings} className="px-2 py-2 text-sky hover:underline max-lg:hidden">
          {i18n._("search.post-room")}
        </Link>
        <Link href={paths.ownRequests} className="px-2 py-2 text-sky hover:underline max-lg:hidden">
          {i18n._("search.find-roommate")}
        </Link>
        <LanguageMenu />
        <UserMenu />
      </div>
    </>
  );
}
