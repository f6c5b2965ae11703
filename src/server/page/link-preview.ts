import type { Listing } from "#domain/listings/listing.ts";
import type { AllListingFieldsIn } from "#domain/listings/listing-fields.ts";
import { escapeHtml } from "../escape-html.ts";
import { poundsText } from "./pounds-text.ts";

type PreviewedRoom = Pick<
  Listing,
  | "id"
  | "image_url"
  | AllListingFieldsIn<"preview", "title" | "city" | "room_type" | "price" | "price_per_month" | "description">
>;

/**
 * The page with what a messenger shows for a shared room: title, city and price, description, first
 * photo. Absolute addresses come from PUBLIC_URL alone, never from a request.
 */
export function withPreview(html: string, listing: PreviewedRoom, publicUrl: string | undefined): string {
  const title = `${listing.title} · ${listing.city} · ${rentText(listing)}`;
  const description = cut(listing.description ?? `${listing.room_type}, ${listing.city}`);
  const tags = previewTags(listing, title, description, publicUrl)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
    .join("");
  return html
    .replace(/<meta[^>]*\s(property="og:|name="twitter:|name="description")[^>]*>\s*/g, "")
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace("</head>", () => `<meta name="description" content="${escapeHtml(description)}" />${tags}</head>`);
}

function rentText({ price, price_per_month: perMonth }: PreviewedRoom): string {
  const week = `${poundsText(price)}/week`;
  return perMonth == null ? week : `${poundsText(perMonth)}/month (${week})`;
}

function previewTags(listing: PreviewedRoom, title: string, description: string, publicUrl: string | undefined) {
  const tags: [property: string, content: string][] = [
    ["og:type", "website"],
    ["og:site_name", "Qiying 栖英"],
    ["og:title", title],
    ["og:description", description],
  ];
  if (publicUrl === undefined) return tags;
  tags.push(["og:url", `${publicUrl}/?room=${listing.id}`]);
  if (listing.image_url !== null) tags.push(["og:image", new URL(listing.image_url, publicUrl).href]);
  return tags;
}

const PREVIEW_LENGTH = 160;

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join("")}…` : characters.join("");
}
