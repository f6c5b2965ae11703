import type { LightMyRequestResponse } from "fastify";
import sharp, { type Sharp } from "sharp";
import type { TestApp } from "../test-app.ts";

/** A picture with something to see in every corner, to be encoded as a test likes. */
export function picture(width = 1200, height = 900, seed = 0): Sharp {
  const corner = (colour: string, left: number, top: number) => ({
    input: { create: { width: Math.ceil(width / 4), height: Math.ceil(height / 3), channels: 3, background: colour } },
    left,
    top,
  });
  const background = { r: 90 + (seed % 100), g: 120, b: 160 };
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    corner("#d02020", 0, 0),
    corner("#2020d0", Math.floor(width / 2), Math.floor(height / 2)),
  ] as Parameters<Sharp["composite"]>[0]);
}

let seeds = 0;

/** A small JPEG unlike all others. */
export function newPhoto(): Promise<Buffer> {
  return picture(64 + (seeds += 1), 48)
    .jpeg()
    .toBuffer();
}

/** What a browser sends of a form. */
export async function encodedForm(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { "content-type": type } };
}

export const UPLOAD = "/api/v1/utils/upload-image/";

interface Sent {
  uuid?: string;
  name?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** The form of a photo, as the page makes it. */
export function photoForm(bytes: Buffer, { uuid, name = "photo.jpg", type = "image/jpeg" }: Sent = {}): FormData {
  const form = new FormData();
  if (uuid !== undefined) form.append("uuid", uuid);
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Sends a photo as somebody. */
export async function sendPhoto(
  server: Pick<TestApp, "app">,
  user: { headers(): Record<string, string> } | null,
  bytes: Buffer,
  sent: Sent = {},
): Promise<LightMyRequestResponse> {
  return sendForm(server, user, photoForm(bytes, sent), sent.headers);
}

export async function sendForm(
  server: Pick<TestApp, "app">,
  user: { headers(): Record<string, string> } | null,
  form: FormData,
  more: Record<string, string> = {},
  url = UPLOAD,
): Promise<LightMyRequestResponse> {
  const { payload, headers } = await encodedForm(form);
  return server.app.inject({
    method: "POST",
    url,
    headers: { ...headers, ...user?.headers(), ...more },
    payload,
  });
}
