import { endpoint } from '@payung/shared/api/endpoint.ts';
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
  createHomeQuote: endpoint(homeCalls.createHomeQuote, {
    method: 'POST',
    path: 'home/createQuote',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  getHomeQuote: endpoint(homeCalls.getHomeQuote, {
    method: 'GET',
    path: 'home/getQuote/:quoteId',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  homePlans: endpoint(homeCalls.homePlans, { ...offers, path: 'user/get-home-plans/:quoteId' }),
  homeBenefits: endpoint(homeCalls.homeBenefits, { ...offers, path: 'user/get-home-benefits/:quoteId' }),
  updateHomeQuote: endpoint(
    homeCalls.updateHomeQuote,
    { method: 'PATCH', path: 'home/updateQuote/:quoteId', effect: 'writes', origin: 'specified' },
    { body: { ...change, encode: encodeChange } },
  ),
  updateHomeLead: endpoint(homeCalls.updateHomeLead, {
    method: 'PATCH',
    path: 'home/updatelead/:leadId',
    effect: 'writes',
    origin: 'specified',
  }),
  updatePrintPolicy: endpoint(homeCalls.updatePrintPolicy, {
    method: 'PATCH',
    path: 'user/update-printpolicy',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  agreeToRequirements: endpoint(homeCalls.agreeToRequirements, {
    method: 'POST',
    path: 'home/requirements/:quoteId',
    effect: 'writes',
    origin: 'assumed',
  }),
  validateHomePromo: endpoint(homeCalls.validateHomePromo, {
    method: 'POST',
    path: 'home/validate-promoCode-home',
    effect: 'writes',
    origin: 'specified',
  }),
  homeQuickQuote: endpoint(homeCalls.homeQuickQuote, {
    method: 'GET',
    path: 'user/home-quick-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  generateHomeLink: endpoint(homeCalls.generateHomeLink, {
    method: 'GET',
    path: 'home/generate-link-home',
    effect: 'writes',
    origin: 'specified',
  }),
  decryptHomeLink: endpoint(homeCalls.decryptHomeLink, {
    method: 'GET',
    path: 'auth/decrypt-link-home',
    effect: 'reads',
    origin: 'specified',
  }),
  homeEPolicy: endpoint(homeCalls.homeEPolicy, {
    method: 'GET',
    path: 'user/home-ePolicy/:quoteId',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
