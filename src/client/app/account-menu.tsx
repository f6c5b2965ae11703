import { useLingui } from "@lingui/react";
import { CircleUserRound } from "lucide";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../paths.ts";
import { useCurrentUser } from "../session/current-user.ts";
import { askToLogOut } from "../outbox/log-out/ask-log-out.ts";
import { Icon } from "../ui/icon.tsx";
import { LazyMenu } from "../ui/menu/lazy-menu.tsx";

/** The signed-in user's menu. Shown offline too: logging out needs no network. */
export function AccountMenu() {
  const { i18n } = useLingui();
  // Asked for here, on every screen: a session that has ended is noticed. The menu needs no answer.
  useCurrentUser();
  return (
    <LazyMenu
      label={i18n._("session.menu")}
      buttonClass="touch grid place-items-center rounded-full hover:bg-card"
      button={<Icon of={CircleUserRound} size={24} />}
      choices={[
        { text: i18n._("session.profile"), onChoose: () => navigate(paths.settings) },
        { text: i18n._("session.log-out"), onChoose: () => void askToLogOut() },
      ]}
    />
  );
}
