import { mix } from "./colour.ts";
import { seededRandom } from "./seeded-random.ts";

export const HOURS = ["morning", "noon", "golden", "dusk", "night", "rain"] as const;
export type Hour = (typeof HOURS)[number];

export const OUTLOOKS = ["terraces", "trees", "skyline", "church", "hills", "rooftops"] as const;
export type Outlook = (typeof OUTLOOKS)[number];

export type Flooring = "boards" | "carpet" | "herringbone";
export type WindowStyle = "sash" | "bay" | "modern" | "casement";

/** What all photos of one flat have in common. */
export interface FlatLook {
  wall: string;
  /** One wall may be painted, in this colour or the same. */
  feature: string;
  trim: string;
  floor: string;
  flooring: Flooring;
  wood: string;
  /** Bedding, cushions and rugs: the colour, its partner, and a light one. */
  textile: string;
  partner: string;
  pale: string;
  cupboards: string;
  tiles: string;
  leaf: string;
  hour: Hour;
  outlook: Outlook;
  windows: WindowStyle;
}

/** wall, feature wall, textile, partner, cupboards, tiles */
const SCHEMES = [
  ["#efe3d0", "#d9b795", "#a63d27", "#2f5d50", "#7d9183", "#f4eadb"],
  ["#cbd6c3", "#9fb397", "#e2a94f", "#7a4b3a", "#f0e6d4", "#e5ecdf"],
  ["#c7d6e0", "#8fadc1", "#e29a68", "#34506b", "#f3ede2", "#dfe9ef"],
  ["#ecd3c7", "#d6a591", "#6e8f7e", "#9e4a3f", "#8da399", "#f6e6de"],
  ["#efdeb4", "#ddb56a", "#3f6c7a", "#b5523b", "#4f7482", "#f6ecd0"],
  ["#f3eee6", "#c9d2cb", "#5b7f95", "#d0a24c", "#b9c7c4", "#e8ece6"],
  ["#f0e0cf", "#cf8d6d", "#38554a", "#e2b263", "#c9745a", "#f5e7d8"],
  ["#dad5e4", "#a99fc2", "#e2a088", "#5c5488", "#efe7ef", "#e8e3ee"],
  ["#e4e4d2", "#6f8f7b", "#c0583c", "#efd9a6", "#54776a", "#ecebdc"],
  ["#e6e1da", "#4f6a86", "#e5b566", "#d9785b", "#40597a", "#e7eaee"],
  ["#d3e6db", "#8cc0aa", "#e8866a", "#3e6c62", "#f4efe2", "#e2f0e8"],
  ["#f5dbc0", "#e5a97c", "#5f7fa0", "#b2503a", "#f6efe4", "#fbe9d7"],
  ["#dfd7ca", "#b58f73", "#71845a", "#c8774f", "#8a6f5b", "#ebe4d8"],
  ["#d4e4ec", "#7fa9bd", "#cf5f4a", "#f0c978", "#fbf6ec", "#e3eff4"],
  ["#f2e2b8", "#c9983f", "#7b5a86", "#4f7a68", "#f7f0dc", "#f7edd2"],
  ["#e9cfcb", "#b8756d", "#3d5c6e", "#e6b980", "#a9645c", "#f4e2df"],
  ["#ece7dd", "#86a0a0", "#c46a72", "#546f6f", "#6f9090", "#e4ebe8"],
  ["#f1e6dc", "#a9b58a", "#8a4d6b", "#d99a4e", "#93a372", "#eef0e0"],
] as const;

const FLOORS: readonly (readonly [string, Flooring])[] = [
  ["#cfa173", "boards"],
  ["#deb98c", "boards"],
  ["#a9744e", "boards"],
  ["#d8c4a4", "carpet"],
  ["#b7aa9b", "carpet"],
  ["#93a3ad", "carpet"],
  ["#c99a68", "herringbone"],
  ["#9aa58c", "carpet"],
  ["#e2c9a5", "boards"],
  ["#8e6446", "boards"],
];

const WOODS = ["#c68f5c", "#dbb07c", "#8b5e42", "#f4eee3", "#e6cfa9", "#a8734a", "#5c4a44"];
const LEAVES = ["#3f7d55", "#5b8f4e", "#2f6b58", "#78995a", "#4d8b74"];
const USUAL_HOURS: readonly Hour[] = [
  "morning",
  "morning",
  "morning",
  "noon",
  "noon",
  "noon",
  "golden",
  "golden",
  "dusk",
  "night",
  "rain",
];
const WINDOWS: readonly WindowStyle[] = ["sash", "sash", "bay", "modern", "modern", "casement"];

export function lookOfFlat(flat: number): FlatLook {
  const random = seededRandom(flat * 31 + 11);
  const scheme = SCHEMES[(flat * 7 + Math.floor(flat / SCHEMES.length)) % SCHEMES.length] ?? SCHEMES[0];
  const [wall, feature, textile, partner, cupboards, tiles] = scheme;
  const [floor, flooring] = random.pick(FLOORS);
  const swap = random.chance(0.35);
  return {
    wall,
    feature: random.chance(0.45) ? feature : wall,
    trim: mix(wall, "#fffdf8", 0.72),
    floor,
    flooring,
    wood: random.pick(WOODS),
    textile: swap ? partner : textile,
    partner: swap ? textile : partner,
    pale: mix(textile, "#fff8ec", 0.78),
    cupboards: random.chance(0.7) ? cupboards : mix(wall, "#ffffff", 0.6),
    tiles,
    leaf: random.pick(LEAVES),
    hour: random.pick(USUAL_HOURS),
    outlook: random.pick(OUTLOOKS),
    windows: random.pick(WINDOWS),
  };
}
