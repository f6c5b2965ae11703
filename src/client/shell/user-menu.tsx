import { useLingui } from "@lingui/react";
import { lazy } from "react";
import { paths } from "../paths.ts";
import { accessToken } from "../session/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LoadedLater } from "../ui/loaded-later.tsx";
import { MenuWaiting } from "./menu-waiting.tsx";

// Signed-out readers, most of those who come for the first time, never need it.
const AccountMenu = lazy(async () => ({ default: (await import("./account-menu.tsx")).AccountMenu }));

/** Profile and logout for signed-in readers, the way in for everybody else. */
export function UserMenu() {
  const { i18n } = useLingui();
  if (accessToken.value === null) return <ButtonLink href={paths.login}>{i18n._("session.log-in")}</ButtonLink>;
  return (
    <LoadedLater meanwhile={<MenuWaiting />}>
      <AccountMenu />
    </LoadedLater>
  );
}
