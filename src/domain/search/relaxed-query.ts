import type { Run } from "./keyword.ts";
import { keywordQuery, type KeywordQuery, type Term } from "./keyword-query.ts";
import { knownLatinWords } from "./keyword-words.ts";
import { vocabularyOf, type Vocabulary } from "./typo-correction.ts";

/**
 * A wider query for a keyword that nothing matches: without the words that every room has, with longer Han runs in pairs
 * (球场咖喱 → 球场 and 咖喱), and with words that neither a title nor a name has corrected. Null when there is nothing to
 * widen.
 */
export function relaxedQuery({ terms, byPrice }: KeywordQuery, vocabulary: Vocabulary): KeywordQuery | null {
  const needed = terms.filter(({ isSoft }) => !isSoft);
  const kept = needed.length > 0 ? needed : terms;
  const relaxed = kept.flatMap((term) => relaxedTerms(term, vocabulary));
  const changed = relaxed.length !== terms.length || relaxed.some((term, index) => term !== terms[index]);
  return changed ? { terms: relaxed, byPrice } : null;
}

function relaxedTerms(term: Term, vocabulary: Vocabulary): readonly Term[] {
  const [run] = term.forms;
  if (run === undefined || term.isSoft) return [term];
  if (run.kind === "han") return pairsOf(run, term);
  return run.kind === "word" ? [corrected(term, run, vocabulary)] : [term];
}

function pairsOf(run: Run, term: Term): readonly Term[] {
  const characters = [...run.text];
  if (characters.length < 3 || term.facts.length > 0) return [term];
  const pairs = characters.flatMap((character, index) =>
    index % 2 === 0 ? [`${character}${characters[index + 1] ?? ""}`] : [],
  );
  return pairs.map((text): Term => {
    const pair = { kind: "han" as const, text };
    return { typed: [pair], forms: [pair], facts: [], wider: [], isSoft: false };
  });
}

let names: Vocabulary | undefined;

function corrected(term: Term, { text }: Run, vocabulary: Vocabulary): Term {
  if (vocabulary.hasBeginning(text)) return term;
  names ??= vocabularyOf(knownLatinWords());
  const named = names.corrections(text);
  const corrections = [...new Set([...named, ...vocabulary.corrections(text)])];
  if (corrections.length === 0) return term;
  const facts = named.flatMap((name) => keywordQuery(name).terms.flatMap((known) => known.facts));
  return { ...term, forms: corrections.map((form) => ({ kind: "word", text: form })), facts };
}
