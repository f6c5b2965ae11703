import { useLingui } from "@lingui/react";
import { EyeOff } from "lucide";
import { useEffect, useState } from "react";
import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { DraftForm } from "./use-draft-form.ts";

type ContactsForm<Field extends string> = Pick<DraftForm<Field | "contact_info">, "typed" | "change">;

interface Props<Field extends string> {
  form: ContactsForm<Field>;
  /** The fields of prose. */
  fields: readonly Field[];
}

/** Contacts in the texts of a form, by their field. */
interface Found<Field extends string> {
  field: Field;
  contacts: readonly string[];
  /** The text without them. */
  rest: string;
}

/** Wait until a number is typed to its end. */
const LOOKS_AFTER_MS = 700;

/**
 * Contacts that were written into a title or text, where others see them covered: one tap moves them to the field for
 * contacts, another leaves them.
 */
export function ContactsInTexts<Field extends string>({ form, fields }: Props<Field>) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = useContactsIn(form.typed.value, fields).filter(({ contacts }) =>
    contacts.some((one) => !left.has(one)),
  );
  if (found.length === 0) return null;
  const contacts = [...new Set(found.flatMap((one) => one.contacts))];
  return (
    <section
      id={PANEL_ID}
      tabIndex={-1}
      role="status"
      className="grid gap-3 rounded-card bg-amber-tint px-4 py-3 text-amber"
    >
      <p className="flex items-start gap-2">
        <Icon of={EyeOff} className="mt-0.5" />
        <span className="min-w-0 break-words">
          {i18n._("contacts-in-text.found", { contacts: contacts.join(i18n.locale === "zh" ? "、" : ", ") })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => moveToContacts(form, found)}>
          {i18n._("contacts-in-text.move")}
        </Button>
        <Button onClick={() => setLeft(new Set([...left, ...contacts]))}>{i18n._("contacts-in-text.leave")}</Button>
      </div>
    </section>
  );
}

const PANEL_ID = "contacts-in-texts";

/** Whether a form is held back from posting by contacts that nobody has decided on; then it shows them. */
export function holdForContacts(): boolean {
  const panel = document.getElementById(PANEL_ID);
  panel?.scrollIntoView({ block: "center" });
  panel?.focus({ preventScroll: true });
  return panel !== null;
}

function useContactsIn<Field extends string>(typed: Draft["typed"], fields: readonly Field[]): readonly Found<Field>[] {
  const [found, setFound] = useState<readonly Found<Field>[]>([]);
  const texts = JSON.stringify(fields.map((field) => [field, typed[field] ?? ""]));
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      // Without the parser on the phone the form asks nothing. The server covers contacts anyway.
      void findContacts(JSON.parse(texts) as [Field, string][]).then(
        (all) => isOver || setFound(all),
        () => undefined,
      );
    }, LOOKS_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [texts]);
  return found;
}

async function findContacts<Field extends string>(texts: readonly [Field, string][]): Promise<Found<Field>[]> {
  // Lazy: most forms are opened to change a price or a day.
  const { coverContacts, withContactsTakenOut } = await import("../../../query-parser/listing/contacts.ts");
  return texts.flatMap(([field, text]) => {
    const contacts = coverContacts(text).covered;
    return contacts.length === 0 ? [] : [{ field, contacts, rest: withContactsTakenOut(text).trim() }];
  });
}

/** Moves contacts into the contact field. Those that do not fit stay in their text. */
function moveToContacts<Field extends string>({ typed, change }: ContactsForm<Field>, found: readonly Found<Field>[]) {
  let lines = String(typed.peek()["contact_info"] ?? "").trim();
  for (const { field, contacts, rest } of found) {
    const others = contacts.filter((contact) => !lines.includes(contact));
    const longer = [lines, ...new Set(others)].filter((line) => line !== "").join("\n");
    if (longer.length > LISTING_TEXT_LENGTHS.contact_info) continue;
    lines = longer;
    change(field, rest);
  }
  change("contact_info", lines);
}
