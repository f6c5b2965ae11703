/** What somebody wants the server to have in the end, and under how many keys it may be asked for that (I1, I2, I9). */
export interface Wish {
  id: string;
  colours: string[];
  /** Of its photos, in their order. */
  uuids: string[];
  title: string;
  /** Whether its owner has no room in the end. */
  isGone: boolean;
  /** By kind of request: as many as somebody has wished for, however often each goes out. */
  keys: Record<string, number>;
  /** Lets it be sent. */
  post: () => Promise<void>;
  /** Whether the server has nothing of it yet. */
  isNew: boolean;
  /** Whether a draft stands for it on the phone. */
  hasDraft: boolean;
  /** Of a deed: asserts that the server has it, once. */
  isDone?: () => Promise<void>;
}
