import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { Source } from "../renting-sources.ts";
import { SourceLine } from "../source-line.tsx";

/** A part of a document, by catalogue ids. */
export interface Part {
  /** Where the list of contents leads. */
  anchor: string;
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly Point[];
  /** Of the whole part. */
  sources?: readonly Source[];
}

export interface Point {
  /** What it is about, in bold. */
  term?: string;
  text: string;
  /** Of the figures and rules in it. */
  sources?: readonly Source[];
}

/** A part of a document: its heading, paragraphs, points, and what else belongs to it. */
export function DocumentPart({ part, children }: { part: Part; children?: ReactNode }) {
  const { i18n } = useLingui();
  const { anchor, heading, paragraphs = [], points = [], sources } = part;
  return (
    <section aria-labelledby={anchor} className="grid gap-3 border-t border-line pt-6">
      <h2 id={anchor} className="scroll-mt-20 text-xl font-semibold">
        {i18n._(heading)}
      </h2>
      {paragraphs.map((id) => (
        <p key={id}>{i18n._(id)}</p>
      ))}
      {points.length > 0 && (
        <ul className="grid list-disc gap-3 pl-5 marker:text-brick">
          {points.map((point) => (
            <PointItem key={point.text} point={point} />
          ))}
        </ul>
      )}
      {sources !== undefined && <SourceLine sources={sources} />}
      {children}
    </section>
  );
}

/** One point: its term, its text, its sources. */
export function PointItem({ point: { term, text, sources } }: { point: Point }) {
  const { i18n } = useLingui();
  return (
    <li>
      {term !== undefined && <strong className="block font-semibold">{i18n._(term)}</strong>}
      {i18n._(text)}
      {sources !== undefined && <SourceLine sources={sources} />}
    </li>
  );
}

/** Where each part of a document begins, for those who look for one. */
export function Contents({ parts }: { parts: readonly Pick<Part, "anchor" | "heading">[] }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._("document.contents")}>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {parts.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="touch inline-flex items-center text-sky underline">
              {i18n._(heading)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
