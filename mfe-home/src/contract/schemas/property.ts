import * as v from 'valibot';
import {
  isoDate,
  nameText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { as, record } from '@payung/shared/wire/describe.ts';
import { spelled } from '@payung/shared/wire/spelled-values.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

/** Beyond any sum that the rules allow; the rules say the limit in words. */
const rupiah = wholeNumber(0, 1_000_000_000_000);

/** What is insured: a house, or the fixtures of an apartment (HOME-012, HOME-113). */
const propertyType = spelled({ house: 'H', apartment: 'A' });
export type PropertyType = Clean<typeof propertyType>;

/** What the price depends on and only home insurance knows. Sums in whole rupiah. */
export const propertyFields = {
  propertyType: as('occupationType', propertyType),
  /** Id of the province in the reference list. */
  provinceId: text(8),
  /** Floors of the building. */
  stories: wholeNumber(1, 200),
  buildingSumInsured: rupiah,
  contentsSumInsured: rupiah,
  fixturesSumInsured: rupiah,
};

const ratedProperty = {
  ...propertyFields,
  /** Name of the city or regency in the reference list. */
  city: printedText(80),
  startDate: as('homeEffectiveDate', isoDate),
};
const property = record(ratedProperty);
/** Everything that the price of a home quote depends on. */
export type Property = Clean<typeof property>;

const ownedProperty = {
  ...ratedProperty,
  /** As on the ID card. */
  insuredName: nameText(100),
};
/** What is insured, and whose it is. */
export const propertyForm = record(ownedProperty);
export type PropertyForm = Clean<typeof propertyForm>;

export const newHomeQuote = record({
  ...ownedProperty,
  insuredPhone: as('insuredMobile', v.optional(phoneNumber)),
  /** The five property requirements were shown and agreed to (HOME-010). */
  requirementsAgreed: v.literal(true),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewHomeQuote = Clean<typeof newHomeQuote>;
