import { useLingui } from "@lingui/react";
import { CircleUserRound } from "lucide";
import { Link } from "wouter";
import { paths } from "../paths.ts";
import { connection, isUnanswered } from "../platform/connection/connection.ts";
import { useIsSlow } from "../platform/use-is-slow.ts";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/states/spinner.tsx";

/**
 * Placeholder of the user menu, in its size, while its code loads. Where that takes long, or nothing can load, it is a plain
 * link to the account instead of a spinner.
 */
export function MenuWaiting() {
  const { i18n } = useLingui();
  const isSlow = useIsSlow("menu");
  if (isSlow || connection.value !== "online" || isUnanswered()) {
    return (
      <Link
        href={paths.settings}
        aria-label={i18n._("session.profile")}
        className="touch grid place-items-center rounded-full hover:bg-card"
      >
        <Icon of={CircleUserRound} size={24} />
      </Link>
    );
  }
  return (
    <span role="status" className="touch grid place-items-center">
      <Spinner />
      <span className="sr-only">{i18n._("session.loading")}</span>
    </span>
  );
}
