import type { Page } from "@playwright/test";
import type { Front } from "../offline/support/front.ts";
import { expectPosted } from "./support/invariants.ts";
import { when } from "./support/moment.ts";
import { CREATE, expect, test, UPLOAD } from "./support/test.ts";

/** What happens to whoever sends, and to what is sent meanwhile; each moment to be ended at is in the grid. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];

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

for (const idle of [0, 1, 3, 6]) {
  test(
    `P3: the browser sends a POST again by itself, over ${idle} idle connections: one photo, one room`,
    {
      tag: idle === 3 ? [] : ["@matrix"],
    },
    async ({ phone, kept, front }) => {
      await openConnections(phone.page, front, idle);
      const lost: Record<string, number> = { [UPLOAD]: idle + 1, [CREATE]: idle + 1 };
      front.fault = ({ method, url }) => {
        const asked = `${method} ${url}`;
        if ((lost[asked] ?? 0) <= 0) return null;
        lost[asked]! -= 1;
        // The next one comes while the server is still at the one before.
        return { kind: "hang-up" };
      };
      const room = await phone.write({ colours: COLOURS.slice(0, 1) });
      await phone.post(room);
      await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS.slice(0, 1) });
      expect(front.keyed.filter((line) => line.startsWith(UPLOAD)).length).toBeGreaterThan(1);
    },
  );
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
