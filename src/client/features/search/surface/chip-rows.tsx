import { useLingui } from "@lingui/react";
import { ChevronDown, ChevronUp } from "lucide";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { chipLayout, type ChipLayout } from "./chip-layout.ts";

interface Props {
  label: string;
  /** Whether those that are set are all to be seen: after a search. Before one, chips stand in one line. */
  isSearched: boolean;
  onPointerEnter: () => void;
  /** Items of the list; those that are set come first and have `data-set`. */
  children: ReactNode;
}

/**
 * Chips in one line, which scrolls sideways. After a search those that are set wrap to two rows where they need them; what has no
 * space in these, or on a desktop in one, is unfolded by a button at their end.
 */
export function ChipRows({ label, isSearched, onPointerEnter, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, isFolded, hiddenCount } = useChipLayout(list, isSearched);
  const [isOpen, setOpen] = useState(false);
  return (
    <ul
      ref={list}
      aria-label={label}
      onPointerEnter={onPointerEnter}
      onScroll={({ currentTarget }) => {
        // The keyboard has come to a chip that is folded away.
        if (isFolded && currentTarget.scrollTop > 0) setOpen(true);
      }}
      className={rows === null ? ONE_LINE : `${ROWS} ${isFolded && !isOpen ? FOLDED[rows] : UNFOLDED}`}
    >
      {isFolded && (
        <UnfoldButton row={rows} hiddenCount={hiddenCount} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      )}
      {children}
    </ul>
  );
}

const ONE_LINE =
  "-mx-4 -my-0.5 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] lg:mx-0 lg:px-0";
/** The gaps behind the last chip of a row, and below the last row, are outside of the list. */
const ROWS = "-mt-0.5 -mr-6 -ml-4 pt-0.5 pr-4 pl-4 *:mr-2 *:mb-1.5 *:inline-flex *:align-top lg:-mr-2 lg:ml-0 lg:px-0";
const UNFOLDED = "-mb-1.5";
const FOLDED = {
  1: "-mb-0.5 max-h-11 overflow-hidden",
  2: "-mb-0.5 max-h-[5.625rem] overflow-hidden",
};

interface UnfoldProps {
  /** The last row of those that are shown. */
  row: ChipLayout["rows"];
  hiddenCount: number;
  isOpen: boolean;
  onPress: () => void;
}

/** At the end of the last row: in the second one, below an item that floats in the first. */
function UnfoldButton({ row, hiddenCount, isOpen, onPress }: UnfoldProps) {
  const { i18n } = useLingui();
  return (
    <>
      {row === 2 && <li aria-hidden="true" data-fold="" className="float-right h-10 w-0" />}
      <li data-fold="" className="float-right clear-right">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={text()}
          onClick={onPress}
          className="-my-0.5 inline-flex size-11 items-center justify-center rounded-full font-semibold text-sky hover:bg-card"
        >
          {!isOpen && hiddenCount > 0 ? `+${hiddenCount}` : <Icon of={isOpen ? ChevronUp : ChevronDown} />}
        </button>
      </li>
    </>
  );

  function text(): string {
    if (isOpen) return i18n._("search.chips.fewer");
    return hiddenCount > 0 ? i18n._("search.chips.hidden", { count: hiddenCount }) : i18n._("search.chips.others");
  }
}

const BEFORE_A_SEARCH: ChipLayout = { rows: null, isFolded: false, hiddenCount: 0 };

/** Measures the chips of a list, again whenever they or their space change. */
function useChipLayout(list: { current: HTMLUListElement | null }, isSearched: boolean): ChipLayout {
  const [layout, setLayout] = useState(BEFORE_A_SEARCH);
  const isWide = useWide();
  useLayoutEffect(() => {
    if (!isSearched) return;
    const element = list.current!;
    const measure = () => {
      const next = chipLayout(measured(element, isWide));
      setLayout((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    measure();
    const [resizes, changes] = [new ResizeObserver(measure), new MutationObserver(measure)];
    resizes.observe(element.parentElement!);
    // Also chips that come later: their code is loaded with the first sentence.
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [list, isSearched, isWide]);
  return isSearched ? layout : BEFORE_A_SEARCH;
}

function measured(list: HTMLUListElement, isWide: boolean): Parameters<typeof chipLayout>[0] {
  const chips = [...list.querySelectorAll<HTMLElement>(":scope > li:not([data-fold])")];
  return {
    widths: chips.map(({ offsetWidth }) => offsetWidth),
    setCount: chips.filter(({ dataset }) => dataset["set"] !== undefined).length,
    width: list.parentElement!.clientWidth,
    scrolls: !isWide,
  };
}
