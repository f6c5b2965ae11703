import decodeCode from "qr/decode.js";
import { expect, test } from "vitest";
import { cardText } from "../../../../src/client/features/share-card/picture/card-text.ts";
import { SHAPES, CARD_SIZES } from "../../../../src/client/features/share-card/picture/instructions.ts";
import { LOOK_NAMES } from "../../../../src/client/features/share-card/picture/looks.ts";
import { cardFile, makeCard } from "../../../../src/client/features/share-card/picture/make-card.ts";
import { ADDRESS, inChinese, ROOM, TODAY } from "./card-room.ts";

const text = cardText(inChinese, ROOM, { today: TODAY, contact: null, hasBills: false });

test.for(SHAPES.flatMap((shape) => LOOK_NAMES.map((look) => [shape, look] as const)))(
  "the code of a card is read back: %s, %s",
  async ([shape, look]) => {
    const photo = await createImageBitmap(new ImageData(300, 400));
    const picture = makeCard({ text, shape, look, photo, address: ADDRESS });
    const { width, height, data } = await pixelsOf(picture);
    expect({ width, height }).toEqual(CARD_SIZES[shape]);
    expect(decodeCode({ width, height, data })).toBe(ADDRESS);
  },
);

test("a card that others have shrunk to a third and compressed once more is still read", async () => {
  const picture = makeCard({ text, shape: "upright", look: "paper", photo: null, address: ADDRESS });
  const { width, height, data } = await pixelsOf(picture, 1 / 3);
  expect(decodeCode({ width, height, data })).toBe(ADDRESS);
});

test("the file of a card is the picture", async () => {
  const picture = makeCard({ text, shape: "square", look: "moss", photo: null, address: ADDRESS });
  const file = cardFile(picture, "card.jpg");
  expect(file).toMatchObject({ name: "card.jpg", type: "image/jpeg" });
  const bitmap = await createImageBitmap(file);
  expect([bitmap.width, bitmap.height]).toEqual([1080, 1080]);
  // A megabyte takes a minute where the signal is poor.
  expect(file.size).toBeLessThan(600_000);
});

async function pixelsOf(address: string, scale = 1): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
