import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { PropertyInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { checkProperty } from '@payung/shared/domain/home/check-property.ts';
import type { PropertyProblems } from '@payung/shared/domain/home/check-property.ts';
import { OCCUPATION } from '@payung/shared/domain/home/property.ts';
import type { OccupationType } from '@payung/shared/domain/home/property.ts';
import { normaliseName } from '@payung/shared/domain/names.ts';
import { today } from '@payung/shared/journey/today.ts';

/** What the form holds; empty text and 0 where nothing was given yet. Sums in whole rupiah. */
export interface CreateQuoteValues {
  readonly occupationType: OccupationType;
  readonly insuredName: string;
  readonly insuredMobile: string;
  readonly provinceId: string;
  readonly city: string;
  readonly homeEffectiveDate: string;
  readonly stories: number;
  readonly buildingSumInsured: number;
  readonly contentsSumInsured: number;
  readonly fixturesSumInsured: number;
}

export const emptyValues = (insuredMobile: string): CreateQuoteValues => ({
  occupationType: OCCUPATION.house,
  insuredName: '',
  insuredMobile,
  provinceId: '',
  city: '',
  homeEffectiveDate: '',
  stories: 0,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
});

/** Lists without a choice and fields that were never shown hold nothing. */
export const wholeValues = (typed: Partial<CreateQuoteValues>): CreateQuoteValues => ({
  ...emptyValues(''),
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
});

/** Whoever changes the property of a quote finds it as it was saved. */
export const valuesOf = (quote: HomeQuoteRecord): CreateQuoteValues => ({
  occupationType: quote.occupationType,
  insuredName: quote.insuredName,
  insuredMobile: quote.insuredMobile,
  provinceId: quote.provinceId,
  city: quote.city,
  homeEffectiveDate: quote.homeEffectiveDate,
  stories: quote.stories,
  buildingSumInsured: quote.buildingSumInsured,
  contentsSumInsured: quote.contentsSumInsured,
  fixturesSumInsured: quote.fixturesSumInsured,
});

/** Fields that are not asked for this kind of property keep what was typed, and count as nothing (HOME-113). */
export const propertyOf = (values: CreateQuoteValues): PropertyInput => {
  const isApartment = values.occupationType === OCCUPATION.apartment;
  return {
    occupationType: values.occupationType,
    provinceId: values.provinceId,
    city: values.city,
    stories: values.stories,
    buildingSumInsured: isApartment ? 0 : values.buildingSumInsured,
    contentsSumInsured: isApartment ? 0 : values.contentsSumInsured,
    fixturesSumInsured: isApartment ? values.fixturesSumInsured : 0,
    homeEffectiveDate: values.homeEffectiveDate,
    insuredName: normaliseName(values.insuredName),
  };
};

export const problemsOf = (values: CreateQuoteValues): PropertyProblems =>
  checkProperty(propertyOf(values), values.insuredName, today());

/** An unchanged property is not saved again: saving it would throw the chosen plan away. */
export const isSameProperty = (values: CreateQuoteValues, quote: HomeQuoteRecord): boolean => {
  const property = propertyOf(values);
  return (Object.keys(property) as (keyof PropertyInput)[]).every(
    (field) => property[field] === quote[field],
  );
};
