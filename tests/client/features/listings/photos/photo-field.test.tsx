import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { photoBytes, photosOf } from "#offline/drafts/draft-photos.ts";
import { noteSeen } from "#offline/drafts/seen-photos.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { noteProgress } from "../../../../../src/client/outbox/sending/photo-progress.ts";
import type { DraftSession } from "../../../../../src/client/drafts/draft-session.ts";
import { room } from "../../../../offline/support.ts";
import { heicFile, lookOf, picture, pictureOf } from "../../../drafts/photos/pictures.ts";
import { alerts, cells, openForm, OWNER, pick } from "./form.tsx";

const SOON = { timeout: 30_000 };

/** Stands for an address of the server's. */
const SERVER_PHOTO = "data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=";

async function names(draftSession: DraftSession<"listing">): Promise<string[]> {
  return (await photosOf(draftSession.draft.peek())).map(({ name }) => name);
}

async function pickTen(): Promise<File[]> {
  return Promise.all(
    Array.from({ length: 10 }, (_, index) => picture({ width: 40, height: 30, name: `${index}.jpg` })),
  );
}

/** Presses a button as soon as it is there. */
async function press(text: string): Promise<void> {
  const button = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  await expect.poll(button).toBeDefined();
  button()!.click();
}

async function untilShown(count: number): Promise<void> {
  await vi.waitFor(() => expect(document.querySelectorAll("fieldset li img")).toHaveLength(count), SOON);
}

test("D2: photos are on the phone in the order in which they were picked, as they were picked", async () => {
  const draftSession = await openForm();
  const files = await pickTen();
  pick(files);
  await vi.waitFor(() => expect(draftSession.draft.peek().photos).toHaveLength(10), SOON);
  const stored = await draftOf(OWNER, draftSession.draft.peek().id);
  expect(stored?.photos).toEqual(draftSession.draft.peek().photos);
  expect(await names(draftSession)).toEqual(files.map(({ name }) => name));
  const bytes = await photoBytes(OWNER, stored!.photos[9]!);
  expect(bytes?.original.byteLength).toBe(files[9]!.size);
  await untilShown(10);
});

test("D5: photos that were too large are offered still after the next pick, until they are left out", async () => {
  const draftSession = await openForm("en");
  pick([await pictureOf(MAX_PHOTO_BYTES + 1, "first.jpg")]);
  await vi.waitFor(() => expect(alerts()).toHaveLength(1), SOON);
  pick([
    await picture({ width: 40, height: 30, name: "small.jpg" }),
    await pictureOf(MAX_PHOTO_BYTES + 1, "second.jpg"),
  ]);
  await vi.waitFor(() => expect(alerts()[0]).toContain("second.jpg"), SOON);
  expect(alerts()[0]).toContain("first.jpg");
  await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["small.jpg"]), SOON);
  await press("Leave out");
  await expect.poll(alerts).toEqual([]);
  expect(await names(draftSession)).toEqual(["small.jpg"]);
});

test("what will be sent is made ready while the form is open", async () => {
  const draftSession = await openForm();
  pick([await picture({ width: 3000, height: 2000 })]);
  await vi.waitFor(async () => {
    const shrunk = (await photoBytes(OWNER, draftSession.draft.peek().photos[0] ?? ""))?.shrunk;
    expect(await lookOf(new Blob([shrunk!]))).toMatchObject({ width: 2048 });
  }, SOON);
});

test.each([
  ["zh", "图片文件过大", "缩小后添加"],
  ["en", "Photo files too large", "Shrink and add"],
] as const)(
  "D5: a photo over 5 MB is named, and added once it was made smaller (%s)",
  async (locale, title, action) => {
    const draftSession = await openForm(locale);
    pick([await pictureOf(MAX_PHOTO_BYTES, "just right.jpg"), await pictureOf(MAX_PHOTO_BYTES + 1, "too much.jpg")]);
    await vi.waitFor(() => expect(alerts()).toHaveLength(1), SOON);
    expect(alerts()[0]).toContain(title);
    expect(alerts()[0]).toContain("too much.jpg");
    expect(alerts()[0]).not.toContain("just right.jpg");
    await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["just right.jpg"]), SOON);
    await press(action);
    await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["just right.jpg", "too much.jpg"]), SOON);
    const [, second] = await photosOf(draftSession.draft.peek());
    expect(second!.size).toBeLessThan(MAX_PHOTO_BYTES);
    await expect.poll(alerts).toEqual([]);
  },
);

test.each([
  ["zh", "最多还能上传 3 张图片"],
  ["en", "Only 3 more photos can be added"],
] as const)(
  "D5: of too many photos the first are added, and it is said how many could be, and which were not (%s)",
  async (locale, text) => {
    const draftSession = await openForm(locale);
    const files = await pickTen();
    pick(files.slice(0, 7));
    pick(files.slice(5));
    await vi.waitFor(() => expect(alerts()).toHaveLength(1), SOON);
    expect(alerts()[0]).toContain(text);
    expect(alerts()[0]).toMatch(/8\.jpg.*9\.jpg/s);
    expect(alerts()[0]).not.toContain("7.jpg");
    await vi.waitFor(() => expect(draftSession.draft.peek().photos).toHaveLength(10), SOON);
    expect((await names(draftSession)).slice(7)).toEqual(["5.jpg", "6.jpg", "7.jpg"]);
  },
);

test("D5: a large photo that finds no place stays offered until there is one", async () => {
  const draftSession = await openForm();
  pick([...(await pickTen()), await pictureOf(MAX_PHOTO_BYTES + 1, "eleventh.jpg")]);
  await vi.waitFor(() => expect(draftSession.draft.peek().photos).toHaveLength(10), SOON);
  await press("缩小后添加");
  await vi.waitFor(() => expect(alerts().join()).toContain("最多还能上传 0 张图片"), SOON);
  expect(alerts().join()).toContain("eleventh.jpg");
  await draftSession.removePhoto(draftSession.draft.peek().photos[0]!);
  await press("缩小后添加");
  await vi.waitFor(async () => expect((await names(draftSession)).at(-1)).toBe("eleventh.jpg"), SOON);
  await expect.poll(alerts).toEqual([]);
});

test("D5: empty files and what is no picture are named; the others are kept", async () => {
  const draftSession = await openForm();
  const text = new File(["a text that says it is a picture"], "text.jpg", { type: "image/jpeg" });
  pick([
    new File([], "empty.png", { type: "image/png" }),
    await picture({ width: 40, height: 30, name: "ok.jpg" }),
    text,
  ]);
  await vi.waitFor(() => expect(alerts()).toHaveLength(1), SOON);
  expect(alerts()[0]).toContain("这些文件没有添加");
  expect(alerts()[0]).toContain("empty.png");
  expect(alerts()[0]).toContain("text.jpg");
  await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["ok.jpg"]), SOON);
});

test("D5: a HEIC without a type, as the Files app gives it, is shown and made ready to be sent", async () => {
  const draftSession = await openForm();
  pick([heicFile("IMG_7.HEIC", "")]);
  await vi.waitFor(() => expect(document.querySelector("fieldset li")?.textContent).toContain("IMG_7.HEIC"), SOON);
  await untilShown(1);
  const [photo] = await photosOf(draftSession.draft.peek());
  expect(photo).toMatchObject({ type: "image/heic", state: "stored" });
  const bytes = await photoBytes(OWNER, photo!.uuid);
  expect(await lookOf(new Blob([bytes!.shrunk!]))).toMatchObject({ width: 96, height: 64, left: "red" });
});

test("P11: a photo that turns out to be unreadable says so with its number, is not the cover, and is taken out or replaced", async () => {
  const draftSession = await openForm();
  const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], "broken.jpg");
  pick([broken, await picture({ width: 40, height: 30 })]);
  await vi.waitFor(() => expect(cells()[0]?.textContent).toContain("图片上传失败（第 1 张）"), SOON);
  expect((await photosOf(draftSession.draft.peek()))[0]).toMatchObject({ state: "refused", refusal: "unreadable" });
  await vi.waitFor(() => expect(cells().map(({ textContent }) => textContent.includes("封面"))).toEqual([false, true]));
  const buttons = () => [...cells()[0]!.querySelectorAll("button")];
  const texts = buttons().map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["拿掉", "换一张"]));
  expect(texts).not.toContain("再试一次");
  await userEvent.click(buttons().find(({ textContent }) => textContent === "拿掉")!);
  await vi.waitFor(() => expect(cells()).toHaveLength(1), SOON);
});

test("the first photo is the cover; another one is made it, moved, and removed once that was confirmed", async () => {
  const draftSession = await openForm("en");
  pick((await pickTen()).slice(0, 3));
  await untilShown(3);
  expect(cells().map(({ textContent }) => textContent.includes("Cover"))).toEqual([true, false, false]);
  await choose(draftSession, 2, "Make cover");
  expect(await names(draftSession)).toEqual(["2.jpg", "0.jpg", "1.jpg"]);
  await choose(draftSession, 0, "Move later");
  expect(await names(draftSession)).toEqual(["0.jpg", "2.jpg", "1.jpg"]);
  await choose(draftSession, 2, "Remove");
  expect(await names(draftSession)).toHaveLength(3);
  const gone = draftSession.draft.peek().photos[2]!;
  await userEvent.click([...cells()[2]!.querySelectorAll("button")].find((button) => button.textContent === "Remove")!);
  await vi.waitFor(() => expect(cells()).toHaveLength(2), SOON);
  expect(await draftsDatabase().photoBytes.get(gone)).toBeUndefined();
});

/** Chooses from a photo's menu, once the photos stand in their order. */
async function choose(draftSession: DraftSession<"listing">, index: number, text: string): Promise<void> {
  const uuids = () => cells().map((cell) => cell.querySelector("button")!.id.replace("photo-", ""));
  await expect.poll(uuids).toEqual(draftSession.draft.peek().photos);
  await userEvent.click(cells()[index]!.querySelector("[aria-haspopup]")!);
  const item = await vi.waitFor(() => {
    const found = [...document.querySelectorAll("[role=menuitem]")].find(({ textContent }) => textContent === text);
    return found ?? Promise.reject(new Error(`No ${text}`));
  }, SOON);
  await userEvent.click(item);
}

/** What screen readers hear: the browser has drawn it by then. */
async function untilHeard(text: string): Promise<void> {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text), SOON);
}

test.each([
  ["zh", ["移到第 1 位，共 3 位", "移到第 2 位，共 3 位", "移到第 3 位，共 3 位", "现在是第 3 张，共 3 张"]],
  ["en", ["Moved to position 1 of 3", "Moved to position 2 of 3", "Moved to position 3 of 3", "Now photo 3 of 3"]],
] as const)(
  "a photo is put in another place by keyboard, and screen readers hear where (%s)",
  async (locale, heard) => {
    const draftSession = await openForm(locale);
    pick((await pickTen()).slice(0, 3));
    await untilShown(3);
    cells()[0]!.querySelector("button")!.focus();
    for (const [at, key] of [" ", "{ArrowRight}", "{ArrowRight}", " "].entries()) {
      await userEvent.keyboard(key);
      await untilHeard(heard[at]!);
    }
    expect(await names(draftSession)).toEqual(["1.jpg", "2.jpg", "0.jpg"]);
  },
);

test("a photo is dragged to another place by mouse", async () => {
  const draftSession = await openForm();
  pick((await pickTen()).slice(0, 3));
  await untilShown(3);
  const [first, , last] = cells().map((cell) => cell.querySelector("button")!);
  const [from, to] = [middleOf(last!), middleOf(first!)];
  last!.dispatchEvent(mouse("mousedown", from));
  document.dispatchEvent(mouse("mousemove", { ...from, clientX: from.clientX - 10 }));
  await untilHeard("移到第 3 位，共 3 位");
  document.dispatchEvent(mouse("mousemove", to));
  await untilHeard("移到第 1 位，共 3 位");
  document.dispatchEvent(mouse("mouseup", to));
  await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["2.jpg", "0.jpg", "1.jpg"]), SOON);
});

type Point = Pick<MouseEventInit, "clientX" | "clientY">;

function middleOf(element: Element): Required<Point> {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

function mouse(type: string, at: Point): MouseEvent {
  return new MouseEvent(type, { ...at, button: 0, buttons: 1, bubbles: true, cancelable: true });
}

test("photos can be dropped on the field and pasted anywhere on the page", async () => {
  const draftSession = await openForm();
  const transfer = new DataTransfer();
  transfer.items.add(await picture({ width: 40, height: 30, name: "dropped.jpg" }));
  const field = document.querySelector("fieldset")!;
  field.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(draftSession.draft.peek().photos).toHaveLength(1), SOON);
  const pasted = new DataTransfer();
  pasted.items.add(await picture({ width: 40, height: 30, name: "pasted.png", type: "image/png" }));
  const paste = () =>
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  // The field hears of what is pasted some time after it was drawn, and takes it from the browser.
  await expect.poll(paste).toBe(false);
  await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["dropped.jpg", "pasted.png"]), SOON);
});

test("B-08: of what is dropped by its address nothing is fetched or added", async () => {
  const draftSession = await openForm();
  const fetched = vi.spyOn(window, "fetch");
  const field = document.querySelector("fieldset")!;
  const dropped = (transfer: DataTransfer) =>
    field.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  const address = new DataTransfer();
  address.setData("text/uri-list", "https://elsewhere.example/room.jpg");
  address.setData("text/html", '<img src="https://elsewhere.example/room.jpg">');
  dropped(address);
  const file = new DataTransfer();
  file.items.add(await picture({ width: 40, height: 30, name: "dropped.jpg" }));
  dropped(file);
  await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["dropped.jpg"]), SOON);
  expect(JSON.stringify(fetched.mock.calls)).not.toContain("elsewhere.example");
  fetched.mockRestore();
});

test("each photo says where it is: on this phone, on its way, on the server", async () => {
  const draftSession = await openForm("en");
  pick((await pickTen()).slice(0, 2));
  await untilShown(2);
  const [first, second] = draftSession.draft.peek().photos as [string, string];
  expect(cells()[0]!.textContent).toContain("Saved on this device");
  noteProgress(second, 0.426);
  await draftsDatabase().photos.update(first, { state: "uploaded", imageUrl: SERVER_PHOTO });
  await vi.waitFor(() => expect(cells()[0]!.textContent).toContain("Uploaded"), SOON);
  expect(cells()[1]!.textContent).toContain("Uploading 43%");
});

test("A39: a photo that is not on this phone yet says where it is: in the account, or still on another device", async () => {
  const draftSession = await openForm("en");
  pick((await pickTen()).slice(0, 1));
  await untilShown(1);
  const [uuid] = draftSession.draft.peek().photos as [string];
  const awaited = { id: draftSession.draft.peek().id, uuid };
  await draftsDatabase().photos.update(uuid, { awaited });
  await vi.waitFor(() => expect(cells()[0]!.textContent).toContain("In your account, not on this device yet"), SOON);
  await draftsDatabase().photos.update(uuid, { awaited: { ...awaited, isElsewhere: true } });
  await vi.waitFor(() => expect(cells()[0]!.textContent).toContain("Still on your other device"), SOON);
});

test.each([
  ["zh", "海报移到了房间照片后面", "放回封面"],
  ["en", "We moved the flyer after your photos", "Make the flyer the cover"],
] as const)(
  "a recognised poster is no cover, which is said and can be undone for good (%s)",
  async (locale, said, undo) => {
    const draftSession = await openForm(locale);
    pick((await pickTen()).slice(0, 3));
    await untilShown(3);
    const [poster] = draftSession.draft.peek().photos as [string];
    await noteSeen(OWNER, new Map([[poster, { is_poster: true, has_contacts: false }]]));
    await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["1.jpg", "2.jpg", "0.jpg"]), SOON);
    await vi.waitFor(() => expect(document.body.textContent).toContain(said), SOON);
    await press(undo);
    await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["0.jpg", "1.jpg", "2.jpg"]), SOON);
    // Read once more, it stays.
    await noteSeen(OWNER, new Map([[poster, { is_poster: true, has_contacts: true }]]));
    await vi.waitFor(() => expect(cells()[0]!.querySelector("[role=status]")).not.toBeNull(), SOON);
    expect(await names(draftSession)).toEqual(["0.jpg", "1.jpg", "2.jpg"]);
    expect(document.body.textContent).not.toContain(said);
  },
);

test("a poster that was recognised as the only photo gives way to the first photo of the room", async () => {
  const draftSession = await openForm();
  pick((await pickTen()).slice(0, 1));
  await untilShown(1);
  const [poster] = draftSession.draft.peek().photos as [string];
  await noteSeen(OWNER, new Map([[poster, { is_poster: true, has_contacts: false }]]));
  pick((await pickTen()).slice(1, 3));
  await vi.waitFor(() => expect(draftSession.draft.peek().photos.indexOf(poster)).toBeGreaterThan(0), SOON);
  await expect.poll(() => document.body.textContent).toContain("海报移到了房间照片后面");
});

test.each([
  ["zh", "图里有联系方式，不登录也看得到"],
  ["en", "This picture shows contact details"],
] as const)("a picture with contacts in it is warned about, and no other one (%s)", async (locale, warning) => {
  const draftSession = await openForm(locale);
  pick((await pickTen()).slice(0, 2));
  await untilShown(2);
  const [first, second] = draftSession.draft.peek().photos as [string, string];
  await noteSeen(
    OWNER,
    new Map([
      [first, { is_poster: false, has_contacts: false }],
      [second, { is_poster: false, has_contacts: true }],
    ]),
  );
  await vi.waitFor(() => expect(cells()[1]!.textContent).toContain(warning), SOON);
  expect(cells()[0]!.textContent).not.toContain(warning);
});

test("an edited room shows the server's photos, and keeps them when one is added", async () => {
  const image = (uuid: string, display_order: number) => ({
    id: uuid,
    uuid,
    image_url: `${SERVER_PHOTO}#${uuid}`,
    display_order,
    placeholder_colour: "#aabbcc",
  });
  const draftSession = await openForm("zh", room("r1", { images: [image("b", 1), image("a", 0)] }));
  await untilShown(2);
  const sources = [...document.querySelectorAll<HTMLImageElement>("li img")].map((shown) => shown.getAttribute("src"));
  expect(sources).toEqual([`${SERVER_PHOTO}#a`, `${SERVER_PHOTO}#b`]);
  pick([await picture({ width: 40, height: 30, name: "new.jpg" })]);
  await untilShown(3);
  expect(await photosOf(draftSession.draft.peek())).toMatchObject([{ uuid: "a" }, { uuid: "b" }, { name: "new.jpg" }]);
});

test("D8: when the phone is full the photo is named, and added once there is room", async () => {
  const draftSession = await openForm();
  draftSession.change("title", "Bright room");
  await draftSession.flush();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function full(this: IDBObjectStore) {
    throw new DOMException("The phone is full", "QuotaExceededError");
  });
  pick([await picture({ width: 40, height: 30, name: "late.jpg" })]);
  await vi.waitFor(() => expect(alerts()).toHaveLength(1), SOON);
  expect(alerts()[0]).toContain("本机存储满了");
  expect(alerts()[0]).toContain("late.jpg");
  put.mockRestore();
  expect((await draftOf(OWNER, draftSession.draft.peek().id))?.typed).toEqual({ title: "Bright room" });
  await press("再试一次");
  await vi.waitFor(async () => expect(await names(draftSession)).toEqual(["late.jpg"]), SOON);
  await expect.poll(alerts).toEqual([]);
});
