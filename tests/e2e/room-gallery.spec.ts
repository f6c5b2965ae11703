import type { Locator, Page } from "@playwright/test";
import { shellIsKept } from "./offline/support/test.ts";
import { demoRooms } from "./support/demo-rooms.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const position = (index: number, count: number) =>
    words("gallery.position").replace("{index}", String(index)).replace("{count}", String(count));

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test("a tap on a room's photo shows it whole in full screen, and back leaves the room open", async ({ page }) => {
      const { room, count } = await openRoomWithPhotos(page);
      await strip(room).click();
      const { dialog, counter } = fullScreen(page);
      await expect(counter).toHaveText(position(1, count));
      await expectNoViolations(page);
      await page.keyboard.press("ArrowRight");
      await expect(counter).toHaveText(position(2, count));
      await dialog.getByRole("button", { name: words("gallery.next") }).click();
      await expect(counter).toHaveText(position(3, count));
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/room=/);
      // The room shows the photo that was looked at last.
      await expect(strip(room)).toHaveAccessibleName(position(3, count));
      await page.goBack();
      await expect(room).toBeHidden();
    });

    test("Escape and the close button close the full screen alone, and the focus goes back to where it was", async ({
      page,
    }) => {
      const { room } = await openRoomWithPhotos(page);
      const opener = room.getByRole("button", { name: words("gallery.open") });
      const { dialog } = fullScreen(page);
      for (const close of [
        () => page.keyboard.press("Escape"),
        () => dialog.getByRole("button", { name: words("dialog.close") }).click(),
      ]) {
        await opener.focus();
        await page.keyboard.press("Enter");
        // A phone has no use for it: there the dialog itself has the focus.
        const focused = visitor.wide ? dialog.getByRole("button", { name: words("dialog.close") }) : dialog;
        await expect(focused).toBeFocused();
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(/room=/);
      }
      await page.keyboard.press("Escape");
      await expect(room).toBeHidden();
    });

    test("the focus stays in the full screen", async ({ page }) => {
      const { room } = await openRoomWithPhotos(page);
      await strip(room).click();
      const { dialog } = fullScreen(page);
      await expect(dialog).toHaveCount(1);
      for (let presses = 0; presses < 15; presses += 1) {
        await page.keyboard.press("Tab");
        await expect(dialog.locator(":focus")).toHaveCount(1);
      }
    });

    test("a photo is enlarged by a double tap, the keys and the button, and moved while it is", async ({ page }) => {
      const { room, count } = await openRoomWithPhotos(page);
      await strip(room).click();
      const { dialog, counter } = fullScreen(page);
      const photo = dialog.getByRole("img").first();
      await expect(counter).toHaveText(position(1, count));
      await photo.dblclick();
      await expect.poll(() => scaleOf(photo)).toBe(2.5);
      const placed = await placeOf(photo);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => placeOf(photo)).not.toEqual(placed);
      await expect(counter).toHaveText(position(1, count));
      const middle = { x: page.viewportSize()!.width / 2, y: page.viewportSize()!.height / 2 };
      const before = await placeOf(photo);
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + 40, middle.y);
      await page.mouse.up();
      await expect.poll(async () => (await placeOf(photo)).x - before.x).toBeGreaterThan(30);
      await dialog.getByRole("button", { name: words("gallery.zoom-out") }).click();
      await expect.poll(() => scaleOf(photo)).toBe(1);
      await page.keyboard.press("+");
      await expect.poll(() => scaleOf(photo)).toBe(1.5);
      await page.keyboard.press("-");
      await expect.poll(() => scaleOf(photo)).toBe(1);
      await dialog.getByRole("button", { name: words("gallery.next") }).click();
      await expect(counter).toHaveText(position(2, count));
    });

    test("two fingers enlarge a photo, one finger swipes to the next", async ({ page, context }) => {
      test.skip(visitor.wide, "a desktop has no fingers");
      const { room, count } = await openRoomWithPhotos(page);
      await strip(room).tap();
      const { dialog, counter } = fullScreen(page);
      await expect(counter).toHaveText(position(1, count));
      const fingers = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
        fingers.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
      await touch("touchStart", 180, 210);
      for (const by of [10, 20, 30, 40, 50, 60]) await touch("touchMove", 180 - by, 210 + by);
      await touch("touchEnd");
      await expect.poll(() => scaleOf(dialog.getByRole("img").first())).toBeGreaterThan(1.5);
      await dialog.getByRole("button", { name: words("gallery.zoom-out") }).tap();
      await expect.poll(() => scaleOf(dialog.getByRole("img").first())).toBe(1);
      await touch("touchStart", 330);
      for (const x of [300, 260, 220, 180, 140, 100, 60]) await touch("touchMove", x);
      await touch("touchEnd");
      await expect(counter).toHaveText(position(2, count));
    });

    test("an upright photo is wholly visible, and a room with one photo has no arrows", async ({ page, server }) => {
      const { id } = (await demoRooms(server.url))[0]!;
      await page.route(`**/api/v1/items/open?**`, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { id: string; images: object[] }[] };
        const data = answer.data.map((room) => (room.id === id ? { ...room, images: room.images.slice(0, 1) } : room));
        await route.fulfill({ response, json: { ...answer, data } });
      });
      await page.route("**/photos/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: UPRIGHT }));
      await page.goto(`/?room=${id}`);
      await strip(page.getByRole("dialog")).click();
      const { dialog, counter } = fullScreen(page);
      await expect(counter).toHaveText(position(1, 1));
      const photo = dialog.getByRole("img");
      await expect(photo).toHaveCSS("object-fit", "contain");
      const [frame, screen] = [(await photo.boundingBox())!, page.viewportSize()!];
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y + frame.height).toBeLessThanOrEqual(screen.height);
      await expect(dialog.getByRole("button", { name: words("gallery.next") })).toHaveCount(0);
    });

    test("without a network the full screen shows the photos that are on the phone", async ({ page, context }) => {
      const { room, count } = await openRoomWithPhotos(page);
      await shellIsKept(page);
      // Opened again, through the worker that keeps its photos.
      await page.reload();
      await expect(strip(room)).toBeVisible();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await strip(room).click();
      const { dialog, counter } = fullScreen(page);
      await expect(counter).toHaveText(position(1, count));
      const photo = dialog.getByRole("img").first();
      await photo.dblclick();
      await expect.poll(() => scaleOf(photo)).toBe(2.5);
      await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    });

    async function openRoomWithPhotos(page: Page): Promise<{ room: Locator; count: number }> {
      await page.goto("/");
      const rooms = await demoRooms(new URL(page.url()).origin);
      const room = rooms.find(({ images }) => images.length >= 3)!;
      await page.evaluate((id) => history.pushState({ openedHere: true }, "", `/?room=${id}`), room.id);
      const dialog = page.getByRole("dialog", { name: room.title });
      await expect(strip(dialog)).toBeVisible();
      return { room: dialog, count: room.images.length };
    }

    function strip(room: Locator): Locator {
      return room.getByRole("region", { name: words("gallery.label") }).getByRole("group");
    }

    function fullScreen(page: Page) {
      const dialog = page.getByRole("dialog", { name: words("gallery.label"), exact: true });
      return { dialog, counter: dialog.getByRole("status") };
    }
  });
}

const UPRIGHT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200" fill="#4060a0"/></svg>';

/** Where a photo comes to rest, whatever still moves. */
function placeOf(photo: Locator): Promise<{ scale: number; x: number; y: number }> {
  return photo.evaluate((image) => {
    const { a, e, f } = new DOMMatrix(image.style.transform);
    return { scale: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
  });
}

async function scaleOf(photo: Locator): Promise<number> {
  return (await placeOf(photo)).scale;
}
