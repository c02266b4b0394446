import * as v from 'valibot';
import {
  emailText,
  id,
  isoDate,
  nameText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { decryptedLink } from '@payung/shared/schemas/auth.ts';
import {
  createdQuote,
  logkey,
  quoteCalls,
  quoteFields,
  savedQuote,
  sharedLink,
} from '@payung/shared/schemas/quote.ts';
import { as, flat, oneOf, record, under, withUnread } from '@payung/shared/wire/describe.ts';
import { spelled } from '@payung/shared/wire/spelled-values.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { MONTHS } from '#rules/cover.ts';
import { insuredChange, quotedInsured, relations } from './insured.ts';

/** `one`: everybody has the same plan. `separate`: groups, each with its plan (PA-032). */
const limitType = spelled({ one: 'same', separate: 'separate' });
export type LimitType = Clean<typeof limitType>;

/** Beyond what the rules allow; the rules say the limit in words. */
const participants = as('numberOfParticipants', wholeNumber(0, 100));
const months = v.picklist(MONTHS);

/** Some of the insureds, in their order: the first group's are the first. */
const limitGroup = record({ name: printedText(60), participants, planCode: text(32) });
export type LimitGroup = Clean<typeof limitGroup>;
const groups = as('separateRequestLimits', v.pipe(v.array(limitGroup), v.maxLength(10)));

/** A personal accident quote (PA-027). Amounts in whole rupiah, days as YYYY-MM-DD. */
export const accidentQuote = record({
  ...quoteFields,
  /** How many people are insured: 1 to 10. */
  participants,
  limitType: as('requestLimitType', limitType),
  /** One with everybody's plan, or the groups; empty until the groups were chosen. */
  groups,
  months,
  /** The insureds in their order; the first is the main one, whose policy it is. */
  insureds: as('requestLimit', v.array(quotedInsured)),
  /** Exact mail domains and, beginning with a dot, suffixes that the operator accepts (ruling R24). */
  mailDomains: v.array(v.string()),
});
export type AccidentQuoteRecord = Clean<typeof accidentQuote>;

const coverFields = {
  /** The policyholder, as on the ID card: the first insured. */
  insuredName: nameText(100),
  participants,
  limitType: as('requestLimitType', limitType),
  startDate: as('effectiveDate', isoDate),
  months,
  /** With one limit for all; empty with separate ones. */
  planCode: text(32),
};
/** What the first page asks. */
const coverForm = record(coverFields);
export type CoverForm = Clean<typeof coverForm>;

const newAccidentQuote = record({
  ...coverFields,
  insuredPhone: as('insuredMobile', v.optional(phoneNumber)),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewAccidentQuote = Clean<typeof newAccidentQuote>;

/** Who the policy belongs to: the first insured, and where policy and invoice go. */
const policyholder = record({
  insuredName: nameText(100),
  insuredPhone: as('insuredMobile', phoneNumber),
  insuredEmail: emailText(),
  startDate: as('effectiveDate', isoDate),
});
export type Policyholder = Clean<typeof policyholder>;

/** What a quote is changed to: one step at a time, each one event of the transition table. */
const accidentChange = oneOf('kind', {
  cover: record({
    cover: flat(coverForm),
    /** The insureds that no longer come along, where data would be lost (ruling R27). */
    leaveOut: v.pipe(v.array(text(24)), v.maxLength(10)),
  }),
  groups: record({ groups }),
  policyholder: record({ policyholder: flat(policyholder) }),
});
export type AccidentChange = Clean<typeof accidentChange>;

/** What a plan pays and costs; amounts in whole rupiah. Example premiums, marked so. */
const accidentPlan = v.strictObject({
  code: v.string(),
  name: v.string(),
  /** What it pays at most for each insured. */
  limit: v.number(),
  /** For each insured and the whole period, by months. */
  premiums: v.strictObject(v.entriesFromList(MONTHS, v.number())),
  benefits: v.array(v.strictObject({ text: v.string(), amount: v.number() })),
});
export type AccidentPlan = Clean<typeof accidentPlan>;

const answered = withUnread(accidentQuote);
const saved = savedQuote(answered);

/** The calls that only personal accident has, and neutral ones in its types. */
export const accidentCalls = describe({
  accidentPlans: { reply: under('data', v.array(accidentPlan)) },
  createPaQuote: { body: newAccidentQuote, reply: createdQuote },
  /** `logkey` where the quote was opened from a referral or a search (ruling R60). */
  getPaQuote: { query: v.strictObject({ logkey }), reply: under('data', answered) },
  updatePaQuote: { body: accidentChange, reply: saved },
  updatePaInsured: { body: insuredChange, reply: saved },
  paBeneficiary: { reply: under('data', relations) },
  generatePaLink: {
    query: v.strictObject({ type: v.literal('lead'), quoteId: id }),
    reply: sharedLink,
  },
  decryptPaLink: {
    query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    reply: under('data', decryptedLink),
  },
  changePaPhone: { body: quoteCalls.changePhone.schemas.body, reply: saved },
});
