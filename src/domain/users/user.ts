/** A person with an account (PR-303); `email_verified` and `created_at` are ours. */
export interface User {
  id: string;
  /** In the one form in which addresses are stored and compared: see `canonicalEmail`. */
  email: string;
  full_name: string | null;
  is_superuser: boolean;
  /** An inactive user cannot log in. */
  is_active: boolean;
  /** Set by a code or a link that was mailed to the address, and by nothing else. */
  email_verified: boolean;
  receive_updates: boolean;
  allow_data_for_training: boolean;
  /** Instant in UTC; null until the choices were made for the first time. */
  privacy_preferences_updated_at: string | null;
  /** Instant in UTC. */
  created_at: string;
}
