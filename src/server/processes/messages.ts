/** What the server asks a process of its own. */
export interface Question {
  id: number;
  asked: unknown;
}

/** What such a process says: that it can be asked, what it has answered, and what has failed. */
export type Said = { ready: true } | Answer | { id: number; failed: string };

export interface Answer {
  id: number;
  answer: unknown;
  /** Resident memory of the process, in bytes. */
  residentBytes: number;
}
