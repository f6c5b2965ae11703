import { useState } from "react";
import type { User } from "#domain/users/user.ts";
import type { PrivacyChoices } from "../../session/agreement-record.ts";
import { useCurrentUser } from "../../session/current-user.ts";

const NAMES = ["receiveUpdates", "allowDataForTraining"] as const satisfies (keyof PrivacyChoices)[];
const OFF: PrivacyChoices = { receiveUpdates: false, allowDataForTraining: false };

/**
 * The choices that go with the agreement: those that the account has recorded are filled in, also when they come after
 * the first tap; without any they are off.
 * @returns `untouched`: those that acceptance must not send, since the account has them, or may have them.
 */
export function useChoices() {
  const { user } = useCurrentUser();
  const [touched, setTouched] = useState<Partial<PrivacyChoices>>({});
  const choices: PrivacyChoices = { ...(recordedBy(user) ?? OFF), ...touched };
  // A user who has never chosen leaves both off by accepting so.
  const isFirstChoice = user !== undefined && recordedBy(user) === null;
  return {
    choices,
    untouched: isFirstChoice ? [] : NAMES.filter((name) => touched[name] === undefined),
    choose: (next: PrivacyChoices) => {
      const changed = NAMES.filter((name) => next[name] !== choices[name]).map((name) => [name, next[name]]);
      setTouched((before) => ({ ...before, ...(Object.fromEntries(changed) as Partial<PrivacyChoices>) }));
    },
  };
}

/** Null where the account has never chosen, or is not known: without a network, or not yet. */
function recordedBy(user: User | undefined): PrivacyChoices | null {
  if (user === undefined || user.privacy_preferences_updated_at === null) return null;
  return { receiveUpdates: user.receive_updates, allowDataForTraining: user.allow_data_for_training };
}
