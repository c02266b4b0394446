import * as v from 'valibot';
import { isoDate, nameText, phoneNumber, text, wholeNumber } from '@payung/shared/schemas/parts.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import type { travelCalls } from './endpoints.ts';

const Traveller = v.strictObject({
  fullName: nameText(100),
  dob: isoDate,
  idCard: v.optional(text(16)),
  passportNo: v.optional(text(8)),
  email: v.optional(text(254)),
  mobile: v.optional(phoneNumber),
  parentalConsent: v.optional(v.boolean()),
});

const Trip = v.strictObject({
  tripType: wholeNumber(1, 2),
  travelCoverageArea: v.pipe(v.string(), v.maxLength(4)),
  departureDate: isoDate,
  arrivalDate: isoDate,
  adultCount: wholeNumber(0, 99),
  childCount: wholeNumber(0, 99),
  insuredName: nameText(100),
  insuredDob: isoDate,
});

const CreateTravelQuoteBody = v.strictObject({
  ...Trip.entries,
  insuredMobile: v.optional(phoneNumber),
  requestId: v.pipe(v.string(), v.uuid()),
});

/** The body of `user/update-quote` for a travel quote: exactly one step at a time. */
export const UpdateTravelQuoteBody = v.union([
  v.strictObject({ trip: Trip }),
  v.strictObject({ insuredMobile: phoneNumber }),
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
      insuredName: nameText(100),
      insuredDob: isoDate,
      insuredIdCard: v.optional(text(16)),
      insuredPassportNo: v.optional(text(8)),
      insuredMobile: phoneNumber,
      insuredEmail: text(254),
      adults: v.pipe(v.array(Traveller), v.maxLength(2)),
      childs: v.pipe(v.array(Traveller), v.maxLength(20)),
    }),
  }),
]);

/** What the server checks of the calls that only travel has. */
export const travelSchemas = {
  createTravelQuote: { body: CreateTravelQuoteBody },
  coverageAreas: {},
  getPlans: {},
  getPlanBenefits: {},
} satisfies SchemasOf<typeof travelCalls>;
