import sharp, { type Sharp } from "sharp";
import { seededRandom, type SeededRandom } from "../../../support/seeded-random.ts";

/** What somebody does to a photo before they post it as their own. */
export interface Change {
  name: string;
  apply: (photo: Buffer, random: SeededRandom) => Promise<Buffer>;
}

/** Each of these, of twenty photos each, makes the two hundred pairs. */
export const CHANGES: readonly Change[] = [
  { name: "recompressed, JPEG quality 40 to 80", apply: (photo, random) => jpeg(sharp(photo), random.int(40, 80)) },
  {
    name: "resized to 25 to 60 %, quality 60",
    apply: async (photo, random) =>
      jpeg(sharp(photo).resize(Math.round((await widthOf(photo)) * random.between(0.25, 0.6))), 60),
  },
  { name: "cropped 5 % of each side", apply: (photo) => cropped(photo, [0.05, 0.05, 0.05, 0.05]) },
  { name: "cropped 10 % of each side", apply: (photo) => cropped(photo, [0.1, 0.1, 0.1, 0.1]) },
  { name: "cropped 15 % of each side", apply: (photo) => cropped(photo, [0.15, 0.15, 0.15, 0.15]) },
  {
    name: "cropped 0 to 15 % of each side by itself",
    apply: (photo, random) =>
      cropped(
        photo,
        [0, 0, 0, 0].map(() => random.between(0, 0.15)),
      ),
  },
  {
    name: "brighter or darker by a quarter, more contrast",
    apply: (photo, random) =>
      jpeg(
        sharp(photo)
          .modulate({ brightness: random.pick([0.75, 1.25]) })
          .linear(1.15, -15),
        75,
      ),
  },
  { name: "mirrored", apply: (photo) => jpeg(sharp(photo).flop(), 75) },
  { name: "with the text of a watermark across", apply: watermarked },
  { name: "screenshot with a frame, quality 60", apply: framed },
];

/** A copy of a photo, the same for the same seed. */
export function changed(photo: Buffer, { apply }: Change, seed: number): Promise<Buffer> {
  return apply(photo, seededRandom(seed));
}

/** @param sides What is cut off: left, top, right, bottom, from 0 to 1. */
async function cropped(photo: Buffer, sides: readonly number[]): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const [left = 0, top = 0, right = 0, bottom = 0] = sides;
  const area = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round(width * (1 - left - right)),
    height: Math.round(height * (1 - top - bottom)),
  };
  return jpeg(sharp(photo).extract(area), 75);
}

async function watermarked(photo: Buffer, random: SeededRandom): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const angle = random.int(-30, 30);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="50%" y="${random.int(30, 70)}%" text-anchor="middle" font-family="sans-serif" font-size="${width / 10}" fill="#fff" fill-opacity="0.7" transform="rotate(${angle} ${width / 2} ${height / 2})">WeChat room888</text></svg>`;
  return jpeg(sharp(photo).composite([{ input: Buffer.from(text) }]), 75);
}

async function framed(photo: Buffer, random: SeededRandom): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const bar = (least: number, most: number): number => Math.round(height * random.between(least, most));
  const side = random.chance(0.5) ? 0 : Math.round(width * random.between(0.01, 0.05));
  const background = random.pick(["#000000", "#ffffff", "#1c1c1e"]);
  return jpeg(
    sharp(photo).extend({ top: bar(0.04, 0.25), bottom: bar(0.04, 0.25), left: side, right: side, background }),
    60,
  );
}

async function widthOf(photo: Buffer): Promise<number> {
  return (await sharp(photo).metadata()).width;
}

function jpeg(image: Sharp, quality: number): Promise<Buffer> {
  return image.jpeg({ quality }).toBuffer();
}
