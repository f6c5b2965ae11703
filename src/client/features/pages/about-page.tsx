import { useLingui } from "@lingui/react";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { CardReaders } from "./card-readers.tsx";
import { CardSteps } from "./card-steps.tsx";
import { ContactUs } from "./contact-us.tsx";
import { ExampleCard } from "./example-card.tsx";
import * as sources from "./renting-sources.ts";
import { SourceLine } from "./source-line.tsx";
import { useId, type ReactNode } from "react";

/** The free share card, in the green of its menu entry: what it is, how to get one, that it is free (PR-215). */
export function AboutPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("about.title"));
  return (
    <div className="grid gap-10 text-pretty">
      <Introduction />
      <PageSection heading={i18n._("about.for")}>
        <CardReaders />
      </PageSection>
      <PageSection heading={i18n._("about.steps")}>
        <CardSteps />
      </PageSection>
      <NoFees />
      <PageSection heading={i18n._("about.safe")}>
        <SafeRenting />
      </PageSection>
      <PageSection heading={i18n._("about.contact")}>
        <ContactUs />
      </PageSection>
      <PageSection heading={i18n._("about.more")}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.milestone}>{i18n._("milestone.title")}</ButtonLink>
          <ButtonLink href={paths.changelog}>{i18n._("changelog.title")}</ButtonLink>
          <ButtonLink href={paths.terms}>{i18n._("document.terms")}</ButtonLink>
          <ButtonLink href={paths.privacy}>{i18n._("document.privacy")}</ButtonLink>
        </p>
      </PageSection>
    </div>
  );
}

function Introduction() {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-center gap-6 rounded-card bg-moss-tint p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center md:gap-10 md:p-8">
      <div className="grid gap-3 justify-self-stretch">
        <h1 className="text-2xl font-semibold text-moss">{i18n._("about.title")}</h1>
        <p className="max-w-prose text-lg">{i18n._("about.lead")}</p>
        <p className="max-w-prose">{i18n._("about.what")}</p>
        <p className="mt-1 flex">
          <ButtonLink look="primary" href={paths.ownListings}>
            {i18n._("search.post-room")}
          </ButtonLink>
        </p>
      </div>
      <ExampleCard />
    </div>
  );
}

function NoFees() {
  const { i18n } = useLingui();
  return (
    <div className="rounded-card border border-moss bg-card p-4 sm:p-6">
      <PageSection heading={i18n._("about.fees")}>
        <div className="grid gap-x-10 gap-y-3 md:grid-cols-2">
          <p className="max-w-prose">{i18n._("about.fees.free")}</p>
          <p className="max-w-prose font-semibold">{i18n._("about.fees.never")}</p>
        </div>
      </PageSection>
    </div>
  );
}

/** How common fraud is, and where it is said what to do about it. */
function SafeRenting() {
  const { i18n } = useLingui();
  return (
    <>
      <div className="grid max-w-prose gap-1">
        <p>{i18n._("safety.figures")}</p>
        <SourceLine sources={[sources.FRAUD_FIGURES]} />
      </div>
      <p className="flex">
        <ButtonLink href={paths.safety}>{i18n._("about.safe.more")}</ButtonLink>
      </p>
    </>
  );
}

/** A section of a text page: its heading, then its texts. */
function PageSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
