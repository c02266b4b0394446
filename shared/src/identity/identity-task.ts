import type { IdentityStatus } from '#domain/people/identity-outcome.ts';
import type { OcrDetails } from '#schemas/identity.ts';

/** Input and callbacks of a check, of any card. */
export interface CardTask {
  /** The card that there is already. */
  readonly details?: OcrDetails | undefined;
  /** The result of a check as the provider spells it; an unknown status is passed on unchanged. */
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
