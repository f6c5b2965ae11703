import { useLingui } from "@lingui/react";
import { correction, generate } from "lean-qr";
import { useMemo } from "react";
import type { NewSecondFactor } from "#contract/schemas/second-factor.ts";
import { ask } from "../../../../api/transport.ts";
import { copyText } from "../../../../platform/copy-text.ts";
import { CodeSheet } from "../../../../session/second-factor/code-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";

export type NewSecret = NewSecondFactor;

interface EnrolSheetProps {
  secret: NewSecret;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Takes a new secret into an authenticator app, by its QR code, its link or its letters, and turns it on with a first code. */
export function EnrolSheet({ secret: { secret, otpauth_url }, onEnrolled, onClose }: EnrolSheetProps) {
  const { i18n } = useLingui();
  return (
    <CodeSheet
      title={i18n._("second-factor.turn-on")}
      submit={i18n._("second-factor.turn-on.submit")}
      takesRecoveryCode={false}
      onClose={onClose}
      send={async (code) => onEnrolled((await ask("confirmSecondFactor", { body: { code } })).data.recovery_codes)}
    >
      <p>{i18n._("second-factor.scan")}</p>
      <QrCode text={otpauth_url} label={i18n._("second-factor.qr")} />
      <div className="grid justify-items-start gap-2">
        <a href={otpauth_url} className="touch inline-flex items-center text-sky underline">
          {i18n._("second-factor.open-app")}
        </a>
        <p className="text-ink-soft">{i18n._("second-factor.by-hand")}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="figures font-mono wrap-anywhere select-all">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
          <Button onClick={() => void copyText(i18n, secret)}>{i18n._("second-factor.copy-secret")}</Button>
        </div>
      </div>
      <p>{i18n._("second-factor.then-code")}</p>
    </CodeSheet>
  );
}

/** Modules of white around a code, by which cameras find it. */
const QUIET = 4;

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, dark } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const rows = Array.from({ length: code.size }, (_, index) => index);
    const modules = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
    return { size: code.size, dark: modules.join("") };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full justify-self-center rounded-control border border-line bg-white"
    >
      <path d={dark} fill="#000" />
    </svg>
  );
}
