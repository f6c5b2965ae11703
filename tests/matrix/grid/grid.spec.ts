import { casesOf } from "./cases.ts";
import { pageUploader } from "./page-uploader.ts";
import { sampleOf } from "./sample.ts";
import { test } from "./story.ts";
import type { Uploader } from "./uploader.ts";
import { workerUploader } from "./worker-uploader.ts";

/** The generated grid (M1): steps × faults × uploaders, with the nine invariants after every case. */
const GRID = [pageUploader, workerUploader].map((uploader) => ({ uploader, cases: casesOf(uploader) }));
const SAMPLE = [...sampleOf(GRID.map(({ cases }) => cases))];

test.describe.configure({ mode: "parallel" });

for (const { uploader, cases } of GRID) {
  test.describe(`sent by the ${uploader.name}`, () => {
    test.use({ uploader, ...(uploader.name === "page" ? { serviceWorkers: "block" as const } : {}) });
    for (const { title, run } of cases) {
      test(title, { tag: tagsOf(title, uploader) }, ({ story }) => run(story));
    }
  });
}

/**
 * The sample is run with all other stories, and of it every ninth case, which the page and the worker send in turn, by
 * every `npm test`; all cases by `npm run test:matrix`.
 */
function tagsOf(title: string, { name }: Uploader): string[] {
  const place = SAMPLE.indexOf(title);
  const part = place === -1 ? ["@matrix"] : place % 9 === 0 ? ["@core"] : [];
  return name === "worker" ? [...part, "@whole-browser"] : part;
}
