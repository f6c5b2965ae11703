/** The widths of chips in pixels, those that are set first. */
interface Measured {
  widths: readonly number[];
  /** How many of them are set. */
  setCount: number;
  /** Of the list. */
  width: number;
  /** Whether a finger scrolls the list: a mouse does not. */
  scrolls: boolean;
}

/** How chips stand after a search. */
export interface ChipLayout {
  /** The rows that they have; null for one line to scroll, in which those that are set are all in sight. */
  rows: 1 | 2 | null;
  /** Not all have space in the rows. */
  isFolded: boolean;
  /** How many of those that are set are folded away. */
  hiddenCount: number;
}

/** Pixels between two chips. */
const CHIP_GAP = 8;
/** The width of the button that unfolds: a chip's cross is as wide. */
const UNFOLD_WIDTH = 44;

/** How chips of these widths stand: as many rows as those that are set need, and two at most, for the first room belongs on the screen. */
export function chipLayout({ widths, setCount, width, scrolls }: Measured): ChipLayout {
  const set = widths.slice(0, setCount);
  if (scrolls && areAllIn([width], set)) return { rows: null, isFolded: false, hiddenCount: 0 };
  const narrow = width - UNFOLD_WIDTH - CHIP_GAP;
  if (areAllIn([width], widths)) return { rows: 1, isFolded: false, hiddenCount: 0 };
  if (areAllIn([narrow], set)) return { rows: 1, isFolded: true, hiddenCount: 0 };
  if (areAllIn([width, width], widths)) return { rows: 2, isFolded: false, hiddenCount: 0 };
  return { rows: 2, isFolded: true, hiddenCount: Math.max(0, setCount - countIn([width, narrow], widths)) };
}

function areAllIn(rows: readonly number[], widths: readonly number[]): boolean {
  return countIn(rows, widths) === widths.length;
}

/** How many chips have space in rows of these widths, in their order. */
function countIn(rows: readonly number[], widths: readonly number[]): number {
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
