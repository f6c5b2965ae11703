import { mix } from "./colour.ts";
import type { Daylight } from "./daylight.ts";
import type { Sketch } from "./sketch.ts";

export interface Scenery {
  sketch: Sketch;
  light: Daylight;
  width: number;
  height: number;
}

/** Things far off take on the colour of the air. */
export function hazy({ light }: Scenery, colour: string, distance = 1): string {
  const dim = light.windowsLit ? mix(colour, "#28304e", light.sky[0] === "#1d2b4a" ? 0.62 : 0.3) : colour;
  return mix(dim, light.sky[1], Math.min(0.85, light.haze * distance));
}
