import { expect } from "@playwright/test";
import { crash, openPhone, phoneOf, secondTab, type Phone } from "../../e2e/outbox/support/phone.ts";
import { closeApp, workerOf, type ClosedPhone } from "../../e2e/outbox/support/worker-sender.ts";
import type { Uploader } from "./uploader.ts";

/** A phone whose worker the browser can be made to wake. */
type Woken = Phone & Pick<ClosedPhone, "sync" | "stop">;

/** The worker sends, woken by the browser, and no page of the app is open. */
export const workerUploader: Uploader = {
  name: "worker",
  open: async (page, parts) => closeApp(await openPhone(page, { ...parts, path: "/outbox" })),
  async place({ page }) {
    const [worker] = page.context().serviceWorkers();
    return worker ?? page.context().waitForEvent("serviceworker");
  },
  urge: (phone) => (phone as Woken).sync(),
  // The session is the page's to end: a worker only stops sending.
  isSignedOut: async ({ phone: { page } }) =>
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBeNull(),
  async signIn({ page, account }, tokens) {
    await page.evaluate(
      (given) => Object.entries(given).forEach(([name, token]) => localStorage.setItem(name, token)),
      { access_token: tokens.access_token, refresh_token: tokens.refresh_token },
    );
    await secondTab(page.context(), account, "/outbox");
  },
  show: async ({ page, account }) => (await secondTab(page.context(), account, "/outbox")).page,
  kills: [
    {
      id: "P17",
      name: "the worker is stopped",
      ends: ["sender"],
      async run({ phone }) {
        await (phone as Woken).stop();
        return phone;
      },
    },
    {
      id: "P16",
      name: "the page crashes",
      ends: ["writer"],
      async run({ phone: { page, account } }) {
        await crash(page);
        return closedPhone(await page.context().newPage(), page.url(), { account });
      },
    },
  ],
};

/** The same phone in another empty page. */
async function closedPhone(page: Phone["page"], url: string, { account }: Pick<Phone, "account">): Promise<Woken> {
  await page.goto(url);
  return { ...phoneOf(page, account), ...(await workerOf(page)) };
}
