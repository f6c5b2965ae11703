import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { useLingui } from "@lingui/react";
import { Languages } from "lucide";
import { useState } from "react";
import { AGREEMENT_VERSION } from "#domain/users/account-rules.ts";
import { chooseLanguage, currentLanguage } from "../../platform/language/i18n.ts";
import { LANGUAGE_NAMES } from "../../platform/language/language-names.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { logOut } from "../../api/credentials/session.ts";
import { useSupportEmail } from "../../api/site.ts";
import { saveNewRecord } from "../../session/agreement-record.ts";
import { AgreementText } from "../../session/agreement-text.tsx";
import { DocumentLinks } from "../../session/document-links.tsx";
import { PrivacyQuestions } from "./privacy-questions.tsx";
import { useChoices } from "./use-choices.ts";

/**
 * The user agreement over the current screen. Escape and a tap outside do nothing: the user ticks and accepts it, or
 * logs out.
 */
export function AgreementDialog({ userId }: { userId: string }) {
  const { i18n } = useLingui();
  const supportEmail = useSupportEmail();
  const { choices, untouched, choose } = useChoices();
  const [isRead, setRead] = useState(false);
  const accept = () =>
    saveNewRecord({
      userId,
      acceptedAt: new Date(serverNow()).toISOString(),
      ...choices,
      untouched,
      agreementVersion: AGREEMENT_VERSION,
      language: currentLanguage(),
      sent: false,
    });
  return (
    <Dialog open onClose={stay} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-ink/40" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel className="flex max-h-[min(94dvh,100dvh-var(--float-height))] w-full flex-col overflow-hidden rounded-t-card bg-card shadow-float short:overflow-y-auto sm:max-h-[calc(100%-2*max(0px,var(--float-height)-1.5rem))] sm:max-w-2xl sm:rounded-card">
          <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
            <div className="grow py-1">
              <DialogTitle className="text-lg font-semibold">{i18n._("agreement.title")}</DialogTitle>
              <p className="text-sm text-ink-soft">{i18n._("agreement.version", { version: AGREEMENT_VERSION })}</p>
            </div>
            <OtherLanguage />
          </div>
          <div
            data-autofocus
            role="region"
            aria-label={i18n._("agreement.text")}
            // A scrollable region must be focusable; focused first, the arrow keys scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="grow overflow-y-auto overscroll-contain px-4 py-4 outline-line-strong short:shrink-0 short:overflow-visible focus-visible:outline-2 focus-visible:-outline-offset-2 sm:px-6"
          >
            <AgreementText supportEmail={supportEmail} />
            <DocumentLinks className="mt-4" />
            <PrivacyQuestions choices={choices} onChange={choose} />
          </div>
          <div className="border-t border-line px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
            <Checkbox name="agreed" label={i18n._("agreement.confirm")} checked={isRead} onChange={setRead} />
            <div className="mt-1 flex flex-wrap justify-end gap-2">
              <Button look="plain" onClick={logOut}>
                {i18n._("session.log-out")}
              </Button>
              <Button look="primary" disabled={!isRead} onClick={accept} className="grow sm:grow-0">
                {i18n._("agreement.accept")}
              </Button>
            </div>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function stay(): void {
  // Escape or a tap outside: it stays open.
}

/** The agreement covers the language menu, and users must be able to read what they agree to. */
function OtherLanguage() {
  const other = currentLanguage() === "zh" ? "en" : "zh";
  const { text, lang } = LANGUAGE_NAMES[other];
  return (
    <Button look="plain" lang={lang} onClick={() => void chooseLanguage(other)}>
      <Icon of={Languages} />
      {text}
    </Button>
  );
}
