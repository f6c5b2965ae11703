/** Lines that their authors have labelled, how the parser reads one, and how that is scored. */
export interface LabelledSet<Line extends { id: string }, Answer extends object> {
  /** The file in this folder, without its ending. */
  name: string;
  readLines: () => Line[];
  textOf: (line: Line) => string;
  /** The parser's answer. */
  parse: (line: Line) => Answer;
  score: (line: Line, answer: Answer) => Score;
}

/** One answer against its label. */
export interface Score {
  /** Fields that the label judges. */
  judged: readonly string[];
  /** Fields that go against the label; a contact in a public text is wrong in a field that is not judged otherwise. */
  wrong: ReadonlySet<string>;
  /** The line counts as understood. */
  isRight: boolean;
}

/** A labelled line and the parser's answer of now. */
export interface Reading<Line, Answer> {
  line: Line;
  answer: Answer;
}

/** Parses every line of a set, in the order of its file. */
export function readSet<Line extends { id: string }, Answer extends object>(
  set: LabelledSet<Line, Answer>,
): Reading<Line, Answer>[] {
  return set.readLines().map((line) => ({ line, answer: set.parse(line) }));
}
