import { queryClasses } from "../search/query-classes.ts";
import { readTitles } from "../search/read-titles.ts";
import { putUnderLoad, summaryOf } from "./load.ts";

const PATHS = 2000;

/** First pages of filtered lists as people ask for them, no two in a row alike. @param pool Of the database whose rooms they find. */
export async function listPaths(pool: Parameters<typeof readTitles>[0]): Promise<string[]> {
  const classes = queryClasses(await readTitles(pool), 1).filter(({ kind, page }) => kind === "filter" && page === 1);
  return Array.from({ length: PATHS }, (_, index) => classes[index % classes.length]?.nextPath() ?? "/");
}

/** How many of these a server answers in a second, eight at a time, when it is warm. */
export async function capacityOf(url: string, paths: readonly string[], seconds: number): Promise<number> {
  await putUnderLoad({ url, paths, seconds: 5 });
  const { goodput, refused } = summaryOf(await putUnderLoad({ url, paths, seconds }));
  if (refused.length > 0) console.log(`${refused.length} were refused while the capacity was measured`);
  return goodput;
}
