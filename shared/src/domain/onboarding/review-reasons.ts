import type { ReviewedPart } from './registration.ts';

/** What staff often say about each part, by code: the words stand in the message table in both languages. */
export const REVIEW_REASONS = {
  details: ['incomplete', 'different'],
  idCard: ['blurred', 'cut', 'otherPerson'],
  tax: ['blurred', 'otherNumber'],
  bank: ['otherHolder', 'otherNumber'],
} as const satisfies Readonly<Record<ReviewedPart, readonly string[]>>;

export type ReviewReason = (typeof REVIEW_REASONS)[ReviewedPart][number];

export const ALL_REVIEW_REASONS: readonly ReviewReason[] = [
  ...new Set<ReviewReason>(Object.values(REVIEW_REASONS).flat()),
];

/** What is said about a part that is not accepted. */
export interface ReviewComment {
  readonly codes: readonly ReviewReason[];
  /** As staff typed it. */
  readonly words: string;
}

/** What the person reads: the chosen reasons one after another, then what was typed. */
export const reasonText = (
  { codes, words }: ReviewComment,
  wordsOf: (code: ReviewReason) => string,
): string => [...codes.map(wordsOf), words].filter((sentence) => sentence !== '').join('. ');

export const isReviewReason = (code: string): code is ReviewReason =>
  ALL_REVIEW_REASONS.some((known) => known === code);

export const isReasonOf = (part: ReviewedPart, code: string): boolean =>
  REVIEW_REASONS[part].some((known) => known === code);
