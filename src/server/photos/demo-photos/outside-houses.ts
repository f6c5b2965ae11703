import { darker } from "./colour.ts";
import { hazy, type Scenery } from "./scenery.ts";
import { line, polygon, rect } from "./svg.ts";

const BRICKS = ["#b4593f", "#c2714f", "#9c4a3a", "#cf8a63", "#a8654f", "#d9c3a3"];

const ROOFS = ["#4d4a57", "#5d5560", "#6b4c45", "#454e5e"];

export function terraceRow(scene: Scenery, top: number, distance: number): string {
  const { sketch, width, height } = scene;
  const { random } = sketch;
  const house = Math.max(height * 0.34, width / 4.2);
  const brick = hazy(scene, random.pick(BRICKS), distance);
  const roof = hazy(scene, random.pick(ROOFS), distance);
  let x = -house * random.between(0.1, 0.9);
  let drawn = "";
  for (; x < width; x += house) drawn += terraceHouse(scene, { x, y: height * top, size: house, brick, roof });
  return drawn;
}

interface House {
  x: number;
  y: number;
  size: number;
  brick: string;
  roof: string;
}

function terraceHouse(scene: Scenery, { x, y, size, brick, roof }: House): string {
  const { sketch, height } = scene;
  const { random } = sketch;
  const eaves = y + size * 0.22;
  const trim = hazy(scene, "#f3e9d8", 0.6);
  const window = (left: number, at: number): string => {
    const lit = scene.light.windowsLit && random.chance(0.55);
    const glass = lit ? "#ffd98a" : hazy(scene, "#7d97a8", 0.5);
    return (
      rect(x + size * left - size * 0.015, at - size * 0.015, size * 0.19, size * 0.27, trim) +
      rect(x + size * left, at, size * 0.16, size * 0.24, glass) +
      rect(x + size * left, at + size * 0.11, size * 0.16, size * 0.02, trim)
    );
  };
  const chimney =
    rect(x + size * 0.86, y - size * 0.12, size * 0.14, size * 0.3, darker(brick, 0.12)) +
    rect(x + size * 0.88, y - size * 0.18, size * 0.04, size * 0.07, "#c98a63") +
    rect(x + size * 0.94, y - size * 0.18, size * 0.04, size * 0.07, "#c98a63");
  const door = hazy(scene, random.pick(["#2f5d50", "#34506b", "#a63d27", "#d0a24c", "#5c5488"]), 0.4);
  return (
    chimney +
    rect(x, eaves, size + 1, height - eaves + 4, brick) +
    polygon(
      [
        [x, eaves],
        [x, y],
        [x + size, y],
        [x + size, eaves],
      ],
      roof,
    ) +
    rect(x, eaves - size * 0.02, size + 1, size * 0.035, trim) +
    window(0.12, eaves + size * 0.12) +
    window(0.6, eaves + size * 0.12) +
    window(0.12, eaves + size * 0.6) +
    rect(x + size * 0.64, eaves + size * 0.58, size * 0.2, size * 0.6, door) +
    line([x, eaves], [x, height], darker(brick, 0.1), size * 0.012)
  );
}

export function rooftopRow(scene: Scenery, top: number, distance: number): string {
  const { sketch, width, height } = scene;
  const { random } = sketch;
  let drawn = "";
  for (let x = -width * 0.1; x < width;) {
    const size = Math.max(width * 0.22, height * 0.25) * random.between(0.8, 1.3);
    const y = height * (top + random.between(-0.05, 0.05));
    const brick = hazy(scene, random.pick(BRICKS), distance);
    const roof = hazy(scene, random.pick(ROOFS), distance);
    const lit = scene.light.windowsLit && random.chance(0.6);
    drawn +=
      rect(x, y + size * 0.28, size, height, brick) +
      polygon(
        [
          [x - size * 0.05, y + size * 0.32],
          [x + size * 0.5, y],
          [x + size * 1.05, y + size * 0.32],
        ],
        roof,
      ) +
      rect(x + size * 0.72, y - size * 0.06, size * 0.12, size * 0.26, darker(brick, 0.15)) +
      rect(x + size * 0.4, y + size * 0.4, size * 0.2, size * 0.22, lit ? "#ffd98a" : hazy(scene, "#8ba3b1", 0.5));
    x += size * 0.95;
  }
  return drawn;
}

export function spire(scene: Scenery): string {
  const {
    sketch: { random },
    width,
    height,
  } = scene;
  const x = width * random.between(0.3, 0.7);
  const size = Math.min(width, height) * 0.13;
  const stone = hazy(scene, "#bfae94", 0.8);
  return (
    rect(x - size / 2, height * 0.4, size, height * 0.5, stone) +
    polygon(
      [
        [x - size * 0.6, height * 0.41],
        [x, height * 0.08],
        [x + size * 0.6, height * 0.41],
      ],
      darker(stone, 0.2),
    ) +
    rect(x - size * 0.12, height * 0.46, size * 0.24, size * 0.6, darker(stone, 0.35), { rx: size * 0.12 })
  );
}
