/** The widths of chips in pixels, those that are set first. */
interface Measured {
  widths: readonly number[];
  /** How many of them are set. */
  setCount: number;
  /** Of the list. */
  width: number;
}

/** How chips stand after a search. */
export interface ChipLayout {
  /** Those that are set stand in one line: the others follow in it, as far as one scrolls. */
  isOneLine: boolean;
  /** They do not, and not all chips have space in the rows that there are. */
  isFolded: boolean;
  /** How many of those that are set are folded away. */
  hiddenCount: number;
}

/** More of them would push the first room off a phone's screen. */
const MOST_ROWS = 2;

/** Pixels between two chips. */
const CHIP_GAP = 8;
/** Of the button that unfolds: a chip's cross is as wide. */
const UNFOLD_WIDTH = 44;

/** How chips of these widths stand. */
export function chipLayout({ widths, setCount, width }: Measured): ChipLayout {
  const rows = Array.from({ length: MOST_ROWS }, () => width);
  const isOneLine = fittingIn([width], widths.slice(0, setCount)) === setCount;
  const isFolded = !isOneLine && fittingIn(rows, widths) < widths.length;
  const beside = rows.map((each, row) => (row === MOST_ROWS - 1 ? each - UNFOLD_WIDTH - CHIP_GAP : each));
  return {
    isOneLine,
    isFolded,
    hiddenCount: isFolded ? Math.max(0, setCount - fittingIn(beside, widths)) : 0,
  };
}

/** How many chips have space in rows of these widths, in their order. */
function fittingIn(rows: readonly number[], widths: readonly number[]): number {
  let [row, left] = [0, rows[0]!];
  for (const [at, width] of widths.entries()) {
    while (width > left) {
      row += 1;
      if (row === rows.length) return at;
      left = rows[row]!;
    }
    left -= width + CHIP_GAP;
  }
  return widths.length;
}
