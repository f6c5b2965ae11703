import { Errors } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ExportSchema } from "#contract/schemas/export.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { removeViewing, sendViewingPhoto, viewingsOf, written } from "./support.ts";

let server: TestApp;

beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

test("an export has one's viewings, and links to their photos instead of their bytes", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  const [listingId, uuid, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await sendViewingPhoto(server, user, listingId, { uuid });
  await written(server, user, gone);
  await removeViewing(server, user, gone);
  await written(server, user, listingId, { notes: "draughty", photos: [{ uuid, caption: "hall" }] });
  await written(server, other, listingId, { notes: "somebody else's" });
  const answer = await server.get("/api/v1/users/me/export", user.headers());
  expect(Errors(ExportSchema, answer.json())).toEqual([]);
  const link = `/api/v1/viewings/${listingId}/photos/${uuid}`;
  const links = { [listingId]: [link], [gone]: [] };
  const viewings = await viewingsOf(server, user);
  expect(answer.json().viewings).toEqual(
    viewings.map((viewing) => Object.assign(viewing, { photo_links: links[viewing.listing_id] })),
  );
  expect(answer.body).not.toContain("somebody else's");
  expect((await server.get(link, user.headers())).statusCode).toBe(200);
});
