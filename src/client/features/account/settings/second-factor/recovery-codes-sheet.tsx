import { useLingui } from "@lingui/react";
import { copyText } from "../../../../platform/copy-text.ts";
import { saveFile } from "../../../../platform/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";

interface RecoveryCodesSheetProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, which are never shown again: only its button closes it. */
export function RecoveryCodesSheet({ codes, onClose }: RecoveryCodesSheetProps) {
  const { i18n } = useLingui();
  const text = codes.join("\n");
  return (
    <Sheet
      title={i18n._("second-factor.codes")}
      closeLabel={i18n._("dialog.close")}
      keepOpen
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void copyText(i18n, text)}>{i18n._("second-factor.copy-codes")}</Button>
          <Button
            onClick={() => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), "qiying-recovery-codes.txt")}
          >
            {i18n._("second-factor.save-codes")}
          </Button>
          <Button look="primary" onClick={onClose}>
            {i18n._("second-factor.codes-kept")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p>{i18n._("second-factor.codes.text")}</p>
        <ol className="grid gap-1 rounded-control border border-line bg-paper p-3 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="figures font-mono select-all">{code}</code>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
