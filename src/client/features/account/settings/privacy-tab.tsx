import type { User } from "#domain/user.ts";
import { ExportData } from "./export-data.tsx";
import { PrivacyForm } from "./privacy-form.tsx";

/** What we may do with somebody's data, and a copy of all of it. */
export function PrivacyTab({ user }: { user: User }) {
  return (
    <div className="grid gap-4">
      {/* Choices that arrive from elsewhere, such as the agreement just accepted, are shown as they are now. */}
      <PrivacyForm key={`${user.receive_updates} ${user.allow_data_for_training}`} user={user} />
      <ExportData />
    </div>
  );
}
