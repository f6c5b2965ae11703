import { casesOf } from "./cases.ts";
import { pageUploader } from "./page-uploader.ts";
import { sampleOf } from "./sample.ts";
import { test } from "./story.ts";
import { workerUploader } from "./worker-uploader.ts";

/** The generated grid (M1): steps × faults × uploaders, with the nine invariants after every case. */
const GRID = [pageUploader, workerUploader].map((uploader) => ({ uploader, cases: casesOf(uploader) }));
const SAMPLE = sampleOf(GRID.map(({ cases }) => cases));

for (const { uploader, cases } of GRID) {
  test.describe(`sent by the ${uploader.name}`, () => {
    test.use({ uploader, ...(uploader.name === "page" ? { serviceWorkers: "block" as const } : {}) });
    for (const { title, run } of cases) {
      test(title, { tag: SAMPLE.has(title) ? ["@sample"] : [] }, ({ story }) => run(story));
    }
  });
}
