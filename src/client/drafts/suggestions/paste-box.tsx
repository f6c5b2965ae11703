import { useLingui } from "@lingui/react";
import { ClipboardPaste } from "lucide";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import type { TakenReading } from "./form-suggestions.ts";
import { appliedText } from "./applied-text.ts";
import { MAX_PASTED_LENGTH, usePastedText } from "./use-pasted-text.ts";
import type { Readings } from "./suggest.ts";

interface Props {
  /** Explains the box in a sentence. */
  help: string;
  /** A shared text to start with. */
  text?: string | undefined;
  disabled: boolean;
  /** @throws Where the parser is not on this phone and can't be fetched. */
  read: (text: string) => Promise<Readings>;
  take: (readings: Readings) => TakenReading;
}

const CAN_ASK = typeof navigator !== "undefined" && typeof navigator.clipboard?.readText === "function";

/** Parses a post from WeChat or 小红书 into a form's fields: on the phone, also offline. */
export function PasteBox({ help, text: initial = "", disabled, read, take }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const { state, readText } = usePastedText({ read, take });
  const pasteFromClipboard = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => null);
    if (pasted === null) return readText(null, () => box.current?.focus());
    setText(pasted.slice(0, MAX_PASTED_LENGTH));
    await readText(pasted, () => box.current?.focus());
  };
  return (
    <div className="grid gap-3">
      <p id={`${id}-help`} className="text-sm text-ink-soft">
        {help}
      </p>
      <textarea
        ref={box}
        aria-label={i18n._("suggest.paste.label")}
        aria-describedby={`${id}-help`}
        rows={3}
        maxLength={MAX_PASTED_LENGTH}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        className="field max-h-60 [field-sizing:content] disabled:opacity-60"
        style={{ minHeight: "6rem" }}
      />
      <div className="flex flex-wrap gap-2">
        {CAN_ASK && (
          <Button disabled={disabled} onClick={() => void pasteFromClipboard()}>
            <Icon of={ClipboardPaste} />
            {i18n._("suggest.paste.paste")}
          </Button>
        )}
        <Button disabled={disabled} onClick={() => void readText(text, () => box.current?.focus())}>
          {state.name === "reading" && <Spinner />}
          {i18n._("suggest.paste.read")}
        </Button>
      </div>
      <p role="status" className={`empty:hidden ${state.name === "taken" ? "text-moss" : "text-amber"}`}>
        {said()}
      </p>
    </div>
  );

  function said(): string | null {
    switch (state.name) {
      case "idle":
      case "reading":
        return null;
      case "taken":
        return appliedText(i18n, state.taken);
      case "nothing":
        return i18n._("suggest.paste.nothing");
      case "no-text":
        return i18n._("suggest.paste.no-text");
      case "refused":
        return i18n._("suggest.paste.refused");
      case "failed":
        return i18n._("suggest.paste.failed");
    }
  }
}
