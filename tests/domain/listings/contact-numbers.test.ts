import { expect, test } from "vitest";
import { phoneNumberIn, whatsAppNumberIn } from "#domain/listings/contact-numbers.ts";

test.each([
  ["WeChat: lilei_2020, 07700 900123", "07700900123"],
  ["+44 7700 900123 (WhatsApp)", "+447700900123"],
  ["电话：+86 138 0013 8000", "+8613800138000"],
  ["微信同号 13800138000", "13800138000"],
  ["Call (0113) 496-0000 after six", "01134960000"],
])("in %j there is a number to call", (text, number) => {
  expect(phoneNumberIn(text)).toBe(number);
});

test.each([
  "",
  "WeChat wx07700900123",
  "QQ 123456789",
  "from 2026-09-01 to 2027-06-30",
  "£150 pw, 12 minutes",
  "a07700900123@example.org",
])("in %j there is none", (text) => {
  expect(phoneNumberIn(text)).toBeNull();
});

test.each([
  ["WhatsApp 07700900456", "447700900456"],
  ["电话 07700 900123, whatsapp: +86 138 0013 8000", "8613800138000"],
  ["07700 900123 (Whats App)", "447700900123"],
  ["WeChat demo_1, tel 07700 900123", null],
  ["WhatsApp only, ask me for the number", null],
])("a WhatsApp number is read from %j", (text, number) => {
  expect(whatsAppNumberIn(text)).toBe(number);
});
