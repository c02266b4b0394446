import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';
import type { PropertyForm } from '#contract/schemas/property.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { checkProperty } from '#rules/property.ts';
import type { PropertyProblems } from '#rules/property.ts';

/** What the form holds; empty text and 0 where nothing was given yet. Sums in whole rupiah. */
export interface CreateQuoteValues extends PropertyForm {
  readonly insuredPhone: string;
}

/** Cover begins when the customer has had time to read, decide and pay; it can be changed to any other day. */
const DAYS_TO_DECIDE = 7;

const BLANK: CreateQuoteValues = {
  propertyType: 'house',
  insuredName: '',
  insuredPhone: '',
  provinceId: '',
  city: '',
  startDate: '',
  stories: 0,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
};

export const emptyValues = (insuredPhone: string, day: IsoDate): CreateQuoteValues => ({
  ...BLANK,
  insuredPhone,
  startDate: addDays(day, DAYS_TO_DECIDE),
});

/** Lists without a choice and fields that were never shown hold nothing. */
export const wholeValues = (typed: Partial<CreateQuoteValues>): CreateQuoteValues => ({
  ...BLANK,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
});

/** The record has the fields of the form under the same names; the city is a part of its address. */
type SavedFields = Omit<CreateQuoteValues, 'city'>;

/** Initial values when the property of a quote is changed: as it was saved. */
export const valuesOf = (quote: HomeQuoteRecord): CreateQuoteValues => {
  const { city: _city, ...fields } = BLANK;
  const saved: SavedFields = quote;
  const names = Object.keys(fields) as (keyof SavedFields)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, saved[name]])) as unknown as SavedFields),
    city: quote.address.city,
  };
};

/** What a new quote takes over from an earlier one: neither whose property it was nor when the cover began. */
export const valuesAgain = (quote: HomeQuoteRecord, insuredPhone: string): CreateQuoteValues => ({
  ...valuesOf(quote),
  insuredName: '',
  insuredPhone,
  startDate: '',
});

/** Fields that this type of property does not have keep what was typed, and count as 0 (HOME-113). */
export const propertyOf = ({ insuredPhone: _phone, ...values }: CreateQuoteValues): PropertyForm => {
  const isApartment = values.propertyType === 'apartment';
  return {
    ...values,
    buildingSumInsured: isApartment ? 0 : values.buildingSumInsured,
    contentsSumInsured: isApartment ? 0 : values.contentsSumInsured,
    fixturesSumInsured: isApartment ? values.fixturesSumInsured : 0,
    insuredName: normaliseName(values.insuredName),
  };
};

export const problemsOf = (values: CreateQuoteValues, day: IsoDate): PropertyProblems =>
  checkProperty(propertyOf(values), values.insuredName, day);

/** An unchanged property is not saved again: saving it would drop the chosen plan. */
export const isSameProperty = (values: CreateQuoteValues, quote: HomeQuoteRecord): boolean => {
  const property = propertyOf(values);
  const { insuredPhone: _phone, ...saved } = valuesOf(quote);
  return (Object.keys(saved) as (keyof PropertyForm)[]).every((field) => property[field] === saved[field]);
};

/** The rule of a field, checked on all values of the form. */
export const usePropertyRule = (): ((field: keyof PropertyProblems) => FormRule) => {
  const form = Form.useFormInstance<CreateQuoteValues>();
  return (field) => ruleOf(() => problemsOf(wholeValues(form.getFieldsValue(true)), today())[field]);
};
