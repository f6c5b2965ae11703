import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { memo, type FormEvent } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newDraft } from "#offline/drafts/draft-rows.ts";
import { DraftText } from "../../../../src/client/drafts/form/draft-fields.tsx";
import { useTyped } from "../../../../src/client/drafts/form/use-field-part.ts";
import { useDraftForm, type DraftForm } from "../../../../src/client/drafts/form/use-draft-form.ts";
import { openDraftSession, type DraftSession } from "../../../../src/client/drafts/draft-session.ts";

type Field = "city" | "title";

let root: Root;
let page: HTMLElement;
let draftSession: DraftSession<"listing">;
let submit: (event: FormEvent) => Promise<void>;
const drawn = { city: 0, title: 0 };

beforeEach(async () => {
  Object.assign(drawn, { city: 0, title: 0 });
  i18n.load("en", {});
  i18n.activate("en");
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  draftSession = openDraftSession(newDraft({ owner: "anna", kind: "listing", typed: {} }), () => undefined);
  root.render(
    <I18nProvider i18n={i18n}>
      <TwoFields />
    </I18nProvider>,
  );
  await expect.poll(() => field("title")).not.toBeNull();
});
afterEach(async () => {
  root.unmount();
  page.remove();
  await draftSession.close();
});

function TwoFields() {
  const { ref, fields, ...form } = useDraftForm<"listing", Field>({
    draftSession,
    check: ({ title = "" }) => (title === "" ? { title: "Which title?" } : {}),
    fieldsOf: () => ({}) as never,
    refused: {},
    isHeld: () => true,
    onPosted: () => undefined,
    onFailed: () => undefined,
  });
  submit = form.submit;
  return (
    <form ref={ref} noValidate>
      <City form={fields} />
      <Title form={fields} />
    </form>
  );
}

const City = memo(function City({ form }: { form: DraftForm<Field> }) {
  useTyped(form, "city");
  drawn.city += 1;
  return <DraftText form={form} field="city" label="City" />;
});

const Title = memo(function Title({ form }: { form: DraftForm<Field> }) {
  useTyped(form, "title");
  drawn.title += 1;
  return <DraftText form={form} field="title" label="Title" />;
});

function field(name: Field): HTMLInputElement {
  return page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
}

function problems(): (string | null)[] {
  return [...page.querySelectorAll("[aria-invalid=true]")].map((input) => input.getAttribute("name"));
}

const anEvent = { preventDefault: () => undefined } as FormEvent;

test("a key that is typed draws its field anew, and no other", async () => {
  const before = { ...drawn };
  draftSession.change("city", "Leeds");
  await expect.poll(() => field("city").value).toBe("Leeds");
  expect(drawn.city).toBeGreaterThan(before.city);
  expect(drawn.title).toBe(before.title);
});

test("what was typed right before the form is sent counts", async () => {
  draftSession.change("title", "Sunny room");
  await submit(anEvent);
  await expect.poll(() => field("title").value).toBe("Sunny room");
  expect(problems()).toEqual([]);
});

test("the error of a field that was left goes with what is typed into it", async () => {
  field("title").focus();
  field("city").focus();
  await expect.poll(problems).toEqual(["title"]);
  draftSession.change("title", "Sunny room");
  await expect.poll(problems).toEqual([]);
});
