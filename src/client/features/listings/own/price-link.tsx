import { useLingui } from "@lingui/react";
import { Pencil } from "lucide";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { formPath } from "../../../drafts/form-path.ts";
import type { FormHistory } from "../../../drafts/reopen-for-editing.ts";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  listing: Listing;
  /** The price, in words. */
  text: string;
}

/** What is changed most often about a posted room, one tap from its field. */
export function PriceLink({ listing: { id, title }, text }: Props) {
  const { i18n } = useLingui();
  const atPrice: FormHistory = { field: "price" };
  return (
    <Link
      href={formPath("listing", id)}
      state={atPrice}
      aria-label={i18n._("own-listings.change-price", { price: text, title })}
      className="touch figures relative z-1 inline-flex items-center gap-1.5 justify-self-start font-semibold text-brick hover:underline"
    >
      {text}
      <Icon of={Pencil} size={16} className="text-ink-soft" />
    </Link>
  );
}
