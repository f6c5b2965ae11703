import sharp from "sharp";
import type { Listing } from "../../../src/domain/listings/listing.ts";
import type { ListingFields } from "../../../src/domain/listings/listing-fields.ts";
import { createAccount, logIn, type Account, type Tokens } from "../../e2e/support/accounts.ts";
import { demoRooms } from "../../e2e/support/demo-rooms.ts";
import { ROOM } from "../../e2e/support/written-room.ts";

/** What cards find hard, in a room each. */
const AWKWARD: readonly { fields: Partial<ListingFields>; photo?: { width: number; height: number } }[] = [
  {
    fields: {
      title:
        "【急转】曼彻斯特大学旁边走路 8 分钟，朝南带阳台的 ensuite（含独立卫浴），可以拎包入住，家具齐全、包 bill、近超市和公交站，拒绝中介",
      city: "Manchester",
      post_code: "M14 5RB",
      room_type: "ensuite",
      price: 1250.5,
      price_description: "包 bill",
    },
    photo: { width: 900, height: 1600 },
  },
  {
    fields: {
      title: "🏡✨ Bright en-suite bedroom 👩‍👩‍👧 near Llanfairpwllgwyngyllgogerychwyrndrobwll 🚲",
      city: "Newcastle",
      post_code: "NE2 4HH",
      room_type: "Large double bedroom with its own bathroom and balcony",
      price: 2345,
      description: "All bills included.",
      end_date: "2028-06-30",
      short_term_allowed: true,
    },
  },
  {
    fields: {
      title: "短",
      city: "Southampton",
      post_code: "SO17 1BJ",
      room_type: "studio",
      begin_date: "2026-12-20",
      end_date: "2027-01-10",
    },
    photo: { width: 2000, height: 600 },
  },
  {
    fields: {
      title: "Zweibettzimmer at 42 Kingsborough-upon-Thames-Marina-Boulevard",
      city: "Stratford-upon-Avon and surrounding villages",
      post_code: "CV37 6HB",
      room_type: "2b1b",
      price: 99.99,
      contact_info: "微信 lilei_2026，WhatsApp 07700 900123，晚上八点以后",
    },
    photo: { width: 1000, height: 1000 },
  },
];

/** A dozen rooms, four of them awkward, and who has posted those. */
export async function roomsForCards(serverUrl: string): Promise<{ rooms: Listing[]; owner: Account; tokens: Tokens }> {
  const owner = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, owner);
  const rooms = (await demoRooms(serverUrl)).slice(0, 12 - AWKWARD.length);
  for (const room of AWKWARD) rooms.push(await postRoom(serverUrl, tokens, room));
  return { rooms, owner, tokens };
}

async function postRoom(
  serverUrl: string,
  { access_token }: Tokens,
  { fields, photo }: (typeof AWKWARD)[number],
): Promise<Listing> {
  const authorization = `Bearer ${access_token}`;
  const images = photo === undefined ? [] : [await uploadPhoto(serverUrl, authorization, photo)];
  const answer = await fetch(`${serverUrl}/api/v1/items/`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ ...ROOM, ...fields, images }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Listing;
}

/** A photo of a demo room, cut to the size. */
async function uploadPhoto(serverUrl: string, authorization: string, size: { width: number; height: number }) {
  const drawn = await fetch(`${serverUrl}${(await demoRooms(serverUrl))[0]!.images[0]!.image_url}`);
  const file = await sharp(await drawn.arrayBuffer())
    .resize({ ...size, fit: "cover" })
    .jpeg()
    .toBuffer();
  const uuid = crypto.randomUUID();
  const form = new FormData();
  form.append("uuid", uuid);
  form.append("file", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "room.jpg");
  const answer = await fetch(`${serverUrl}/api/v1/utils/upload-image/`, {
    method: "POST",
    headers: { authorization, "Idempotency-Key": uuid },
    body: form,
  });
  const { image_url } = (await answer.json()) as { image_url: string };
  return { uuid, image_url, display_order: 0 };
}
