import { useLingui } from "@lingui/react";
import { ICO, DATA_COMPLAINTS } from "./document-sources.ts";
import { CONTACT_PART, DocumentContact } from "./document-contact.tsx";
import { Contents, DocumentPart, type Part } from "./document-part.tsx";

const PARTS: readonly Part[] = [
  { anchor: "who", heading: /*i18n*/ "privacy-notice.who", paragraphs: [/*i18n*/ "privacy-notice.who.team"] },
  {
    anchor: "server",
    heading: /*i18n*/ "privacy-notice.server",
    points: [
      { term: /*i18n*/ "privacy-notice.account", text: /*i18n*/ "privacy-notice.account.what" },
      { term: /*i18n*/ "privacy-notice.devices", text: /*i18n*/ "privacy-notice.devices.what" },
      { term: /*i18n*/ "privacy-notice.posts", text: /*i18n*/ "privacy-notice.posts.what" },
      { term: /*i18n*/ "privacy-notice.photos", text: /*i18n*/ "privacy-notice.photos.what" },
      { term: /*i18n*/ "privacy-notice.drafts", text: /*i18n*/ "privacy-notice.drafts.what" },
      { term: /*i18n*/ "privacy-notice.viewings", text: /*i18n*/ "privacy-notice.viewings.what" },
      { term: /*i18n*/ "privacy-notice.searches", text: /*i18n*/ "privacy-notice.searches.what" },
      { term: /*i18n*/ "privacy-notice.lists", text: /*i18n*/ "privacy-notice.lists.what" },
      { term: /*i18n*/ "privacy-notice.offers", text: /*i18n*/ "privacy-notice.offers.what" },
      { term: /*i18n*/ "privacy-notice.contacts", text: /*i18n*/ "privacy-notice.contacts.what" },
      { term: /*i18n*/ "privacy-notice.reports", text: /*i18n*/ "privacy-notice.reports.what" },
      { term: /*i18n*/ "privacy-notice.mails", text: /*i18n*/ "privacy-notice.mails.what" },
      { term: /*i18n*/ "privacy-notice.abuse", text: /*i18n*/ "privacy-notice.abuse.what" },
      { term: /*i18n*/ "privacy-notice.numbers", text: /*i18n*/ "privacy-notice.numbers.what" },
      { term: /*i18n*/ "privacy-notice.repeats", text: /*i18n*/ "privacy-notice.repeats.what" },
      { term: /*i18n*/ "privacy-notice.backups", text: /*i18n*/ "privacy-notice.backups.what" },
    ],
  },
  {
    anchor: "ai",
    heading: /*i18n*/ "privacy-notice.ai",
    paragraphs: [/*i18n*/ "privacy-notice.ai.reads", /*i18n*/ "privacy-notice.ai.keeps"],
  },
  {
    anchor: "device",
    heading: /*i18n*/ "privacy-notice.device",
    paragraphs: [
      /*i18n*/ "privacy-notice.device.what",
      /*i18n*/ "privacy-notice.device.cookies",
      /*i18n*/ "privacy-notice.device.log-out",
    ],
  },
  {
    anchor: "who-sees",
    heading: /*i18n*/ "privacy-notice.seen",
    points: [
      { term: /*i18n*/ "privacy-notice.seen.everybody", text: /*i18n*/ "privacy-notice.seen.everybody.what" },
      { term: /*i18n*/ "privacy-notice.seen.users", text: /*i18n*/ "privacy-notice.seen.users.what" },
      { term: /*i18n*/ "privacy-notice.seen.you", text: /*i18n*/ "privacy-notice.seen.you.what" },
      { term: /*i18n*/ "privacy-notice.seen.team", text: /*i18n*/ "privacy-notice.seen.team.what" },
      { term: /*i18n*/ "privacy-notice.seen.others", text: /*i18n*/ "privacy-notice.seen.others.what" },
    ],
  },
  {
    anchor: "why",
    heading: /*i18n*/ "privacy-notice.why",
    points: [
      { term: /*i18n*/ "privacy-notice.why.contract", text: /*i18n*/ "privacy-notice.why.contract.what" },
      { term: /*i18n*/ "privacy-notice.why.interest", text: /*i18n*/ "privacy-notice.why.interest.what" },
      { term: /*i18n*/ "privacy-notice.why.law", text: /*i18n*/ "privacy-notice.why.law.what" },
      { term: /*i18n*/ "privacy-notice.why.consent", text: /*i18n*/ "privacy-notice.why.consent.what" },
    ],
  },
  {
    anchor: "rights",
    heading: /*i18n*/ "privacy-notice.rights",
    paragraphs: [/*i18n*/ "privacy-notice.rights.which"],
    points: [
      { text: /*i18n*/ "privacy-notice.rights.settings" },
      { text: /*i18n*/ "privacy-notice.rights.delete" },
      { text: /*i18n*/ "privacy-notice.rights.machines" },
      { text: /*i18n*/ "privacy-notice.rights.complain", sources: [DATA_COMPLAINTS] },
      { text: /*i18n*/ "privacy-notice.rights.ico", sources: [ICO] },
    ],
  },
  {
    anchor: "age",
    heading: /*i18n*/ "privacy-notice.age",
    paragraphs: [/*i18n*/ "privacy-notice.age.18"],
  },
];

/** The privacy notice: what is stored where, why and how long, and who sees it. @param email Null where there is none. */
export function PrivacyBody({ email }: { email: string | null }) {
  const { i18n } = useLingui();
  return (
    <>
      <Contents parts={[...PARTS, CONTACT_PART]} />
      {PARTS.map((part) => (
        <DocumentPart key={part.anchor} part={part} />
      ))}
      <DocumentContact text={i18n._("privacy-notice.contact")} email={email} />
    </>
  );
}
