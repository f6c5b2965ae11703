import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editViewing } from "#offline/viewings/edit-viewing.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { viewingOf } from "#offline/viewings/viewings-of.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { NotesSection } from "../../../../src/client/features/viewings/detail/notes-section.tsx";
import { useEdits, type Edit } from "../../../../src/client/features/viewings/detail/use-edits.ts";
import { useLiveQuery } from "../../../../src/client/platform/storage/use-live-query.ts";
import { emptyStore } from "../../../offline/support.ts";
import { ID, noted, OWNER, pictured } from "../../../offline/viewings/support.ts";

let tabs: { root: Root; screen: HTMLElement }[];

beforeEach(async () => {
  tabs = [];
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 0));
});
afterEach(() => {
  for (const { root } of tabs) root.unmount();
});

/** Long enough for the store to report a change before its save ends. */
const LATE_MS = 300;

function Tab({ isLate }: { isLate: boolean }) {
  const { edit: editAtOnce } = useEdits(OWNER, ID);
  const editLate: Edit = async (change) => {
    await editAtOnce(change);
    await new Promise((later) => setTimeout(later, LATE_MS));
  };
  const edit = isLate ? editLate : editAtOnce;
  const viewing = useLiveQuery(() => viewingOf(OWNER, ID), ID);
  return viewing === undefined ? null : <NotesSection notes={viewing.content.notes} edit={edit} />;
}

/** Opens the notes, and answers their field once it is there. */
async function open({ isLate = false } = {}): Promise<HTMLTextAreaElement> {
  const screen = document.createElement("div");
  const root = createRoot(screen);
  tabs.push({ root, screen });
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
      <Tab isLate={isLate} />
    </I18nProvider>,
  );
  await expect.poll(() => screen.querySelector("textarea")).not.toBeNull();
  return screen.querySelector("textarea")!;
}

function type(field: HTMLTextAreaElement, text: string): void {
  // As a key does it: React does not hear of a value that is set by its own property.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Types, and the time that a save is put off for never comes. */
function typeWithoutPause(field: HTMLTextAreaElement, text: string): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type(field, text);
  vi.useRealTimers();
}

async function stored(): Promise<string | undefined> {
  return (await viewingOf(OWNER, ID))?.content.notes;
}

test("what is typed is stored by itself, the last of it too", async () => {
  const field = await open();
  for (const text of ["F", "Fa", "Fac", "Faces", "Faces south"]) type(field, text);
  await expect.poll(stored).toBe("Faces south");
  type(field, "Faces south.");
  await expect.poll(stored).toBe("Faces south.");
  expect(field.value).toBe("Faces south.");
});

test("what is typed last before the screen is left is stored", async () => {
  const field = await open();
  typeWithoutPause(field, "Smells of paint");
  tabs[0]!.root.unmount();
  await expect.poll(stored).toBe("Smells of paint");
});

test("what is typed last before the page is hidden is stored at once", async () => {
  const field = await open();
  typeWithoutPause(field, "Smells of paint");
  dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(stored).toBe("Smells of paint");
});

test("a tab in which nothing is typed shows what another one has written", async () => {
  const [one, other] = [await open(), await open()];
  type(one, "Faces south");
  await expect.poll(() => other.value).toBe("Faces south");
  type(other, "Faces south-west");
  await expect.poll(() => one.value).toBe("Faces south-west");
});

test("two tabs that write at the same time keep each other's lines", async () => {
  const [one, other] = [await open(), await open()];
  type(one, "From one");
  type(other, "From the other");
  await expect.poll(async () => (await stored())?.split("\n").toSorted()).toEqual(["From one", "From the other"]);
  await expect.poll(() => one.value.split("\n").toSorted()).toEqual(["From one", "From the other"]);
});

test("what another tab has added is shown, and stays, where the store tells it before the save ends", async () => {
  const field = await open({ isLate: true });
  type(field, "From one");
  await editViewing(OWNER, ID, noted({ notes: "From the other" }));
  await expect.poll(() => field.value.split("\n").toSorted()).toEqual(["From one", "From the other"]);
  type(field, `${field.value}!`);
  await expect.poll(stored).toBe(field.value);
  expect(field.value.split("\n")).toHaveLength(2);
});

test("typing continues on the merged text, without duplicates", async () => {
  const field = await open();
  type(field, "Faces");
  await editViewing(OWNER, ID, noted({ notes: "From the other phone" }));
  // The store may have told meanwhile what the other phone has written: typing goes on in what the field shows.
  type(field, field.value.replace("Faces", "Faces south"));
  await expect
    .poll(async () => (await stored())?.split("\n").toSorted())
    .toEqual(["Faces south", "From the other phone"]);
});
