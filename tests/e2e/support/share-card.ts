import { expect, type Locator, type Page } from "@playwright/test";
import type { wordsIn } from "./words.ts";

/** The sheet of a room's share card. */
export function shareCard(page: Page, words: ReturnType<typeof wordsIn>) {
  const sheet = page.getByRole("dialog", { name: words("share-card.title"), exact: true });
  const picture = sheet.getByRole("img");
  return {
    sheet,
    picture,
    button: (id: string) => sheet.getByRole("button", { name: words(id), exact: true }),
    choose: async (group: string, id: string): Promise<void> => {
      const before = await picture.getAttribute("src");
      await sheet
        .getByRole("radiogroup", { name: words(group) })
        .getByText(words(id), { exact: true })
        .click();
      await expect(picture).not.toHaveAttribute("src", before ?? "");
    },
    /** What is seen of the picture, as a PNG. */
    pixels: () => pixelsOf(picture),
  };
}

/** What an image element shows, as a PNG: the page's policy lets no script fetch the address of a blob. */
export async function pixelsOf(image: Locator): Promise<Buffer> {
  const address = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement("canvas");
    canvas.width = element.naturalWidth;
    canvas.height = element.naturalHeight;
    canvas.getContext("2d")!.drawImage(element, 0, 0);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
