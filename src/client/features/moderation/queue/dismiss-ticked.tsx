import { useLingui } from "@lingui/react";
import { useState } from "react";
import { MOST_DISMISSED, type Case } from "#contract/schemas/moderation.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { caseTitle } from "../moderation-text.ts";
import { DismissSheet, type Dismissed } from "./dismiss-sheet.tsx";

interface DismissTickedProps {
  ticked: readonly Case[];
  onClear: () => void;
  onChanged: () => void;
}

/** The bar of actions on ticked cases. */
export function DismissTicked({ ticked, onClear, onChanged }: DismissTickedProps) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="figures">{i18n._("dismiss.ticked", { count: ticked.length })}</span>
      <Button look="danger" onClick={() => setAsking(true)}>
        {i18n._("dismiss.open")}
      </Button>
      <Button look="plain" onClick={onClear}>
        {i18n._("dismiss.clear")}
      </Button>
      {isAsking && <Asking ticked={ticked} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Asking({ ticked, ...then }: Pick<DismissTickedProps, "ticked" | "onChanged"> & { onClose: () => void }) {
  const { i18n } = useLingui();
  // The acts keep their ids: sent once more after a failure they are the same acts.
  const [cases] = useState(() => ticked.flatMap(toDismissal));
  return (
    <DismissSheet
      count={cases.length}
      names={ticked.map((each) => caseTitle(i18n, each))}
      send={() => dismissInTurn(cases)}
      {...then}
    />
  );
}

type Dismissal = ReturnType<typeof toDismissal>[number];

function toDismissal({ kind, target_id }: Case) {
  return kind === "account" ? [] : [{ id: newUuid(), kind, target_id }];
}

async function dismissInTurn(cases: readonly Dismissal[]): Promise<Dismissed> {
  const all: Dismissed = { dismissed: 0, kept: [] };
  for (let at = 0; at < cases.length; at += MOST_DISMISSED) {
    const body = { cases: cases.slice(at, at + MOST_DISMISSED) };
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await ask("dismissCases", { body });
    all.dismissed += data.dismissed;
    all.kept.push(...data.kept);
  }
  return all;
}
