/** Texts that have broken servers before. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e3",
  "9223372036854775808",
  "NaN",
  "null",
  "true",
  "undefined",
  "1;--",
  "' OR 1=1 --",
  "../../etc/passwd",
  "%",
  "_",
  "\\",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202eevil",
  "\u200b",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "li@example.org",
  "LI@Example.ORG ",
  "li@example.org\r\nBcc: all@example.org",
  "a/b@example.org",
  "＠",
  "Ω≈ç√∫˜µ≤≥÷",
  "田中さんにあげて下さい",
  "👩‍👩‍👧‍👧",
  "الكل في المجمو عة",
  "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
  "2026-02-30",
  "0000-01-01",
  "10000-01-01",
  "infinity",
  "123456",
  "00000000-0000-0000-0000-000000000000",
  "01890a5d-ac96-774b-bcce-b302099a8057",
  "x".repeat(5000),
  "a quiet room 42",
  "__proto__",
  "constructor",
];

/** The same as JSON, and what else a body may hold. */
export const hostileJson: readonly string[] = [
  ...hostileTexts.map((text) => JSON.stringify(text)),
  "1",
  "-1",
  "1e309",
  "0.1",
  "true",
  "false",
  "null",
  "[]",
  "{}",
  '["a"]',
  '{"$ne":""}',
  '{"length":9}',
];

/** Picks the same sequence for the same seed, so that a failure can be had again. */
export function pickerOf(seed: string): <T>(from: readonly T[]) => T {
  let state = [...seed].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 2_654_435_769);
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[(state >>> 8) % from.length]!;
  };
}
