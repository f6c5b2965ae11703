import type { User } from "#domain/user.ts";
import { OtherDevices } from "./other-devices.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The password, and what else is signed in with it. */
export function PasswordTab({ user }: { user: User }) {
  return (
    <div className="grid gap-4">
      <PasswordForm email={user.email} />
      <OtherDevices />
    </div>
  );
}
