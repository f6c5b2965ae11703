import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { paths } from "../../../paths.ts";
import { shortId } from "../../../ui/short-id.ts";
import { saysText } from "../../room/warnings/panel/sign-text.ts";
import { instantText } from "../instant-text.ts";
import { CaseSection } from "./case-section.tsx";

interface Props {
  signals: CaseDetail["signals"];
  /** What was taken from the poster, with its signs of then: the poster may have emptied it since. */
  actedOn: CaseDetail["acted_on"];
  city: string;
}

/** What the scam guard sees in a room by itself, as its readers are told, and where else its photos are. */
export function SignalsSection({ signals, actedOn, city }: Props) {
  const { i18n } = useLingui();
  const textsOf = (signs: readonly ScamSign[]) => signs.flatMap((sign) => saysText(i18n, sign, city) ?? []);
  const [says, said] = [textsOf(signals?.signs ?? []), textsOf(actedOn?.signs ?? [])];
  const elsewhere = signals?.photos_elsewhere ?? [];
  if (says.length + said.length + elsewhere.length === 0) return null;
  return (
    <CaseSection heading={i18n._("case.signals")}>
      {actedOn !== null && (
        <>
          <p className="text-sm font-semibold text-amber">
            {i18n._("case.signals.then", { at: instantText(i18n, actedOn.at) })}
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="text-sm font-semibold">
            {i18n._(says.length > 0 ? /*i18n*/ "case.signals.now" : /*i18n*/ "case.signals.none-now")}
          </p>
        </>
      )}
      <ul className="grid list-disc gap-1 pl-5">
        {says.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {elsewhere.map((photo) => (
          <li key={`${photo.account_id} ${photo.listing_id}`}>
            <PhotoElsewhere photo={photo} />
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

type Elsewhere = NonNullable<CaseDetail["signals"]>["photos_elsewhere"][number];

function PhotoElsewhere({ photo: { account_id, listing_id, is_earlier } }: { photo: Elsewhere }) {
  const { i18n } = useLingui();
  const account = shortId(account_id);
  const text = is_earlier
    ? i18n._("case.signals.photo-before", { account })
    : i18n._("case.signals.photo-after", { account });
  const href = listing_id === null ? paths.moderatedAccount(account_id) : paths.moderationCase(listing_id);
  return (
    <Link href={href} className="text-brick underline">
      {text}
    </Link>
  );
}
