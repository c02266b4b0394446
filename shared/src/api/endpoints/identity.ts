import { identityCalls } from '#schemas/identity.ts';
import { endpoint } from '../endpoint.ts';

export const identityEndpoints = {
  /** Begins a check of an insured of the quote. */
  productToken: endpoint(identityCalls.productToken, {
    method: 'GET',
    path: 'auth/hyperverge/product-token/:quoteId',
    effect: 'writes',
    origin: 'specified',
  }),
  /**
   * The server asks the provider itself; `ocrDetails` is absent until there is something. Asking again
   * changes nothing.
   */
  ocrDetails: endpoint(identityCalls.ocrDetails, {
    method: 'GET',
    path: 'auth/hyperverge/ocr-details',
    effect: 'reads',
    counted: 'polls',
    origin: 'specified',
  }),
  /** The ID image itself, as JPEG. */
  identityImage: endpoint(identityCalls.identityImage, {
    method: 'GET',
    path: 'auth/user/getLinkUsingKey',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
  /** Where there is no camera: PNG or JPEG of at most 2 MB, drawn again without its location data. */
  uploadIdentity: endpoint(identityCalls.uploadIdentity, {
    method: 'POST',
    path: 'auth/identity-image/:quoteId',
    effect: 'writes',
    upload: true,
    origin: 'assumed',
  }),
} as const;
