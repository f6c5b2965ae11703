import { twoVisitors } from "../support/visitors.ts";
import { heicPhoto, photoOf, photoOfSize, type PickedFile } from "./support/picked-files.ts";
import { screensOf } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const FIVE_MB = 5 * 1024 * 1024;

/** What is said, word for word (PR-811): the catalogue must not drift from it. */
const SENTENCES = {
  zh: {
    tooLarge: ["图片文件过大", "每张不能超过 5 MB。可以帮你缩小，看起来没有差别。"],
    unusable: ["这些文件没有添加", "它们是空的、打不开，或者不是 JPEG、PNG、WebP、HEIC 图片。"],
    oneMore: "最多还能上传 1 张图片",
    noMore: "最多还能上传 0 张图片",
  },
  en: {
    tooLarge: ["Photo files too large", "It’s over 5 MB. We can shrink it, and you won’t see a difference."],
    unusable: ["These files weren’t added", "They’re empty, can’t be opened, or aren’t JPEG, PNG, WebP or HEIC."],
    oneMore: "Only 1 more photo can be added",
    noMore: "No more photos can be added",
  },
} as const;

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("D5: ten photos of 5 MB, HEIC among them; too large, too many, empty and no picture at all are named, the others kept", async ({
      phone,
    }) => {
      const { page } = phone;
      const screens = screensOf(page, visitor);
      const sentences = SENTENCES[visitor.language];
      const alert = (text: string) => page.getByRole("main").getByRole("alert").filter({ hasText: text });
      const isCount = (count: number) => expect(page.getByText(`${count} / 10`, { exact: true })).toBeVisible();
      await page.goto("/items?form=new");
      await screens.goToStep("room");

      const photo = await photoOfSize("#20a040", FIVE_MB);
      await screens.pickPhotos([
        ...Array.from({ length: 7 }, (_, index) => named(photo, `room-${index + 1}.jpg`)),
        named(await photoOfSize("#20a040", FIVE_MB + 100 * 1024), "large.jpg"),
        { name: "empty.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) },
        { name: "contract.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7 no picture at all") },
      ]);
      await isCount(7);
      for (const text of [...sentences.tooLarge, "large.jpg"]) {
        await expect(alert(sentences.tooLarge[0])).toContainText(text);
      }
      for (const text of [...sentences.unusable, "empty.jpg", "contract.jpg"]) {
        await expect(alert(sentences.unusable[0])).toContainText(text);
      }
      await screens.button("photos.tooLarge.action").click();
      await isCount(8);
      await expect(alert(sentences.tooLarge[0])).toHaveCount(0);

      await screens.pickPhotos([await heicPhoto()]);
      await isCount(9);
      await screens.pickPhotos([await photoOf("#c03020"), await photoOf("#2040c0")]);
      await isCount(10);
      await expect(alert(sentences.oneMore)).toBeVisible();
      await screens.pickPhotos([await photoOf("#2040c0")]);
      await expect(alert(sentences.noMore)).toBeVisible();

      await page.reload();
      await screens.goToStep("room");
      await isCount(10);
      const { photos, bytes, drafts } = await phone.stored();
      expect(bytes).toBe(10);
      const names = drafts[0]!.photos.map((uuid) => photos.find((each) => each.uuid === uuid)?.name);
      expect(names).toEqual([
        ...Array.from({ length: 7 }, (_, index) => `room-${index + 1}.jpg`),
        "large.jpg",
        "IMG_0001.HEIC",
        "#c03020.jpg",
      ]);
      expect(photos.filter(({ size }) => size === FIVE_MB)).toHaveLength(7);
    });
  });
}

test("D5: a HEIC is read where the browser can't, by what its worker fetches when it is picked @core", async ({
  phone,
}) => {
  const { page } = phone;
  const screens = screensOf(page, twoVisitors[0]!);
  await page.goto("/items?form=new");
  await screens.goToStep("room");
  await screens.pickPhotos([await heicPhoto()]);
  await expect(page.getByRole("main").locator("img[src^='blob:']").first()).toBeVisible();
});

function named(file: PickedFile, name: string): PickedFile {
  return { ...file, name };
}
