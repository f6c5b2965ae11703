import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { SecondFactor as State } from "#contract/schemas/second-factor.ts";
import { NotLoaded } from "../../../../api/not-loaded.tsx";
import { tellFailure } from "../../../../api/failures.ts";
import { ask } from "../../../../api/transport.ts";
import { useApiQuery } from "../../../../api/use-api-query.ts";
import { momentText } from "../../../../platform/text/moment-text.ts";
import { CodeSheet } from "../../../../session/second-factor/code-sheet.tsx";
import { usePasswordAgain } from "../../../../session/password-again.tsx";
import { Button } from "../../../../ui/button.tsx";
import { CardSection } from "../../../../ui/card-section.tsx";
import { Loading } from "../../../../ui/states/loading.tsx";
import { toast } from "../../../../ui/toasts/toasts.ts";
import { EnrolSheet, type NewSecret } from "./enrol-sheet.tsx";
import { RecoveryCodesSheet } from "./recovery-codes-sheet.tsx";

/** The open dialog. */
type Open =
  | { what: "enrol"; secret: NewSecret }
  | { what: "renew" | "off" }
  | { what: "codes"; codes: readonly string[] }
  | null;

/** A superuser's second factor: turned on, kept in order, turned off. @param email Tells password managers whose. */
export function SecondFactor({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { data, error, mutate } = useApiQuery("readSecondFactor", {});
  const [open, setOpen] = useState<Open>(null);
  const [isBusy, setBusy] = useState(false);
  const { withPassword, passwordSheet } = usePasswordAgain(email);
  const state = data?.data;

  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const { data: secret } = await withPassword(() => ask("beginSecondFactor", {}));
      setOpen({ what: "enrol", secret });
    } catch (caught) {
      tellFailure(i18n, caught);
      void refetch();
    } finally {
      setBusy(false);
    }
  }
  // An answer of the last five minutes would be shown again.
  async function refetch(): Promise<void> {
    const answer = await ask("readSecondFactor", {}).catch(() => undefined);
    await mutate(answer, { revalidate: false });
  }
  const showCodes = (codes: readonly string[]) => {
    setOpen({ what: "codes", codes });
    void refetch();
  };

  return (
    <CardSection heading={i18n._("second-factor.heading")} text={i18n._("second-factor.text")}>
      {state === undefined && error === undefined && <Loading />}
      {state === undefined && error !== undefined && (
        <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />
      )}
      {state !== undefined && <StateText state={state} />}
      {state?.since === null && (
        <div>
          <Button look="primary" disabled={isBusy} onClick={() => void begin()}>
            {i18n._("second-factor.turn-on")}
          </Button>
        </div>
      )}
      {state !== undefined && state.since !== null && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen({ what: "renew" })}>{i18n._("second-factor.renew-codes")}</Button>
          <Button onClick={() => setOpen({ what: "off" })}>{i18n._("second-factor.turn-off")}</Button>
        </div>
      )}
      {passwordSheet}
      {open?.what === "enrol" && (
        <EnrolSheet secret={open.secret} onEnrolled={showCodes} onClose={() => setOpen(null)} />
      )}
      {open?.what === "codes" && <RecoveryCodesSheet codes={open.codes} onClose={() => setOpen(null)} />}
      {open?.what === "renew" && (
        <CodeSheet
          title={i18n._("second-factor.renew-codes")}
          submit={i18n._("second-factor.renew-codes.submit")}
          onClose={() => setOpen(null)}
          send={async (code) => showCodes((await ask("renewRecoveryCodes", { body: { code } })).data.recovery_codes)}
        >
          <p>{i18n._("second-factor.renew-codes.text")}</p>
        </CodeSheet>
      )}
      {open?.what === "off" && (
        <CodeSheet
          title={i18n._("second-factor.turn-off")}
          submit={i18n._("second-factor.turn-off")}
          look="danger"
          onClose={() => setOpen(null)}
          send={async (code) => {
            await ask("turnOffSecondFactor", { body: { code } });
            setOpen(null);
            toast("success", i18n._("second-factor.turned-off"));
            await refetch();
          }}
        >
          <p>{i18n._("second-factor.turn-off.text")}</p>
        </CodeSheet>
      )}
    </CardSection>
  );
}

function StateText({ state: { since, recovery_codes_left: left } }: { state: State }) {
  const { i18n } = useLingui();
  if (since === null) return <p>{i18n._("second-factor.is-off")}</p>;
  return <p>{i18n._("second-factor.is-on", { time: momentText(i18n, Date.parse(since)), left })}</p>;
}
