import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import type { Months } from '#rules/cover.ts';
import type { Insured } from '#rules/insured.ts';

/** `one`: everybody has the same plan. `separate`: groups, each with its plan. */
export type LimitType = 'one' | 'separate';

/** Some of the insureds, in their order: the first group's are the first. */
export interface LimitGroup {
  readonly name: string;
  readonly participants: number;
  readonly planCode: string;
}

/** An insured of a quote: what was entered, and what follows from the plan. */
export interface QuotedInsured extends Insured {
  readonly id: string;
  /** Never given to somebody else, also when others are left out; an identity card belongs to it. */
  readonly no: number;
  /** Grows with every change of this insured; 0 until it was saved once. */
  readonly version: number;
  readonly planCode: string;
  readonly planName: string;
  /** What the plan pays at most, in whole rupiah. */
  readonly limit: number;
  /** For the whole period, in whole rupiah. */
  readonly premium: number;
  /** The relation in words, in the language that was asked for. */
  readonly relationText: string;
  /** Everything that a policy needs is there. */
  readonly isComplete: boolean;
  readonly ocrDetails?: OcrDetails;
}

/** A personal accident quote in our words (PA-027). Amounts in whole rupiah, days as YYYY-MM-DD. */
export interface AccidentQuoteRecord extends QuoteRecord {
  /** How many people are insured: 1 to 10. */
  readonly participants: number;
  readonly limitType: LimitType;
  /** One with everybody's plan, or the groups; empty until the groups were chosen. */
  readonly groups: readonly LimitGroup[];
  readonly months: Months;
  /** The insureds in their order; the first is the main one, whose policy it is. */
  readonly insureds: readonly QuotedInsured[];
  /** Exact mail domains and, beginning with a dot, suffixes that the operator accepts (ruling R24). */
  readonly mailDomains: readonly string[];
}
