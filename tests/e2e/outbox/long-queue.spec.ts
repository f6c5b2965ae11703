import type { Phone } from "./support/phone.ts";
import { SEED } from "./support/seeded-random.ts";
import { CREATE, expect, test, UPLOAD } from "./support/test.ts";

/** B8: more than anybody posts in a tunnel. */
const ROOMS = 100;
const COLOURS = Array.from({ length: 10 }, (_, index) => `#${(index * 20).toString(16).padStart(2, "0")}60a0`);
/** One photo of this width is some hundred kilobytes: all together do not fit in what the memory may grow by. */
const WIDTH = 640;
const MAY_GROW_BY = 30 * 1024 * 1024;

test(
  `B8: ${ROOMS} rooms of ${COLOURS.length} photos each: first come, first sent, one photo in memory at a time`,
  {
    tag: "@matrix",
  },
  async ({ phone, kept, front }, { annotations }) => {
    test.setTimeout(1_800_000);
    await phone.page.context().setOffline(true);
    let id = "";
    for (let room = 1; room <= ROOMS; room += 1) {
      id = await phone.write({ colours: COLOURS, fields: { title: `Room ${room}` }, width: WIDTH });
      await phone.post(id);
    }
    const queued = (await phone.stored()).entries.map(({ key }) => key);
    const before = await memoryOf(phone);
    await phone.page.context().setOffline(false);
    const grown: number[] = [];
    const answered: number[] = [];
    await expect
      .poll(
        async () => {
          answered.push(await answerTime(phone));
          grown.push((await memoryOf(phone)) - before);
          return (await phone.stored()).entries.length;
        },
        { timeout: 1_500_000, intervals: [5000] },
      )
      .toBe(0);
    expect(Math.max(...grown)).toBeLessThan(MAY_GROW_BY);
    const slowest = Math.round(Math.max(...answered));
    annotations.push({
      type: SEED,
      description: `memory grew by ${mega(Math.max(...grown))} MB, slowest frame ${slowest} ms`,
    });
    const created = front.keyed.filter((line) => line.startsWith(`${CREATE} `)).map((line) => line.split(" ").at(-1));
    expect([...new Set(created)]).toEqual(queued);
    expect(new Set(front.keyed.filter((line) => line.startsWith(UPLOAD))).size).toBe(ROOMS * COLOURS.length);
    expect(await kept.listings()).toHaveLength(ROOMS);
  },
);

/** Bytes that the page's scripts hold, buffers included, after the rubbish is gone. */
async function memoryOf({ page }: Phone): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = (await tools.send("Runtime.getHeapUsage")) as Usage;
  await tools.detach();
  return usedSize + backingStorageSize;
}

interface Usage {
  usedSize: number;
  backingStorageSize?: number;
}

/** Milliseconds until the page has painted something. */
function answerTime({ page }: Phone): Promise<number> {
  return page.evaluate(async () => {
    const asked = performance.now();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - asked;
  });
}

function mega(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
