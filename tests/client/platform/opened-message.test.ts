import { afterEach, expect, test } from "vitest";
import { keepOpenedMessage, takeOffToken, takeOpenedMessage } from "../../../src/client/platform/opened-message.ts";

const ID = "01890000-0000-7000-8000-000000000000";
const before = location.href;

afterEach(() => history.replaceState(null, "", before));

function addressAfter(address: string): string {
  history.replaceState({ kept: true }, "", address);
  keepOpenedMessage();
  return location.href.slice(location.origin.length);
}

test.each([
  ["/?room=1#off=a.b.c-_", "/?room=1", "a.b.c-_"],
  [`/still-available?token=t&from=${ID}#off=a.b`, "/still-available?token=t", "a.b"],
  ["/?room=1#content", "/?room=1#content", null],
  ["/?off=a.b", "/?off=a.b", null],
])("A-76: what ends such messages is taken out of the address, and kept once: %s", (opened, left, token) => {
  expect(addressAfter(opened)).toBe(left);
  expect(history.state).toEqual({ kept: true });
  expect(takeOffToken()).toBe(token);
  expect(takeOffToken()).toBeNull();
  takeOpenedMessage();
});

test("a fragment that is no token stands in nobody's way", () => {
  expect(addressAfter("/?room=1#off=%E0%A4%A")).toBe("/?room=1");
  takeOffToken();
});
