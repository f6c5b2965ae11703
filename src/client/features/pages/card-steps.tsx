import { useLingui } from "@lingui/react";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";

const STEPS: readonly { title: string; text: string }[] = [
  { title: /*i18n*/ "about.step.post", text: /*i18n*/ "about.step.post.text" },
  { title: /*i18n*/ "about.step.share", text: /*i18n*/ "about.step.share.text" },
  { title: /*i18n*/ "about.step.send", text: /*i18n*/ "about.step.send.text" },
  { title: /*i18n*/ "about.step.link", text: /*i18n*/ "about.step.link.text" },
];

/** The steps from a room to its card. */
export function CardSteps() {
  const { i18n } = useLingui();
  return (
    <>
      <ol className="grid gap-4 sm:grid-cols-2 sm:gap-x-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="figures flex size-8 shrink-0 items-center justify-center rounded-full bg-moss font-semibold text-white"
            >
              {index + 1}
            </span>
            <div className="grid max-w-prose content-start gap-1 pt-0.5">
              <h3 className="font-semibold">{i18n._(title)}</h3>
              <p>{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-ink-soft">{i18n._("about.steps.opening")}</p>
      <p className="flex">
        <ButtonLink href={paths.ownListings}>{i18n._("about.steps.own")}</ButtonLink>
      </p>
    </>
  );
}
