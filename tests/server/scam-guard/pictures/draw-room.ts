import sharp from "sharp";
import { seededRandom, type SeededRandom } from "../../../support/seeded-random.ts";

const WIDTH = 560;
const HEIGHT = 420;

/** The same for all: what cameras add, and tells no photo from another. */
const grain = sharp({
  create: {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: "#808080",
    noise: { type: "gaussian", mean: 128, sigma: 12 },
  },
})
  .png({ compressionLevel: 1 })
  .toBuffer();

/**
 * A picture of a room that nobody has: walls in perspective with light falling on them, a window, furniture, things on it, and
 * the grain of a camera. Another seed is another room from another place, and yet like all rooms dark below and bright above.
 */
export async function drawRoom(seed: number): Promise<Buffer> {
  const random = seededRandom(seed * 31 + 17);
  const scene = sharp(Buffer.from(svgOf(random)));
  return scene
    .blur(random.between(0.5, 1.4))
    .composite([{ input: await grain, blend: "soft-light" }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

function svgOf(random: SeededRandom): string {
  const back = {
    left: random.between(0.05, 0.4) * WIDTH,
    right: random.between(0.55, 0.97) * WIDTH,
    top: random.between(0.03, 0.25) * HEIGHT,
    bottom: random.between(0.5, 0.8) * HEIGHT,
  };
  const wall = random.int(90, 235);
  const hue = random.int(0, 359);
  const colour = (light: number, saturation = random.int(3, 35)): string =>
    `hsl(${(hue + random.int(-40, 40) + 360) % 360} ${saturation}% ${Math.round(Math.max(4, Math.min(96, light)))}%)`;
  const light = wall / 2.6;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour(light)}"/>`,
    polygon(
      [
        [0, 0],
        [WIDTH, 0],
        [back.right, back.top],
        [back.left, back.top],
      ],
      colour(light + random.int(0, 15)),
    ),
    polygon(
      [
        [0, HEIGHT],
        [WIDTH, HEIGHT],
        [back.right, back.bottom],
        [back.left, back.bottom],
      ],
      colour(random.int(12, 60), 30),
    ),
    polygon(
      [
        [0, 0],
        [back.left, back.top],
        [back.left, back.bottom],
        [0, HEIGHT],
      ],
      colour(light - random.int(0, 30)),
    ),
    polygon(
      [
        [WIDTH, 0],
        [back.right, back.top],
        [back.right, back.bottom],
        [WIDTH, HEIGHT],
      ],
      colour(light - random.int(-10, 30)),
    ),
    floorBoards(random, back),
    ...Array.from({ length: random.int(1, 2) }, () => windowOf(random, back)),
    ...Array.from({ length: random.int(4, 9) }, () => thing(random, back, colour)),
    lamp(random),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
}

interface Back {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function floorBoards(random: SeededRandom, back: Back): string {
  const count = random.int(0, 14);
  return Array.from({ length: count }, (_, at) => {
    const share = at / count;
    const x = back.left + (back.right - back.left) * share;
    return `<line x1="${x}" y1="${back.bottom}" x2="${WIDTH * (share * 1.6 - 0.3)}" y2="${HEIGHT}" stroke="#0003" stroke-width="${random.int(1, 5)}"/>`;
  }).join("");
}

function windowOf(random: SeededRandom, back: Back): string {
  const width = random.between(0.15, 0.5) * (back.right - back.left);
  const height = random.between(0.3, 0.7) * (back.bottom - back.top);
  const x = random.between(back.left, back.right - width);
  const y = random.between(back.top, back.top + (back.bottom - back.top - height) * 0.6);
  const sky = random.chance(0.25) ? "#1b2233" : random.pick(["#f5f7fa", "#dbe9f7", "#c8d8c0", "#fff4dd"]);
  const bars = Array.from(
    { length: random.int(0, 3) },
    (_, at) => `<rect x="${x + (width * (at + 1)) / 4}" y="${y}" width="6" height="${height}" fill="#e8e8e8"/>`,
  );
  const curtain = random.chance(0.5)
    ? `<rect x="${x - width * 0.2}" y="${y - 10}" width="${width * 0.3}" height="${height * 1.4}" fill="hsl(${random.int(0, 359)} 30% ${random.int(20, 80)}%)"/>`
    : "";
  return `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" fill="#fafafa"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>${bars.join("")}${curtain}`;
}

function thing(random: SeededRandom, back: Back, colour: (light: number) => string): string {
  const width = random.between(0.06, 0.5) * WIDTH;
  const height = random.between(0.06, 0.4) * HEIGHT;
  const x = random.between(-0.1, 0.9) * WIDTH;
  const onFloor = random.chance(0.7);
  const y = onFloor
    ? random.between(back.bottom - height * 0.7, HEIGHT - height * 0.5)
    : random.between(back.top, back.bottom - height);
  const fill = colour(random.int(8, 92));
  const shadow = `<ellipse cx="${x + width / 2}" cy="${y + height}" rx="${width * 0.6}" ry="${height * 0.12}" fill="#0004"/>`;
  const skew = `transform="skewX(${random.int(-18, 18)})"`;
  const shapes = [
    // A bed or a sofa: a body and a lighter cover, with pillows.
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${fill}" ${skew}/><rect x="${x}" y="${y}" width="${width * random.between(0.2, 0.9)}" height="${height * 0.45}" rx="10" fill="${colour(random.int(50, 95))}" ${skew}/>`,
    // A desk or shelves: legs and boards.
    `<rect x="${x}" y="${y}" width="${width}" height="${height * 0.12}" fill="${fill}"/><rect x="${x}" y="${y}" width="10" height="${height}" fill="${fill}"/><rect x="${x + width - 10}" y="${y}" width="10" height="${height}" fill="${fill}"/>${Array.from({ length: random.int(0, 4) }, (_, at) => `<rect x="${x}" y="${y + (height * (at + 1)) / 5}" width="${width}" height="6" fill="${fill}"/>`).join("")}`,
    // A wardrobe or a door.
    `<rect x="${x}" y="${y - height}" width="${width * 0.6}" height="${height * 2}" fill="${fill}"/><rect x="${x + width * 0.29}" y="${y - height}" width="3" height="${height * 2}" fill="#0005"/>`,
    // A plant, a lamp, a round table.
    `<circle cx="${x}" cy="${y}" r="${height * 0.5}" fill="${fill}"/><rect x="${x - 8}" y="${y}" width="16" height="${height}" fill="${colour(random.int(15, 60))}"/>`,
    // A picture on the wall.
    `<rect x="${x}" y="${y}" width="${width * 0.5}" height="${height * 0.7}" fill="${fill}" stroke="#222" stroke-width="5"/><circle cx="${x + width * 0.25}" cy="${y + height * 0.35}" r="${height * 0.2}" fill="${colour(random.int(20, 90))}"/>`,
  ];
  return `${onFloor ? shadow : ""}${random.pick(shapes)}`;
}

function lamp(random: SeededRandom): string {
  const [x, y] = [random.int(0, 100), random.int(0, 80)];
  return `<defs><radialGradient id="light" cx="${x}%" cy="${y}%" r="${random.int(40, 110)}%"><stop offset="0" stop-color="#fff" stop-opacity="${random.between(0.1, 0.5)}"/><stop offset="1" stop-color="#000" stop-opacity="${random.between(0.1, 0.5)}"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`;
}

function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map((point) => point.join(",")).join(" ")}" fill="${fill}"/>`;
}
