import { useLingui } from "@lingui/react";
import { CircleCheck, CircleMinus } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import type { Abilities } from "./browser-support.ts";
import { CardSection } from "../../ui/card-section.tsx";

/** The offline features that this browser supports, and those that it does not. */
export function BrowserSupportSection({ can }: { can: Abilities }) {
  const { i18n } = useLingui();
  const { stores, startsOffline, sendsClosed, takesShares } = can;
  return (
    <CardSection heading={i18n._("kept.can")}>
      <ul className="grid grid-cols-1 gap-3">
        <Ability is={stores} text={stores ? i18n._("kept.can.store") : i18n._("kept.cannot.store")} />
        <Ability is={startsOffline} text={startsOffline ? i18n._("kept.can.start") : i18n._("kept.cannot.start")} />
        <Ability is={sendsClosed} text={sendsClosed ? i18n._("kept.can.send") : i18n._("kept.cannot.send")} />
        <Ability is={takesShares === "yes"} text={sharesText()} />
      </ul>
    </CardSection>
  );

  function sharesText(): string {
    switch (takesShares) {
      case "yes":
        return i18n._("kept.can.share");
      case "installed":
        return i18n._("kept.can.share.installed");
      case "no":
        return i18n._("kept.cannot.share");
    }
  }
}

function Ability({ is, text }: { is: boolean; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon of={is ? CircleCheck : CircleMinus} className={`mt-0.5 ${is ? "text-moss" : "text-amber"}`} />
      <span className="max-w-prose text-pretty">{text}</span>
    </li>
  );
}
