import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { customerToSave, checkCustomer } from '#rules/customer.ts';
import type { CustomerProblems, WholeCustomer } from '#rules/customer.ts';

type PartialValues<Values> = { readonly [Field in keyof Values]?: Values[Field] | undefined };

/** Values as the form has them: undefined for a list without a choice. */
export interface CustomerValues extends PartialValues<Omit<WholeCustomer, 'address'>> {
  readonly address?: PartialValues<AddressParts>;
}

/** A number as it was read from a card; a masked one is none. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text);

/** A number that was read from the card and not typed yet. */
const cardNumberOf = ({ insuredIdCard, ocrDetails }: MotorQuoteRecord): string => {
  if (insuredIdCard !== '') return insuredIdCard;
  const read = ocrDetails?.idNumber ?? '';
  return isWholeNumber(read) ? read : '';
};

/** The form is prefilled with what the quote has: nothing is asked twice. */
const valuesOf = (quote: MotorQuoteRecord): WholeCustomer => ({
  insuredName: quote.insuredName,
  insuredBirthDate: quote.insuredBirthDate,
  insuredIdCard: cardNumberOf(quote),
  insuredPhone: quote.insuredPhone,
  insuredEmail: quote.insuredEmail,
  startDate: quote.startDate,
  chassisNo: quote.chassisNo,
  engineNo: quote.engineNo,
  address: quote.address,
});

const NOTHING: WholeCustomer = {
  insuredName: '',
  insuredBirthDate: '',
  insuredIdCard: '',
  insuredPhone: '',
  insuredEmail: '',
  startDate: '',
  chassisNo: '',
  engineNo: '',
  address: NO_ADDRESS,
};

const filledIn = <Values extends object>(
  empty: Values,
  typed: PartialValues<Values> | undefined,
): Values => ({
  ...empty,
  ...Object.fromEntries(Object.entries(typed ?? {}).filter(([, value]) => value !== undefined)),
});

/** The values of the form, with empty text for missing ones. */
export const wholeValues = ({ address, ...typed }: CustomerValues): WholeCustomer => ({
  ...filledIn(NOTHING, typed),
  address: filledIn(NO_ADDRESS, address),
});

const withoutEmpty = <Values extends object>(values: Values): PartialValues<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? undefined : (value as unknown)]),
  ) as PartialValues<Values>;

/** Initial values for the form: a list shows its placeholder only when its value is undefined. */
export const shownValues = (values: WholeCustomer): CustomerValues => ({
  ...withoutEmpty(values),
  address: withoutEmpty(values.address),
});

/** A draft on this device belongs to the name and first day of its quote. */
export interface CustomerDraft {
  readonly basis: string;
  readonly values: WholeCustomer;
}

export const basisOf = ({ insuredName, startDate }: MotorQuoteRecord): string =>
  `${startDate}/${insuredName}`;

/** The form as it was left. Name and first day of a quote that was changed since are those of the quote. */
export const resumed = (quote: MotorQuoteRecord, draft: CustomerDraft | null): WholeCustomer => {
  const known = valuesOf(quote);
  if (draft === null) return known;
  const { insuredName, startDate } = known;
  return { ...known, ...draft.values, ...(draft.basis === basisOf(quote) ? {} : { insuredName, startDate }) };
};

/** Saving unchanged values would void a proposal that can be paid. */
export const isSaved = (quote: MotorQuoteRecord, values: WholeCustomer): boolean =>
  stageRank(quote.stage) >= stageRank('Customer Information Updated') &&
  JSON.stringify(customerToSave(values)) === JSON.stringify(customerToSave(valuesOf(quote)));

/** The rule of a field, or of a part of the address, checked on all values of the form. */
export const useCustomerRule = (approvedUntil?: IsoDate) => {
  const form = Form.useFormInstance<CustomerValues>();
  const problems = (): CustomerProblems =>
    checkCustomer(wholeValues(form.getFieldsValue(true)), today(), approvedUntil);
  return {
    field: (name: Exclude<keyof CustomerProblems, 'address'>): FormRule =>
      ruleOf<string>(() => problems()[name]),
    address: (part: keyof AddressParts): FormRule => ruleOf<string>(() => problems().address[part]),
  };
};
