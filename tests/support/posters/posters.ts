import { CHINESE_POSTERS } from "./chinese-posters.ts";
import { ENGLISH_POSTERS } from "./english-posters.ts";
import type { Poster } from "./poster.ts";

/** All posters that recognition is tested and measured on. */
export const POSTERS: readonly Poster[] = [...CHINESE_POSTERS, ...ENGLISH_POSTERS];
