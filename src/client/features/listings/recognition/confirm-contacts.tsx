import { useLingui } from "@lingui/react";
import { useId, useRef, useState } from "react";
import { fieldName } from "../../../platform/text/field-names.ts";
import { ReturningPicture } from "../../../platform/connection/returning-picture.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { photoSourceSet } from "../../room/photo-source.ts";
import type { PictureContact } from "./picture-contacts.ts";

interface ConfirmContactsProps {
  contacts: readonly PictureContact[];
  /** The addresses of the pictures that they may be from. */
  pictures: readonly string[];
  /** @returns Whether the form had room for it. */
  onUse: (contact: PictureContact, text: string) => boolean;
  onLeaveOut: (contact: PictureContact) => void;
}

const PANEL_ID = "contacts-in-pictures";

/**
 * Contacts that were read in pictures, beside those pictures: a misread character can only be seen there. None of them gets
 * into the form before somebody has confirmed it.
 */
export function ConfirmContacts({ contacts, pictures, onUse, onLeaveOut }: ConfirmContactsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  if (contacts.length === 0) return null;
  return (
    <section
      ref={ref}
      id={PANEL_ID}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid scroll-mt-24 grid-cols-1 gap-3 rounded-card bg-amber-tint px-4 py-3"
    >
      <p id={id} className="font-semibold text-amber">
        {i18n._("recognition.contacts", { count: contacts.length })}
      </p>
      {pictures.map((address) => (
        <ReturningPicture
          key={address}
          src={address}
          srcSet={photoSourceSet(address)}
          sizes="(min-width: 1024px) 640px, 100vw"
          alt={i18n._("recognition.contacts.picture")}
          className="max-h-[60svh] w-full rounded-control bg-card object-contain"
        />
      ))}
      <ul className="grid gap-3">
        {contacts.map((contact) => (
          <ContactLine
            key={`${contact.field} ${contact.text}`}
            contact={contact}
            onUse={(text) => {
              // The button disappears with its line: keep the focus here for keyboard users.
              ref.current?.focus({ preventScroll: true });
              return onUse(contact, text);
            }}
            onLeaveOut={() => {
              ref.current?.focus({ preventScroll: true });
              onLeaveOut(contact);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  contact: PictureContact;
  onUse: (text: string) => boolean;
  onLeaveOut: () => void;
}

function ContactLine({ contact, onUse, onLeaveOut }: LineProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(contact.text);
  const [isFull, setFull] = useState(false);
  const use = i18n._("recognition.contacts.use");
  const leaveOut = i18n._("recognition.contacts.leave-out");
  const take = () => setFull(!onUse(text.trim()));
  const named = (action: string) => i18n._("suggest.action-for", { action, field: contact.text });
  return (
    <li className="grid grid-cols-1 gap-2">
      <TextField
        label={i18n._("recognition.contacts.is-right", { field: fieldName(i18n, contact.field, "listing") })}
        value={text}
        onChange={(value) => setText(value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // It would post the form.
          event.preventDefault();
          if (text.trim() !== "") take();
        }}
        problem={isFull ? i18n._("recognition.contacts.full") : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button aria-label={named(use)} disabled={text.trim() === ""} onClick={take}>
          {use}
        </Button>
        <Button aria-label={named(leaveOut)} onClick={onLeaveOut}>
          {leaveOut}
        </Button>
      </div>
    </li>
  );
}

/**
 * Whether a form is held back from posting by contacts in pictures that nobody has decided on; then it shows them.
 * @param reveal Opens the step that they are in.
 */
export function holdForPictureContacts(reveal: () => void): boolean {
  const panel = document.getElementById(PANEL_ID);
  if (panel === null) return false;
  reveal();
  panel.closest("details")!.open = true;
  panel.scrollIntoView({ block: "start" });
  panel.focus({ preventScroll: true });
  return true;
}
