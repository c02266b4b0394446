import { LETTERS_TO_INSURED } from '@payung/shared/domain/home/customer.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { PropertyInput } from '@payung/shared/api/schemas/home-bodies.ts';
import type { PremiumPart } from '@payung/shared/domain/home/offer.ts';
import type { Property } from '@payung/shared/domain/home/property.ts';
import { findProvince } from '#places/reference.ts';
import type { Quote } from '#repositories/tables.ts';

/** Where the building stands, and where letters go: filled in with the customer's information. */
export type HomeAddress = Pick<
  HomeQuoteRecord,
  | 'address'
  | 'district'
  | 'subDistrict'
  | 'postalCode'
  | 'isCorrespondenceChecked'
  | 'correspondenceAddress'
  | 'correspondenceProvince'
  | 'correspondenceCity'
  | 'correspondenceDistrict'
  | 'correspondenceSubDistrict'
  | 'correspondencePostalCode'
  | 'addressForHardCopy'
>;

/** What only a home quote knows; kept in the quote's `details`. */
export interface HomeDetails extends Omit<Property, 'homeEffectiveDate'>, HomeAddress {
  /** The five property requirements were agreed to before the quote was made (HOME-010). */
  readonly requirementsAgreed: true;
  readonly insuredPlaceOfBirth: string;
  readonly printOption: 'hard' | 'soft';
  /** How the gross premium came about; frozen with the quote, so that it can be explained later. */
  readonly premiumParts: readonly PremiumPart[];
}

export const homeDetailsOf = (quote: Pick<Quote, 'details'>): HomeDetails =>
  quote.details as unknown as HomeDetails;

export const asDetails = (details: HomeDetails): Quote['details'] => ({ ...details });

export const propertyOf = (quote: Pick<Quote, 'details' | 'start_date'>): Property => {
  const { occupationType, provinceId, city, stories, ...details } = homeDetailsOf(quote);
  return {
    occupationType,
    provinceId,
    city,
    stories,
    buildingSumInsured: details.buildingSumInsured,
    contentsSumInsured: details.contentsSumInsured,
    fixturesSumInsured: details.fixturesSumInsured,
    homeEffectiveDate: quote.start_date,
  };
};

/** The name of the province; a record holds its id alone. */
export const provinceNameOf = ({ provinceId }: Pick<HomeDetails, 'provinceId'>): string =>
  findProvince(provinceId)?.Description ?? '';

const NO_PLACE = { address: '', district: '', subDistrict: '', postalCode: '' };

const NO_ADDRESS: HomeAddress = {
  ...NO_PLACE,
  ...LETTERS_TO_INSURED,
  addressForHardCopy: '',
};

const isElsewhere = (before: HomeDetails, { provinceId, city }: PropertyInput): boolean =>
  before.provinceId !== provinceId || before.city !== city;

/** What a quote keeps of its details when the property changes: an address in another city it does not. */
const keptOf = (property: PropertyInput, before: HomeDetails | undefined) => {
  const { insuredPlaceOfBirth = '', printOption = 'soft' } = before ?? {};
  const address = before ?? NO_ADDRESS;
  const place = before !== undefined && isElsewhere(before, property) ? NO_PLACE : {};
  return { ...address, ...place, insuredPlaceOfBirth, printOption };
};

/** The details of a quote for that property. */
export const detailsFor = (property: PropertyInput, before: HomeDetails | undefined): Quote['details'] =>
  asDetails({
    ...keptOf(property, before),
    requirementsAgreed: true,
    occupationType: property.occupationType,
    provinceId: property.provinceId,
    city: property.city,
    stories: property.stories,
    buildingSumInsured: property.buildingSumInsured,
    contentsSumInsured: property.contentsSumInsured,
    fixturesSumInsured: property.fixturesSumInsured,
    premiumParts: [],
  });
