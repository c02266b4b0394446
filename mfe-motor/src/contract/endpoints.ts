import { endpoint, sameCall } from '@payung/shared/api/endpoint.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { decryptedLinkCodec } from '@payung/shared/api/endpoints/auth.ts';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { createdQuoteCodec, savedQuoteCodec } from '@payung/shared/api/endpoints/quote-codecs.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import type { ByQuote, CreatedQuote, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { only, record, renamed, under } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { motorChange, newMotorQuote } from './change-codec.ts';
import type { MotorChange, NewMotorQuote } from './changes.ts';
import type { CatalogueAnswer } from './catalogue.ts';
import { inspectionCalls } from './inspection-endpoints.ts';
import { motorBenefits, motorPlanOffers } from './offer-codec.ts';
import type { MotorBenefit, MotorPlanOffer } from './offers.ts';
import { motorQuoteRecord } from './record-codec.ts';
import type { MotorQuoteRecord } from './record.ts';
import { reviewCalls } from './review-endpoints.ts';
import { vehicleKind } from './vehicle-codec.ts';

type Saved = SavedQuote<MotorQuoteRecord>;
const saved: Codec<Saved> = savedQuoteCodec(motorQuoteRecord);

/** What plan lookups call a car and a motorcycle (MOT-013). */
const productCode: Codec<VehicleKind> = {
  encode: (kind) => (kind === 'car' ? 'PC0214' : '0215'),
  decode: (wire) => (wire === 'PC0214' ? 'car' : 'motorcycle'),
};

/** `duration` in years. */
interface PlanQuery {
  readonly kind: VehicleKind;
  readonly duration: string;
}

const offers = {
  method: 'GET',
  effect: 'reads',
  lang: 'LangId',
  offline: true,
  origin: 'specified',
} as const;

/** The calls that only motor has. */
export const motorCalls = {
  createMotorQuote: endpoint<{ body: NewMotorQuote; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'user/create-quote-motor',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    wire: { body: newMotorQuote, reply: createdQuoteCodec },
    origin: 'assumed',
  }),
  /** The catalogue: of a kind, by what was typed, or all of one brand. */
  motorCatalogue: endpoint<{
    query: { kind: VehicleKind; search?: string; brand?: string };
    reply: CatalogueAnswer;
  }>()({
    method: 'GET',
    path: 'user/motor-catalogue',
    service: 'user',
    effect: 'reads',
    offline: true,
    wire: {
      query: record<{ kind: VehicleKind; search?: string; brand?: string }>({
        kind: renamed('vehicleType', vehicleKind),
      }),
    },
    origin: 'assumed',
  }),
  /** For cars and motorcycles alike, whatever its name says (ruling K36). */
  motorPlans: endpoint<{ params: ByQuote; query: PlanQuery; reply: readonly MotorPlanOffer[] }>()({
    ...offers,
    path: 'user/motor-getplantwoWheeler/:quoteId',
    service: 'user',
    wire: {
      query: record<PlanQuery>({ kind: renamed('productCode', productCode) }),
      reply: under('data', only(under('Plans', motorPlanOffers))),
    },
  }),
  /** The add-ons of the chosen plan and duration. */
  motorBenefits: endpoint<{ params: ByQuote; reply: readonly MotorBenefit[] }>()({
    ...offers,
    path: 'user/plan-benefit-motor/:quoteId',
    service: 'user',
    wire: { reply: under('data', only(under('Plans', only(under('AdditionalBenefits', motorBenefits))))) },
  }),
  /** Add-ons, promo code and discount (ruling K35). */
  updateMotorOrder: endpoint<{ params: ByQuote; body: MotorChange; reply: Saved }>()({
    method: 'PATCH',
    path: 'user/update-quote-motor/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { body: motorChange, reply: saved },
    origin: 'specified',
  }),
  motorQuickQuote: endpoint<{ params: ByQuote; query: { kind: VehicleKind }; reply: { code: string } }>()({
    method: 'GET',
    path: 'user/quick-quote-motor/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: {
      query: record<{ kind: VehicleKind }>({ kind: renamed('type', vehicleKind) }),
      reply: under('data', record<{ code: string }>({ code: 'quote_Id' })),
    },
    origin: 'specified',
  }),
  generateMotorLink: endpoint<{
    query: { type: 'lead'; quoteId: string };
    reply: { link: string; expiresAt: string };
  }>()({
    method: 'GET',
    path: 'user/generate-link-motor',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Opens motor links only; those of other products do not exist here. */
  decryptMotorLink: endpoint<{ query: { id: string }; reply: DecryptedLink }>()({
    method: 'GET',
    path: 'auth/decrypt-link-motor',
    effect: 'reads',
    wire: { reply: decryptedLinkCodec },
    origin: 'specified',
  }),
  ...inspectionCalls,
  ...reviewCalls,
} as const;

/** With the calls that every product has, in the types of motor. */
export const motorEndpoints = {
  ...motorCalls,
  getMotorQuote: sameCall<{ query: { quoteId: string; logkey?: Logkey }; reply: MotorQuoteRecord }>()(
    quoteEndpoints.getQuote,
    { query: quoteEndpoints.getQuote.wire.query, reply: under('data', only(motorQuoteRecord)) },
  ),
  /** The plan (MOT-018); also vehicle, phone and customer, which the specification gives no call. */
  updateMotorQuote: sameCall<{ params: ByQuote; body: MotorChange; reply: Saved }>()(
    quoteEndpoints.updateQuote,
    { body: motorChange, reply: saved },
  ),
} as const;
