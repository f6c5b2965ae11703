import { useLingui } from "@lingui/react";
import { lazy, Suspense, type ReactNode } from "react";
import { toasts } from "../ui/toasts.ts";
import { useWide } from "../ui/use-wide.ts";
import { ConnectionBar } from "./connection-bar.tsx";
import { BarBrand, Brand, Frame } from "./frame.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { updateReady } from "./update-state.ts";
import { UserMenu } from "./user-menu.tsx";

// Not on a phone's first screen, so not in its way.
const MenuList = lazy(async () => ({ default: (await import("./menu-list.tsx")).MenuList }));
const UpdatePrompt = lazy(async () => ({ default: (await import("./update-prompt.tsx")).UpdatePrompt }));
const ToastList = lazy(async () => ({ default: (await import("../ui/toast-list.tsx")).ToastList }));

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {i18n._("shell.skip")}
      </a>
      <Frame menu={<SideMenu />} bar={<Bar />}>
        <ConnectionBar />
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-12 outline-none">
          {children}
        </main>
      </Frame>
      <div
        aria-live="polite"
        className="fixed inset-x-0 bottom-4 z-40 grid justify-items-center gap-2 px-4 empty:hidden"
      >
        <Suspense>
          {updateReady.value !== "none" && <UpdatePrompt />}
          {toasts.value.length > 0 && <ToastList dismissLabel={i18n._("toast.dismiss")} />}
        </Suspense>
      </div>
    </>
  );
}

function SideMenu() {
  return (
    <>
      <Brand />
      <Suspense>{useWide() && <MenuList />}</Suspense>
    </>
  );
}

function Bar() {
  return (
    <>
      <MenuButton />
      <BarBrand />
      <div className="ml-auto flex items-center gap-1">
        <LanguageMenu />
        <UserMenu />
      </div>
    </>
  );
}
