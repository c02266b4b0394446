import { quoteCalls } from '#schemas/quote.ts';
import { endpoint } from '../endpoint.ts';

/** Calls that serve every product; the quote's product says what a change means. */
export const quoteEndpoints = {
  getQuote: endpoint(quoteCalls.getQuote, {
    method: 'GET',
    path: 'user/get-quotes',
    service: 'user',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  /** The body is the product's: it gives this call its own types with `productRow`. */
  updateQuote: endpoint(quoteCalls.updateQuote, {
    method: 'PATCH',
    path: 'user/update-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  quickQuote: endpoint(quoteCalls.quickQuote, {
    method: 'GET',
    path: 'user/quick-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  validatePromoCode: endpoint(quoteCalls.validatePromoCode, {
    method: 'POST',
    path: 'user/validate-promocode',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  previewPrice: endpoint(quoteCalls.previewPrice, {
    method: 'GET',
    path: 'user/price-preview/:quoteId',
    service: 'user',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** The phone that the link's one-time code goes to; only the agent sets it (ruling K61). */
  changePhone: endpoint(quoteCalls.changePhone, {
    method: 'PATCH',
    path: 'user/quote-phone/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Freezes the version to be paid, records the consents and gives the proposal number. */
  confirmQuote: endpoint(quoteCalls.confirmQuote, {
    method: 'POST',
    path: 'user/full-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** A share link (type=lead), or the link to the policy or quotation PDF (isEPdfLink). */
  generateLink: endpoint(quoteCalls.generateLink, {
    method: 'GET',
    path: 'user/generate-link',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Some products ask with the policy number, the others with the logkey (PAY-027, PAY-028). */
  ePolicy: endpoint(quoteCalls.ePolicy, {
    method: 'GET',
    path: 'user/e-policy',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    secure: true,
    binary: true,
    origin: 'specified',
  }),
  eQuotation: endpoint(quoteCalls.eQuotation, {
    method: 'GET',
    path: 'user/e-quotation',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
