import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { paths } from "../../paths.ts";
import { fieldNames } from "../../platform/text/field-names.ts";
import { listPath } from "../../drafts/form-path.ts";
import { momentText } from "../../platform/text/moment-text.ts";
import { intentText, titleText } from "./row-text.ts";

/** Entries sent lately, with the time: a user who returns later sees that they were posted. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const { i18n } = useLingui();
  if (receipts.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{i18n._("outbox.receipts")}</h2>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-card px-4">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { i18n } = useLingui();
  const { kind, type, title, at, merged, wasThere } = receipt;
  const address = addressOf(receipt);
  const name = <bdi>{titleText(i18n, { kind, title })}</bdi>;
  return (
    <li className="grid py-3">
      <p className="font-semibold">
        {address === null ? (
          name
        ) : (
          <Link href={address} className="text-sky underline">
            {name}
          </Link>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {intentText(i18n, { kind, intent: type, deed: receipt.deed })} ·{" "}
        <span className="figures">{momentText(i18n, at)}</span>
      </p>
      {wasThere && <p className="text-sm">{i18n._("posting.was-there")}</p>}
      {merged.length > 0 && (
        <p className="text-sm">{i18n._("posting.merged", { fields: fieldNames(i18n, merged, kind) })}</p>
      )}
    </li>
  );
}

function addressOf({ kind, type, entityId, deed }: Receipt): string | null {
  if (kind === "deed") return addressOfDeed(deed, entityId ?? "");
  if (kind === "profile") return paths.settings;
  if (kind === "report") return paths.reports;
  if (type === "delete" || entityId === null) return null;
  return kind === "listing" ? paths.item(entityId) : listPath(kind);
}

function addressOfDeed(deed: Receipt["deed"], id: string): string {
  if (deed === "confirm") return paths.item(id);
  return deed === "offer" ? paths.roomMatches(id.split("+")[0] ?? "") : paths.ownRequests;
}
