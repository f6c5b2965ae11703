import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { openDraftSession } from "../../../../src/client/drafts/draft-session.ts";
import { findDraft, NEW_DRAFT } from "../../../../src/client/drafts/find-draft.ts";
import { useDraftSession } from "../../../../src/client/drafts/use-draft-session.ts";
import { useOwnList } from "../../../../src/client/outbox/own-list/use-own-list.ts";
import { StoreLoading } from "../../../../src/client/platform/storage/store-loading.tsx";
import { emptyDrafts, FIELDS, OWNER, writtenDraft } from "../../../offline/outbox/support.ts";
import { holdStore } from "./hold-store.ts";

const EMPTY_FORM = {
  owner: OWNER,
  kind: "listing",
  email: undefined,
  blank: () => ({}),
  row: null,
  typedOf: () => ({}),
} as const;

let root: Root;
let release: () => void = () => undefined;

beforeEach(async () => {
  await emptyDrafts();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  release();
  vi.useRealTimers();
  root.unmount();
});

function draw(children: ReactNode): void {
  root.render(<I18nProvider i18n={setupI18n({ locale: "en", messages: { en } })}>{children}</I18nProvider>);
}

const shown = () => document.body.textContent.trim();

test("E2: a new form is drawn without the store, and what is typed is saved as soon as that answers", async () => {
  release = await holdStore();
  const draft = await findDraft({ ...EMPTY_FORM, id: NEW_DRAFT });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const session = openDraftSession(draft!, () => undefined);
  session.change("title", "Typed into the void");
  vi.advanceTimersByTime(1000);
  expect(session.kept.value).toEqual({ name: "saving" });
  vi.advanceTimersByTime(STORE_PATIENCE_OFFLINE_MS);
  expect(session.kept.value).toEqual({ name: "unsaved", reason: "silent" });
  vi.useRealTimers();
  release();
  await expect.poll(() => session.kept.value.name).toBe("saved");
  expect((await draftOf(OWNER, draft!.id))?.typed["title"]).toBe("Typed into the void");
  await session.close();
});

test("E2: posting while the store does not answer ends with an error, and nothing is posted until it is asked for again", async () => {
  release = await holdStore();
  const draft = await findDraft({ ...EMPTY_FORM, id: NEW_DRAFT });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const session = openDraftSession(draft!, () => undefined);
  session.change("title", "Posted into the void");
  const posted = session.post(FIELDS).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await posted).toContain("StoreSilentError");
  release();
  await expect.poll(() => session.kept.value.name).toBe("saved");
  expect((await outboxOf(OWNER)).entries).toEqual([]);
  await session.post(FIELDS);
  expect((await outboxOf(OWNER)).entries).toHaveLength(1);
});

test("W2: a form that is left while the store does not answer is not forgotten: opened again it goes on, and left again it is saved", async () => {
  release = await holdStore();
  const draft = await findDraft({ ...EMPTY_FORM, id: NEW_DRAFT });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const session = openDraftSession(draft!, () => undefined);
  session.change("title", "Typed into the void");
  const closed = session.close();
  await vi.advanceTimersByTimeAsync(STORE_PATIENCE_OFFLINE_MS);
  expect(await closed).toBe(false);
  const asked = new Event("beforeunload", { cancelable: true });
  dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(true);
  vi.useRealTimers();
  const again = await findDraft({ ...EMPTY_FORM, id: NEW_DRAFT });
  expect(again).toMatchObject({ id: draft!.id, typed: { title: "Typed into the void" } });
  release();
  await expect.poll(async () => (await draftOf(OWNER, draft!.id))?.typed["title"]).toBe("Typed into the void");
  await expect.poll(async () => (await findDraft({ ...EMPTY_FORM, id: NEW_DRAFT }))?.id).not.toBe(draft!.id);
});

test("E2: the form of a stored draft says that the store does not answer, and opens when it does", async () => {
  const draft = await writtenDraft();
  release = await holdStore();
  const find = () => findDraft({ ...EMPTY_FORM, id: draft.id });
  function Form() {
    const opening = useDraftSession(draft.id, find, "", noop);
    return opening.name === "reading" ? <StoreLoading /> : <p>{opening.name}</p>;
  }
  draw(<Form />);
  await expect.poll(shown).toContain("storage isn’t responding");
  release();
  await expect.poll(shown).toBe("open");
});

test("E2: the list of one's requests shows the server's rows though the store does not answer", async () => {
  release = await holdStore();
  const data = { data: { data: [{ id: "a" }], count: 1 }, savedAt: null, fetchedAt: 0 };
  function List() {
    const { posted, isStoreAwaited } = useOwnList("request", OWNER, {
      data,
      error: undefined,
      mutate: async () => undefined,
    });
    return (
      <>
        {posted.map(({ id }) => (
          <p key={id}>request {id}</p>
        ))}
        {isStoreAwaited && <StoreLoading />}
      </>
    );
  }
  draw(<List />);
  await expect.poll(shown).toMatch(/request a.*storage isn’t responding/s);
  release();
  await expect.poll(shown).toBe("request a");
});

function noop(): void {}
