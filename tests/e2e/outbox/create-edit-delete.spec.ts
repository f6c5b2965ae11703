import { expectPosted, expectWaiting } from "./support/invariants.ts";
import { goOffline } from "./support/phone.ts";
import { ANY_DELETE, ANY_EDIT, breaking, CREATE, expect, test } from "./support/test.ts";

/** What people do to a room while it waits, is on the wire, or is changed elsewhere; faults of its calls are in the grid. */

test(
  "C12: nothing comes back: given up at the deadline, and tried again",
  { tag: "@matrix" },
  async ({ phone, kept, front }) => {
    breaking(front, CREATE, [{ kind: "hang" }]);
    const room = await phone.write();
    await phone.post(room);
    await phone.isIn("waiting", 45_000);
    await expectPosted({ phone, kept, front }, { id: room });
  },
);

test("C15: edited while it waits: it goes once, as it is then", async ({ phone, kept, front, context }) => {
  await goOffline(phone);
  const room = await phone.write();
  await phone.post(room);
  await phone.takeBack(room);
  await phone.post(room, { title: "Edited in the tunnel" });
  await expectWaiting({ phone, kept }, { id: room });
  await context.setOffline(false);
  await expectPosted({ phone, kept, front }, { id: room, title: "Edited in the tunnel" });
});

test("C15: edited while it is on the wire: what arrives first becomes what is edited", async ({
  phone,
  kept,
  front,
}) => {
  breaking(front, CREATE, [{ kind: "delay", milliseconds: 1500 }]);
  const edits = breaking(front, ANY_EDIT, []);
  const room = await phone.write();
  await phone.post(room);
  await phone.isIn("sending");
  await phone.takeBack(room);
  await phone.post(room, { title: "Second thoughts" });
  await expectPosted({ phone, kept, front }, { id: room, title: "Second thoughts" });
  expect(edits()).toBe(1);
});

test("C16: discarded while it waits: nothing is sent", async ({ phone, kept, front, context }) => {
  await goOffline(phone);
  const room = await phone.write({ colours: ["#c03020"] });
  await phone.post(room);
  expect(await phone.discard(room)).toBe("never-sent");
  await context.setOffline(false);
  await phone.isEmpty();
  expect(front.keyed).toEqual([]);
  expect(await kept.listings()).toEqual([]);
});

test("C16: discarded while it is on the wire: it is deleted again", async ({ phone, kept, front }) => {
  breaking(front, CREATE, [{ kind: "delay", milliseconds: 1500 }]);
  const room = await phone.write();
  await phone.post(room);
  await phone.isIn("sending");
  expect(await phone.discard(room)).toBe("will-be-deleted");
  await phone.isEmpty();
  expect(await kept.listings()).toEqual([]);
});

test("C17: changed elsewhere in another field: both are kept", async ({ phone, kept }) => {
  const room = await phone.write();
  await phone.post(room);
  await phone.isEmpty();
  const [row] = await kept.listings();
  await kept.editElsewhere(room, { title: "From the laptop" });
  await phone.edit(row!, { price: 175 });
  await phone.isEmpty();
  expect(await kept.listings()).toMatchObject([{ title: "From the laptop", price: 175 }]);
  expect((await phone.stored()).receipts[0]).toMatchObject({ type: "update", merged: ["title"] });
});

test("C18: the same field changed elsewhere: neither value is lost, and it is asked @core", async ({ phone, kept }) => {
  const room = await phone.write();
  await phone.post(room);
  await phone.isEmpty();
  const [row] = await kept.listings();
  await kept.editElsewhere(room, { price: 190 });
  await phone.edit(row!, { price: 175 });
  await phone.isIn("conflict");
  const [entry] = (await phone.stored()).entries;
  expect(entry?.state).toMatchObject({ fields: ["price"], current: { price: 190 } });
  expect((await phone.stored()).drafts).toMatchObject([{ typed: { price: "175" } }]);
  expect(await kept.listings()).toMatchObject([{ price: 190 }]);
});

test("C19: deleted elsewhere: the edit is kept, and it is asked", async ({ phone, kept }) => {
  const room = await phone.write();
  await phone.post(room);
  await phone.isEmpty();
  const [row] = await kept.listings();
  await kept.deleteElsewhere(room);
  await phone.edit(row!, { price: 175 });
  await phone.isIn("conflict");
  expect((await phone.stored()).entries[0]?.state).toMatchObject({ current: null });
});

test("C20: a deletion is repeated after it was carried out: 404 counts as done", async ({ phone, kept, front }) => {
  const room = await phone.write();
  await phone.post(room);
  await phone.isEmpty();
  const [row] = await kept.listings();
  await kept.deleteElsewhere(room);
  const deletions = breaking(front, ANY_DELETE, []);
  await phone.remove(row!);
  await phone.isEmpty();
  expect(deletions()).toBe(1);
});

test("C21: created, edited and deleted without a network: nothing is sent", async ({ phone, front, context, kept }) => {
  await goOffline(phone);
  const room = await phone.write();
  await phone.post(room);
  await phone.takeBack(room);
  await phone.post(room, { price: 99 });
  await phone.discard(room);
  await context.setOffline(false);
  await phone.isEmpty();
  expect(front.keyed).toEqual([]);
  expect(await kept.listings()).toEqual([]);
});
