import { useLingui } from "@lingui/react";
import { MailCheck, Pencil } from "lucide";
import { useState } from "react";
import type { User } from "#domain/users/user.ts";
import { ConfirmAgain } from "../../../outbox/confirmation/confirm-again.tsx";
import { noteConfirmationMail } from "../../../outbox/confirmation/confirmation-mail.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { CardSection } from "../../../ui/card-section.tsx";

/** Name and address: shown, and edited in place. */
export function ProfileTab({ user }: { user: User }) {
  const { i18n } = useLingui();
  const [isEdited, setEdited] = useState(false);
  const [mailed, setMailed] = useState<Mailed | null>(null);
  return (
    <CardSection heading={i18n._("settings.profile")}>
      {isEdited ? (
        <ProfileForm
          user={user}
          onDone={(saved, newEmail) => {
            setEdited(false);
            if (saved === undefined || newEmail === undefined) return;
            if (saved.email === user.email) return setMailed({ to: newEmail, movesLater: true });
            noteConfirmationMail({ email: saved.email, at: Date.now() });
            setMailed({ to: saved.email, movesLater: false });
          }}
        />
      ) : (
        <>
          {mailed !== null && mailed.movesLater !== (mailed.to === user.email) && <ConfirmMail {...mailed} />}
          <Profile user={user} />
          <p>
            <Button onClick={() => setEdited(true)}>
              <Icon of={Pencil} size={18} />
              {i18n._("settings.edit")}
            </Button>
          </p>
        </>
      )}
    </CardSection>
  );
}

function Profile({ user: { full_name, email, email_verified } }: { user: User }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid gap-4">
      <div>
        <dt className="text-sm text-ink-soft">{i18n._("account.full-name")}</dt>
        <dd>
          {full_name === null ? (
            <span className="text-ink-soft">{i18n._("account.no-name")}</span>
          ) : (
            <bdi>{full_name}</bdi>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{i18n._("account.email")}</dt>
        <dd className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi>{email}</bdi>
            {email_verified ? (
              <Badge tone="moss">{i18n._("settings.verified")}</Badge>
            ) : (
              <Badge tone="amber">{i18n._("settings.unverified")}</Badge>
            )}
          </span>
          {!email_verified && (
            <div className="grid gap-2">
              <p className="text-sm text-ink-soft">{i18n._("settings.unverified.help")}</p>
              <ConfirmAgain email={email} />
            </div>
          )}
        </dd>
      </div>
    </dl>
  );
}

interface Mailed {
  to: string;
  /** Whether the account moves to the address once the mail is answered; else it has moved already. */
  movesLater: boolean;
}

function ConfirmMail({ to: email, movesLater }: Mailed) {
  const { i18n } = useLingui();
  return (
    <p role="status" className="flex gap-3 rounded-control bg-sky-tint px-4 py-3 text-sky">
      <Icon of={MailCheck} className="mt-0.5" />
      {movesLater ? i18n._("settings.move-mail-sent", { email }) : i18n._("settings.mail-sent", { email })}
    </p>
  );
}
