import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';
import type { HomeQuoteRecord, HomeCustomer } from '#contract/schemas/quote.ts';
import { NO_CORRESPONDENCE, customerToSave, checkCustomerFields, firstRefusal } from '#rules/customer.ts';

type Draft<Values> = { readonly [Field in keyof Values]?: Values[Field] | undefined };

/** As the form holds it: a list without a choice holds nothing. */
export interface CustomerValues extends Draft<Omit<HomeCustomer, 'address' | 'correspondence'>> {
  readonly address?: Draft<AddressParts>;
  readonly correspondence?: Draft<AddressParts>;
}

/** A number that was read from the card and not typed yet; a masked one is no number. */
const cardNumberOf = ({ insuredIdCard, ocrDetails }: HomeQuoteRecord): string => {
  if (insuredIdCard !== '') return insuredIdCard;
  const read = ocrDetails?.idNumber ?? '';
  return /^\d+$/.test(read) ? read : '';
};

/** The form is prefilled with what the quote has: nothing is asked twice. */
const valuesOf = (quote: HomeQuoteRecord): HomeCustomer => ({
  insuredName: quote.insuredName,
  startDate: quote.startDate,
  insuredPhone: quote.insuredPhone,
  insuredEmail: quote.insuredEmail,
  insuredIdCard: cardNumberOf(quote),
  insuredPassport: quote.insuredPassport,
  placeOfBirth: quote.placeOfBirth,
  insuredBirthDate: quote.insuredBirthDate,
  address: quote.address,
  isCorrespondenceSame: quote.isCorrespondenceSame,
  // A copy of the insured address is not one of their own.
  correspondence: quote.isCorrespondenceSame ? NO_ADDRESS : quote.correspondence,
  printOption: quote.printOption,
  hardCopyAddress: quote.hardCopyAddress,
});

const NOTHING: HomeCustomer = {
  insuredName: '',
  startDate: '',
  insuredPhone: '',
  insuredEmail: '',
  insuredIdCard: '',
  insuredPassport: '',
  placeOfBirth: '',
  insuredBirthDate: '',
  address: NO_ADDRESS,
  ...NO_CORRESPONDENCE,
  printOption: 'soft',
  hardCopyAddress: '',
};

const filledIn = <Values extends object>(empty: Values, typed: Draft<Values> | undefined): Values => ({
  ...empty,
  ...Object.fromEntries(Object.entries(typed ?? {}).filter(([, value]) => value !== undefined)),
});

/** The values of the form, with empty text for missing ones. */
export const wholeValues = ({ address, correspondence, ...typed }: CustomerValues): HomeCustomer => ({
  ...filledIn(NOTHING, typed),
  address: filledIn(NO_ADDRESS, address),
  correspondence: filledIn(NO_ADDRESS, correspondence),
});

const withoutEmpty = <Values extends object>(values: Values): Draft<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? undefined : (value as unknown)]),
  ) as Draft<Values>;

/** As the form begins: a list shows its placeholder only where it holds nothing. */
export const shownValues = (values: HomeCustomer): CustomerValues => ({
  ...withoutEmpty(values),
  address: withoutEmpty(values.address),
  correspondence: withoutEmpty(values.correspondence),
});

/** What is typed on this device belongs to a quote of one place and one first day. */
export interface CustomerDraft {
  readonly basis: string;
  readonly values: HomeCustomer;
}

export const basisOf = ({ provinceId, address, startDate }: HomeQuoteRecord): string =>
  [provinceId, address.city, startDate].join('/');

/** The form as it was left. A property that was changed since has another place and another first day. */
export const resumed = (quote: HomeQuoteRecord, draft: CustomerDraft | null): HomeCustomer => {
  const known = valuesOf(quote);
  if (draft === null) return known;
  const { insuredName, address, startDate } = known;
  const isChanged = draft.basis !== basisOf(quote);
  return { ...known, ...draft.values, insuredName, ...(isChanged ? { address, startDate } : {}) };
};

const savedFacts = (values: HomeCustomer): string =>
  JSON.stringify([customerToSave(values), values.printOption]);

/** Saving unchanged values would void a proposal that can be paid. */
export const isSaved = (quote: HomeQuoteRecord, values: HomeCustomer): boolean =>
  stageRank(quote.stage) >= stageRank('Customer Information Updated') &&
  quote.insuredIdCard === values.insuredIdCard.trim() &&
  savedFacts(values) === savedFacts(valuesOf(quote));

type Messages = Readonly<Record<string, string | undefined>>;

interface Place {
  readonly field: keyof HomeCustomer;
  readonly part: keyof AddressParts | undefined;
}

const problemOf = (values: HomeCustomer, { field, part }: Place, day: IsoDate): string | undefined => {
  const stop = firstRefusal(values, day);
  if (stop !== undefined && stop.field[0] === field && stop.field[1] === part) return stop.message;
  const problems: Readonly<Record<string, string | Messages | undefined>> = checkCustomerFields(values);
  const problem = problems[field];
  if (typeof problem === 'object') return part === undefined ? undefined : problem[part];
  return problem;
};

/** The rule of a field, or of a part of an address, checked on all values of the form. */
export const useCustomerRule = () => {
  const form = Form.useFormInstance<CustomerValues>();
  return (field: keyof HomeCustomer, part?: keyof AddressParts): FormRule =>
    ruleOf<string>(() => problemOf(wholeValues(form.getFieldsValue(true)), { field, part }, today()));
};
