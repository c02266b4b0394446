import type { BilingualText } from '#product.ts';
import type { Language } from '../language.ts';

/** What a product does not pay for. */
interface Exclusion<Facts> {
  readonly text: BilingualText;
  /** Of which quotes; absent: of all. */
  readonly when?: (facts: Facts) => boolean;
}

/**
 * What a product excludes, once: pages, quotation and policy read it from here, so that nobody reads something else
 * before the contract than what the contract says (ruling R68). Other words are a new version.
 */
export interface Wording<Facts> {
  readonly version: string;
  readonly exclusions: readonly Exclusion<Facts>[];
}

/** In the order in which they are read. */
export const exclusionsOf = <Facts>(
  { exclusions }: Wording<Facts>,
  facts: Facts,
  language: Language,
): readonly string[] =>
  exclusions.filter(({ when }) => when === undefined || when(facts)).map(({ text }) => text[language]);

/** What is covered, and up to what; empty where the name says it all. */
export interface CoverLine {
  readonly label: string;
  readonly value: string;
}

/** What somebody reads of a cover before they buy it: line by line what the policy will say. */
export interface CoverSummary {
  readonly covered: readonly CoverLine[];
  /** What the insured pays of every damage. */
  readonly ownRisk?: readonly CoverLine[];
  readonly notCovered: readonly string[];
}
