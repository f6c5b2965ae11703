import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResolvers } from "#domain/with-resolvers.ts";
import { RoomPhoto } from "../../../../src/client/features/room/room-photo.tsx";
import { connection, reportReachable } from "../../../../src/client/platform/connection/connection.ts";

const IMAGE = { id: "i", uuid: "i", image_url: "/no-such-photo.webp", display_order: 0, placeholder_colour: null };

let root: Root;
let screen: HTMLElement;

const picture = () => screen.querySelector("img");

beforeEach(() => {
  // Probes are answered by nobody; the photo itself is asked of a server that has none.
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  screen = document.body.appendChild(document.createElement("div"));
  root = createRoot(screen);
});
afterEach(() => {
  root.unmount();
  screen.remove();
  vi.restoreAllMocks();
  connection.value = "online";
});

async function failed(): Promise<HTMLImageElement> {
  await expect.poll(picture).not.toBeNull();
  await expect.poll(() => picture()!.complete && picture()!.naturalWidth).toBe(0);
  return picture()!;
}

test("W6: a photo that could not be fetched is fetched again when the server is back, and asks after it once", async () => {
  root.render(<RoomPhoto image={IMAGE} alt="The room" sizes="96px" eager />);
  const first = await failed();
  // It alone was lost.
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  await expect.poll(() => connection.value).toBe("unreachable");
  reportReachable();
  await expect.poll(picture).not.toBe(first);
  expect(picture()!.getAttribute("src")).toBe(IMAGE.image_url);
  await failed();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(vi.mocked(fetch)).toHaveBeenCalledTimes(1);
});

test("where no text stands for a photo that could not be fetched, a drawing does until the server is back", async () => {
  root.render(<RoomPhoto image={IMAGE} alt="" sizes="96px" eager />);
  await expect.poll(() => screen.querySelector("svg")).not.toBeNull();
  expect(picture()).toBeNull();
  await expect.poll(() => connection.value).toBe("unreachable");
  // It is lost again as soon as it was asked for.
  const isAskedFor = withResolvers<void>();
  const observer = new MutationObserver(() => picture() !== null && isAskedFor.resolve());
  observer.observe(screen, { childList: true, subtree: true });
  reportReachable();
  await isAskedFor.promise;
  observer.disconnect();
});

test("a photo that is there stays as it is when the server is back", async () => {
  const src = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'%3E%3C/svg%3E";
  root.render(<RoomPhoto image={{ ...IMAGE, image_url: src }} alt="" sizes="96px" eager />);
  await expect.poll(() => picture()?.naturalWidth ?? 0).toBeGreaterThan(0);
  const shown = picture();
  connection.value = "offline";
  reportReachable();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(picture()).toBe(shown);
});
