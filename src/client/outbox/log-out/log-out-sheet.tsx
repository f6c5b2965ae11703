import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { forgetDocumentsHere } from "#offline/database/documents-here.ts";
import { forgetUnsent, unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { isLogOutAsked } from "./log-out-asked.ts";
import { accessToken, logOut } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { useUnsentDocuments } from "./use-unsent-documents.ts";
import { saveExport } from "../export/save-export.ts";
import { SendBeforeLogout } from "./send-before-logout.tsx";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** The store fails, or does not answer: what is on the phone stays there (S19). */
const UNKNOWN = { posted: 0, drafts: 0, isUnknown: true };
const ANSWERS_WITHIN_MS = 3000;

/** Asks before a logout with unsent work: keep, send, export or discard it (T9). */
export function LogOutSheet() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const counted = useDraftsQuery(() => knownUnsent(owner), owner);
  const unsentDocuments = useUnsentDocuments(owner);
  const isSilent = useIsSilent();
  const [step, setStep] = useState<"choose" | "sending" | "discard">("choose");
  const close = () => (isLogOutAsked.value = false);
  const leave = async (forgotten: "synced" | "all" = "synced") => {
    close();
    // If the store fails, the data stays.
    await forgetDocumentsHere(owner, forgotten).catch(() => undefined);
    logOut();
  };
  const discard = async () => {
    if (await doInStore(i18n, () => forgetUnsent(owner))) await leave("all");
  };
  const { posted, drafts, isUnknown } = counted ?? UNKNOWN;
  const viewings = unsentDocuments ?? 0;
  if ((counted === undefined || unsentDocuments === undefined) && !isSilent) return null;
  return (
    <Sheet title={i18n._("log-out.title")} closeLabel={i18n._("dialog.close")} onClose={close}>
      <div className="grid gap-4">
        {posted + drafts > 0 && <p>{i18n._("log-out.unsent", { posted, drafts })}</p>}
        {isUnknown && <p className="text-pretty">{i18n._("log-out.unknown")}</p>}
        {viewings > 0 && <p>{i18n._("log-out.viewings", { count: viewings })}</p>}
        {step === "choose" && (
          <Choices
            canSend={posted + viewings > 0}
            canExport={!isUnknown}
            onKeep={() => void leave()}
            onSend={() => setStep("sending")}
            onExport={() => void saveExport(i18n, owner)}
            onDiscard={() => setStep("discard")}
          />
        )}
        {step === "sending" && (
          <SendBeforeLogout owner={owner} onSent={() => void leave()} onBack={() => setStep("choose")} />
        )}
        {step === "discard" && <SureToDiscard onBack={() => setStep("choose")} onDiscard={() => void discard()} />}
      </div>
    </Sheet>
  );
}

async function knownUnsent(owner: string) {
  try {
    return { ...(await unsentOf(owner)), isUnknown: false };
  } catch {
    return UNKNOWN;
  }
}

function useIsSilent(): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), ANSWERS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSilent;
}

interface ChoicesProps {
  /** Whether there is something that can be sent. */
  canSend: boolean;
  /** Whether it is known what there is: only then can it be exported or discarded. */
  canExport: boolean;
  onKeep: () => void;
  onSend: () => void;
  onExport: () => void;
  onDiscard: () => void;
}

function Choices({ canSend, canExport, onKeep, onSend, onExport, onDiscard }: ChoicesProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      {!isMemoryOnly.value && (
        <Choice text={i18n._("log-out.keep.text")}>
          <Button look="primary" onClick={onKeep}>
            {i18n._("log-out.keep")}
          </Button>
        </Choice>
      )}
      {canSend && connection.value === "online" && (
        <Choice text={i18n._("log-out.send.text")}>
          <Button onClick={onSend}>{i18n._("log-out.send")}</Button>
        </Choice>
      )}
      {canExport && (
        <>
          <Choice text={i18n._("log-out.export.text")}>
            <Button onClick={onExport}>{i18n._("outbox.export-all")}</Button>
          </Choice>
          <Choice text={i18n._("log-out.discard.text")}>
            <Button look="danger" onClick={onDiscard}>
              {i18n._("log-out.discard")}
            </Button>
          </Choice>
        </>
      )}
    </div>
  );
}

function SureToDiscard({ onBack, onDiscard }: { onBack: () => void; onDiscard: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{i18n._("log-out.discard.sure")}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{i18n._("form.cancel")}</Button>
        <Button look="danger" onClick={onDiscard}>
          {i18n._("log-out.discard")}
        </Button>
      </div>
    </div>
  );
}

/** One option, as wide as the sheet, with its consequence. */
function Choice({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
  );
}
