import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { FormEvent } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newDraft } from "#offline/drafts/draft-rows.ts";
import { DraftRent } from "../../../../src/client/drafts/form/draft-rent.tsx";
import { openDraftSession, type DraftSession } from "../../../../src/client/drafts/draft-session.ts";
import { useDraftForm } from "../../../../src/client/drafts/form/use-draft-form.ts";

let root: Root;
let page: HTMLElement;
let draftSession: DraftSession<"listing">;
let submit: (event: FormEvent) => Promise<void>;
let tried = 0;

beforeEach(async () => {
  tried = 0;
  i18n.load("en", {});
  i18n.activate("en");
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  draftSession = openDraftSession(newDraft({ owner: "anna", kind: "listing", typed: {} }), () => undefined);
  root.render(
    <I18nProvider i18n={i18n}>
      <RentForm />
    </I18nProvider>,
  );
  await expect.poll(() => page.querySelector("[name=price]")).not.toBeNull();
});
afterEach(async () => {
  root.unmount();
  page.remove();
  await draftSession.close();
});

function RentForm() {
  const { ref, fields, ...form } = useDraftForm<"listing", "price">({
    draftSession,
    check: () => ({}),
    fieldsOf: () => {
      tried += 1;
      throw new Error("The row is not posted here");
    },
    refused: {},
    rent: "price",
    onPosted: () => undefined,
    onFailed: () => undefined,
  });
  submit = form.submit;
  return (
    <form ref={ref} noValidate>
      <DraftRent form={fields} field="price" label="Rent" />
    </form>
  );
}

const anEvent = { preventDefault: () => undefined } as FormEvent;
const question = () => page.querySelector("[role=status]");
const answers = () => [...page.querySelectorAll<HTMLButtonElement>("[role=status] button")];

test("A-54: a rent that is hardly meant is asked about before it is posted, and posted once it is confirmed", async () => {
  draftSession.change("price", "1.200");
  await expect.poll(() => answers().length).toBe(2);
  await submit(anEvent);
  expect(tried).toBe(0);
  answers()[1]!.click();
  await expect.poll(question).toBeNull();
  await submit(anEvent);
  expect(tried).toBe(1);
});

test("A-54: '1.200' becomes 1,200 by one press, which is no further question", async () => {
  draftSession.change("price", "1.200");
  await expect.poll(() => answers().length).toBe(2);
  answers()[0]!.click();
  await expect.poll(question).toBeNull();
  expect(draftSession.draft.peek().typed["price"]).toBe("1200");
  await submit(anEvent);
  expect(tried).toBe(1);
});

test("about an ordinary rent nothing is asked", async () => {
  draftSession.change("price", "185");
  await submit(anEvent);
  expect([question(), tried]).toEqual([null, 1]);
});
