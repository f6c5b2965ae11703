import { useState } from "react";
import type { UnsentRow as Row } from "../../outbox/state/unsent-rows.ts";
import { ConflictSheet } from "./conflict-sheet.tsx";
import { DeletedRowSheet } from "./deleted-row-sheet.tsx";
import { RemoveSheet } from "./remove-sheet.tsx";
import type { Question } from "./row-actions.ts";
import { UnsentRow } from "./unsent-row.tsx";

/** The rows, and the open dialog of one of them. */
export function UnsentRows({ owner, rows }: { owner: string; rows: readonly Row[] }) {
  const [asked, setAsked] = useState<{ subject: string; question: Question }>();
  const row = rows.find(({ subject }) => subject === asked?.subject);
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {rows.map((shown) => (
          <UnsentRow
            key={shown.subject}
            owner={owner}
            row={shown}
            onAsk={(question) => setAsked({ subject: shown.subject, question })}
          />
        ))}
      </ul>
      {row !== undefined && asked?.question === "remove" && <RemoveSheet owner={owner} row={row} onClose={close} />}
      {row !== undefined && asked?.question === "choose" && <Choice owner={owner} row={row} onClose={close} />}
    </>
  );
}

/** Closes by itself when the problem is solved, by another tab too. */
function Choice(props: { owner: string; row: Row; onClose: () => void }) {
  const { state } = props.row;
  if (state.name !== "conflict") return null;
  return state.isDeleted ? <DeletedRowSheet {...props} /> : <ConflictSheet {...props} />;
}
