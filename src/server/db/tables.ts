import type { ListingImage, PropertyType } from "#domain/listing.ts";
import type { LetType, WantedPropertyType } from "#domain/tenant-request.ts";

/**
 * The tables as the migrations make them, for Kysely. Days are `YYYY-MM-DD` or the two infinities, instants
 * ISO text: connect.ts keeps the driver from turning either into a local-time Date.
 */
export interface Tables {
  listing: ListingTable;
  search_term: { term: string };
  tenant_request: TenantRequestTable;
}

export interface ListingTable {
  id: string;
  owner_id: string | null;
  title: string;
  city: string;
  description: string | null;
  post_code: string;
  price_pence: number;
  begin_date: string;
  end_date: string;
  duration: string | null;
  property_type: PropertyType;
  room_type: string;
  images: ListingImage[];
  email: string;
  contact_info: string | null;
  xhs_link: string | null;
  duration_description: string | null;
  price_description: string | null;
  short_term_allowed: boolean;
  additional_info: string | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  live: boolean;
  search_text: string;
  search_tsv: string;
}

export interface TenantRequestTable {
  id: string;
  owner_id: string | null;
  email: string;
  city: string;
  post_code: string;
  begin_date: string;
  end_date: string;
  price_upper_bound_pence: number | null;
  property_type: WantedPropertyType;
  room_type: string | null;
  let_type: LetType | null;
  contact_info: string | null;
  description: string | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
}
