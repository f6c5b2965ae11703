import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ownPhotoAt } from "#domain/own-photo.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { posted } from "../listings/support.ts";
import { newPhoto, sendPhoto } from "../photos/support.ts";
import { caseOf, done, room, type Thing } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let thing: Thing;
let imageUrl: string;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  owner = await server.addUser();
  imageUrl = await uploaded(await newPhoto());
});
afterAll(() => server.close());

async function uploaded(bytes: Buffer): Promise<string> {
  const uuid = crypto.randomUUID();
  const { image_url } = (await sendPhoto(server, owner, bytes, { uuid })).json<{ image_url: string }>();
  const { id } = await posted(server, owner, { images: [{ uuid, image_url, display_order: 0 }] });
  thing = room(id);
  return image_url;
}

/** Which photos are withheld is asked four times a minute. */
async function statusOf(url: string): Promise<number> {
  server.clock.set(new Date(server.clock.now().getTime() + 16_000).toISOString());
  return (await server.get(url)).statusCode;
}

test.each(["hide", "remove", "deactivate"])(
  "A-61: after %s the photo is served to nobody but moderators",
  async (act) => {
    expect(await statusOf(imageUrl)).toBe(200);
    await done(server, moderator, act, thing);
    expect(await statusOf(imageUrl)).toBe(404);
    const { now } = await caseOf(server, moderator, thing);
    const seen = now?.listing?.image_url ?? "";
    expect(now?.listing?.images.map(({ image_url }) => image_url)).toEqual([seen]);
    // At every width that pages ask for.
    for (const url of ownPhotoAt(seen, [400, 800, 1600])) expect(await statusOf(url)).toBe(200);
    expect(await statusOf(seen.replace(/.\/800/, "!/800"))).toBe(404);
    const undo = act === "deactivate" ? "reactivate" : "restore";
    await done(server, moderator, undo, thing);
    expect(await statusOf(imageUrl)).toBe(200);
  },
);

test("A-61: a photo that another room still shows is shown, and one that is in no room yet", async () => {
  const uuid = crypto.randomUUID();
  const shared = [{ uuid, image_url: imageUrl, display_order: 0 }];
  const hidden = thing;
  await posted(server, owner, { title: "The same flat", images: shared });
  await done(server, moderator, "hide", hidden);
  expect(await statusOf(imageUrl)).toBe(200);
  const fresh = await sendPhoto(server, owner, await newPhoto(), { uuid: crypto.randomUUID() });
  expect(await statusOf(fresh.json<{ image_url: string }>().image_url)).toBe(200);
});
