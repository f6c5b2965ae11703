import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { twoVisitors } from "../support/visitors.ts";
import type { Fault } from "../offline/support/request-faults.ts";
import { goOffline, type Phone } from "./support/phone.ts";
import { screensOf } from "./support/screens.ts";
import type { ServerState } from "./support/server-state.ts";
import { ANSWERS, CREATE, expect, test, UPLOAD } from "./support/test.ts";

const COLOURS = ["#c03020", "#20a040", "#2040c0"];
const REFUSAL = JSON.stringify({
  detail: [{ type: "not-positive", loc: ["body", "price"], msg: "Price must be larger than 0" }],
  code: "invalid_fields",
});

/** On the login: a number alone, for anybody may read it. */
const waiting = {
  zh: "本机有 1 项是别的账号写的，那个账号登录后才会发出。",
  en: "1 item on this device is from another account. It’ll be sent when that account logs in.",
};

interface State {
  name: string;
  /** What goes wrong with requests of a kind, from the given one of them on. */
  fault?: { which: string; from?: number; fault: Fault; isPingAlike?: boolean };
  isOffline?: boolean;
  /** Of the sentence in the catalogue; what is filled in besides a time of day, by catalogue id or as it is. */
  sentence: string;
  filled?: Record<string, string>;
}

/** Every state in which something posted can stay, and how it is told (A8, I5). */
const STATES: readonly State[] = [
  { name: "queued offline", isOffline: true, sentence: "state.queued.closable" },
  {
    name: "no answer",
    fault: { which: CREATE, fault: { kind: "drop" }, isPingAlike: true },
    sentence: "state.waiting.no-answer.closable",
  },
  // S2: a proxy carries everything but this.
  {
    name: "refused on the way",
    fault: { which: CREATE, fault: { kind: "drop" } },
    sentence: "state.waiting.on-the-way",
  },
  { name: "trouble", fault: { which: CREATE, fault: ANSWERS.error(500) }, sentence: "state.waiting.trouble.closable" },
  {
    name: "refused",
    fault: { which: CREATE, fault: { kind: "answer", status: 422, body: REFUSAL } },
    sentence: "state.needs-fix.fields",
    filled: { fields: "field-name.price" },
  },
  {
    name: "uploading",
    fault: { which: UPLOAD, from: 2, fault: { kind: "hang" } },
    sentence: "state.uploading.closable",
    filled: { photo: "2", photos: "3" },
  },
];

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("I5: each state in which something posted stays is told in a true sentence, on the list and in the outbox @whole-browser", async ({
      phone,
      front,
      context,
      kept,
    }) => {
      const { page } = phone;
      const screens = screensOf(page, visitor);
      const isTold = async (title: string, sentence: string, filled: Record<string, string> = {}) => {
        for (const path of ["/items", "/outbox"]) {
          await page.goto(path);
          const row = screens.waiting(title).filter({ hasText: told(screens.words, sentence, filled) });
          await expect(row).toBeVisible();
        }
      };
      for (const { name, fault, isOffline = false, sentence, filled } of STATES) {
        let count = 0;
        front.fault = ({ method, url }) => {
          if (fault?.isPingAlike === true && url === "/api/v1/ping") return fault.fault;
          if (fault === undefined || `${method} ${url}` !== fault.which) return null;
          count += 1;
          return count >= (fault.from ?? 1) ? fault.fault : null;
        };
        if (isOffline) await goOffline(phone);
        const room = await phone.write({ fields: { title: name }, colours: fault?.which === UPLOAD ? COLOURS : [] });
        await phone.post(room);
        await isTold(name, sentence, filled);
        await phone.discard(room);
        front.fault = null;
        await context.setOffline(false);
        // What hangs ends with its page.
        await page.goto("/about");
        await phone.isEmpty();
      }
      const row = await conflictOf(phone, kept, { title: "conflict" });
      await isTold("conflict", "state.conflict.text", { fields: "field-name.price" });
      await phone.discard(row);
      await phone.isEmpty();

      // Who has no session any more is shown the login, with a number.
      front.fault = ({ method, url }) =>
        `${method} ${url}` === CREATE || url.startsWith("/api/v1/refresh") ? ANSWERS.error(401) : null;
      const room = await phone.write({ fields: { title: "needs-login" } });
      await phone.post(room);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(waiting[visitor.language], { exact: true })).toBeVisible();
    });
  });
}

/** A sentence of the catalogue as it begins on the screen: up to its first time of day. */
function told(words: (id: string) => string, id: string, filled: Record<string, string>): string {
  const values = Object.entries(filled).map(
    ([name, value]) => [name, value.includes(".") ? words(value) : value] as const,
  );
  const text = values.reduce((sentence, [name, value]) => sentence.replace(`{${name}}`, value), words(id));
  return text.split("{time}")[0]!;
}

/** An edit of a room whose price another device has changed meanwhile. @returns The room's id. */
async function conflictOf(phone: Phone, kept: ServerState, fields: Partial<ListingFields>): Promise<string> {
  const room = await phone.write({ fields });
  await phone.post(room);
  await phone.isEmpty();
  const row = (await kept.listings()).find(({ id }) => id === room);
  await kept.editElsewhere(room, { price: 190 });
  await phone.edit(row!, { price: 175 });
  await phone.isIn("conflict");
  return room;
}
