import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countOpened } from "../../../../src/client/outbox/push/count-opened.ts";
import { connection } from "../../../../src/client/platform/connection/connection.ts";
import { keepOpenedMessage } from "../../../../src/client/platform/opened-message.ts";

const ID = "01890000-0000-7000-8000-000000000000";
const before = location.href;
let asked: string[];

beforeEach(() => {
  asked = [];
  connection.value = "online";
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    asked.push(`${init?.method} ${input as string}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  connection.value = "online";
  history.replaceState(null, "", before);
});

async function openedAt(address: string): Promise<string> {
  history.replaceState({ kept: true }, "", address);
  keepOpenedMessage();
  await countOpened();
  await countOpened();
  return `${location.pathname}${location.search}${location.hash}`;
}

test("A-77: a page that a mail led to counts that once, and its address names the message no longer", async () => {
  expect(await openedAt(`/still-available?token=a.1.b-_&from=${ID}`)).toBe("/still-available?token=a.1.b-_");
  expect(history.state).toEqual({ kept: true });
  expect(asked).toEqual([`POST /api/v1/notifications/${ID}/opened`]);
});

test("what is no message's id stays in the address, and is not counted", async () => {
  expect(await openedAt("/?from=somewhere&mode=filter")).toBe("/?from=somewhere&mode=filter");
  expect(asked).toEqual([]);
});

test("without a network it is quietly not counted", async () => {
  connection.value = "offline";
  expect(await openedAt(`/?from=${ID}`)).toBe("/");
  expect(asked).toEqual([]);
});
