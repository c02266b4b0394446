import * as v from 'valibot';
import { isoDate, text, wholeNumber } from './body-parts.ts';

export const TravellerBody = v.strictObject({
  fullName: text(100),
  dob: isoDate,
  idCard: v.optional(text(16)),
  passportNo: v.optional(text(8)),
  email: v.optional(text(254)),
  mobile: v.optional(text(13)),
  /** A parent agrees for a traveller under 18 (law 27/2022, article 25). */
  parentalConsent: v.optional(v.boolean()),
});

export const TripBody = v.strictObject({
  /** 2 is an international trip, anything else domestic (ruling K24). */
  tripType: wholeNumber(1, 2),
  travelCoverageArea: v.pipe(v.string(), v.maxLength(4)),
  departureDate: isoDate,
  arrivalDate: isoDate,
  adultCount: wholeNumber(0, 99),
  childCount: wholeNumber(0, 99),
  insuredName: text(100),
  insuredDob: isoDate,
});

export const CreateTravelQuoteBody = v.strictObject({
  ...TripBody.entries,
  insuredMobile: v.optional(text(13)),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});

/** Exactly one step at a time: each variant is one event of the stage machine. */
export const UpdateTravelQuoteBody = v.union([
  v.strictObject({ trip: TripBody }),
  v.strictObject({ insuredMobile: text(13) }),
  v.strictObject({ planCode: text(32) }),
  v.strictObject({ covid: v.boolean() }),
  v.strictObject({
    additionalBenefits: v.pipe(v.array(v.strictObject({ BenefitCode: text(32) })), v.maxLength(30)),
  }),
  v.strictObject({ discountPercent: v.number() }),
  v.strictObject({
    promoCodeList: v.pipe(
      v.array(v.strictObject({ promoCode: text(32), discountPercent: v.optional(v.number()) })),
      v.length(1),
    ),
  }),
  v.strictObject({
    customer: v.strictObject({
      insuredName: text(100),
      insuredDob: isoDate,
      insuredIdCard: v.optional(text(16)),
      insuredPassportNo: v.optional(text(8)),
      insuredMobile: text(13),
      insuredEmail: text(254),
      adults: v.pipe(v.array(TravellerBody), v.maxLength(2)),
      childs: v.pipe(v.array(TravellerBody), v.maxLength(20)),
    }),
  }),
]);

export type TripInput = v.InferOutput<typeof TripBody>;
export type TravellerInput = v.InferOutput<typeof TravellerBody>;
export type CreateTravelQuoteInput = v.InferOutput<typeof CreateTravelQuoteBody>;
export type UpdateTravelQuoteInput = v.InferOutput<typeof UpdateTravelQuoteBody>;
