import { signal, type ReadonlySignal } from "@preact/signals-react";
import { UnreachableError } from "#contract/api-error.ts";
import { markPhoto } from "#offline/drafts/draft-photos.ts";
import type { DraftPhoto } from "#offline/drafts/draft.ts";
import { FIRST } from "#offline/outbox/sending/send-photos.ts";
import { UnreadablePhotoError, TooManyPixelsError } from "#offline/shrink/shrinking.ts";
import { pagePhotoStore } from "../../../drafts/photos/store/page-photo-store.ts";
import { previewPhoto, shrinkPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";

export type Preview =
  /** @property url Of a small copy; it lives as long as the form. */
  | { name: "shown"; url: string }
  /** The decoder has to be fetched first. */
  | { name: "later" }
  | { name: "none" };

export interface Previews {
  /** By uuid; absent while one is being made. */
  shown: ReadonlySignal<ReadonlyMap<string, Preview>>;
  /** Sets the current photos. */
  follow: (photos: readonly DraftPhoto[]) => void;
  /** Begins to show them. @returns Frees the memory of all copies. */
  open: () => () => void;
}

/**
 * Makes small copies of an owner's photos to look at, one photo in memory at a time; then, while the rest of the form
 * is filled in, what will be sent of them.
 */
export function previewsFor(owner: string): Previews {
  const shown = signal<ReadonlyMap<string, Preview>>(new Map());
  const copies = copiesOf(owner);
  let photos: readonly DraftPhoto[] = [];
  let isRunning = false;

  return {
    shown,
    follow(next) {
      photos = next;
      forgetOthers();
      // Decoded again when the user retries.
      for (const { uuid } of next.filter(isUnreadable)) copies.prepareAgain(uuid);
      void run();
    },
    open() {
      addEventListener("online", tryAgain);
      return () => {
        removeEventListener("online", tryAgain);
        photos = [];
        // In a task of its own: to leave a form costs a slow phone more than it has for one anyway.
        setTimeout(forgetOthers);
      };
    },
  };

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let step = nextStep(); step !== null; step = nextStep()) await step();
    } finally {
      isRunning = false;
    }
  }

  /** All thumbnails come before any photo is shrunk for sending. */
  function nextStep(): (() => Promise<void>) | null {
    const unseen = photos.find((photo) => isHere(photo) && !isUnreadable(photo) && !shown.peek().has(photo.uuid));
    if (unseen !== undefined) return () => show(unseen);
    const unprepared = photos.find((photo) => photo.state === "stored" && !copies.isPrepared(photo.uuid));
    return unprepared === undefined ? null : () => copies.prepare(unprepared);
  }

  async function show(photo: DraftPhoto): Promise<void> {
    const preview = await copies.previewOf(photo);
    if (photos.some(({ uuid }) => uuid === photo.uuid)) put(photo.uuid, preview);
    else forget(preview);
  }

  function tryAgain(): void {
    shown.value = new Map([...shown.peek()].filter(([, { name }]) => name !== "later"));
    copies.prepareAgain();
    void run();
  }

  function put(uuid: string, preview: Preview): void {
    shown.value = new Map(shown.peek()).set(uuid, preview);
  }

  function forgetOthers(): void {
    const wanted = new Set(photos.filter((photo) => !isUnreadable(photo)).map(({ uuid }) => uuid));
    const gone = [...shown.peek()].filter(([uuid]) => !wanted.has(uuid));
    for (const [, preview] of gone) forget(preview);
    if (gone.length > 0) shown.value = new Map([...shown.peek()].filter(([uuid]) => wanted.has(uuid)));
  }
}

interface Copies {
  /** A small copy to look at. */
  previewOf: (photo: DraftPhoto) => Promise<Preview>;
  /** Makes what will be sent of a photo. Fails over none: the sender tries again. */
  prepare: (photo: DraftPhoto) => Promise<void>;
  /** Whether that was tried. */
  isPrepared: (uuid: string) => boolean;
  /** Lets it be tried once more, for one photo or for all. */
  prepareAgain: (uuid?: string) => void;
}

function copiesOf(owner: string): Copies {
  const prepared = new Set<string>();
  return {
    previewOf,
    prepare,
    isPrepared: (uuid) => prepared.has(uuid),
    prepareAgain: (uuid) => (uuid === undefined ? prepared.clear() : void prepared.delete(uuid)),
  };

  async function previewOf(photo: DraftPhoto): Promise<Preview> {
    try {
      const small = await smallCopy(photo);
      return small === null ? { name: "none" } : { name: "shown", url: URL.createObjectURL(small) };
    } catch (error) {
      if (error instanceof UnreachableError) return { name: "later" };
      await noteUnreadable(photo, error);
      return { name: "none" };
    }
  }

  async function smallCopy(photo: DraftPhoto): Promise<Blob | null> {
    // Decoding a HEIC takes seconds: it is done once, for both copies.
    if (photo.type === "image/heic") await prepare(photo);
    const stored = await pagePhotoStore.readPhoto(owner, photo.uuid, "sent");
    return stored === undefined ? null : previewPhoto(stored.file);
  }

  async function prepare(photo: DraftPhoto): Promise<void> {
    prepared.add(photo.uuid);
    try {
      const stored = await pagePhotoStore.readPhoto(owner, photo.uuid, "sent");
      if (stored === undefined || stored.isShrunk) return;
      const shrunk = await shrinkPhoto(stored.file, FIRST);
      // On a full phone it is shrunk again when it is sent.
      await pagePhotoStore.keepShrunk(owner, photo.uuid, shrunk).catch(() => undefined);
    } catch (error) {
      await noteUnreadable(photo, error);
    }
  }

  async function noteUnreadable({ uuid }: DraftPhoto, error: unknown): Promise<void> {
    if (!(error instanceof UnreadablePhotoError)) return;
    // Where that cannot be stored now, the sender finds it out anew.
    const refusal = error instanceof TooManyPixelsError ? "too-many-pixels" : "unreadable";
    await markPhoto(owner, uuid, refusal).catch(() => undefined);
  }
}

/** Whether it was picked on this phone, rather than fetched from the server. */
function isHere({ size }: DraftPhoto): boolean {
  return size > 0;
}

function isUnreadable({ refusal }: DraftPhoto): boolean {
  return refusal === "unreadable" || refusal === "too-many-pixels";
}

function forget(preview: Preview): void {
  if (preview.name === "shown") URL.revokeObjectURL(preview.url);
}
