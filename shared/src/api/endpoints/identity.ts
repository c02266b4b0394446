import { endpoint } from '../endpoint.ts';
import type { ByQuote } from './quote.ts';

/** What the provider reads from an ID card (IDV-013). */
export interface OcrDetails {
  readonly idNumber: string;
  readonly idType: string;
  /** Key of the image; opens nothing by itself. */
  readonly s3Url: string;
}

/** Outcomes of an identity check, as the provider spells them. */
export type IdentityStatus = 'user_cancelled' | 'error' | 'auto_approved' | 'auto_declined' | 'needs_review';

export const identityEndpoints = {
  /** Begins a check of the quote's insured. */
  productToken: endpoint<{
    params: ByQuote;
    reply: { accessToken: string; transactionId: string; workflow: string };
  }>()({
    method: 'GET',
    path: 'auth/hyperverge/product-token/:quoteId',
    effect: 'writes',
    origin: 'specified',
  }),
  /**
   * The server asks the provider itself; `ocrDetails` is absent until there is something. Asking again
   * changes nothing.
   */
  ocrDetails: endpoint<{
    query: { transactionId: string };
    reply: { details: { status?: IdentityStatus; ocrDetails?: OcrDetails } };
  }>()({ method: 'GET', path: 'auth/hyperverge/ocr-details', effect: 'reads', origin: 'specified' }),
  /** The ID image itself, as JPEG. */
  identityImage: endpoint<{ query: { key: string }; reply: Blob }>()({
    method: 'GET',
    path: 'auth/user/getLinkUsingKey',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
  /** Where there is no camera: PNG or JPEG of at most 2 MB, drawn anew without its location data. */
  uploadIdentity: endpoint<{ params: ByQuote; upload: Blob; reply: { data: { s3Url: string } } }>()({
    method: 'POST',
    path: 'auth/identity-image/:quoteId',
    effect: 'writes',
    upload: true,
    origin: 'assumed',
  }),
} as const;
