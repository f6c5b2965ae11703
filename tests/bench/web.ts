import { startServer } from "../e2e/support/server.ts";
import { median } from "./median.ts";
import { printTable } from "./print-table.ts";
import { measureLighthouse } from "./web/lighthouse.ts";
import { measureOfflineStart } from "./web/offline-start.ts";
import { measureTransfer } from "./web/transfer.ts";

/** What the first screen costs: bytes, Lighthouse on a simulated phone, and the start without a network. */
export async function run(args: string[]): Promise<void> {
  const runs = Number(args[args.indexOf("--runs") + 1] || 5);
  const server = await startServer();
  try {
    const transfer = await measureTransfer(`${server.url}/`);
    const lighthouse = await measureLighthouse(`${server.url}/`, runs);
    const offline = await measureOfflineStart(server.url, runs);
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    printTable([
      ["`/` until settled, gzip, without photos", kilobytes(transfer.settled), "≤ 115 kB"],
      ["JavaScript before the load event, gzip", kilobytes(transfer.initialScripts), "≤ 90 kB"],
      ["HTML with its styles, gzip", kilobytes(transfer.html), ""],
      ["Lighthouse mobile, performance", score(lighthouse.map(({ performance }) => performance)), "≥ 0.99"],
      ["Lighthouse accessibility", score(lighthouse.map(({ accessibility }) => accessibility)), "1.00"],
      ["Lighthouse best practices", score(lighthouse.map(({ bestPractices }) => bestPractices)), "1.00"],
      ["Lighthouse SEO", score(lighthouse.map(({ seo }) => seo)), "1.00"],
      [
        "First / largest contentful paint, simulated",
        `${ms(lighthouse.map(({ fcp }) => fcp))} / ${ms(lighthouse.map(({ lcp }) => lcp))}`,
        "",
      ],
      [
        "Total blocking time; layout shift",
        `${ms(lighthouse.map(({ tbt }) => tbt))}; ${median(lighthouse.map(({ cls }) => cls)).toFixed(3)}`,
        "",
      ],
      ["Offline start at 4× CPU, first content", ms(offline.map(({ firstContent }) => firstContent)), "≤ 450 ms"],
    ]);
    console.log(
      `\nMedians of ${runs}. Speed index of this machine (Lighthouse): ${median(lighthouse.map(({ machine }) => machine))}.`,
    );
    for (const miss of new Set(lighthouse.flatMap(({ misses }) => misses))) console.log(`Lighthouse misses: ${miss}`);
  } finally {
    await server.stop();
  }
}

function score(values: number[]): string {
  return median(values).toFixed(2);
}

function ms(values: number[]): string {
  return `${median(values).toFixed(0)} ms`;
}
