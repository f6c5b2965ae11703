import { expectPosted, expectWaiting } from "./support/invariants.ts";
import { goOffline } from "./support/phone.ts";
import { ANSWERS, breaking, CREATE, expect, test, UPLOAD } from "./support/test.ts";

/** The way of photos to the server, where it takes longer than one request; each fault of one is in the grid. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];
test("P1: no network at all: it waits whole on the phone, and goes when there is one", async ({
  phone,
  kept,
  front,
  context,
}) => {
  const room = await phone.write({ colours: COLOURS });
  await goOffline(phone);
  await phone.post(room);
  await expectWaiting({ phone, kept }, { id: room, colours: COLOURS });
  await context.setOffline(false);
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
});

test("P6, S2: 429 for a photo with Retry-After as a date is kept, and a room without photos goes meanwhile", async ({
  phone,
  kept,
  front,
}) => {
  const [first, second] = [await phone.write({ colours: COLOURS.slice(0, 1) }), await phone.write()];
  // Long enough for a busy machine to have posted both by then.
  const until = Date.now() + 20_000;
  const answer = ANSWERS.error(429, { "retry-after": new Date(until).toUTCString() });
  const uploads = breaking(front, UPLOAD, [answer]);
  const creations = breaking(front, CREATE, []);
  await phone.post(first);
  await phone.isIn("waiting");
  await phone.post(second);
  await expect.poll(creations).toBe(1);
  expect(uploads()).toBe(1);
  await expectPosted({ phone, kept, front }, { id: first, colours: COLOURS.slice(0, 1), rooms: 2 });
  // An HTTP date has no parts of a second.
  expect(Date.now()).toBeGreaterThanOrEqual(until - 1000);
});

test(
  "P14: nothing comes back: given up at the deadline, and tried again",
  { tag: "@matrix" },
  async ({ phone, kept, front }) => {
    const uploads = breaking(front, UPLOAD, [{ kind: "hang" }]);
    const room = await phone.write({ colours: COLOURS.slice(0, 1) });
    await phone.post(room);
    await phone.isIn("waiting", 90_000);
    await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS.slice(0, 1) });
    expect(uploads()).toBe(2);
  },
);

test(
  "P15: a line of 50 kbit/s and two seconds of delay: one request a photo, no time-outs",
  { tag: "@matrix" },
  async ({ phone, kept, front }) => {
    const uploads = breaking(front, UPLOAD, [{ kind: "slow", bytesPerSecond: 6250, delayMs: 2000 }]);
    const room = await phone.write({ colours: COLOURS.slice(0, 1), width: 640 });
    await phone.post(room);
    await phone.isIn("sending");
    await phone.isEmpty(90_000);
    expect(await kept.listings()).toMatchObject([{ id: room, images: [{ display_order: 0 }] }]);
    expect(uploads()).toBe(1);
  },
);
