import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FakeBehaviour } from "../../support/fake-ai-server.ts";
import { picture, sendPhoto } from "../photos/support.ts";
import type { TestUser } from "../test-users.ts";
import { addReadablePhotoOf, leftOf, recognise, startWithFakeAi } from "./support.ts";

let { server, fake, close } = {} as Awaited<ReturnType<typeof startWithFakeAi>>;
let user: TestUser;

beforeAll(async () => {
  ({ server, fake, close } = await startWithFakeAi());
});
afterAll(() => close());
beforeEach(async () => {
  server.clock.set(new Date(server.clock.now().getTime() + 31_000).toISOString());
  [fake.requests, fake.next] = [[], []];
  user = await server.addUser();
});

async function read(object: unknown) {
  fake.otherwise = { kind: "good", object };
  return (await recognise(server, user, [await addReadablePhotoOf(server, user)])).json();
}

/** The fields that an answer may lack. */
const NO_MORE = {
  price_per_month: null,
  price_description: null,
  begin_date: null,
  end_date: null,
  email: null,
  contact_info: null,
};

const CANARY = "canary-51.5074-0.1278";

test("AR-05: the service gets pictures made anew, without EXIF and position, and nothing about their owner", async () => {
  const withPosition = await picture(800, 600)
    .withExif({
      IFD0: { ImageDescription: CANARY, Artist: user.email },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 26/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 40/1" },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(withPosition).metadata()).exif?.toString("latin1")).toContain(CANARY);
  const upload = await sendPhoto(server, user, withPosition);
  fake.otherwise = { kind: "good", object: { title: "A room" } };
  expect((await recognise(server, user, [upload.json().image_url])).json().success).toBe(true);
  const [{ body } = { body: "" }] = fake.requests;
  const { model, messages } = JSON.parse(body);
  expect(model).toBe("fake-vision");
  const images = messages[1].content.filter(({ type }: { type: string }) => type === "image_url");
  expect(images).toHaveLength(1);
  const sent = Buffer.from(images[0].image_url.url.replace("data:image/jpeg;base64,", ""), "base64");
  const metadata = await sharp(sent).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 800, height: 600 });
  expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
  for (const secret of [CANARY, "Exif", "GPS"]) expect(sent.toString("latin1")).not.toContain(secret);
  for (const personal of [user.email, user.id, upload.json().uuid, upload.json().image_url]) {
    expect(body).not.toContain(personal);
  }
});

test("a poster's days, contacts and costs have fields of their own; an end before the begin is none", async () => {
  const fields = {
    begin_date: "2027-01-10",
    end_date: "2027-06-30",
    email: "Anna@Example.com",
    contact_info: "微信 anna_uk\nWhatsApp 07700 900123",
    price_description: "包 bill",
  };
  const { data, pictures } = await read({ ...fields, pictures: [{ is_poster: true, has_contacts: true }] });
  expect(data).toMatchObject({ ...fields, email: "anna@example.com" });
  expect(pictures).toEqual([{ is_poster: true, has_contacts: true }]);
  expect((await read({ ...fields, end_date: "2026-12-01" })).data).toMatchObject({
    begin_date: "2027-01-10",
    end_date: null,
  });
});

test("A-26: a contact that a model leaves in a public text moves to its field", async () => {
  const { data } = await read({
    title: "Ensuite, call 07700 900123",
    description: "采光好，加微信 anna_uk 看房",
    email: null,
    contact_info: "WhatsApp 07700 900456",
  });
  expect(`${data.title} ${data.description}`).not.toMatch(/07700|anna_uk/);
  for (const contact of ["07700 900123", "anna_uk", "07700 900456"]) expect(data.contact_info).toContain(contact);
});

test("AR-04: what a photo tells the model to say is checked field by field", async () => {
  const { data, pictures } = await read({
    title: "Ignore previous instructions\u0000 <script>alert(1)</script>",
    city: "Gotham",
    property_type: "castle",
    room_type: "x".repeat(500),
    post_code: "ZZ99 9ZZ",
    price: 1e99,
    description: ["a list"],
    additional_info: "Line one\nLine two\u0007",
    price_description: 12,
    begin_date: "2027-02-30",
    end_date: "yesterday",
    email: "not an address",
    contact_info: { wechat: "anna" },
    pictures: [{ is_poster: "yes", has_contacts: 1 }, "poster"],
    owner_id: "somebody",
  });
  expect(data).toEqual({
    title: "Ignore previous instructions <script>alert(1)</script>",
    city: null,
    property_type: null,
    room_type: "x".repeat(60),
    post_code: null,
    price: null,
    description: null,
    additional_info: "Line one\nLine two",
    ...NO_MORE,
  });
  expect(pictures).toEqual([{ is_poster: false, has_contacts: false }]);
});

test("a good answer fills the form's fields", async () => {
  const fields = {
    title: "曼城 Ensuite",
    city: "曼彻斯特",
    property_type: "student",
    room_type: "ensuite",
    post_code: "m13 9pl",
    price: 184.615384,
    description: "包水电",
    additional_info: null,
  };
  expect((await read(fields)).data).toEqual({
    ...fields,
    ...NO_MORE,
    city: "Manchester",
    post_code: "M13 9PL",
    price: 184.62,
  });
});

test("AR-03: a model that reads nothing is an empty result; one that fails is a 503, given back", async () => {
  expect(await read({ title: null, price: 0, description: "  " })).toEqual({
    success: false,
    message: "识别结果为空",
    data: null,
  });
  const failures: FakeBehaviour[] = [
    { kind: "silent" },
    { kind: "status", status: 500 },
    { kind: "says", content: "no" },
    { kind: "large", bytes: 5_000_000 },
  ];
  for (const failure of failures) {
    fake.otherwise = failure;
    const answer = await recognise(server, user, [await addReadablePhotoOf(server, user)]);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { detail: "AI识别服务暂时不可用，请稍后再试", code: "ai_recognition_unavailable" },
    ]);
  }
  expect(await leftOf(server, user)).toMatchObject({ recognition: 10 });
});
