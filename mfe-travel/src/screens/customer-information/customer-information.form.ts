import type { TravelQuoteRecord, Traveller } from '@payung/shared/api/endpoints/travel.ts';
import type { TravellerInput, UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { normalisePassport } from '@payung/shared/domain/identity-number.ts';
import { normaliseName } from '@payung/shared/domain/names.ts';
import { emptyTraveller } from '@payung/shared/domain/travel/travellers.ts';
import { isDomestic } from '@payung/shared/domain/travel/constants.ts';

/** One block of the form; empty text where nothing was given yet. */
export interface TravellerValues {
  readonly fullName: string;
  readonly dob: string;
  readonly idCard: string;
  readonly passportNo: string;
  readonly email: string;
  readonly mobile: string;
  readonly parentalConsent: boolean;
}

export interface CustomerValues {
  readonly main: TravellerValues;
  /** Adults beside the main insured. */
  readonly adults: readonly TravellerValues[];
  readonly childs: readonly TravellerValues[];
}

const blank: TravellerValues = { ...emptyTraveller(), parentalConsent: false };

const blocks = (count: number, saved: readonly Traveller[]): readonly TravellerValues[] =>
  Array.from({ length: count }, (_, index) => ({ ...blank, ...saved[index] }));

/** What the quote already knows stands in the form: nothing is asked twice. */
export const valuesOf = (quote: TravelQuoteRecord): CustomerValues => ({
  main: {
    ...blank,
    fullName: quote.insuredName,
    dob: quote.insuredDob,
    idCard: quote.insuredIdCard,
    passportNo: quote.insuredPassportNo,
    email: quote.insuredEmail,
    mobile: quote.insuredMobile,
  },
  adults: blocks(quote.adultCount - 1, quote.adults),
  childs: blocks(quote.childCount, quote.childs),
});

/** What was typed over what the quote knows; fields that are not on the screen keep their value. */
export const withTyped = (values: CustomerValues, typed: Partial<CustomerValues> | null): CustomerValues => ({
  main: { ...values.main, ...typed?.main },
  adults: values.adults.map((adult, index) => ({ ...adult, ...typed?.adults?.[index] })),
  childs: values.childs.map((child, index) => ({ ...child, ...typed?.childs?.[index] })),
});

const documentOf = (
  values: TravellerValues,
  domestic: boolean,
): Pick<TravellerInput, 'idCard' | 'passportNo'> => {
  if (!domestic) return { passportNo: normalisePassport(values.passportNo) };
  return values.idCard.trim() === '' ? {} : { idCard: values.idCard.trim() };
};

const travellerOf = (values: TravellerValues, domestic: boolean): TravellerInput => ({
  fullName: normaliseName(values.fullName),
  dob: values.dob,
  ...documentOf(values, domestic),
});

/** What is saved: only the identity that this trip needs. */
export const customerOf = (
  values: CustomerValues,
  tripType: number,
): Extract<UpdateTravelQuoteInput, { customer: unknown }> => {
  const domestic = isDomestic(tripType);
  const { idCard, passportNo } = documentOf(values.main, domestic);
  return {
    customer: {
      insuredName: normaliseName(values.main.fullName),
      insuredDob: values.main.dob,
      ...(idCard === undefined ? {} : { insuredIdCard: idCard }),
      ...(passportNo === undefined ? {} : { insuredPassportNo: passportNo }),
      insuredMobile: values.main.mobile.trim(),
      insuredEmail: values.main.email.trim(),
      adults: values.adults.map((adult) => travellerOf(adult, domestic)),
      childs: values.childs.map((child) => ({
        ...travellerOf(child, domestic),
        parentalConsent: child.parentalConsent,
      })),
    },
  };
};
