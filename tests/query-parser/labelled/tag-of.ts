import { readFileSync } from "node:fs";

const LABELS = Object.entries(
  JSON.parse(readFileSync(new URL("keywords.json", import.meta.url), "utf8")) as Record<string, string[]>,
).filter(([tag]) => tag !== "_doc");

const found = new Map<string, string>();

/** The tag that a keyword stands for: by its own name, by a label, or by a label within it; else the keyword itself. */
export function tagOf(keyword: string): string {
  const known = found.get(keyword);
  if (known !== undefined) return known;
  const tag = findTag(keyword);
  found.set(keyword, tag);
  return tag;
}

function findTag(keyword: string): string {
  const plain = normalised(keyword);
  const exact = LABELS.find(([tag, labels]) => [tag, ...labels].some((label) => normalised(label) === plain));
  const within = LABELS.find(([, labels]) =>
    labels.some((label) => isTelling(label) && plain.includes(normalised(label))),
  );
  return exact?.[0] ?? within?.[0] ?? keyword;
}

function isTelling(label: string): boolean {
  return normalised(label).length >= (/[一-鿿]/.test(label) ? 2 : 4);
}

function normalised(label: string): string {
  return label.toLowerCase().replace(/[\s\-_'’]/g, "");
}
