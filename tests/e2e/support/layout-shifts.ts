import type { Page } from "@playwright/test";

/**
 * Watches what moves on a page by itself, in every document that it opens from now on.
 * @param least Shifts below it count for nothing: 0.001 is a word that moves by some pixels.
 * @returns Asks for the shifts of the document that is open: how far, and what moved; not those that follow a touch or a key.
 */
export async function watchLayoutShifts(page: Page, least = 0): Promise<() => Promise<string[]>> {
  await page.addInitScript(watch, least);
  return () => page.evaluate(() => (window as unknown as Watching).layoutShifts);
}

interface Watching {
  layoutShifts: string[];
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page, before it is read. */
function watch(least: number): void {
  const layoutShifts: string[] = [];
  Object.assign(window, { layoutShifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[]) {
      if (hadRecentInput || value < least) continue;
      const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? "");
      layoutShifts.push(`${value}: ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
