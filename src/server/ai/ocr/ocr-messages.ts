/** What the server asks the process that reads pictures. */
export interface Asked {
  /** Of one byte a pixel, as grey-image.ts writes them. */
  picture: Uint8Array;
  /** Whether lines that lie askew are laid level first. */
  levelled: boolean;
}

/** What the engine made of one picture. */
export interface Answered {
  lines: ReadLine[];
  /** 0 to 100, the mean of all words. */
  confidence: number;
}

export interface ReadLine {
  text: string;
  /** 0 to 100. */
  confidence: number;
}
