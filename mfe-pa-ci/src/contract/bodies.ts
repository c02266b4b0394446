import * as v from 'valibot';
import {
  isoDate,
  nameText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { LOGKEYS } from '@payung/shared/domain/resume-type.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import type { paCiCalls } from './endpoints.ts';

const isoDateOrEmpty = v.union([isoDate, v.literal('')]);
/** Beyond what the rules allow; the rules say the limit in words. */
const participants = wholeNumber(0, 100);

const cover = {
  insuredName: nameText(100),
  numberOfParticipants: participants,
  requestLimitType: v.picklist(['same', 'separate']),
  effectiveDate: isoDate,
  months: v.picklist([1, 3, 6, 12]),
  planCode: text(32),
} as const;

const requestId = v.pipe(v.string(), v.uuid());
const quoteId = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const linkId = v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) });

/** Exactly one step at a time. */
const UpdatePaQuoteBody = v.union([
  v.strictObject({ ...cover, leaveOut: v.pipe(v.array(text(24)), v.maxLength(10)) }),
  v.strictObject({
    separateRequestLimits: v.pipe(
      v.array(
        v.strictObject({ name: printedText(60), numberOfParticipants: participants, planCode: text(32) }),
      ),
      v.maxLength(10),
    ),
  }),
  v.strictObject({
    insuredName: nameText(100),
    insuredMobile: phoneNumber,
    insuredEmail: text(254),
    effectiveDate: isoDate,
  }),
]);

const UpdatePaInsuredBody = v.strictObject({
  _id: text(24),
  version: wholeNumber(0, 1_000_000_000),
  requestLimit: v.number(),
  isNew: v.boolean(),
  insuredName: nameText(100),
  insuredDob: isoDateOrEmpty,
  insuredIdCard: text(32),
  insuredMobile: phoneNumber,
  insuredEmail: text(254),
  address: printedText(500),
  beneficiaryName: nameText(100),
  beneficiaryRelation: text(32),
  beneficiaryOtherRelation: nameText(100),
  beneficiaryDateOfBirth: isoDateOrEmpty,
  guardianName: nameText(100),
  guardianConsents: v.boolean(),
});

const CreateCiQuoteBody = v.strictObject({
  insuredName: nameText(100),
  insuredMobile: phoneNumber,
  insuredEmail: text(254),
  discountPct: v.number(),
  promo: text(32),
  requestId,
});

const EncryptBody = v.strictObject({
  refId: text(24),
  ref: v.literal('quote'),
  product: v.literal('CI'),
  workflow: v.strictObject({
    role: v.literal('Customer'),
    createdBy: v.literal('Agent'),
    agentProfileId: text(24),
  }),
  discountPct: v.number(),
  promo: text(32),
  deepLinkStage: text(40),
});

/** What the server checks of every call, as it comes over the wire. */
export const paCiSchemas = {
  accidentPlans: {},
  createPaQuote: {
    body: v.strictObject({ ...cover, insuredMobile: v.optional(phoneNumber), requestId }),
  },
  getPaQuote: {
    query: v.strictObject({
      langId: v.optional(v.picklist(['EN', 'BH'])),
      logkey: v.optional(v.picklist(LOGKEYS)),
    }),
  },
  updatePaQuote: { body: UpdatePaQuoteBody },
  updatePaInsured: { body: UpdatePaInsuredBody },
  paBeneficiary: {},
  generatePaLink: { query: v.strictObject({ type: v.literal('lead'), quoteId }) },
  decryptPaLink: { query: linkId },
  createCiQuote: { body: CreateCiQuoteBody },
  decryptCiLink: { query: linkId },
  encryptForPartner: { body: EncryptBody },
  partnerArrived: { body: v.strictObject({ notice: text(2000) }) },
} as const satisfies SchemasOf<typeof paCiCalls>;
