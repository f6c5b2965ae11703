import startLibheif from "libheif-js/libheif-wasm/libheif.js";
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";
import { rememberUntilItFails } from "#domain/remembered.ts";
import { coloursOf } from "./heic-colours.ts";
import { UnreachableError } from "#contract/api-error.ts";

/** The parts of libheif in use, which its own types omit. */
interface Libheif {
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] };
}

interface HeifImage {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  /** Calls back with null when the picture can't be decoded. */
  display: (into: ImageData, done: (picture: ImageData | null) => void) => void;
  free: () => void;
}

const loadLibheif = rememberUntilItFails(fetchLibheif);

/**
 * Decodes a HEIC in browsers that can't, by a megabyte of WebAssembly, fetched on first use.
 * @returns Its main picture, upright; null when it can't be decoded.
 * @throws UnreachableError when the decoder is not on the phone yet and can't be fetched.
 */
export async function decodeHeic(photo: Blob): Promise<ImageData | null> {
  const { HeifDecoder } = await loadLibheif();
  const images = new HeifDecoder().decode(new Uint8Array(await photo.arrayBuffer()));
  try {
    const image = images.find((other) => other.is_primary()) ?? images[0];
    return image === undefined ? null : await pixelsOf(image, await coloursOf(photo));
  } finally {
    for (const image of images) image.free();
  }
}

async function fetchLibheif(): Promise<Libheif> {
  try {
    const response = await fetch(wasmUrl);
    const wasmBinary = await response.arrayBuffer();
    // A captive portal's page fails here, too.
    if (!response.ok || !isWasm(wasmBinary)) throw new TypeError("Not the decoder");
    return startLibheif({ wasmBinary }) as unknown as Libheif;
  } catch (cause) {
    throw new UnreachableError("The decoder could not be fetched", { cause });
  }
}

function isWasm(bytes: ArrayBuffer): boolean {
  return new TextDecoder().decode(bytes.slice(0, 4)) === "\0asm";
}

async function pixelsOf(image: HeifImage, colorSpace: PredefinedColorSpace): Promise<ImageData | null> {
  const pixels = new ImageData(image.get_width(), image.get_height(), { colorSpace });
  return new Promise((resolve) => image.display(pixels, resolve));
}
