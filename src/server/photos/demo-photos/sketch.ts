import type { FlatLook } from "./flat-look.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { linearGradient, radialGradient, type Stops } from "./svg.ts";

/** What is at hand while a picture is drawn. */
export interface Sketch {
  random: SeededRandom;
  look: FlatLook;
  /** A name that no other part of the picture has. */
  name: () => string;
  /** Each answers a fill to draw with. */
  linear: (stops: Stops, direction?: "down" | "across" | "slant") => string;
  radial: (stops: Stops) => string;
  definitions: () => string;
}

export function newSketch(look: FlatLook, random: SeededRandom): Sketch {
  const definitions: string[] = [];
  let names = 0;
  const name = (): string => `n${names++}`;
  return {
    random,
    look,
    name,
    linear: (stops, direction) => {
      const id = name();
      definitions.push(linearGradient(id, stops, direction));
      return `url(#${id})`;
    },
    radial: (stops) => {
      const id = name();
      definitions.push(radialGradient(id, stops));
      return `url(#${id})`;
    },
    definitions: () => definitions.join(""),
  };
}
