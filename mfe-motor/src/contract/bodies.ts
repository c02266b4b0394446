import * as v from 'valibot';
import {
  isoDate,
  nameText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import { CHECKLIST, FLAG_REASONS, INSPECTION, PHOTO_SOURCES } from '#rules/inspection.ts';
import type { motorCalls } from './endpoints.ts';

const rupiah = wholeNumber(0, 999_999_999_999);
const kind = v.picklist(['fourWheeler', 'twoWheeler']);
/** Spelled so for motor (I18N-010). */
const language = { LangId: v.optional(v.picklist(['EN', 'BH'])) };

const Vehicle = v.strictObject({
  vehicleType: kind,
  actualVehicleBrand: printedText(60),
  vehicleModel: printedText(80),
  actualManufactureYear: wholeNumber(0, 9999),
  actualLicensePlatCode: text(4),
  licensePlateNumber: text(6),
  licensePlateNumber1: text(6),
  chassisNo: text(30),
  engineNo: text(30),
  vehicleUse: v.picklist(['private', 'commercial']),
  coverageOption: wholeNumber(1, 2),
  sumInsured: rupiah,
  accessories: rupiah,
  effectiveDate: isoDate,
  insuredName: nameText(100),
});

const Customer = v.strictObject({
  insuredName: nameText(100),
  insuredDob: text(10),
  insuredIdCard: text(16),
  insuredMobile: phoneNumber,
  insuredEmail: text(254),
  effectiveDate: text(10),
  insuredAddress: v.strictObject({
    // As long as the form takes them (`check-address.ts`).
    address: printedText(500),
    province: printedText(60),
    city: printedText(80),
    district: printedText(80),
    subDistrict: printedText(80),
    postalCode: text(6),
  }),
});

const Years = v.partial(
  v.strictObject({
    FirstYear: rupiah,
    SecondYear: rupiah,
    ThirdYear: rupiah,
    FourthYear: rupiah,
    FifthYear: rupiah,
  }),
);

const Plan = v.strictObject({
  planCode: text(32),
  planName: text(80),
  premium: rupiah,
  duration: wholeNumber(1, 5),
  isEligibleForMultiyear: v.boolean(),
  planDetails: v.optional(Years),
});

const Benefits = v.strictObject({
  additionalBenefits: v.pipe(v.array(v.strictObject({ BenefitCode: text(32) })), v.maxLength(30)),
});

const PromoCode = v.strictObject({
  promoCodeList: v.pipe(
    v.array(v.strictObject({ promoCode: text(32), discountPercent: v.optional(v.number()) })),
    v.length(1),
  ),
});

/** The body of `user/update-quote` for a motor quote: exactly one step at a time. */
export const UpdateMotorQuoteBody = v.union([
  v.strictObject({ vehicle: Vehicle }),
  v.strictObject({ insuredMobile: phoneNumber }),
  Plan,
  Benefits,
  v.strictObject({ customer: Customer }),
]);

const photoFacts = v.strictObject({
  source: v.picklist(PHOTO_SOURCES),
  takenAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  hints: v.optional(text(60)),
});

/** What the server checks of the calls that only motor has, as they come over the wire. */
export const motorSchemas = {
  createMotorQuote: {
    body: v.strictObject({
      ...Vehicle.entries,
      insuredMobile: v.optional(phoneNumber),
      requestId: v.pipe(v.string(), v.uuid()),
    }),
  },
  motorCatalogue: {
    query: v.strictObject({
      vehicleType: kind,
      search: v.optional(text(80)),
      brand: v.optional(text(60)),
    }),
  },
  motorPlans: {
    query: v.strictObject({
      ...language,
      productCode: v.picklist(['0215', 'PC0214']),
      duration: v.picklist(['1', '2', '3', '4', '5']),
    }),
  },
  motorBenefits: {},
  updateMotorOrder: {
    body: v.union([Benefits, PromoCode, v.strictObject({ discountPercent: v.number() })]),
  },
  motorQuickQuote: { query: v.strictObject({ type: kind }) },
  generateMotorLink: {
    query: v.strictObject({ type: v.literal('lead'), quoteId: text(24) }),
  },
  decryptMotorLink: { query: v.strictObject({ id: text(16) }) },

  inspectionDocuments: {},
  putInspectionPhoto: { query: photoFacts },
  describePhoto: { body: v.strictObject({ desc: text(INSPECTION.descriptionChars) }) },
  removePhoto: {},
  inspectionPhoto: {},
  submitInspection: {},
  createHandoff: {},
  revokeHandoff: {},
  openHandoff: { body: v.strictObject({ token: text(64) }) },

  reviewQueue: {
    query: v.strictObject({
      status: v.optional(v.picklist(['open', 'overdue', 'mine', 'decided'])),
      search: v.optional(text(40)),
      // Those before it are read as well.
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))),
    }),
  },
  reviewCount: {},
  openReview: {},
  reviewPhoto: {},
  leaseReview: { body: v.strictObject({ takeOver: v.boolean() }) },
  releaseReview: {},
  decideReview: {
    body: v.strictObject({
      round: wholeNumber(1, 999),
      decision: v.picklist(['approve', 'flag', 'reject']),
      checked: v.pipe(v.array(v.picklist(CHECKLIST)), v.maxLength(CHECKLIST.length)),
      flags: v.pipe(
        v.array(
          v.strictObject({
            photoId: text(36),
            reason: v.picklist(FLAG_REASONS),
            note: text(INSPECTION.noteChars),
          }),
        ),
        v.maxLength(20),
      ),
      reason: text(INSPECTION.noteChars),
    }),
  },
} satisfies SchemasOf<typeof motorCalls>;
