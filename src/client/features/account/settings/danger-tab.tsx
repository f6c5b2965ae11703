import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { User } from "#domain/users/user.ts";
import { Button } from "../../../ui/button.tsx";
import { DeleteAccountSheet } from "./delete-account-sheet.tsx";
import { CardSection } from "../../../ui/card-section.tsx";

/** Lists what deleting the account deletes, before the confirmation. */
export function DangerTab({ user }: { user: User }) {
  const { i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <CardSection heading={i18n._("settings.delete")} text={i18n._("settings.delete.text")}>
      <ul className="list-disc pl-5">
        <li>{i18n._("settings.delete.posts")}</li>
        <li>{i18n._("settings.delete.photos")}</li>
        <li>{i18n._("settings.delete.devices")}</li>
        <li>{i18n._("settings.delete.address")}</li>
      </ul>
      <p className="max-w-prose">{i18n._("settings.delete.final")}</p>
      <div>
        <Button look="danger" onClick={() => setAsked(true)}>
          {i18n._("settings.delete.button")}
        </Button>
      </div>
      {isAsked && <DeleteAccountSheet user={user} onClose={() => setAsked(false)} />}
    </CardSection>
  );
}
