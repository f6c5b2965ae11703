import { useLingui } from "@lingui/react";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { CardSection } from "../../../ui/card-section.tsx";

/** The ways to what one has reported, and to what moderators have done about one's own. */
export function ReportsAndNotices() {
  const { i18n } = useLingui();
  return (
    <CardSection heading={i18n._("settings.reports")} text={i18n._("settings.reports.text")}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={paths.reports}>{i18n._("reports.title")}</ButtonLink>
        <ButtonLink href={paths.notices}>{i18n._("notices.title")}</ButtonLink>
      </div>
    </CardSection>
  );
}
