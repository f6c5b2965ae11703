import { expectPosted, expectWaiting } from "./support/invariants.ts";
import { goOffline } from "./support/phone.ts";
import { ANSWERS, breaking, CREATE, expect, test, UPLOAD } from "./support/test.ts";
import type { Fault } from "../offline/support/request-faults.ts";

/** The way of photos to the server, broken at the first, a middle and the last of three. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];
const PLACES = [
  { at: "the first", before: 0 },
  { at: "a middle one", before: 1 },
  { at: "the last", before: 2 },
];

/** Faults after which it goes on by itself: nothing lost, nothing doubled. */
const PASSING: { id: string; what: string; fault: Fault }[] = [
  { id: "P1", what: "the request never leaves", fault: { kind: "drop" } },
  { id: "P2", what: "the answer is lost after the server has it", fault: { kind: "lose-answer" } },
  { id: "P4", what: "the line is cut in the middle of the body", fault: { kind: "cut-body" } },
  { id: "P5", what: "500", fault: ANSWERS.error(500) },
  { id: "P5", what: "502", fault: ANSWERS.error(502) },
  { id: "P5", what: "503", fault: ANSWERS.error(503) },
  { id: "P5", what: "503 with Retry-After", fault: ANSWERS.error(503, { "retry-after": "1" }) },
  { id: "P6", what: "429 with Retry-After in seconds", fault: ANSWERS.error(429, { "retry-after": "1" }) },
  { id: "P12", what: "a captive portal's page", fault: ANSWERS.portal },
  { id: "P13", what: "JSON without an address", fault: { kind: "answer", status: 200, body: "{}" } },
  { id: "P13", what: "an answer that breaks off", fault: { kind: "cut-answer" } },
];

/** What happens on the line is tried at each place; what the server says is the same at any. */
const placesOf = (fault: Fault) => (fault.kind === "answer" ? PLACES.slice(1, 2) : PLACES);

for (const { id, what, fault } of PASSING) {
  for (const { at, before } of placesOf(fault)) {
    test(`${id}: ${what}, at ${at}`, async ({ phone, kept, front }) => {
      breaking(front, UPLOAD, [...Array.from({ length: before }, () => null), fault]);
      const room = await phone.write({ colours: COLOURS });
      await phone.post(room);
      await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
    });
  }
}

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

test("P6: 429 with Retry-After as a date holds back other drafts too", async ({ phone, kept, front }) => {
  const until = new Date(Date.now() + 4000).toUTCString();
  const uploads = breaking(front, UPLOAD, [ANSWERS.error(429, { "retry-after": until })]);
  const creations = breaking(front, CREATE, []);
  const [first, second] = [await phone.write({ colours: COLOURS.slice(0, 1) }), await phone.write()];
  await phone.post(first);
  await phone.isIn("waiting");
  await phone.post(second);
  expect([uploads(), creations()]).toEqual([1, 0]);
  await expectPosted({ phone, kept, front }, { id: first, colours: COLOURS.slice(0, 1), rooms: 2 });
});

test("P14: nothing comes back: given up at the deadline, and tried again", async ({ phone, kept, front }) => {
  test.setTimeout(120_000);
  const uploads = breaking(front, UPLOAD, [{ kind: "hang" }]);
  const room = await phone.write({ colours: COLOURS.slice(0, 1) });
  await phone.post(room);
  await phone.isIn("waiting", 45_000);
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS.slice(0, 1) });
  expect(uploads()).toBe(2);
});

test("P15: a line of 50 kbit/s and two seconds of delay: one request a photo, no time-outs", async ({
  phone,
  kept,
  front,
}) => {
  test.setTimeout(120_000);
  const uploads = breaking(front, UPLOAD, [{ kind: "slow", bytesPerSecond: 6250, delayMs: 2000 }]);
  const room = await phone.write({ colours: COLOURS.slice(0, 1), width: 640 });
  await phone.post(room);
  await phone.isIn("sending");
  await phone.isEmpty(90_000);
  expect(await kept.listings()).toMatchObject([{ id: room, images: [{ display_order: 0 }] }]);
  expect(uploads()).toBe(1);
});
