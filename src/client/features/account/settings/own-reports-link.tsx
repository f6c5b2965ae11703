import { useLingui } from "@lingui/react";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The way to what one has reported. */
export function OwnReportsLink() {
  const { i18n } = useLingui();
  return (
    <SettingsSection heading={i18n._("reports.title")} text={i18n._("reports.text")}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={paths.reports}>{i18n._("reports.title")}</ButtonLink>
      </div>
    </SettingsSection>
  );
}
