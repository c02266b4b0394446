import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import type { PropertyForm, Property } from 'mfe-home/contract/schemas/property.ts';
import type { HomeQuoteRecord } from 'mfe-home/contract/schemas/quote.ts';
import { propertyFields } from 'mfe-home/contract/schemas/property.ts';
import { NO_CORRESPONDENCE } from 'mfe-home/rules/customer.ts';
import { findProvince } from '#areas/places/reference.ts';
import type { Quote } from '#areas/quote/tables.ts';

type PropertyField = keyof typeof propertyFields;
const PROPERTY_FIELDS = Object.keys(propertyFields) as readonly PropertyField[];

/** What only a home quote knows; kept in the quote's `details`. */
export interface HomeDetails extends Pick<
  HomeQuoteRecord,
  | PropertyField
  | 'address'
  | 'isCorrespondenceSame'
  | 'correspondence'
  | 'hardCopyAddress'
  | 'placeOfBirth'
  | 'printOption'
  /** Frozen with the quote, so that its premium can be explained later. */
  | 'premiumParts'
> {
  /** The five property requirements were agreed to before the quote was made (HOME-010). */
  readonly requirementsAgreed: true;
}

export const homeDetailsOf = (quote: Pick<Quote, 'details'>): HomeDetails =>
  quote.details as unknown as HomeDetails;

export const asDetails = (details: HomeDetails): Quote['details'] => ({ ...details });

/** What a property is made of, out of a form or a quote. */
const propertyFieldsOf = (source: Omit<Property, 'city' | 'startDate'>) =>
  Object.fromEntries(PROPERTY_FIELDS.map((field) => [field, source[field]])) as unknown as Pick<
    Property,
    PropertyField
  >;

export const propertyOf = (quote: Pick<Quote, 'details' | 'start_date'>): Property => {
  const details = homeDetailsOf(quote);
  return { ...propertyFieldsOf(details), city: details.address.city, startDate: quote.start_date };
};

const NOTHING = {
  address: NO_ADDRESS,
  ...NO_CORRESPONDENCE,
  hardCopyAddress: '',
  placeOfBirth: '',
  printOption: 'soft',
} as const;

type KeptDetails = Pick<HomeDetails, keyof typeof NOTHING>;

/** What a quote keeps when its property changes: the address only within the same city. */
const keptOf = ({ provinceId, city }: PropertyForm, before: HomeDetails | undefined): KeptDetails => {
  const {
    address,
    isCorrespondenceSame,
    correspondence,
    hardCopyAddress,
    placeOfBirth,
    printOption,
  }: KeptDetails = before ?? NOTHING;
  const isElsewhere = before?.provinceId !== provinceId || address.city !== city;
  return {
    address: {
      ...(isElsewhere ? NO_ADDRESS : address),
      province: findProvince(provinceId)?.name ?? '',
      city,
    },
    isCorrespondenceSame,
    correspondence,
    hardCopyAddress,
    placeOfBirth,
    printOption,
  };
};

/** The details of a quote for that property. */
export const detailsFor = (property: PropertyForm, before: HomeDetails | undefined): Quote['details'] =>
  asDetails({
    ...keptOf(property, before),
    ...propertyFieldsOf(property),
    requirementsAgreed: true,
    premiumParts: [],
  });
