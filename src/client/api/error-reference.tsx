import { useLingui } from "@lingui/react";
import { Copy } from "lucide";
import { errorReferenceOf } from "#contract/api-error.ts";
import { copyText } from "../platform/copy-text.ts";
import { Icon } from "../ui/icon.tsx";

/** What to quote when asking for help about a mistake of the server's own, to be copied; nothing for any other error. */
export function ErrorReference({ error }: { error: unknown }) {
  const reference = errorReferenceOf(error);
  return reference === null ? null : <Reference of={reference} />;
}

/** The same where the error itself is long gone. */
export function Reference({ of: reference }: { of: string }) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={() => void copyText(i18n, reference)}
      aria-label={i18n._("error.reference.copy", { reference })}
      className="touch inline-flex items-center gap-2 rounded-control text-sm text-ink-soft select-text hover:underline"
    >
      <span>
        {i18n._("error.reference")} <code className="font-mono text-ink">{reference}</code>
      </span>
      <Icon of={Copy} size={16} />
    </button>
  );
}
