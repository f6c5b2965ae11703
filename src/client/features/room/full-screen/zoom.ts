export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a photo is enlarged: so many times its fitted size, its centre so many CSS pixels from the middle of the screen. */
export interface Zoom extends Point {
  scale: number;
}

/** The screen, and the photo as it fits into it. */
export interface Bounds {
  screen: Size;
  photo: Size;
}

/** The whole photo. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
/** What a double tap, a key or the button enlarges to. */
export const CLOSE_UP = 2.5;
/** The photos that are kept at their widest show nothing more beyond it. */
const MAX_SCALE = 5;

export function isZoomed({ scale }: Zoom): boolean {
  return scale > 1;
}

/** The size at which a photo is wholly visible on a screen. @param photo Its own size, of which only the ratio counts. */
export function fittedSize(photo: Size, screen: Size): Size {
  if (photo.width === 0 || photo.height === 0) return screen;
  const scale = Math.min(screen.width / photo.width, screen.height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
}

/** Enlarges so many times more, and what is at a point stays there. @param at From the middle of the screen, CSS pixels. */
export function zoomAt(zoom: Zoom, times: number, at: Point, bounds: Bounds): Zoom {
  const scale = Math.min(Math.max(zoom.scale * times, 1), MAX_SCALE);
  const grown = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, bounds);
}

/** Moves an enlarged photo by so many CSS pixels, as far as its edges. */
export function panBy(zoom: Zoom, by: Point, bounds: Bounds): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds);
}

function within({ scale, x, y }: Zoom, { screen, photo }: Bounds): Zoom {
  return {
    scale,
    x: clamped(x, (photo.width * scale - screen.width) / 2),
    y: clamped(y, (photo.height * scale - screen.height) / 2),
  };
}

function clamped(value: number, room: number): number {
  return room <= 0 ? 0 : Math.min(Math.max(value, -room), room);
}
