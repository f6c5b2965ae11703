import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn, openSignedIn } from "../support/accounts.ts";
import { expectPosted } from "./support/invariants.ts";
import { serveHarness } from "./support/harness.ts";
import { killBrowser, openBrowser } from "./support/killable-browser.ts";
import { openPhone, phoneOf } from "./support/phone.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { CREATE, expect, test, UPLOAD } from "./support/test.ts";

/** The phone itself dies: nothing of the browser gets to say goodbye. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];

test.skip(!existsSync("/proc/self/cmdline"), "finds the browser's processes in /proc");

for (const { id, at, which, nth, kind } of [
  { id: "P18", at: "a photo is kept by the server", which: UPLOAD, nth: 2, kind: "lose-answer" },
  { id: "C13", at: "the room is kept by the server", which: CREATE, nth: 1, kind: "lose-answer" },
] as const) {
  test(
    `${id}: the browser is killed when ${at}, and started again without a network: all goes once there is one`,
    { tag: "@matrix" },
    async ({ account, serverUrl, front, kept }) => {
      const profile = await mkdtemp(join(tmpdir(), "qiying-profile-"));
      const reached = Promise.withResolvers<void>();
      let count = 0;
      front.fault = ({ method, url }) => {
        // From the moment on, nothing gets through: the browser would repeat by itself what was lost (P3).
        if (count >= nth) return { kind: "drop" };
        if (`${method} ${url}` !== which || (count += 1) !== nth) return null;
        setTimeout(reached.resolve, 300);
        return { kind };
      };
      try {
        const first = await openBrowser(profile, front.url);
        const before = await openPhone(await first.newPage(), { account, serverUrl });
        await shellIsKept(before.page);
        const room = await before.write({ colours: COLOURS });
        await before.post(room);
        await reached.promise;
        await killBrowser(profile);
        await first.close().catch(() => undefined);
        const second = await openBrowser(profile, front.url);
        await second.setOffline(true);
        await serveHarness(second);
        const page = await second.newPage();
        // Browsers write local storage down some seconds late: the session may be gone, and its owner logs in again.
        await openSignedIn(page, account, await logIn(serverUrl, account));
        await page.goto("/about");
        const after = phoneOf(page, account);
        expect((await after.stored()).drafts.map((draft) => draft.id)).toEqual([room]);
        // Not before: a browser that starts may wake the worker at once, whatever its pages think of the network.
        front.fault = null;
        await second.setOffline(false);
        await expectPosted({ phone: after, kept, front }, { id: room, colours: COLOURS });
        await second.close();
      } finally {
        await killBrowser(profile);
        await rm(profile, { recursive: true, force: true });
      }
    },
  );
}
