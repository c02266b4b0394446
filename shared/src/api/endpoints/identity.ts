import { endpoint } from '../endpoint.ts';
import { record, renamed, under } from '#wire/wire-names.ts';
import type { ByQuote } from '#schemas/quote.ts';

/** What the provider reads from an ID card (IDV-013). */
export interface OcrDetails {
  readonly idNumber: string;
  readonly idType: string;
  /** Key of the image; opens nothing by itself. */
  readonly imageKey: string;
}

/** Outcomes of an identity check, as the provider spells them. */
export type IdentityStatus = 'user_cancelled' | 'error' | 'auto_approved' | 'auto_declined' | 'needs_review';

export const ocrDetails = record<OcrDetails>({ imageKey: 's3Url' });

/** Where a check stands; `ocrDetails` is absent until there is something. */
export interface IdentityCheck {
  readonly status?: IdentityStatus;
  readonly ocrDetails?: OcrDetails;
}

/** Whose card it is, where a quote has several insureds: their number in the quote; the first where it is left out. */
export interface OfInsured {
  readonly insuredNo?: string;
}

export const identityEndpoints = {
  /** Begins a check of an insured of the quote. */
  productToken: endpoint<{
    params: ByQuote;
    query: OfInsured;
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
  ocrDetails: endpoint<{ query: { transactionId: string }; reply: IdentityCheck }>()({
    method: 'GET',
    path: 'auth/hyperverge/ocr-details',
    effect: 'reads',
    counted: 'polls',
    wire: {
      reply: under('details', record<IdentityCheck>({ ocrDetails: renamed('ocrDetails', ocrDetails) })),
    },
    origin: 'specified',
  }),
  /** The ID image itself, as JPEG. */
  identityImage: endpoint<{ query: { key: string }; reply: Blob }>()({
    method: 'GET',
    path: 'auth/user/getLinkUsingKey',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
  /** Where there is no camera: PNG or JPEG of at most 2 MB, drawn anew without its location data. */
  uploadIdentity: endpoint<{
    params: ByQuote;
    query: OfInsured;
    upload: Blob;
    reply: { imageKey: string };
  }>()({
    method: 'POST',
    path: 'auth/identity-image/:quoteId',
    effect: 'writes',
    upload: true,
    wire: { reply: under('data', record<{ imageKey: string }>({ imageKey: 's3Url' })) },
    origin: 'assumed',
  }),
} as const;
