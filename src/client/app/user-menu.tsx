import { useLingui } from "@lingui/react";
import { useLocation, useSearch } from "wouter";
import { accessToken } from "../api/credentials/session.ts";
import { herePath, loginPath } from "../api/credentials/return-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { MenuWaiting } from "./menu-waiting.tsx";
import { lazyPart } from "../ui/lazy-part.ts";

// Lazy: signed-out users, most of the first visits, never need it.
const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);

/** Profile and logout for signed-in users, the login link for all others. */
export function UserMenu() {
  if (accessToken.value === null) return <LogIn />;
  return (
    <LazyBoundary meanwhile={<MenuWaiting />}>
      <AccountMenu />
    </LazyBoundary>
  );
}

function LogIn() {
  const { i18n } = useLingui();
  // Rendered at each navigation, so that the link carries the current path.
  useLocation();
  useSearch();
  return <ButtonLink href={loginPath(herePath())}>{i18n._("session.log-in")}</ButtonLink>;
}
