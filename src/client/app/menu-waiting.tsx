import { useLingui } from "@lingui/react";
import { Spinner } from "../ui/states/spinner.tsx";

/** Placeholder of the user menu, in its size, while the current user loads. */
export function MenuWaiting() {
  const { i18n } = useLingui();
  return (
    <span role="status" className="touch grid place-items-center">
      <Spinner />
      <span className="sr-only">{i18n._("session.loading")}</span>
    </span>
  );
}
