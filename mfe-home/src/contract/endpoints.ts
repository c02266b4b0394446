import { callRow } from '@payung/shared/api/endpoint.ts';
import { codecOf } from '@payung/shared/wire/names.ts';
import { flagsOf } from './cover-flags.ts';
import { homeCalls } from './schemas/quote.ts';
import type { HomeChange } from './schemas/quote.ts';

const offers = {
  effect: 'reads',
  lang: 'langId',
  offline: true,
  origin: 'specified',
  method: 'GET',
  service: 'user',
} as const;

const change = codecOf(homeCalls.updateHomeQuote.names.body);

/** Which covers are chosen stands on the wire as a flag of each (HOME-027). */
const encodeChange = (clean: HomeChange): unknown => {
  if (clean.kind !== 'benefits') return change.encode(clean as never);
  const { codes, ...shown } = clean;
  return { ...flagsOf(codes), ...(change.encode(shown as never) as object) };
};

export const homeEndpoints = {
  createHomeQuote: callRow(homeCalls.createHomeQuote, {
    method: 'POST',
    path: 'home/createQuote',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  getHomeQuote: callRow(homeCalls.getHomeQuote, {
    method: 'GET',
    path: 'home/getQuote/:quoteId',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  homePlans: callRow(homeCalls.homePlans, { ...offers, path: 'user/get-home-plans/:quoteId' }),
  homeBenefits: callRow(homeCalls.homeBenefits, { ...offers, path: 'user/get-home-benefits/:quoteId' }),
  updateHomeQuote: callRow(
    homeCalls.updateHomeQuote,
    { method: 'PATCH', path: 'home/updateQuote/:quoteId', effect: 'writes', origin: 'specified' },
    { body: { ...change, encode: encodeChange } },
  ),
  updateHomeLead: callRow(homeCalls.updateHomeLead, {
    method: 'PATCH',
    path: 'home/updatelead/:leadId',
    effect: 'writes',
    origin: 'specified',
  }),
  updatePrintPolicy: callRow(homeCalls.updatePrintPolicy, {
    method: 'PATCH',
    path: 'user/update-printpolicy',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  validateHomePromo: callRow(homeCalls.validateHomePromo, {
    method: 'POST',
    path: 'home/validate-promoCode-home',
    effect: 'writes',
    origin: 'specified',
  }),
  homeQuickQuote: callRow(homeCalls.homeQuickQuote, {
    method: 'GET',
    path: 'user/home-quick-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  generateHomeLink: callRow(homeCalls.generateHomeLink, {
    method: 'GET',
    path: 'home/generate-link-home',
    effect: 'writes',
    origin: 'specified',
  }),
  decryptHomeLink: callRow(homeCalls.decryptHomeLink, {
    method: 'GET',
    path: 'auth/decrypt-link-home',
    effect: 'reads',
    origin: 'specified',
  }),
  homeEPolicy: callRow(homeCalls.homeEPolicy, {
    method: 'GET',
    path: 'user/home-ePolicy/:quoteId',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
