import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let id = "";
const lists = ["open", "filter-open", "fuzzy?fuzzy=room"];

beforeAll(async () => {
  server = await startTestApp();
  [id = ""] = await server.add({
    title: "A room",
    post_code: "M13 9PL",
    email: "a@example.org",
    contact_info: "wechat: a",
  });
});
afterAll(() => server.close());

test("A-26, A-45: anonymous readers get neither contact data nor a whole postcode, from any list", async () => {
  for (const list of [...lists, `open?id=${id}`]) {
    const { data } = (await server.get(`/api/v1/items/${list}`)).json();
    expect(data[0], list).toMatchObject({ email: null, contact_info: null, post_code: "M13" });
  }
});

test("A-45, A-53: signed-in readers get whole postcodes, from every list and from the room itself, and no contact data", async () => {
  const seen = { email: null, contact_info: null, post_code: "M13 9PL" };
  for (const list of lists) {
    expect((await server.get(`/api/v1/items/${list}`, server.signedIn())).json().data[0], list).toMatchObject(seen);
  }
  expect((await server.get(`/api/v1/items/${id}`, server.signedIn())).json()).toMatchObject(seen);
});

test("PUBLIC_CONTACTS shows contacts to everybody, and still no more than an outward code", async () => {
  const other = await startTestApp({ settings: { publicContacts: true } });
  await other.add({ email: "a@example.org" });
  const { data } = (await other.get("/api/v1/items/open")).json();
  expect(data[0]).toMatchObject({ email: "a@example.org", contact_info: "wechat: qiying", post_code: "M13" });
  await other.close();
});
