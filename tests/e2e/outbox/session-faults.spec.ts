import { logIn } from "../support/accounts.ts";
import { expectPosted, expectWaiting } from "./support/invariants.ts";
import { phoneOf } from "./support/phone.ts";
import { ANSWERS, breaking, CREATE, expect, REFRESH, test, UPLOAD } from "./support/test.ts";

/** What the server says about who is asking, on the way of a room with two photos. */
const COLOURS = ["#c03020", "#2040c0"];

for (const [step, which, before] of [
  ["a photo", UPLOAD, 1],
  ["the room", CREATE, 0],
] as const) {
  test(
    `${step === "a photo" ? "P7" : "C7"}: 401 at ${step}, and the tokens can be renewed: it goes on, nobody is logged out`,
    { tag: "@matrix" },
    async ({ phone, kept, front }) => {
      breaking(front, which, [...Array.from({ length: before }, () => null), ANSWERS.error(401)]);
      const renewals = breaking(front, REFRESH, []);
      const room = await phone.write({ colours: COLOURS });
      await phone.post(room);
      await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
      expect(renewals()).toBe(1);
    },
  );

  for (const status of [401, 403]) {
    const id = { 401: step === "a photo" ? "P8" : "C8", 403: step === "a photo" ? "P9" : "C9" }[status];
    test(
      `${id}: ${status} at ${step}, and no renewal: it waits for its owner, and goes on after the login`,
      { tag: "@matrix" },
      async ({ phone, kept, front, serverUrl }) => {
        breaking(front, which, [...Array.from({ length: before }, () => null), ANSWERS.error(status)]);
        breaking(front, REFRESH, [ANSWERS.error(401)]);
        const { page, account } = phone;
        const room = await phone.write({ colours: COLOURS });
        await phone.post(room);
        await expect(page).toHaveURL(/\/login/);
        await phone.isIn("needs-login");
        await expectWaiting({ phone, kept }, { id: room, colours: COLOURS });
        expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
        // The same owner comes back.
        const sentBefore = front.keyed.filter((line) => line.startsWith(UPLOAD)).length;
        const { access_token, refresh_token } = await logIn(serverUrl, account);
        await page.evaluate(
          (tokens) => Object.entries(tokens).forEach(([name, token]) => localStorage.setItem(name, token)),
          { access_token, refresh_token },
        );
        await page.goto("/about");
        await expectPosted({ phone: phoneOf(page, account), kept, front }, { id: room, colours: COLOURS });
        // What the server had acknowledged is not sent again.
        const sentAfter = front.keyed.filter((line) => line.startsWith(UPLOAD)).length - sentBefore;
        expect(sentAfter).toBe(step === "a photo" ? 1 : 0);
      },
    );
  }
}
