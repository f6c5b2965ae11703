import { useLingui } from "@lingui/react";

/** A section of the agreement: its heading and its paragraphs, by catalogue id. */
interface Section {
  heading: string;
  paragraphs: readonly string[];
}

const sections: readonly Section[] = [
  {
    heading: /*i18n*/ "agreement.service",
    paragraphs: [/*i18n*/ "agreement.service.is", /*i18n*/ "agreement.service.is-not"],
  },
  {
    heading: /*i18n*/ "agreement.account",
    paragraphs: [/*i18n*/ "agreement.account.yours", /*i18n*/ "agreement.account.end"],
  },
  {
    heading: /*i18n*/ "agreement.posting",
    paragraphs: [/*i18n*/ "agreement.posting.true", /*i18n*/ "agreement.posting.rights"],
  },
  {
    heading: /*i18n*/ "agreement.forbidden",
    paragraphs: [/*i18n*/ "agreement.forbidden.what", /*i18n*/ "agreement.forbidden.report"],
  },
  {
    heading: /*i18n*/ "agreement.liability",
    paragraphs: [/*i18n*/ "agreement.liability.checks", /*i18n*/ "agreement.liability.law"],
  },
  {
    heading: /*i18n*/ "agreement.data",
    paragraphs: [
      /*i18n*/ "agreement.data.server",
      /*i18n*/ "agreement.data.phone",
      /*i18n*/ "agreement.data.who-sees",
      /*i18n*/ "agreement.data.how-long",
    ],
  },
  {
    heading: /*i18n*/ "agreement.ai",
    paragraphs: [/*i18n*/ "agreement.ai.what", /*i18n*/ "agreement.ai.training"],
  },
  {
    heading: /*i18n*/ "agreement.rights",
    paragraphs: [/*i18n*/ "agreement.rights.what", /*i18n*/ "agreement.rights.complain"],
  },
];

/**
 * The user agreement, version 1.0, in the user's language. A change of meaning needs a new version. No hook but that of the
 * language: the build renders it too.
 * @param supportEmail Null where there is none.
 */
export function AgreementText({ supportEmail }: { supportEmail: string | null }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-5 text-pretty">
      <p>{i18n._("agreement.lead")}</p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} className="grid gap-2">
          <h3 className="font-semibold">
            <span className="figures text-brick">{`${index + 1}. `}</span>
            {i18n._(heading)}
          </h3>
          {paragraphs.map((id) => (
            <p key={id}>{i18n._(id)}</p>
          ))}
        </section>
      ))}
      <section className="grid gap-2">
        <h3 className="font-semibold">
          <span className="figures text-brick">{`${sections.length + 1}. `}</span>
          {i18n._("agreement.contact")}
        </h3>
        <Contact email={supportEmail} />
      </section>
    </div>
  );
}

function Contact({ email }: { email: string | null }) {
  const { i18n } = useLingui();
  if (email === null) return <p>{i18n._("agreement.contact.unset")}</p>;
  return (
    <p>
      {i18n._("agreement.contact.text")}{" "}
      <a href={`mailto:${email}`} className="text-sky underline">
        <bdi>{email}</bdi>
      </a>
    </p>
  );
}
