import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf, useForm, type Problems } from "../../../../src/client/ui/form/use-form.ts";
import { TextField } from "../../../../src/client/ui/form/text-field.tsx";

interface Values {
  city: string;
  price: string;
}

let root: Root;
let page: HTMLElement;
const send = vi.fn<(values: Values) => Promise<Problems<Values> | void>>();

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  flushSync(() => root.render(<TwoFields />));
});
afterEach(() => {
  root.unmount();
  page.remove();
});

function TwoFields() {
  const { ref, ...form } = useForm<Values>({
    initial: { city: "", price: "" },
    check: ({ city, price }) => ({
      ...(city === "" && { city: "Where?" }),
      ...(price === "" && { price: "How much?" }),
    }),
    send,
  });
  return (
    <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField {...textOf(form, "city")} label="City" />
      <TextField {...textOf(form, "price")} label="Price" />
      <button type="submit">Send</button>
    </form>
  );
}

const problems = () => [...page.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const submit = () => page.querySelector("button")!.click();

function type(name: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(name), value);
  field(name).dispatchEvent(new InputEvent("input", { bubbles: true }));
}

test("a field says what is wrong with it once it was left", async () => {
  expect(problems()).toEqual([]);
  field("price").focus();
  field("city").focus();
  await expect.poll(problems).toEqual(["How much?"]);
});

test("sending says all that is wrong, focuses the first mistake and sends nothing", async () => {
  submit();
  await expect.poll(problems).toEqual(["Where?", "How much?"]);
  await expect.poll(() => document.activeElement).toBe(field("city"));
  expect(send).not.toHaveBeenCalled();
});

test("what the server refuses stands under its field, in focus, until the field is changed", async () => {
  send.mockResolvedValue({ price: "Too much" });
  type("city", "Leeds");
  type("price", "900");
  submit();
  await expect.poll(problems).toEqual(["Too much"]);
  await expect.poll(() => document.activeElement).toBe(field("price"));
  type("price", "90");
  await expect.poll(problems).toEqual([]);
});

test("pressed twice before the form is drawn anew, it is sent once", async () => {
  type("city", "Leeds");
  type("price", "90");
  flushSync(() => {
    submit();
    submit();
  });
  await expect.poll(() => send).toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(1);
});
