import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { picture } from "./support.ts";

/** A PNG that says how large it is, and unpacks to as much: one bit a pixel, all of them black. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** An ISO media file of a brand, as far as its first box. */
export function mediaFile(brand: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`, "latin1")]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HTML = "<!doctype html><script>alert(document.domain)</script>";

/** What is no JPEG, PNG or WebP, whatever it is called: 415. */
export const OTHER_FORMATS: [what: string, make: () => Buffer | Promise<Buffer>][] = [
  ["an SVG", () => Buffer.from(SVG)],
  ["an SVG behind an XML prologue", () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
  ["HTML", () => Buffer.from(HTML)],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
  ["a ZIP", () => Buffer.from("504b0304140000000800", "hex")],
  ["a GIF", () => picture(20, 20).gif().toBuffer()],
  [
    "a GIF that is a JAR as well",
    async () => Buffer.concat([await picture(9, 9).gif().toBuffer(), Buffer.from("PK\u0003\u0004")]),
  ],
  ["a TIFF", () => picture(20, 20).tiff().toBuffer()],
  ["an AVIF", () => picture(32, 32).avif({ effort: 0 }).toBuffer()],
  ["a BMP", () => Buffer.from(`BM${"\0".repeat(60)}`, "latin1")],
  ["a JPEG 2000", () => Buffer.from("0000000c6a5020200d0a870a", "hex")],
  ["a JPEG XL", () => Buffer.from("ff0a0000", "hex")],
  ["a PostScript file", () => Buffer.from("%!PS-Adobe-3.0\n(/etc/passwd) (r) file")],
  ["an MVG script", () => Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://example.org/'")],
  ["a WAVE in RIFF", () => Buffer.from("RIFF\u0024\0\0\0WAVEfmt ", "latin1")],
  ["a playlist", () => Buffer.from("#EXTM3U\nfile:///etc/passwd")],
  ["an ELF program", () => Buffer.from("7f454c46020101", "hex")],
  ["one byte", () => Buffer.from([0xff])],
  ["zeros", () => Buffer.alloc(5000)],
];

/** What begins like a photo and is none: 422. */
export const BROKEN: [what: string, make: () => Buffer | Promise<Buffer>][] = [
  ["nothing", () => Buffer.alloc(0)],
  ["a JPEG cut in half", async () => half(await picture().jpeg().toBuffer())],
  ["a progressive JPEG cut in half", async () => half(await picture().jpeg({ progressive: true }).toBuffer())],
  ["a JPEG that lacks its last twentieth", async () => cut(await noise().jpeg().toBuffer(), 0.95)],
  [
    "a progressive JPEG that lacks its last third",
    async () => cut(await noise().jpeg({ progressive: true }).toBuffer(), 0.66),
  ],
  ["a PNG cut in half", async () => half(await picture().png().toBuffer())],
  ["a WebP cut in half", async () => half(await picture().webp().toBuffer())],
  ["a JPEG's first bytes", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ["a PNG's signature before HTML", () => Buffer.concat([blackPng(1, 1).subarray(0, 8), Buffer.from(HTML)])],
  ["a JPEG's first bytes before an SVG", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])],
  ["a WebP's header before a ZIP", () => Buffer.from("RIFF\u0024\0\0\0WEBPPK\u0003\u0004", "latin1")],
  ["a PNG of no pixels", () => blackPng(0, 0)],
  ["a PNG without its lines", () => Buffer.concat([blackPng(90, 90).subarray(0, 33), chunk("IEND", Buffer.alloc(0))])],
];

function half(bytes: Buffer): Buffer {
  return cut(bytes, 0.5);
}

function cut(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

/** A picture with something in every corner. */
function noise() {
  const pixels = Buffer.from(Array.from({ length: 320 * 240 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(pixels, { raw: { width: 320, height: 240, channels: 3 } });
}

/** More pixels than anybody may make us decode: 422 before a single one is. */
export const BOMBS: [what: string, make: () => Buffer | Promise<Buffer>][] = [
  ["256 million pixels in 32 kB of PNG", () => blackPng(16_000, 16_000)],
  ["50 million pixels and one line", () => blackPng(10_000, 5001)],
  ["a JPEG of 8200 by 6200", () => flat(8200, 6200).jpeg({ quality: 30 }).toBuffer()],
  ["a JPEG of 108 million pixels", () => flat(12_000, 9000).jpeg({ quality: 20 }).toBuffer()],
  ["a PNG that says 4 billion pixels", () => sized(blackPng(8, 8), 65_535, 65_535)],
  ["a WebP of 25.5 million pixels", () => flat(5100, 5000).webp({ effort: 0 }).toBuffer()],
  ["a progressive JPEG of 25.5 million pixels", () => flat(5100, 5000).jpeg({ progressive: true }).toBuffer()],
];

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#777" } });
}

function sized(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", header), png.subarray(33)]);
}

/** Photos of every kind that cameras and programs make: 200. */
export const ODD_PHOTOS: [what: string, make: () => Buffer | Promise<Buffer>][] = [
  ["a CMYK JPEG", () => picture(600, 450).toColourspace("cmyk").jpeg().toBuffer()],
  ["a grey JPEG", () => picture(600, 450).greyscale().toColourspace("b-w").jpeg().toBuffer()],
  ["a JPEG without its last two bytes", async () => (await noise().jpeg().toBuffer()).subarray(0, -2)],
  [
    "a progressive JPEG without its last two bytes",
    async () => (await noise().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  ],
  ["a progressive JPEG", () => picture(600, 450).jpeg({ progressive: true }).toBuffer()],
  ["a PNG of 16 bits", () => picture(600, 450).toColourspace("rgb16").png().toBuffer()],
  ["a PNG with a palette", () => picture(600, 450).png({ palette: true }).toBuffer()],
  ["a transparent, interlaced PNG", () => picture(600, 450).ensureAlpha(0.3).png({ progressive: true }).toBuffer()],
  ["a lossless WebP", () => picture(600, 450).webp({ lossless: true }).toBuffer()],
  ["a JPEG with a wide profile", () => picture(600, 450).withIccProfile("p3").jpeg().toBuffer()],
  ["one pixel", () => picture(1, 1).png().toBuffer()],
  ["a strip", () => flat(60_000, 40).png().toBuffer()],
  ["a pole", () => flat(40, 60_000).png().toBuffer()],
];

/** A WebP of so many frames, 8 pixels each way. */
export function animation(frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(8 * 8 * 3 * frames);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + Math.floor(at / 192) * 7) % 256;
  const raw = { width: 8, height: 8 * frames, channels: 3 as const, pageHeight: 8 };
  return sharp(pixels, { raw, limitInputPixels: false }).webp({ effort: 0, lossless: true }).toBuffer();
}
