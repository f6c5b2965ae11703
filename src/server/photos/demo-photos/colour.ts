/** Mixes two `#rrggbb` colours: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = parseInt(one.slice(at, at + 2), 16);
    const to = parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

// Shadows that go to plum and lights that go to cream look painted; black and white look printed.
const SHADOW = "#2b1d33";
const LIGHT = "#fffaf0";

export function darker(colour: string, share: number): string {
  return mix(colour, SHADOW, share);
}

export function lighter(colour: string, share: number): string {
  return mix(colour, LIGHT, share);
}
