import { endpoint, productRow } from '@payung/shared/api/endpoint.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { accidentCalls } from './schemas/accident.ts';
import { ciCalls } from './schemas/critical-illness.ts';

/** The calls that only personal accident has. */
export const accidentEndpoints = {
  accidentPlans: endpoint(accidentCalls.accidentPlans, {
    method: 'GET',
    path: 'user/pa-plans',
    service: 'user',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'assumed',
  }),
  createPaQuote: endpoint(accidentCalls.createPaQuote, {
    method: 'POST',
    path: 'user/create-quote-pa',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  /** EN or BH (I18N-009). */
  getPaQuote: endpoint(accidentCalls.getPaQuote, {
    method: 'GET',
    path: 'user/get-pa-quote/:quoteId',
    service: 'user',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'specified',
  }),
  updatePaQuote: endpoint(accidentCalls.updatePaQuote, {
    method: 'PATCH',
    path: 'user/update-pa-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  /** One insured at a time, with a version of its own; a conflict replies with the current quote. */
  updatePaInsured: endpoint(accidentCalls.updatePaInsured, {
    method: 'PATCH',
    path: 'user/update-pa-customerinfo/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  /** EN or ID, not BH (I18N-008). */
  paBeneficiary: endpoint(accidentCalls.paBeneficiary, {
    method: 'GET',
    path: 'user/getPaBeneficiary',
    service: 'user',
    effect: 'reads',
    lang: 'lang',
    offline: true,
    origin: 'specified',
  }),
  generatePaLink: endpoint(accidentCalls.generatePaLink, {
    method: 'GET',
    path: 'user/generate-link-pa',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Opens accident links only; links of other products are not found. */
  decryptPaLink: endpoint(accidentCalls.decryptPaLink, {
    method: 'GET',
    path: 'auth/decrypt-link-pa',
    effect: 'reads',
    origin: 'specified',
  }),
} as const;

/** The calls that only critical illness has. */
export const ciEndpoints = {
  createCiQuote: endpoint(ciCalls.createCiQuote, {
    method: 'POST',
    path: 'user/create-quote-ci',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  /** Opens critical-illness links only; links of other products are not found. */
  decryptCiLink: endpoint(ciCalls.decryptCiLink, {
    method: 'GET',
    path: 'auth/decrypt-link-ci',
    effect: 'reads',
    origin: 'specified',
  }),
  /** A token of its own every time; refused with 503 while the partner does not answer (ruling R28). */
  encryptForPartner: endpoint(ciCalls.encryptForPartner, {
    method: 'POST',
    path: 'auth/aem/encrypt',
    effect: 'writes',
    origin: 'specified',
  }),
  /** The partner's own call, server to server: that a customer has arrived, signed by the partner. */
  partnerArrived: endpoint(ciCalls.partnerArrived, {
    method: 'POST',
    path: 'auth/aem/arrived',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

/** With the calls that every product has, in the types of these. */
export const paCiEndpoints = {
  ...accidentEndpoints,
  ...ciEndpoints,
  changePaPhone: productRow(quoteEndpoints.changePhone, accidentCalls.changePaPhone),
  getCiQuote: productRow(quoteEndpoints.getQuote, ciCalls.getCiQuote),
} as const;
