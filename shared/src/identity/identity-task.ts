import type { IdentityStatus, OcrDetails } from '#api/endpoints/identity.ts';

/** What an identity check is given, and what it tells. */
export interface IdentityTask {
  readonly quoteId: string;
  /** Number of the insured whose card it is, where the quote has several; the first where it is left out. */
  readonly insuredNo?: number | undefined;
  /** The card that the quote has already. */
  readonly details?: OcrDetails | undefined;
  /** How a check ended, as the provider spells it; a status that nobody knows is passed on as it is. */
  readonly onOutcome?: ((status: IdentityStatus | (string & {})) => void) | undefined;
  /** The card as the server read it. One that was only uploaded has an image and no number (''). */
  readonly onDetails?: ((details: OcrDetails) => void) | undefined;
}
