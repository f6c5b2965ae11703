import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { unsent } from "../../drafts/store/unsent.ts";
import { ButtonLink, Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { AddDrawing, BrowserDrawing, HomeScreenDrawing, MenuDrawing, ShareDrawing } from "./drawings.tsx";
import { isIphoneOrIpad } from "../../platform/install/way-to-install.ts";
import { Copy } from "lucide";
import { copyText } from "../../platform/copy-text.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  way: "ios" | "browser";
  onClose: () => void;
}

/** Illustrated steps for installing by hand: to the home screen by Safari's menu, or first into a browser. */
export function InstallSteps({ way, onClose }: Props) {
  const { i18n } = useLingui();
  const title = i18n._(way === "ios" ? /*i18n*/ "install.ios.title" : /*i18n*/ "install.browser.title");
  return (
    <Sheet title={title} closeLabel={i18n._("dialog.close")} onClose={onClose}>
      {way === "ios" ? <IosSteps /> : <BrowserSteps />}
    </Sheet>
  );
}

function IosSteps() {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        <Step number={1} text={i18n._("install.ios.share")} drawing={<ShareDrawing />} />
        <Step number={2} text={i18n._("install.ios.home-screen")} drawing={<HomeScreenDrawing />} />
        <Step number={3} text={i18n._("install.ios.add")} drawing={<AddDrawing />} />
      </ol>
      <div className="grid justify-items-start gap-2 rounded-control bg-amber-tint px-4 py-3 text-amber">
        <p className="text-pretty">{i18n._("install.ios.apart")}</p>
        {unsent.value.all > 0 && <ButtonLink href={paths.outbox}>{i18n._("install.ios.export")}</ButtonLink>}
      </div>
    </div>
  );
}

function BrowserSteps() {
  const { i18n } = useLingui();
  const isIos = isIphoneOrIpad(navigator);
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        <Step number={1} text={i18n._("install.browser.menu")} drawing={<MenuDrawing />} />
        <Step
          number={2}
          text={i18n._(isIos ? /*i18n*/ "install.browser.safari" : /*i18n*/ "install.browser.open")}
          drawing={<BrowserDrawing />}
        />
      </ol>
      <p>{i18n._("install.browser.or")}</p>
      <CopyLink />
    </div>
  );
}

function Step({ number, text, drawing }: { number: number; text: string; drawing: ReactNode }) {
  return (
    <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-4">
      {drawing}
      <p className="flex items-start gap-2">
        <span className="figures grid size-6 shrink-0 place-items-center rounded-full bg-brick-tint text-sm font-semibold text-brick-deep">
          {number}
        </span>
        {text}
      </p>
    </li>
  );
}

/** The address of this page, to be pasted into a browser; shown as text where copying is blocked. */
function CopyLink() {
  const { i18n } = useLingui();
  const address = location.href;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow truncate rounded-control bg-paper px-3 py-2 text-sm select-all">{address}</span>
      <Button onClick={() => void copyText(i18n, address)}>
        <Icon of={Copy} />
        {i18n._("install.copy")}
      </Button>
    </div>
  );
}
