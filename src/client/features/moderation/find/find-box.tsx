import { useLingui } from "@lingui/react";
import { useState } from "react";
import { TextField } from "../../../ui/form/text-field.tsx";
import { FoundByPaste, namesTarget } from "./found-by-paste.tsx";

/** A field for a pasted link, number or address, and what it leads to. */
export function FindBox() {
  const { i18n } = useLingui();
  const [text, setText] = useState("");
  const isVague = text.trim() !== "" && !namesTarget(text);
  return (
    <div className="grid max-w-xl gap-2">
      <TextField
        type="search"
        label={i18n._("find.label")}
        autoComplete="off"
        value={text}
        onChange={setText}
        help={isVague ? i18n._("find.vague") : undefined}
      />
      <FoundByPaste text={text} />
    </div>
  );
}
