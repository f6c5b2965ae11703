import { UnreachableError } from "#contract/api-error.ts";
import { nextWait } from "../transport/backoff.ts";
import { pauseHost } from "../transport/host-pause.ts";
import type { Outcome, Wait } from "../transport/outcome.ts";
import { askFor, troubleOf } from "./ask.ts";
import { kindNamed, type Process } from "./process.ts";
import { FORMAT, type DocumentRow } from "./row.ts";
import { pausesIn } from "./sender-store.ts";

/**
 * Fetches what stands beside a document.
 * @returns Null once it is there; else why not. What waits is noted.
 */
export async function fetchBeside(process: Process, row: DocumentRow, signal: AbortSignal): Promise<Outcome | null> {
  const { owner } = row;
  try {
    const { fetch } = kindNamed(process, row.kind)!.beside!;
    const put = await fetch(askFor(process, { owner, signal }), row);
    if (!(await isLater(process, row, put))) throw new UnreachableError("The answer is older than the last one");
    return null;
  } catch (error) {
    const outcome = await troubleOf(error, process, { owner, signal });
    if (outcome.kind === "wait") await noteWait(process, row, outcome);
    return outcome;
  }
}

/** Writes what was fetched. @returns Whether what stands there now is later than what stood there before. */
function isLater(
  { store, clock, ...process }: Process,
  before: DocumentRow,
  put: (beside: DocumentRow["beside"], now: number) => DocumentRow["beside"],
): Promise<boolean> {
  const { owner, kind, id } = before;
  const lookedAt = (beside: DocumentRow["beside"]) =>
    kindNamed(process, kind)!.beside!.standing(beside).lookedAt ?? -Infinity;
  return store.write(["documents", "pulls"], async (tx) => {
    const row = await tx.get("documents", [owner, kind, id]);
    if (row === undefined || row.format > FORMAT) return true;
    const now = (await tx.get("pulls", [owner, kind]))?.listedAt ?? clock.now();
    const beside = put(row.beside, now);
    // A screen may have shown it meanwhile.
    const isNews = lookedAt(beside) > lookedAt(row.beside);
    const { besideWait: _, ...others } = row;
    if (isNews) await tx.put("documents", { ...others, beside });
    return isNews || lookedAt(row.beside) > lookedAt(before.beside);
  });
}

async function noteWait({ store, clock }: Process, { owner, kind, id }: DocumentRow, wait: Wait): Promise<void> {
  const at = { now: clock.now(), random: clock.random() };
  await store.write(["documents", "pauses"], async (tx) => {
    const row = await tx.get("documents", [owner, kind, id]);
    if (row === undefined || row.format > FORMAT) return;
    const next = nextWait(row.besideWait?.failures ?? 0, wait, at);
    await tx.put("documents", { ...row, besideWait: next });
    if (wait.scope === "host") await pauseHost(pausesIn(tx), next);
  });
}
