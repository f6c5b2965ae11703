import { expect, test } from "vitest";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { applied, fieldsIn, type Values } from "#offline/documents/posts/patch.ts";
import { freshPost } from "#offline/documents/posts/post-parts.ts";
import { post } from "#offline/documents/posts/post.ts";
import type { PostRow } from "#offline/documents/posts/post-row.ts";
import { AT, LETTING, posted, SENT_OVER } from "./support.ts";

const { title, city, description } = LISTING_FIELDS;
const RULES = { ...LETTING, fields: { table: { title, city, description }, hasPhotos: false } };
const NAMES = ["title", "city", "description"] as const;
/** All texts of three fields with two values each. */
const TEXTS: Values[] = Array.from({ length: 8 }, (_, bits) =>
  Object.fromEntries(NAMES.map((name, at) => [name, (bits >> at) % 2 === 0 ? "A" : "B"])),
);
/** What may have arrived: nothing, or one of two values of one or several fields. */
const SENT: Values[][] = [
  [],
  ...TEXTS.map((text) => [text]),
  ...NAMES.flatMap((name) => [[{ [name]: "A" }], [{ [name]: "B" }], [{ [name]: "A" }, { [name]: "B" }]]),
];

test("posting in all cases of three fields with two values each", () => {
  for (const base of TEXTS)
    for (const seen of TEXTS) for (const mine of TEXTS) for (const sent of SENT) isPosted(base, seen, mine, sent);
});

function isPosted(base: Values, seen: Values, mine: Values, sent: Values[]): void {
  const row = post(RULES, rowWith(base, seen, sent), mine, AT);
  const patch = row.wanted?.patch ?? {};
  const asked = row.wanted?.state.name === "conflict" ? row.wanted.state.fields : [];
  for (const name of NAMES) {
    const about = { name, base: base[name], seen: seen[name], mine: mine[name], sent: JSON.stringify(sent) };
    const left = sent.filter((each) => name in each).map((each) => each[name]);
    const isWritten = mine[name] !== seen[name] || left.some((value) => value !== mine[name]);
    const isChangedThere = base[name] !== seen[name];
    const isAsked = isWritten && isChangedThere && base[name] !== mine[name] && left.length === 0;
    // What its writer has written is what the server is to have; the rest stays as others have made it.
    expect(applied(base, patch)[name], JSON.stringify(about)).toBe(isWritten ? mine[name] : base[name]);
    expect(asked.includes(name), JSON.stringify(about)).toBe(isAsked);
    if (row.wanted !== null) expect(row.wanted.merged.includes(name)).toBe(!isWritten && isChangedThere);
    // It says no more than it has to.
    if (base[name] === mine[name] && left.length === 0) expect(name in patch).toBe(false);
  }
  expect(row.unsent).toBe(fieldsIn(RULES.fields, patch).length > 0 ? 1 : 0);
  expect(row.form === null).toBe(row.wanted === null);
}

function rowWith(base: Values, seen: Values, sent: Values[]): PostRow {
  const row = { ...posted(base), form: { seen, posted: null, status: "editing" } as const };
  if (sent.length === 0) return row;
  const part = post(RULES, { ...row, base: {} }, { title: "?" }, AT).wanted!;
  return { ...row, wanted: { ...part, patch: {}, sent: sent.map((patch) => ({ ...SENT_OVER, patch })) } };
}

test("something new is posted with all that it has, also where it may have arrived before", () => {
  const [first, second] = [TEXTS[0]!, TEXTS[5]!];
  const row = post(RULES, freshPost("me", "room", "1"), first, AT);
  expect(row.wanted).toMatchObject({ patch: first, state: { name: "queued" } });
  const sent = { ...row, wanted: { ...row.wanted!, sent: [{ ...SENT_OVER, version: null, patch: first }] } };
  expect(post(RULES, sent, second, AT).wanted).toMatchObject({ patch: second, sent: sent.wanted.sent });
});

test("a form that was begun as something new is asked about all that was posted of it elsewhere", () => {
  const [base, mine] = [TEXTS[0]!, { ...TEXTS[0], title: "B" }];
  const row = { ...posted(base), form: { seen: null, posted: null, status: "editing" } as const };
  expect(post(RULES, row, mine, AT).wanted).toMatchObject({
    patch: { title: "B" },
    state: { name: "conflict", fields: ["title"] },
  });
});
