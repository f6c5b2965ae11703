import type { ScamSign } from "../scam-guard/scam-sign.ts";
import type { HiddenBy } from "../moderation/standing.ts";
import type { AnsweredRequestFields } from "./request-fields.ts";

/** A wanted-to-rent request (PR-302). A-35: `price` is an alias of `price_upper_bound`, whose null is 'not given'. */
export interface TenantRequest extends AnsweredRequestFields {
  id: string;
  owner_id: string | null;
  /** Whether there is anything to open. Absent in answers from before contacts were opened one by one. */
  has_contact?: boolean;
  /** How many people have opened the contact, where any have. For its owner alone. */
  contact_openings?: number;
  /** Why to look twice at it, what weighs most first; absent where nothing says so, and in one's own that does not wait for a look. */
  signs?: ScamSign[];
  created_at: string;
  updated_at: string;
  is_demo: boolean;
  /** Why it is out of everything public; absent where it is not. */
  hidden?: HiddenBy;
  /** It has strong signs of a scam that no moderator has looked at yet: nothing recommends it meanwhile. */
  awaits_check?: true;
}
