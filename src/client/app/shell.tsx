import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { ChevronLeft } from "lucide";
import { Link, useLocation } from "wouter";
import { lazyScreen } from "../platform/language/lazy-screen.ts";
import { isLogOutAsked } from "../outbox/log-out/log-out-asked.ts";
import { accessToken } from "../api/credentials/session.ts";
import { answerStepUp } from "../api/step-up.ts";
import { paths } from "../paths.ts";
import { Icon } from "../ui/icon.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { useWide } from "../ui/use-wide.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { Floats } from "./floats.tsx";
import { BarBrand, Brand, Frame } from "./frame.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { UserMenu } from "./user-menu.tsx";
import { lazyPart } from "../ui/lazy-part.ts";

// Lazy: not shown on a phone's first screen.
const SideMenuContent = lazyPart(async () => (await import("./side-menu-content.tsx")).SideMenuContent);
const AgreementGate = lazyPart(async () => (await import("../features/agreement/agreement-gate.tsx")).AgreementGate);
const LogOutSheet = lazyScreen(async () => (await import("../outbox/log-out/log-out-sheet.tsx")).LogOutSheet);

const StepUpSheet = lazyScreen(async () => (await import("../session/second-factor/step-up-sheet.tsx")).StepUpSheet);

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
          className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-[calc(3rem+var(--edge-height))] outline-none"
        >
          {children}
        </main>
      </Frame>
      <BottomBar />
      <LazyBoundary>{accessToken.value !== null && <AgreementGate />}</LazyBoundary>
      <LazyBoundary>{accessToken.value !== null && isLogOutAsked.value && <LogOutSheet />}</LazyBoundary>
      <LazyBoundary>{answerStepUp.value !== null && <StepUpSheet onAnswer={answerStepUp.value} />}</LazyBoundary>
      <Floats hasMenu={!isOutside} />
    </>
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
