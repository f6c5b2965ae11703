import { expect, test } from "vitest";
import { languageOf, networkOf } from "../../../src/server/http/calls/client-of.ts";

const networks: [address: string, network: string][] = [
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "20010db800010002::/64"],
  ["2001:0DB8:1:2::", "20010db800010002::/64"],
  ["2001:db8:1:3::1", "20010db800010003::/64"],
  ["::1", "0000000000000000::/64"],
  ["unknown", "unknown"],
];

test.each(networks)("G15: %s counts for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const languages: [header: string | undefined, language: string][] = [
  ["en", "en"],
  ["EN-gb,en;q=0.9,zh;q=0.8", "en"],
  ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
  ["fr,en;q=0.5", "zh"],
  ["english", "zh"],
  ["", "zh"],
  [undefined, "zh"],
];

test.each(languages)("A-11: a reader who asks in %s gets mails in %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});
