import { expect, test } from "vitest";
import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import {
  isWritten,
  withContact,
  withoutContacts,
} from "../../../../../src/client/features/listings/recognition/picture-contacts.ts";

test("contacts that were read in a picture are no suggestions, and come a line each", () => {
  const readings = { city: "Leeds", email: "li@example.com", contact_info: "WeChat: shef_poster88\n07700 900123" };
  expect(withoutContacts({ ...readings, xhs_link: "https://www.xiaohongshu.com/user/profile/5" })).toEqual({
    contacts: [
      { field: "email", text: "li@example.com" },
      { field: "contact_info", text: "WeChat: shef_poster88" },
      { field: "contact_info", text: "07700 900123" },
      { field: "xhs_link", text: "https://www.xiaohongshu.com/user/profile/5" },
    ],
    rest: { city: "Leeds" },
  });
});

test("what the form has already is not asked about, in whatever field", () => {
  const typed = { email: "Li@Example.com", contact_info: "Tel 07700900123" };
  expect(isWritten(typed, { field: "contact_info", text: "07700 900123" })).toBe(true);
  expect(isWritten(typed, { field: "contact_info", text: "li@example.com" })).toBe(true);
  expect(isWritten(typed, { field: "contact_info", text: "shef_poster88" })).toBe(false);
});

test.each([
  ["an empty field takes it", {}, "email", { field: "email", value: "new@example.com" }],
  [
    "another address stays, and it goes to the other contacts",
    { email: "account@example.com", contact_info: "WeChat: li" },
    "email",
    { field: "contact_info", value: "WeChat: li\nnew@example.com" },
  ],
  [
    "what is written stays",
    { contact_info: "WeChat: li" },
    "contact_info",
    { field: "contact_info", value: "WeChat: li\nnew@example.com" },
  ],
  ["without room it is refused", { contact_info: "x".repeat(LISTING_TEXT_LENGTHS.contact_info) }, "contact_info", null],
] as const)("a confirmed contact: %s", (_, typed, field, expected) => {
  expect(withContact(typed, { field, text: "new@example.com" })).toEqual(expected);
});
