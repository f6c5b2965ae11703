import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { Case } from "#contract/schemas/moderation.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { DismissSheet, type Dismissed } from "./dismiss-sheet.tsx";

interface DismissSourceProps {
  source: NonNullable<Case["source"]>;
  onChanged: () => void;
}

/** Dismisses all open cases that one account or network alone has reported. */
export function DismissSource({ source: { id, cases }, onChanged }: DismissSourceProps) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="relative z-10 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {i18n._("moderation.source", { count: cases })}
      <Button onClick={() => setAsking(true)}>{i18n._("moderation.source.dismiss")}</Button>
      {isAsking && (
        <DismissSheet
          count={cases}
          names={[]}
          send={() => dismissAll(id)}
          onChanged={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** One call dismisses so many; those that stay open come back with each. */
async function dismissAll(source: string): Promise<Dismissed> {
  let dismissed = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await ask("dismissSource", { params: { source }, idempotencyKey: newUuid() });
    dismissed += data.dismissed;
    if (data.left === 0 || data.dismissed === 0) return { dismissed, kept: data.kept };
  }
}
