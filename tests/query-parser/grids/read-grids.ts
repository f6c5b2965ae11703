import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import { judge, type Judgement } from "../labelled/score.ts";
import { LANGUAGES, writeGrid, type GridLine, type Language } from "./write-grid.ts";

/** A line of a grid and how the parser reads it. It is right if its six fields are; keywords do not count. */
export interface GridReading extends GridLine {
  language: Language;
  judgement: Judgement;
  isRight: boolean;
}

/** Parses the grids of both languages. */
export function readGrids(): GridReading[] {
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    writeGrid(language).map(({ head, cue, labelled }) => {
      const judgement = judge(labelled, parseQuery(labelled.query, labelled.today));
      return { language, head, cue, labelled, judgement, isRight: judgement.wrong.length === 0 };
    }),
  );
}

/** A line with its answer beside the right one. */
export function missText({ labelled, judgement }: GridReading): string {
  const fields = judgement.wrong.map(
    ({ field, answered, expected }) => `${field}: ${String(answered)}, not ${String(expected)}`,
  );
  return `${labelled.id}  ${labelled.query}\n    ${fields.join(" | ")}`;
}
