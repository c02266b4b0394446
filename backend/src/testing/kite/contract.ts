import * as v from 'valibot';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { decryptedLinkCodec } from '@payung/shared/api/endpoints/auth.ts';
import { createdQuoteCodec, quoteNames } from '@payung/shared/api/endpoints/quote-codecs.ts';
import type { CreatedQuote, QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { isoDate, phoneNumber, text, wholeNumber } from '@payung/shared/schemas/parts.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import { record } from '@payung/shared/wire/wire-names.ts';
import type { AnyCodec } from '@payung/shared/wire/wire-names.ts';

/** What is insured: so many kites, from day to day. */
export interface Flight {
  readonly kites: number;
  readonly departureDate: string;
  readonly arrivalDate: string;
  readonly insuredName: string;
}

type KiteModel = 'kite' | 'paper' | 'balloon';

interface NewKite extends Flight {
  readonly model?: KiteModel;
  readonly insuredPhone?: string;
  readonly requestId: string;
}

export interface KiteCustomer {
  readonly insuredName: string;
  readonly insuredBirthDate: string;
  readonly insuredPassport: string;
  readonly insuredPhone: string;
  readonly insuredEmail: string;
}

export type KiteChange =
  | { readonly kind: 'flight'; readonly flight: Flight }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'plan'; readonly planCode: string }
  | { readonly kind: 'wind'; readonly isWanted: boolean }
  | { readonly kind: 'benefits'; readonly codes: readonly string[] }
  | { readonly kind: 'discount'; readonly percent: number }
  | { readonly kind: 'promoCode'; readonly code: string }
  | { readonly kind: 'customer'; readonly customer: KiteCustomer };

const customerNames = {
  insuredBirthDate: 'insuredDob',
  insuredPassport: 'insuredPassportNo',
  insuredPhone: 'insuredMobile',
} as const;

export interface KiteRecord extends QuoteRecord {
  readonly kites: number;
  readonly wind?: boolean;
}

export const kiteRecord = record<KiteRecord>({ ...quoteNames, kites: 'kite_Count' });

export const kiteEndpoints = {
  createKiteQuote: endpoint<{ body: NewKite; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'kite/create-quote',
    effect: 'writes',
    counted: 'quotes',
    wire: {
      body: record<NewKite>({ kites: 'kite_Count', insuredPhone: 'insuredMobile' }),
      reply: createdQuoteCodec,
    },
    origin: 'assumed',
  }),
  decryptBalloonLink: endpoint<{ query: { id: string }; reply: DecryptedLink }>()({
    method: 'GET',
    path: 'kite/decrypt-link',
    effect: 'reads',
    wire: { reply: decryptedLinkCodec },
    origin: 'assumed',
  }),
} as const;

const FlightBody = v.strictObject({
  kite_Count: wholeNumber(1, 9),
  departureDate: isoDate,
  arrivalDate: isoDate,
  insuredName: text(100),
});

export const KITE_SCHEMAS: SchemasOf<typeof kiteEndpoints> = {
  createKiteQuote: {
    body: v.strictObject({
      ...FlightBody.entries,
      model: v.optional(v.picklist(['kite', 'paper', 'balloon'])),
      insuredMobile: v.optional(phoneNumber),
      requestId: v.pipe(v.string(), v.uuid()),
    }),
  },
  decryptBalloonLink: { query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }) },
};

/** Body of `user/update-quote`: one step at a time. */
export const KiteChangeBody = v.union([
  v.strictObject({ flight: FlightBody }),
  v.strictObject({ insuredMobile: phoneNumber }),
  v.strictObject({ planCode: text(32) }),
  v.strictObject({ wind: v.boolean() }),
  v.strictObject({ additionalBenefits: v.array(v.strictObject({ BenefitCode: text(32) })) }),
  v.strictObject({ discountPercent: v.number() }),
  v.strictObject({ promoCodeList: v.array(v.strictObject({ promoCode: text(32) })) }),
  v.strictObject({
    customer: v.strictObject({
      insuredName: text(100),
      insuredDob: isoDate,
      insuredPassportNo: text(8),
      insuredMobile: phoneNumber,
      insuredEmail: text(254),
    }),
  }),
]);

const flight = record<Flight>({ kites: 'kite_Count' });
const customer = record<KiteCustomer>(customerNames);

/** Only the server reads it: no browser sells kites. */
export const kiteChange = {
  encode: () => {
    throw new Error('Nobody sends changes of kites but tests, as they are on the wire');
  },
  decode: (wire: unknown): KiteChange => {
    const body = wire as v.InferOutput<typeof KiteChangeBody>;
    if ('flight' in body) return { kind: 'flight', flight: flight.decode(body.flight) };
    if ('insuredMobile' in body) return { kind: 'phone', phone: body.insuredMobile };
    if ('planCode' in body) return { kind: 'plan', planCode: body.planCode };
    if ('wind' in body) return { kind: 'wind', isWanted: body.wind };
    if ('additionalBenefits' in body) {
      return { kind: 'benefits', codes: body.additionalBenefits.map(({ BenefitCode }) => BenefitCode) };
    }
    if ('discountPercent' in body) return { kind: 'discount', percent: body.discountPercent };
    if ('promoCodeList' in body) {
      return { kind: 'promoCode', code: body.promoCodeList[0]?.promoCode ?? '' };
    }
    return { kind: 'customer', customer: customer.decode(body.customer) };
  },
} satisfies AnyCodec;
