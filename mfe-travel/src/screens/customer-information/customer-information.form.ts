import { normaliseIdCard, normalisePassport } from '@payung/shared/domain/people/identity-number.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { CustomerInput, Traveller, TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { isDomestic } from '#rules/constants.ts';
import { emptyTraveller } from '#rules/travellers.ts';

/** The fields of one traveller; empty text where nothing was given yet. */
type TravellerValues = Required<Traveller>;

export interface CustomerValues {
  readonly main: TravellerValues;
  /** Adults beside the main insured. */
  readonly adults: readonly TravellerValues[];
  readonly children: readonly TravellerValues[];
}

const travellers = (count: number, saved: readonly Traveller[]): readonly TravellerValues[] =>
  Array.from({ length: count }, (_, index) => ({ ...emptyTraveller(), ...saved[index] }));

/** What the quote already knows is filled in: nothing is asked twice. */
export const valuesOf = (quote: TravelQuoteRecord): CustomerValues => ({
  main: {
    ...emptyTraveller(),
    fullName: quote.insuredName,
    birthDate: quote.insuredBirthDate,
    idCard: quote.insuredIdCard,
    passport: quote.insuredPassport,
    email: quote.insuredEmail,
    phone: quote.insuredPhone,
  },
  adults: travellers(quote.adultCount - 1, quote.adults),
  children: travellers(quote.childCount, quote.children),
});

/** What was typed over what the quote knows; fields that are not on the screen keep their value. */
export const withTyped = (values: CustomerValues, typed: Partial<CustomerValues> | null): CustomerValues => ({
  main: { ...values.main, ...typed?.main },
  adults: values.adults.map((adult, index) => ({ ...adult, ...typed?.adults?.[index] })),
  children: values.children.map((child, index) => ({ ...child, ...typed?.children?.[index] })),
});

const documentOf = (values: TravellerValues, domestic: boolean): Pick<Traveller, 'idCard' | 'passport'> => {
  if (!domestic) return { passport: normalisePassport(values.passport) };
  const idCard = normaliseIdCard(values.idCard);
  return idCard === '' ? {} : { idCard };
};

const travellerOf = (values: TravellerValues, domestic: boolean): Traveller => ({
  fullName: normaliseName(values.fullName),
  birthDate: values.birthDate,
  ...documentOf(values, domestic),
});

/** What is saved: only the identity that this trip needs. */
export const customerOf = (values: CustomerValues, tripType: number): CustomerInput => {
  const domestic = isDomestic(tripType);
  const { idCard, passport } = documentOf(values.main, domestic);
  return {
    insuredName: normaliseName(values.main.fullName),
    insuredBirthDate: values.main.birthDate,
    ...(idCard === undefined ? {} : { insuredIdCard: idCard }),
    ...(passport === undefined ? {} : { insuredPassport: passport }),
    insuredPhone: values.main.phone.trim(),
    insuredEmail: values.main.email.trim(),
    adults: values.adults.map((adult) => travellerOf(adult, domestic)),
    children: values.children.map((child) => ({
      ...travellerOf(child, domestic),
      parentalConsent: child.parentalConsent,
    })),
  };
};
