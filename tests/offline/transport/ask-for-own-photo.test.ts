import { expect, test } from "vitest";
import { UnreachableError } from "#contract/api-error.ts";
import { askForOwnPhoto } from "#offline/transport/ask-for-own-photo.ts";

function asking(status: number, body: string, type: string): Promise<Blob | null> {
  const fetch = () => Promise.resolve(new Response(body, { status, headers: { "content-type": type } }));
  const photo = { path: "/photo", absent: "draft_not_found" } as const;
  return askForOwnPhoto({ fetch, baseUrl: "", accessToken: () => "token" }, photo, new AbortController().signal);
}

test("A39: only the server itself says that it has not a photo", async () => {
  const absent = JSON.stringify({ detail: "Draft not found", code: "draft_not_found" });
  expect(await asking(404, absent, "application/json")).toBeNull();
  expect((await asking(200, "picture", "image/webp"))?.type).toBe("image/webp");
});

test.each([
  ["a page", "<p>Not found</p>", "text/html"],
  ["JSON of another", JSON.stringify({ detail: "Not Found" }), "application/json"],
  ["nothing", "", "text/plain"],
])("A39, W1: a proxy's 404 with %s says nothing of the photo", async (_, body, type) => {
  await expect(asking(404, body, type)).rejects.toThrow(UnreachableError);
});
