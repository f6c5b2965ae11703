import { startRestorableServer, type RestorableServer } from "../../../matrix/soak/world/restorable-server.ts";
import { expect, test as base } from "../support/test.ts";

const COLOURS = ["#c03020", "#2040c0"];

const test = base.extend<object, { restorable: RestorableServer; serverUrl: string }>({
  restorable: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startRestorableServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  serverUrl: [async ({ restorable }, use) => use(restorable.url), { scope: "worker" }],
});

test("S14: what a server restored from a backup has lost is posted, edited and deleted again by the next visit", async ({
  phone,
  kept,
  restorable,
}) => {
  const [old, edited] = [await phone.write(), await phone.write()];
  await phone.post(old, { title: "Taken away since" });
  await phone.post(edited, { title: "Room with a better price", price: 150 });
  await phone.isEmpty();
  await restorable.backUp();

  const id = await phone.write({ colours: COLOURS });
  await phone.post(id, { title: "Posted since" });
  await phone.edit((await kept.listing(edited))!, { title: "Room with a better price", price: 120 });
  await phone.remove((await kept.listing(old))!);
  await phone.isEmpty();
  const colours = await kept.colours(id);
  expect(colours).toHaveLength(2);

  await restorable.restore();
  const rooms = async () => (await kept.listings()).map(({ title, price }) => `${title}, ${price}`).toSorted();
  expect(await rooms()).toEqual(["Room with a better price, 150", "Taken away since, 150"]);
  await phone.page.reload();
  await expect.poll(rooms, { timeout: 60_000 }).toEqual(["Posted since, 150", "Room with a better price, 120"]);
  expect((await kept.listing(id))?.id).toBe(id);
  expect(await kept.colours(id)).toEqual(colours);
  await phone.isEmpty();
});
