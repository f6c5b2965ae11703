import type { ScamSign } from "../scam-guard/scam-sign.ts";
import type { HiddenBy } from "../moderation/standing.ts";

/** A wanted-to-rent request (PR-302). A-35: `price` is an alias of `price_upper_bound`. */
export interface TenantRequest {
  id: string;
  owner_id: string | null;
  /** Null in others' requests, as `contact_info` is: contacts are opened one by one (A-53). */
  email: string | null;
  city: string;
  /** The area or location wished for. */
  post_code: string;
  begin_date: string | null;
  end_date: string | null;
  /** Pounds a week; null is 'not given'. */
  price_upper_bound: number | null;
  property_type: WantedPropertyType;
  room_type: string | null;
  let_type: LetType | null;
  contact_info: string | null;
  /** Whether there is anything to open. Absent in answers from before contacts were opened one by one. */
  has_contact?: boolean;
  /** How many people have opened the contact, where any have. For its owner alone. */
  contact_openings?: number;
  description: string | null;
  /** Why to look twice at it, what weighs most first; absent where nothing says so, and in one's own. */
  signs?: ScamSign[];
  created_at: string;
  updated_at: string;
  is_demo: boolean;
  /** Why it is out of everything public; absent where it is not. */
  hidden?: HiddenBy;
}

export const WANTED_PROPERTY_TYPES = ["student", "social", "any"] as const;
export type WantedPropertyType = (typeof WANTED_PROPERTY_TYPES)[number];

export const LET_TYPES = ["official", "private", "either"] as const;
export type LetType = (typeof LET_TYPES)[number];
