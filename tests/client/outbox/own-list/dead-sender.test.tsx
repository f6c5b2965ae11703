import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { useOutbox } from "../../../../src/client/features/outbox-page/use-outbox.ts";
import { useOwnList } from "../../../../src/client/outbox/own-list/use-own-list.ts";
import { emptyDrafts, FIELDS, OWNER, writtenDraft } from "../../../offline/outbox/support.ts";

const NO_ANSWER = { data: undefined, error: undefined, mutate: async () => undefined };

let root: Root;

beforeEach(async () => {
  await emptyDrafts();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => root.unmount());

/** The states of what is unsent, as the page of the outbox and the list of one's rooms have them. */
function States() {
  const outbox = useOutbox(OWNER);
  const own = useOwnList("listing", OWNER, NO_ANSWER);
  const rows = outbox === undefined || outbox === "blocked" ? [] : outbox.rows;
  return <p>{[...rows, ...own.waiting].map(({ state }) => state.name).join(" ")}</p>;
}

test("S20: a sender that has died is seen on both screens within seconds of its lease's end", async () => {
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  const { outbox, leases } = draftsDatabase();
  await outbox.toCollection().modify({ state: { name: "sending", step: "saving", attempt: "a" } });
  const leasedFor = (ms: number) =>
    leases.put({ key: "sender", holder: "a tab that was closed", until: Date.now() + ms });
  await leasedFor(60_000);
  root.render(<States />);
  const shown = () => document.querySelector("p")?.textContent;
  await expect.poll(shown).toBe("saving saving");
  await leasedFor(2000);
  await expect.poll(shown).toBe("queued queued");
});
