import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";
import { resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { sendSoon } from "../../outbox/sending/sending.ts";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { FieldChoice, type Side } from "./field-choice.tsx";
import { titleText } from "./row-text.ts";

interface Props {
  owner: string;
  row: UnsentRow;
  onClose: () => void;
}

/** Both versions of each field that two devices have changed, side by side; the user picks one of each (C18). */
export function ConflictSheet({ owner, row, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const [sides, setSides] = useState<Partial<Record<MergedField, Side>>>({});
  const { entry } = row;
  if (entry?.state.name !== "conflict" || entry.state.current === null || entry.change.type !== "update") return null;
  const { fields, current } = entry.state;
  const { change } = entry;
  const isDecided = fields.every((field) => sides[field] !== undefined);
  const save = async () => {
    const theirs = fields.filter((field) => sides[field] === "theirs");
    if (!(await doInStore(i18n, () => resolveConflict(owner, entry.seq, theirs)))) return;
    sendSoon();
    onClose();
  };
  return (
    <Sheet
      title={i18n._("outbox.conflict.title")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      keepOpen
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button type="submit" form={formId} look="primary" disabled={!isDecided}>
            {i18n._("form.save")}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isDecided) void save();
        }}
        className="grid gap-4"
      >
        <p className="font-semibold">
          <bdi>{titleText(i18n, row)}</bdi>
        </p>
        <p>{i18n._("outbox.conflict.text")}</p>
        {fields.map((field) => (
          <FieldChoice
            key={field}
            kind={change.kind}
            owner={owner}
            field={field}
            mine={change}
            theirs={current}
            side={sides[field]}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
      </form>
    </Sheet>
  );
}
