import * as v from 'valibot';
import {
  emailText,
  isoDate,
  nameText,
  numberText,
  passportText,
  phoneNumber,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { createdQuote, quoteCalls, quoteFields, savedQuote } from '@payung/shared/schemas/quote.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import { as, oneOf, only, record, under, withUnread } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { additionalBenefit, coverageArea, planOffer } from './plans.ts';

/** A traveller beside the main insured, and what a form checks of any traveller (TRV-081). */
const traveller = record({
  fullName: nameText(100),
  birthDate: as('dob', isoDate),
  /** Longer ones are refused by the rule, in words of its own. */
  idCard: v.optional(numberText(40)),
  passport: as('passportNo', v.optional(passportText(40))),
  email: v.optional(emailText()),
  phone: as('mobile', v.optional(phoneNumber)),
  /** A parent agrees for a traveller under 18 (law 27/2022, article 25). */
  parentalConsent: v.optional(v.boolean()),
});
export type Traveller = Clean<typeof traveller>;

const tripFields = {
  /** 2 is an international trip, anything else domestic (ruling K24). */
  tripType: wholeNumber(1, 2),
  /** Id of the coverage area. */
  coverageArea: as('travelCoverageArea', v.pipe(v.string(), v.maxLength(4))),
  departureDate: isoDate,
  arrivalDate: isoDate,
  /** The main insured included. */
  adultCount: wholeNumber(0, 99),
  childCount: wholeNumber(0, 99),
};

const insuredTrip = {
  ...tripFields,
  /** Id of what the trip's area is called by people; empty where only the area is known. */
  destination: as('travelDestination', v.optional(v.pipe(v.string(), v.maxLength(24)))),
  insuredName: nameText(100),
  insuredBirthDate: as('insuredDob', isoDate),
};
/** A trip and its main insured: all that a price depends on. */
const trip = record(insuredTrip);
export type TripInput = Clean<typeof trip>;

const newTravelQuote = record({
  ...insuredTrip,
  insuredPhone: as('insuredMobile', v.optional(phoneNumber)),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewTravelQuote = Clean<typeof newTravelQuote>;

/** The travel record (TRV-003, TRV-081). */
export const travelQuote = record({
  ...quoteFields,
  ...tripFields,
  coverageAreaName: as('travelCoverageAreaDesc', v.string()),
  destination: as('travelDestination', v.string()),
  /** In the language of the call; empty where only the area is known. */
  destinationName: as('travelDestinationDesc', v.string()),
  /** Adults beside the main insured. */
  adults: v.array(traveller),
  children: as('childs', v.array(traveller)),
  /** Absent until the COVID question was answered. */
  covid: v.optional(v.boolean()),
});
export type TravelQuoteRecord = Clean<typeof travelQuote>;

/** The main insured and all other travellers. */
const customer = record({
  insuredName: nameText(100),
  insuredBirthDate: as('insuredDob', isoDate),
  insuredIdCard: v.optional(numberText(40)),
  insuredPassport: as('insuredPassportNo', v.optional(passportText(40))),
  insuredPhone: as('insuredMobile', phoneNumber),
  insuredEmail: emailText(),
  /** Adults beside the main insured. */
  adults: v.pipe(v.array(traveller), v.maxLength(2)),
  children: as('childs', v.pipe(v.array(traveller), v.maxLength(20))),
});
export type CustomerInput = Clean<typeof customer>;

/** `percent` is what the screen showed; what counts is the code's own. */
const typedPromoCode = record({
  code: as('promoCode', text(32)),
  percent: as('discountPercent', v.optional(v.number())),
});

/** What `user/update-quote` changes of a travel quote: one step at a time, each one event of the transition table. */
export const travelChange = oneOf('kind', {
  trip: record({ trip }),
  phone: record({ phone: as('insuredMobile', phoneNumber) }),
  plan: record({ planCode: text(32) }),
  covid: record({ covid: v.boolean() }),
  benefits: record({
    codes: as('additionalBenefits', v.pipe(v.array(under('BenefitCode', text(32))), v.maxLength(30))),
  }),
  discount: record({ percent: as('discountPercent', v.number()) }),
  promoCode: under('promoCodeList', only(typedPromoCode)),
  customer: record({ customer }),
});
export type TravelChange = Clean<typeof travelChange>;

const answered = withUnread(travelQuote);

/** The calls that only travel has, and those that every product has in the types of travel. */
export const travelSchemas = describe({
  createTravelQuote: { body: newTravelQuote, reply: createdQuote },
  coverageAreas: { reply: v.array(coverageArea) },
  getPlans: { reply: under('data', only(under('Plans', v.array(planOffer)))) },
  getPlanBenefits: {
    reply: under('data', only(under('Plans', only(under('AdditionalBenefits', v.array(additionalBenefit)))))),
  },
  getTravelQuote: {
    query: quoteCalls.getQuote.schemas.query,
    reply: under('data', only(answered)),
  },
  updateTravelQuote: { body: travelChange, reply: savedQuote(answered) },
});

/** What refusals name: how the fields of a trip and of a traveller are spelled. */
export const travelForms = describe({ trip: { body: trip }, traveller: { body: traveller } });
