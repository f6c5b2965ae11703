import type { Page } from "@playwright/test";
import type { Front } from "../offline/support/front.ts";
import type { Fault } from "../offline/support/request-faults.ts";
import { expectPosted, keysOf } from "./support/invariants.ts";
import { crash, secondTab } from "./support/phone.ts";
import { CREATE, expect, test, UPLOAD } from "./support/test.ts";

/** A phone that ends the page at the worst moments; the app is opened again afterwards. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];

/** The named moments of offline.md B2 that a front can see. */
const MOMENTS: { id: string; at: string; which: string; nth: number; fault: Fault }[] = [
  { id: "P16", at: "S5.1, the first photo on the wire", which: UPLOAD, nth: 1, fault: { kind: "hang" } },
  { id: "P16", at: "S6.1, the first photo kept by the server", which: UPLOAD, nth: 1, fault: { kind: "lose-answer" } },
  { id: "P16", at: "S7.1, the first photo acknowledged", which: UPLOAD, nth: 2, fault: { kind: "hang" } },
  { id: "P16", at: "S6.2, a middle photo kept by the server", which: UPLOAD, nth: 2, fault: { kind: "lose-answer" } },
  { id: "P16", at: "S6.3, the last photo kept by the server", which: UPLOAD, nth: 3, fault: { kind: "lose-answer" } },
  { id: "C13", at: "S8, the room on the wire", which: CREATE, nth: 1, fault: { kind: "hang" } },
  { id: "C13", at: "S9, the room kept by the server", which: CREATE, nth: 1, fault: { kind: "lose-answer" } },
];

for (const { id, at, which, nth, fault } of MOMENTS) {
  test(`${id}: the page is ended at ${at}: all goes once, and no photo twice that was acknowledged`, async ({
    phone,
    kept,
    front,
  }) => {
    const room = await phone.write({ colours: COLOURS });
    const moment = when(front, { which, nth, fault });
    await phone.post(room);
    await moment;
    await crash(phone.page);
    const again = await secondTab(phone.page.context(), phone.account);
    await expectPosted({ phone: again, kept, front }, { id: room, colours: COLOURS });
    const acknowledged = which === UPLOAD ? nth - 1 : COLOURS.length;
    const uploads = front.keyed.filter((line) => line.startsWith(UPLOAD));
    expect(uploads.length).toBeLessThanOrEqual(COLOURS.length + (which === UPLOAD ? 1 : 0) + RESENT);
    expect(uploads.slice(0, acknowledged).map(keyOf)).toEqual([...keysOf(front, UPLOAD)].slice(0, acknowledged));
  });
}

/** Chromium sends a POST again by itself when a kept connection dies under it (P3). */
const RESENT = 2;

test("P17: the worker is stopped while the page sends: the page goes on", async ({ phone, kept, front }) => {
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send("ServiceWorker.enable");
  const room = await phone.write({ colours: COLOURS });
  const moment = when(front, { which: UPLOAD, nth: 2, fault: { kind: "delay", milliseconds: 300 } });
  await phone.post(room);
  await moment;
  await session.send("ServiceWorker.stopAllWorkers");
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
});

test("P3: the browser sends a POST again by itself, over each idle connection: one photo, one room", async ({
  phone,
  kept,
  front,
}) => {
  for (const idle of [0, 1, 3]) {
    await openConnections(phone.page, front, idle);
    const lost: Record<string, number> = { [UPLOAD]: idle + 1, [CREATE]: idle + 1 };
    front.fault = ({ method, url }) => {
      const asked = `${method} ${url}`;
      if ((lost[asked] ?? 0) <= 0) return null;
      lost[asked]! -= 1;
      return { kind: "lose-answer" };
    };
    const room = await phone.write({ colours: COLOURS.slice(0, 1), fields: { title: `Over ${idle}` } });
    await phone.post(room);
    await phone.isEmpty(40_000);
    expect((await kept.listings()).filter((listing) => listing.id === room)).toHaveLength(1);
    expect(await kept.colours(room)).toHaveLength(1);
  }
  expect(keysOf(front, UPLOAD).size).toBe(3);
  expect(keysOf(front, CREATE).size).toBe(3);
});

for (const [id, table, colours] of [
  ["P19", "photos", COLOURS],
  ["C13", "outbox", []],
] as const) {
  test(`${id}: the phone can't write down what the server has done (${table}): sent again under its key, once there`, async ({
    phone,
    kept,
    front,
  }) => {
    await phone.page.evaluate((name) => {
      // Once: the first write to that table after the server's answer.
      const method = name === "photos" ? "put" : "delete";
      const original = Reflect.get(IDBObjectStore.prototype, method) as (...given: unknown[]) => IDBRequest;
      let isBroken = false;
      Reflect.set(IDBObjectStore.prototype, method, function (this: IDBObjectStore, ...given: unknown[]) {
        const isAnswer = name !== "photos" || (given[0] as { state?: string }).state === "uploaded";
        if (isBroken || this.name !== name || !isAnswer) return Reflect.apply(original, this, given);
        isBroken = true;
        throw new DOMException("Made up for a story", "UnknownError");
      });
    }, table);
    const room = await phone.write({ colours: [...colours] });
    await phone.post(room);
    await expect.poll(() => front.keyed.length).toBeGreaterThan(0);
    // The app comes to the front again.
    await expect
      .poll(async () => {
        await phone.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return (await phone.stored()).entries.length;
      })
      .toBe(0);
    await expectPosted({ phone, kept, front }, { id: room, colours });
  });
}

test("P20: a photo is taken out and the others turned round while one is on its way: the form's order stands", async ({
  phone,
  kept,
  front,
}) => {
  const room = await phone.write({ colours: COLOURS });
  const moment = when(front, { which: UPLOAD, nth: 1, fault: { kind: "delay", milliseconds: 1000 } });
  await phone.post(room);
  await moment;
  await phone.takeBack(room);
  await phone.arrange(room, { without: [1], order: [1, 0] });
  await phone.post(room);
  await phone.isEmpty();
  const colours = await kept.colours(room);
  expect(colours).toHaveLength(2);
  // Blue first, then red.
  expect(Number.parseInt(colours[0]!.slice(5), 16)).toBeGreaterThan(Number.parseInt(colours[0]!.slice(1, 3), 16));
  expect(Number.parseInt(colours[1]!.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(colours[1]!.slice(5), 16));
});

interface Moment {
  which: string;
  nth: number;
  fault: Fault;
}

/** Lets a fault happen to the n-th request of a kind. @returns When that request has come. */
function when(front: Front, { which, nth, fault }: Moment): Promise<void> {
  const come = Promise.withResolvers<void>();
  let count = 0;
  front.fault = ({ method, url }) => {
    if (`${method} ${url}` !== which) return null;
    count += 1;
    if (count !== nth) return null;
    // A lost answer is lost once the server has it.
    setTimeout(come.resolve, fault.kind === "lose-answer" ? 300 : 0);
    return fault;
  };
  return come.promise;
}

function keyOf(line: string): string {
  return line.split(" ").at(-1)!;
}

/** Leaves so many connections open and idle beside the page's own. */
async function openConnections(page: Page, front: Front, count: number): Promise<void> {
  const before = front.delay;
  front.delay = { path: /idle=/, milliseconds: 200 };
  await page.evaluate(
    (wanted) => Promise.all(Array.from({ length: wanted }, (_, index) => fetch(`/api/v1/ping?idle=${index}`))),
    count,
  );
  front.delay = before;
}
