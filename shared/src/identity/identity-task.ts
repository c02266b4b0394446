import type { IdentityStatus, OcrDetails } from '#api/endpoints/identity.ts';

/** What a check is given, whoever the card belongs to, and what it tells. */
export interface CardTask {
  /** The card that there is already. */
  readonly details?: OcrDetails | undefined;
  /** How a check ended, as the provider spells it; a status that nobody knows is passed on as it is. */
  readonly onOutcome?: ((status: IdentityStatus | (string & {})) => void) | undefined;
  /** The card as the server read it. One that was only uploaded has an image and no number (''). */
  readonly onDetails?: ((details: OcrDetails) => void) | undefined;
  /** What the toast of a failed check reads instead of `idv.failed` (ruling K100). */
  readonly failedText?: string | undefined;
}

/** The check of somebody whom a quote insures. */
export interface IdentityTask extends Omit<CardTask, 'failedText'> {
  readonly quoteId: string;
  /** Number of the insured whose card it is, where the quote has several; the first where it is left out. */
  readonly insuredNo?: number | undefined;
}
