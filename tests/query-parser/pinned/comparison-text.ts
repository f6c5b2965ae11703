import { isAsPinned, VERDICTS, type ChangedField, type ChangedLine, type SetComparison } from "./compare-set.ts";

/** Characters of a labelled text that are shown beside its id. */
const SHOWN_TEXT = 100;

/** Every difference, by set and line: each field before → after and what the label says of it. */
export function listDifferences(comparisons: readonly SetComparison[]): string {
  return comparisons
    .filter((each) => !isAsPinned(each))
    .map(({ set, changed, unpinned, unlabelled }) =>
      [
        `${set}:`,
        ...changed.map(lineText),
        ...unpinned.map((id) => `  ${id}  has no pinned answer yet`),
        ...unlabelled.map((id) => `  ${id}  is pinned, but no longer labelled`),
      ].join("\n"),
    )
    .join("\n\n");
}

/**
 * A Markdown table of the sets with differences and of all together: lines, changed ones, fields by their verdict, and the share
 * of lines that are right by their label.
 */
export function tabulate(comparisons: readonly SetComparison[]): string {
  const differing = comparisons.filter((each) => !isAsPinned(each));
  if (differing.length === 0) return "Every answer is the pinned one.";
  const head = [
    "Set",
    "Lines",
    "Changed",
    ...VERDICTS.map((verdict) => `Fields ${verdict}`),
    "Lines right",
    "Not pinned",
  ];
  const all = { ...sumOf(comparisons), set: "all sets" };
  return [head, head.map(() => "---"), ...[...differing, all].map(cellsOf)]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function lineText({ id, text, fields }: ChangedLine): string {
  const [shown, isCut] = [text.slice(0, SHOWN_TEXT), text.length > SHOWN_TEXT];
  return [`  ${id}  ${shown.replaceAll("\n", " ⏎ ")}${isCut ? "…" : ""}`, ...fields.map(fieldText)].join("\n");
}

function fieldText({ field, before, after, verdict }: ChangedField): string {
  return `    ${field}: ${valueText(before)} → ${valueText(after)}   (${verdict})`;
}

function valueText(value: unknown): string {
  return value === undefined ? "–" : JSON.stringify(value);
}

type Row = Omit<SetComparison, "answers">;

function cellsOf(row: Row): string[] {
  const { set, lines, changed, unpinned, unlabelled, rightBefore, rightAfter } = row;
  const fields = changed.flatMap((line) => line.fields);
  return [
    set,
    String(lines),
    String(changed.length),
    ...VERDICTS.map((verdict) => String(fields.filter((field) => field.verdict === verdict).length)),
    `${percent(rightBefore, lines)} → ${percent(rightAfter, lines)}`,
    String(unpinned.length + unlabelled.length),
  ];
}

function sumOf(comparisons: readonly SetComparison[]): Row {
  const total = (figureOf: (each: SetComparison) => number) =>
    comparisons.reduce((sum, each) => sum + figureOf(each), 0);
  return {
    set: "",
    changed: comparisons.flatMap(({ changed }) => changed),
    unpinned: comparisons.flatMap(({ unpinned }) => unpinned),
    unlabelled: comparisons.flatMap(({ unlabelled }) => unlabelled),
    lines: total(({ lines }) => lines),
    rightBefore: total(({ rightBefore }) => rightBefore),
    rightAfter: total(({ rightAfter }) => rightAfter),
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}
