import { BIRD, MARK, PAVEMENT, SKY, TERRACE, TERRACE_HEIGHT, TERRACE_STEP, type Drawing } from "./drawings.ts";
import type { Box, Font, Instruction, Measure } from "./instructions.ts";
import type { RoomCode } from "./room-code.ts";

/** The system's own faces; Chinese ones first, so that Han characters are never set in a Japanese face. */
const FAMILY = 'system-ui, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
/** A photo drawn this small and large again is a wash of its colours; no filter of a canvas is there in Safari 16. */
const WASH_PX = 12;
/** Over the wash, so that the photo stands out from it. */
const DIMMED = "rgb(30 36 48 / 0.28)";

type Context = CanvasRenderingContext2D;

/** What instructions only name. */
interface Pictures {
  /** Null where the instructions have no photo. */
  photo: ImageBitmap | null;
  code: RoomCode;
}

/** Measures text as paintCard sets it. */
export function measureWith(context: Context): Measure {
  return (text, font) => {
    context.font = fontOf(font);
    return context.measureText(text).width;
  };
}

/** Paints a card, instruction by instruction. */
export function paintCard(context: Context, instructions: readonly Instruction[], { photo, code }: Pictures): void {
  for (const instruction of instructions) {
    context.save();
    paint(context, instruction, photo, code);
    context.restore();
  }
}

function paint(context: Context, instruction: Instruction, photo: ImageBitmap | null, code: RoomCode): void {
  switch (instruction.kind) {
    case "fill":
      return paintFill(context, instruction);
    case "text":
      context.font = fontOf(instruction.font);
      context.fillStyle = instruction.colour;
      return context.fillText(instruction.text, instruction.x, instruction.y);
    case "photo":
      if (photo !== null) paintPhoto(context, photo, instruction.box, instruction.fit);
      return undefined;
    case "terrace":
      return paintTerrace(context, instruction.box);
    case "mark":
      return paintMark(context, instruction.box, instruction.colour);
    case "code":
      return paintCode(context, code, instruction);
  }
}

/** The font of a canvas for a piece of text. */
export function fontOf({ size, weight }: Font): string {
  return `${weight} ${size}px ${FAMILY}`;
}

function paintFill(context: Context, { box, colour, radius }: Extract<Instruction, { kind: "fill" }>): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
}

function paintPhoto(context: Context, photo: ImageBitmap, box: Box, fit: "whole" | "filling"): void {
  clipTo(context, box);
  context.imageSmoothingQuality = "high";
  if (fit === "filling") return drawScaled(context, photo, box, Math.max);
  const wash = washOf(photo);
  drawScaled(context, wash, box, Math.max);
  context.fillStyle = DIMMED;
  context.fillRect(box.x, box.y, box.width, box.height);
  return drawScaled(context, photo, box, Math.min);
}

/** Draws a picture in the middle of a box, undistorted: as large as fits into it (min) or fills it (max). */
function drawScaled(
  context: Context,
  picture: ImageBitmap | HTMLCanvasElement,
  box: Box,
  choose: (across: number, down: number) => number,
): void {
  const scale = choose(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

function washOf(photo: ImageBitmap): HTMLCanvasElement {
  const scale = WASH_PX / Math.max(photo.width, photo.height);
  const wash = document.createElement("canvas");
  wash.width = Math.max(1, Math.round(photo.width * scale));
  wash.height = Math.max(1, Math.round(photo.height * scale));
  wash.getContext("2d")?.drawImage(photo, 0, 0, wash.width, wash.height);
  return wash;
}

/** A row of houses across the box, with the bird on one roof: the room has no photo. */
function paintTerrace(context: Context, box: Box): void {
  clipTo(context, box);
  context.fillStyle = SKY.colour;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = SKY.sun;
  context.beginPath();
  context.arc(box.x + box.width * 0.8, box.y + box.height * 0.3, box.height * 0.13, 0, 2 * Math.PI);
  context.fill();
  const houses = 3;
  const scale = box.width / (houses * TERRACE_STEP);
  context.translate(box.x, box.y + box.height - (TERRACE_HEIGHT + PAVEMENT.height) * scale);
  context.scale(scale, scale);
  context.fillStyle = PAVEMENT.colour;
  context.fillRect(0, TERRACE_HEIGHT, houses * TERRACE_STEP, PAVEMENT.height);
  for (let house = -1; house <= houses; house += 1) drawOutlines(context, TERRACE, house * TERRACE_STEP - 10);
  drawOutlines(context, BIRD, TERRACE_STEP - 10);
}

function drawOutlines(context: Context, drawing: Drawing, left: number): void {
  context.translate(left, 0);
  for (const [colour, outline] of drawing) {
    const path = new Path2D(outline);
    context.fillStyle = colour;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
    context.fill(path);
  }
  context.translate(-left, 0);
}

function paintMark(context: Context, box: Box, colour: string): void {
  context.translate(box.x, box.y);
  context.scale(box.width / MARK.side, box.height / MARK.side);
  context.strokeStyle = colour;
  context.lineWidth = MARK.stroke;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const outline of MARK.outlines) context.stroke(new Path2D(outline));
}

function paintCode(
  context: Context,
  code: RoomCode,
  { x, y, module, colour }: Extract<Instruction, { kind: "code" }>,
): void {
  context.fillStyle = colour;
  for (let row = 0; row < code.size; row += 1) {
    for (let column = 0; column < code.size; column += 1) {
      if (code.isDark(column, row)) context.fillRect(x + column * module, y + row * module, module, module);
    }
  }
}

function clipTo(context: Context, { x, y, width, height }: Box): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}
