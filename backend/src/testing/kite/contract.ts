import * as v from 'valibot';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import { decryptedLink } from '@payung/shared/schemas/auth.ts';
import { isoDate, phoneNumber, text, wholeNumber } from '@payung/shared/schemas/parts.ts';
import { createdQuote, quoteFields } from '@payung/shared/schemas/quote.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import { as, oneOf, only, record, under } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

const flightFields = {
  kites: as('kite_Count', wholeNumber(1, 9)),
  departureDate: isoDate,
  arrivalDate: isoDate,
  insuredName: text(100),
};
/** What is insured: so many kites, from day to day. */
const flight = record(flightFields);
export type Flight = Clean<typeof flight>;

const newKite = record({
  ...flightFields,
  model: v.optional(v.picklist(['kite', 'paper', 'balloon'])),
  insuredPhone: as('insuredMobile', v.optional(phoneNumber)),
  requestId: v.pipe(v.string(), v.uuid()),
});

const customer = record({
  insuredName: text(100),
  insuredBirthDate: as('insuredDob', isoDate),
  insuredPassport: as('insuredPassportNo', text(8)),
  insuredPhone: as('insuredMobile', phoneNumber),
  insuredEmail: text(254),
});
export type KiteCustomer = Clean<typeof customer>;

/** Body of `user/update-quote`: one step at a time. */
export const kiteChange = oneOf('kind', {
  flight: record({ flight }),
  phone: record({ phone: as('insuredMobile', phoneNumber) }),
  plan: record({ planCode: text(32) }),
  wind: record({ isWanted: as('wind', v.boolean()) }),
  benefits: record({ codes: as('additionalBenefits', v.array(under('BenefitCode', text(32)))) }),
  discount: record({ percent: as('discountPercent', v.number()) }),
  promoCode: under('promoCodeList', only(record({ code: as('promoCode', text(32)) }))),
  customer: record({ customer }),
});
export type KiteChange = Clean<typeof kiteChange>;

export const kiteRecord = record({
  ...quoteFields,
  kites: as('kite_Count', v.number()),
  wind: v.optional(v.boolean()),
});
export type KiteRecord = Clean<typeof kiteRecord>;

const kiteCalls = describe({
  createKiteQuote: { body: newKite, reply: createdQuote },
  decryptBalloonLink: {
    query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    reply: under('data', decryptedLink),
  },
});

export const kiteEndpoints = {
  createKiteQuote: endpoint(kiteCalls.createKiteQuote, {
    method: 'POST',
    path: 'kite/create-quote',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  decryptBalloonLink: endpoint(kiteCalls.decryptBalloonLink, {
    method: 'GET',
    path: 'kite/decrypt-link',
    effect: 'reads',
    origin: 'assumed',
  }),
} as const;
