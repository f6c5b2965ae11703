import { useLingui } from "@lingui/react";
import { CircleUserRound } from "lucide";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../paths.ts";
import { accessToken, endSession } from "../session/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LazyMenu } from "../ui/lazy-menu.tsx";

/** Profile and logout for signed-in readers, the way in for everybody else. */
export function UserMenu() {
  const { i18n } = useLingui();
  if (accessToken.value === null) return <ButtonLink href={paths.login}>{i18n._("session.log-in")}</ButtonLink>;
  return (
    <LazyMenu
      label={i18n._("session.menu")}
      buttonClass="touch grid place-items-center rounded-full hover:bg-card"
      button={<Icon of={CircleUserRound} size={24} />}
      choices={[
        { text: i18n._("session.profile"), onChoose: () => navigate(paths.settings) },
        { text: i18n._("session.log-out"), onChoose: logOut },
      ]}
    />
  );
}

function logOut(): void {
  endSession();
  navigate(paths.login);
}
