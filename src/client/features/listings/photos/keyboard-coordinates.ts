import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import { hasSortableData, sortableKeyboardCoordinates } from "@dnd-kit/sortable";

/** Left and right go through the photos in their order, across the ends of rows; up and down to the row's neighbour. */
export const keyboardCoordinates: KeyboardCoordinateGetter = (event, options) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return sortableKeyboardCoordinates(event, options);
  event.preventDefault();
  const { active, over, droppableRects } = options.context;
  if (!hasSortableData(active)) return undefined;
  const { items } = active.data.current.sortable;
  const next = items[items.indexOf(over?.id ?? active.id) + step];
  const place = next === undefined ? undefined : droppableRects.get(next);
  return place === undefined ? undefined : { x: place.left, y: place.top };
};
