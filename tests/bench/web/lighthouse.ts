import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumLaunch, findChromium } from "../../support/chromium.ts";

export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, as simulated on slow 4G with a four times slower processor. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's benchmark of the machine: blocking times move with it. */
  machine: number;
  /** Audits of the three other categories that are not whole. */
  misses: string[];
}

/** Lighthouse's mobile preset, each run in a new browser with a new profile. */
export async function measureLighthouse(url: string, runs: number): Promise<LighthouseRun[]> {
  const results: LighthouseRun[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureOnce(url));
  return results;
}

async function measureOnce(url: string): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath: findChromium() ?? "",
    chromeFlags: ["--headless=new", ...chromiumLaunch().args],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" });
    if (result === undefined) throw new Error("Lighthouse gave no result");
    return read(result.lhr);
  } finally {
    chrome.kill();
  }
}

function read({ categories, audits, environment }: Result): LighthouseRun {
  const category = (name: string) => categories[name]?.score ?? 0;
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const whole = ["accessibility", "best-practices", "seo"].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: category("performance"),
    accessibility: category("accessibility"),
    bestPractices: category("best-practices"),
    seo: category("seo"),
    fcp: audit("first-contentful-paint"),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
    machine: environment.benchmarkIndex,
    misses: whole.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}
