/** A drawing as filled outlines, each with its colour, in a coordinate system of its own. */
export type Drawing = readonly (readonly [colour: string, outline: string])[];

/** As in terrace.svg, by which the product is known: two houses of it, which repeat every 140 units. */
export const TERRACE_STEP = 140;
export const TERRACE_HEIGHT = 120;
export const TERRACE: Drawing = [
  ["#86301e", "M66 30h12v28H66zM80 58l35-24 35 24v62H80z"],
  ["#a63d27", "M10 58 45 34l35 24v62H10z"],
  ["#fdf1d8", "M22 68h18v20H22zM92 68h18v20H92z"],
  ["#e4b9a8", "M50 68h18v20H50zM120 68h18v20h-18z"],
  ["#1f6f4a", "M50 98h14v22H50z"],
  ["#1f5fa8", "M120 98h14v22h-14z"],
];
/** On the roof of the second house. */
export const BIRD: Drawing = [
  ["#1e2430", "M106 30c2-9 10-13 17-10l7-3-4 6c1 8-6 13-13 12l-12 5z"],
  ["#faf7f2", "M123.200 23.500a1.200 1.200 0 1 1-2.400 0a1.200 1.200 0 1 1 2.400 0z"],
];
/** Before it: without, the houses would merge with a panel of their colour. */
export const PAVEMENT = { colour: "#e4ded4", height: 6 } as const;
/** Behind it. */
export const SKY = { colour: "#e6eff9", sun: "#fdf1d8" } as const;

/** The mark, as in favicon.svg: outlines of one weight in a square of 64. */
export const MARK = {
  side: 64,
  stroke: 5,
  outlines: [
    "M11 13.500l9.500 6.500C22.500 12.500 28.500 8 36 9.500c5 1 8.500 4.500 9 9L53.500 22 45 25c-1 9-7 15-15 15-11.500 0-19-10-19-26.500z",
    "M5 55.500l13.500-12 13.500 12 13.500-12L59 55.500",
  ],
} as const;
