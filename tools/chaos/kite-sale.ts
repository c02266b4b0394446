import { randomUUID } from 'node:crypto';
import { consents, customerBody } from 'backend/areas/quote/testing/journey.ts';
import type { Parts, Wire } from 'backend/testing/caller.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A call of a sale, as it goes over the wire. */
export type SaleCall = readonly [name: string, parts: Parts];

export const createKite = (insuredMobile: string): SaleCall => [
  'createKiteQuote',
  {
    body: {
      kite_Count: 1,
      departureDate: inDays(30),
      arrivalDate: inDays(34),
      insuredName: 'Budi Santoso',
      insuredMobile,
      requestId: randomUUID(),
    },
  },
];

export const patchKite = (quoteId: string, body: object): SaleCall => [
  'updateQuote',
  { params: { quoteId }, body },
];

/** From a fresh quote to one that has all that is insured. */
export const offerKite = (quoteId: string): readonly SaleCall[] => [
  patchKite(quoteId, { planCode: 'KITE-GOLD' }),
  patchKite(quoteId, { wind: true }),
  patchKite(quoteId, { additionalBenefits: [{ BenefitCode: 'WIND' }] }),
];

/** From there to a proposal. */
export const confirmKite = (quoteId: string, phone: string): readonly SaleCall[] => [
  ['quickQuote', { params: { quoteId } }],
  patchKite(quoteId, customerBody(phone)),
  ['confirmQuote', { params: { quoteId }, body: consents }],
];

export const readKite = (quoteId: string): SaleCall => ['getQuote', { query: { id: quoteId } }];

export const idOfReply = (reply: Wire): string => reply.data.quoteId;
export const recordOfReply = (reply: Wire): Wire => reply.data[0];
/** Of a checkout. */
export const pageOfReply = (reply: Wire): { readonly url: string } => reply.response.payment;
