import { useLingui } from "@lingui/react";
import { WithCurrentUser } from "../../../session/with-current-user.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

/** `/settings`: the user's own account (PR-211). */
export function SettingsPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("menu.settings"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <h1 className="text-2xl font-semibold">{i18n._("menu.settings")}</h1>
      <WithCurrentUser>{(user) => <SettingsTabs user={user} />}</WithCurrentUser>
    </div>
  );
}
