import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { paths } from "../../../paths.ts";
import { shortId } from "../../../ui/short-id.ts";
import { saysText } from "../../room/warnings/panel/sign-text.ts";
import { CaseSection } from "./case-section.tsx";

interface Props {
  signals: CaseDetail["signals"];
  city: string;
}

/** What the scam guard sees in a room by itself, as its readers are told, and where else its photos are. */
export function SignalsSection({ signals, city }: Props) {
  const { i18n } = useLingui();
  if (signals === null) return null;
  const says = signals.signs.flatMap((sign) => saysText(i18n, sign, city) ?? []);
  if (says.length === 0 && signals.photos_elsewhere.length === 0) return null;
  return (
    <CaseSection heading={i18n._("case.signals")}>
      <ul className="grid list-disc gap-1 pl-5">
        {says.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {signals.photos_elsewhere.map((photo) => (
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
  if (listing_id === null) return text;
  return (
    <Link href={paths.moderationCase(listing_id)} className="text-brick underline">
      {text}
    </Link>
  );
}
