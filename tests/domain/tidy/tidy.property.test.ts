import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FieldTable } from "#domain/fields/field-row.ts";
import { foldCity } from "#domain/cities.ts";
import { parsePounds } from "#domain/listings/price.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { oneLine } from "#domain/one-line.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { tidyCode } from "#domain/tidy/code.ts";
import { tidyName } from "#domain/tidy/name.ts";
import { tidyPostcode } from "#domain/tidy/postcode.ts";
import { plainSigns } from "#domain/tidy/signs.ts";
import { tidyXhsLink } from "#domain/tidy/xhs-link.ts";
import { canonicalEmail, isSimpleEmail, isStandardEmail } from "#domain/users/account-rules.ts";
import { decorated, type SPELLINGS } from "./decorated.ts";

type Way = keyof typeof SPELLINGS;

interface Sort {
  sort: string;
  tidy: (text: string) => unknown;
  ways: readonly Way[];
  values: readonly string[];
}

const ALL: readonly Way[] = ["capitals", "wide", "hyphens", "blanks", "invisible"];

const SORTS: readonly Sort[] = [
  {
    sort: "an address",
    tidy: canonicalEmail,
    ways: ALL,
    values: ["li.lei+flat@student.ed.ac.uk", "anna-maria@ex-ample.org"],
  },
  {
    sort: "a postcode",
    tidy: tidyPostcode,
    ways: ALL,
    values: ["M13 9PL", "SW1A 1AA", "LS2 7DJ", "E1 6AN", "N1C 2WU", "M13"],
  },
  {
    sort: "a link",
    tidy: tidyXhsLink,
    ways: ["wide", "invisible"],
    values: ["https://xhslink.com/o/8Xyz", "https://www.xiaohongshu.com/explore/65a?x=1"],
  },
  { sort: "a code", tidy: tidyCode, ways: ALL, values: ["012345", "K7QPXM2A"] },
  { sort: "a sum", tidy: parsePounds, ways: ALL, values: ["1,250.50", "£185", "-3"] },
  { sort: "a day", tidy: plainSigns, ways: ["wide", "hyphens", "invisible"], values: ["2027-09-01"] },
  { sort: "a city", tidy: foldCity, ways: ALL, values: ["London", "newcastle upon tyne"] },
  { sort: "a name", tidy: tidyName, ways: ["blanks", "invisible"], values: ["Li Lei", "王小明", "O'Neill Smith"] },
  { sort: "a line", tidy: oneLine, ways: ["blanks", "invisible"], values: ["Ensuite by the river", "近UCL单间"] },
];

const CASES = SORTS.flatMap(({ values, ...sort }) => values.map((value) => ({ ...sort, value })));

test.each(CASES)("$sort is the same however it is pasted: $value", ({ tidy, ways, value }) => {
  fc.assert(
    fc.property(decorated(value, ways), (pasted) => {
      expect(tidy(pasted)).toEqual(tidy(value));
    }),
  );
});

const PIECES = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  ...CASES.map(({ value, ways }) => decorated(value, ways)),
);
const TEXTS = fc.array(PIECES, { maxLength: 3 }).map((parts) => parts.join(" "));

const TIDYINGS: Record<string, (text: string) => string> = {
  "a code": tidyCode,
  "a name": tidyName,
  ...tidyingsOf("room", LISTING_FIELDS),
  ...tidyingsOf("request", REQUEST_FIELDS),
};

function tidyingsOf(whose: string, fields: FieldTable): Record<string, (text: string) => string> {
  const rows = Object.entries(fields).flatMap(([field, row]) =>
    "tidy" in row ? [[`${whose}'s ${field}`, row.tidy]] : [],
  );
  return Object.fromEntries(rows);
}

test.each(Object.entries(TIDYINGS))("%s that is tidy stays as it is", (_, tidy) => {
  fc.assert(
    fc.property(TEXTS, (text) => {
      expect(tidy(tidy(text))).toBe(tidy(text));
    }),
  );
});

test("an address is judged as it will be stored", () => {
  fc.assert(
    fc.property(TEXTS, (text) => {
      expect(isSimpleEmail(text)).toBe(isSimpleEmail(canonicalEmail(text)));
      expect(isStandardEmail(text)).toBe(isStandardEmail(canonicalEmail(text)));
    }),
  );
});

test.each([
  ["abc@example。org", "abc@example.org"],
  ["abc＠example．org", "abc@example.org"],
  ["abc@example｡org", "abc@example.org"],
  ["mailto:Abc@example.org", "abc@example.org"],
  ["\u200babc@example.org\u200b", "abc@example.org"],
  ["\u202aabc@example.org\u202c", "abc@example.org"],
  ["abc @ example. org", "abc@example.org"],
  ["anna‑maria@example.org", "anna-maria@example.org"],
  ["abc@example.org。", "abc@example.org"],
])("of %j the address is %s", (pasted, address) => {
  expect(canonicalEmail(pasted)).toBe(address);
  expect(isStandardEmail(pasted)).toBe(true);
});

test.each([
  ["http://xhslink.com/o/8Xyz", "https://xhslink.com/o/8Xyz"],
  ["xhslink.com/m/8Xyz", "https://xhslink.com/m/8Xyz"],
  ["https://xhslink.cn/o/8Xyz", "https://xhslink.cn/o/8Xyz"],
  ["www.xiaohongshu.com/explore/1", "https://www.xiaohongshu.com/explore/1"],
  ["曼城单间转租 ... http://xhslink.com/o/8Xyz 复制后打开【小红书】查看笔记！", "https://xhslink.com/o/8Xyz"],
  [
    "33 【标题】 😆 Ab1 😆 https://www.xiaohongshu.com/discovery/item/6a?source=webshare&xsec_token=AB=",
    "https://www.xiaohongshu.com/discovery/item/6a?source=webshare&xsec_token=AB=",
  ],
  ["看这里http://xhslink.com/a/b，复制本条信息", "https://xhslink.com/a/b"],
  ["Look (https://xhslink.com/o/8Xyz).", "https://xhslink.com/o/8Xyz"],
  ["https://xhslink.com\\@evil.example/", "https://xhslink.com/@evil.example/"],
  ["https://xhslink.com/o/\n8Xyz", "https://xhslink.com/o/8Xyz"],
  ["https://xhs\nlink.com/o/8Xyz", "https://xhslink.com/o/8Xyz"],
  ["http://xhslink.com:80/o/8Xyz", "https://xhslink.com/o/8Xyz"],
  ["https://xhslink。com/o/8Xyz", "https://xhslink.com/o/8Xyz"],
])("I-13: of %j the link is %s", (pasted, link) => {
  expect(tidyXhsLink(pasted)).toBe(link);
});

test.each([
  [" \u200bN1C 2WU  À", "N1C 2WU"],
  ["ls27dj", "LS2 7DJ"],
  ["SE1 OAA", "SE1 0AA"],
  ["M13-9PL", "M13 9PL"],
  ["El 6AN", "E1 6AN"],
  ["S017 1BJ", "SO17 1BJ"],
  ["m13", "M13"],
  ["near UCL", "near UCL"],
  ["near M13 9PL, by the park", "near M13 9PL, by the park"],
  ["曼城 M13", "曼城 M13"],
])("%j is stored as %s", (pasted, stored) => {
  expect(tidyPostcode(pasted)).toBe(stored);
});

test("emoji, joining scripts and rare characters keep what holds them together", () => {
  for (const text of ["👩‍🎓 studio", "❤️ home", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣ bed", "می‌خواهم", "𠮷野家", "葛\u{e0100}"]) {
    expect([oneLine(text), tidyName(text)]).toEqual([text.normalize("NFC"), text.normalize("NFC")]);
  }
});
