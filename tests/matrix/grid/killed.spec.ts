import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killBrowser, openBrowser } from "../../e2e/outbox/support/killable-browser.ts";
import { pageUploader } from "./page-uploader.ts";
import { runKill } from "./run-kill.ts";
import { MOMENTS } from "./steps.ts";
import { storyOf, test } from "./story.ts";
import type { Kill, Uploader } from "./uploader.ts";
import { workerUploader } from "./worker-uploader.ts";

/** The rest of the grid: the whole browser is ended at once, as a phone is whose battery is empty. */
const KILLED_AT = new Set([
  "N4.2 after",
  "N5.2",
  "N6.2",
  "N7.2 after",
  "N8 on the wire",
  "N9",
  "N10 before",
  "N10 after",
  "N8 offer on the wire",
  "N9 offer",
  "N10 offer after",
]);

test.skip(!existsSync("/proc/self/cmdline"), "finds the browser's processes in /proc");

for (const uploader of [pageUploader, workerUploader]) {
  test.describe(`sent by the ${uploader.name}`, () => {
    for (const moment of MOMENTS.filter(({ id }) => KILLED_AT.has(id))) {
      const title = `P18 ${moment.id} × the browser is killed, sent by the ${uploader.name}`;
      const tag = moment.id === "N6.2" ? [] : ["@matrix"];
      test(title, { tag }, async ({ account, serverUrl, front, kept, locale }) => {
        const profile = await mkdtemp(join(tmpdir(), "qiying-profile-"));
        const open = () => openBrowser(profile, front.url, locale);
        try {
          const context = await open();
          const phone = await uploader.open(await context.newPage(), { account, serverUrl });
          const story = await storyOf(title, { uploader, phone, kept, front, context, serverUrl });
          await runKill(story, moment, killing(profile, open, uploader));
          await story.context.close();
        } finally {
          await killBrowser(profile);
          await rm(profile, { recursive: true, force: true });
        }
      });
    }
  });
}

function killing(profile: string, open: () => ReturnType<typeof openBrowser>, uploader: Uploader): Kill {
  return {
    id: "P18",
    name: "the browser is killed",
    ends: ["sender"],
    async run(story) {
      await killBrowser(profile);
      await story.context.close().catch(() => undefined);
      story.front.fault = null;
      story.context = await open();
      // Browsers write local storage down some seconds late: the session may be gone, and its owner logs in again.
      const { account } = story.phone;
      return uploader.open(await story.context.newPage(), { account, serverUrl: story.serverUrl });
    },
  };
}
