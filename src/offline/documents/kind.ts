import type { Content, KindName } from "./row.ts";

/** A kind of document, as the engine knows it. All functions are pure. */
export interface Kind<K extends KindName> {
  name: K;
  /** A document of which nothing has been said yet; what is left of one that was removed. */
  empty: Content<K>;
  isSame: (one: Content<K>, other: Content<K>) => boolean;
  /**
   * Makes one content of two.
   * @param base What both began with; null when each began by itself.
   * @param mine What this phone has, the later writer.
   */
  merge: (base: Content<K> | null, mine: Content<K>, theirs: Content<K>) => Content<K>;
  /** Whether a version is older than another one of the same document. */
  isOlder: (version: string, than: string) => boolean;
  /** The content without the photos that are not among these. */
  withPhotos: (content: Content<K>, uuids: ReadonlySet<string>) => Content<K>;
  /** The uuids of the photos that the content names. */
  photosOf: (content: Content<K>) => readonly string[];
}

/** A document as the server has it. */
export interface Theirs<K extends KindName> {
  content: Content<K>;
  version: string;
  /** A trace of a document that was removed: its content is empty. */
  isRemoved: boolean;
}
