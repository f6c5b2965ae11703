import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from "react";
import { CLOSE_UP, FITTED, fittedSize, isZoomed, panBy, zoomAt, type Bounds, type Point, type Zoom } from "./zoom.ts";

/** Two taps are one double tap within this time and distance. */
const DOUBLE_TAP_WITHIN_MS = 300;
const DOUBLE_TAP_WITHIN_PX = 30;
/** A finger that has moved further did not tap. */
const TAP_WITHIN_PX = 10;
/** How much a turn of the wheel, in its pixels, enlarges. */
const WHEEL_STEP = 0.01;

interface Zooming {
  zoom: Zoom;
  /** Whether fingers move it: then it follows them without an animation. */
  isHeld: boolean;
  /** Between the whole photo and a close-up of its middle. */
  toggle: () => void;
  /** Enlarges the middle so many times more; below 1 makes it smaller. */
  zoomBy: (times: number) => void;
  /** By CSS pixels. */
  pan: (by: Point) => void;
  reset: () => void;
  /** For the element that fingers and pointers touch. */
  onPointer: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (event: PointerEvent) => void
  >;
}

/**
 * Enlarging a photo: by a double tap or click, two fingers, a touch pad or the wheel with Control; moved by a finger or
 * the mouse.
 * @param stage The element that is touched; the photo in it that is shown is marked `data-shown`.
 */
export function useZoom(stage: RefObject<HTMLElement | null>): Zooming {
  const [zoom, setZoom] = useState(FITTED);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const began = useRef<Point | null>(null);
  const lastTap = useRef<(Point & { at: number }) | null>(null);

  const change = (next: (zoom: Zoom, bounds: Bounds) => Zoom) => {
    const element = stage.current;
    if (element !== null) setZoom((zoom) => next(zoom, boundsOf(element)));
  };
  const toggleAt = (at: Point) =>
    change((zoom, bounds) => (isZoomed(zoom) ? FITTED : zoomAt(zoom, CLOSE_UP, at, bounds)));
  useWheelZoom(stage, (times, at) => change((zoom, bounds) => zoomAt(zoom, times, at, bounds)));

  function onPointerDown(event: PointerEvent) {
    const at = fromMiddle(event);
    pointers.current.set(event.pointerId, at);
    began.current = pointers.current.size === 1 ? at : null;
    setHeld(true);
    // The mouse may leave the window while it holds the photo.
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent) {
    const before = [...pointers.current.values()];
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, fromMiddle(event));
    const after = [...pointers.current.values()];
    change((zoom, bounds) => followed(zoom, before, after, bounds));
  }

  function onPointerUp(event: PointerEvent) {
    const at = fromMiddle(event);
    const isTap = began.current !== null && distance(began.current, at) < TAP_WITHIN_PX;
    letGo(event);
    if (isTap) onTap({ ...at, at: event.timeStamp });
  }

  function onTap(tap: Point & { at: number }) {
    const last = lastTap.current;
    const isSecond =
      last !== null && tap.at - last.at < DOUBLE_TAP_WITHIN_MS && distance(last, tap) < DOUBLE_TAP_WITHIN_PX;
    lastTap.current = isSecond ? null : tap;
    if (isSecond) toggleAt(tap);
  }

  function letGo(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    began.current = null;
    if (pointers.current.size === 0) setHeld(false);
  }

  return {
    zoom,
    isHeld,
    toggle: () => toggleAt({ x: 0, y: 0 }),
    zoomBy: (times) => change((zoom, bounds) => zoomAt(zoom, times, { x: 0, y: 0 }, bounds)),
    pan: (by) => change((zoom, bounds) => panBy(zoom, by, bounds)),
    reset: () => setZoom(FITTED),
    onPointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
  };
}

/** A photo under one finger, which moves it, or two, which also pull it larger. */
function followed(zoom: Zoom, before: readonly Point[], after: readonly Point[], bounds: Bounds): Zoom {
  const [one, two] = after;
  const [oneBefore, twoBefore] = before;
  if (one === undefined || oneBefore === undefined) return zoom;
  if (two === undefined || twoBefore === undefined) return panBy(zoom, difference(one, oneBefore), bounds);
  const [middle, middleBefore] = [middleOf(one, two), middleOf(oneBefore, twoBefore)];
  const times = distance(one, two) / Math.max(distance(oneBefore, twoBefore), 1);
  return panBy(zoomAt(zoom, times, middleBefore, bounds), difference(middle, middleBefore), bounds);
}

// React's own listener could not keep the browser from enlarging the page.
function useWheelZoom(stage: RefObject<HTMLElement | null>, onZoom: (times: number, at: Point) => void): void {
  const onStep = useEffectEvent(onZoom);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { clientX, clientY } = event;
      onStep(Math.exp(-event.deltaY * WHEEL_STEP), fromMiddle({ clientX, clientY, currentTarget: element }));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage]);
}

function fromMiddle({
  clientX,
  clientY,
  currentTarget,
}: {
  clientX: number;
  clientY: number;
  currentTarget: Element;
}): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function boundsOf(stage: HTMLElement): Bounds {
  const screen = { width: stage.clientWidth, height: stage.clientHeight };
  const photo = stage.querySelector<HTMLImageElement>("[data-shown] img");
  return {
    screen,
    photo: photo === null ? screen : fittedSize({ width: photo.naturalWidth, height: photo.naturalHeight }, screen),
  };
}

function difference(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
