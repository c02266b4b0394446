import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import {
  LETTERS_TO_INSURED,
  customerPayload,
  printChoiceOf,
  printOptionOf,
} from '@payung/shared/domain/home/customer.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { PRINT_CHOICE } from '@payung/shared/domain/home/print.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';

/** A number that was read from the card and not typed yet; a masked one is no number. */
const cardNumberOf = ({ insuredIdCard, ocrDetails }: HomeQuoteRecord): string => {
  if (insuredIdCard !== '') return insuredIdCard;
  const read = ocrDetails?.idNumber ?? '';
  return /^\d+$/.test(read) ? read : '';
};

/** A copy of the insured address is none of their own. */
const correspondenceOf = (quote: HomeQuoteRecord) => {
  const ownOf = (text: string): string => (quote.isCorrespondenceChecked ? '' : text);
  return {
    correspondenceAddress: ownOf(quote.correspondenceAddress),
    correspondenceProvince: ownOf(quote.correspondenceProvince),
    correspondenceCity: ownOf(quote.correspondenceCity),
    correspondenceDistrict: ownOf(quote.correspondenceDistrict),
    correspondenceSubDistrict: ownOf(quote.correspondenceSubDistrict),
    correspondencePostalCode: ownOf(quote.correspondencePostalCode),
  };
};

/** What the quote already knows stands in the form: nothing is asked twice. */
export const valuesOf = (quote: HomeQuoteRecord): HomeCustomer => ({
  insuredName: quote.insuredName,
  homeEffectiveDate: quote.homeEffectiveDate,
  insuredMobile: quote.insuredMobile,
  insuredEmail: quote.insuredEmail,
  insuredIdCard: cardNumberOf(quote),
  insuredPassportNo: quote.insuredPassportNo,
  insuredPlaceOfBirth: quote.insuredPlaceOfBirth,
  insuredDob: quote.insuredDob,
  address: quote.address,
  addrProvince: quote.addrProvince,
  city: quote.city,
  district: quote.district,
  subDistrict: quote.subDistrict,
  postalCode: quote.postalCode,
  isCorrespondenceChecked: quote.isCorrespondenceChecked,
  ...correspondenceOf(quote),
  printOption: printChoiceOf(quote.printOption),
  addressForHardCopy: quote.addressForHardCopy,
});

const NOTHING: HomeCustomer = {
  insuredName: '',
  homeEffectiveDate: '',
  insuredMobile: '',
  insuredEmail: '',
  insuredIdCard: '',
  insuredPassportNo: '',
  insuredPlaceOfBirth: '',
  insuredDob: '',
  address: '',
  addrProvince: '',
  city: '',
  district: '',
  subDistrict: '',
  postalCode: '',
  ...LETTERS_TO_INSURED,
  printOption: PRINT_CHOICE.soft,
  addressForHardCopy: '',
};

/** What stands in the form; a list without a choice holds nothing. */
export const wholeValues = (typed: Partial<HomeCustomer>): HomeCustomer => ({
  ...NOTHING,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
});

/** As antd's form begins: a list shows its placeholder only where it holds nothing. */
export const shownValues = (values: HomeCustomer): Partial<HomeCustomer> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? undefined : value]),
  );

/** What is typed on this device belongs to a quote of one place and one first day. */
export interface CustomerDraft {
  readonly basis: string;
  readonly values: HomeCustomer;
}

export const basisOf = ({ provinceId, city, homeEffectiveDate }: HomeQuoteRecord): string =>
  [provinceId, city, homeEffectiveDate].join('/');

/** The form as it was left. A property that was changed since has another place and another first day. */
export const resumed = (quote: HomeQuoteRecord, draft: CustomerDraft | null): HomeCustomer => {
  const known = valuesOf(quote);
  if (draft === null) return known;
  const { insuredName, address, addrProvince, city, district, subDistrict, postalCode, homeEffectiveDate } =
    known;
  const place = { address, addrProvince, city, district, subDistrict, postalCode, homeEffectiveDate };
  return { ...known, ...draft.values, insuredName, ...(draft.basis === basisOf(quote) ? {} : place) };
};

const savedFacts = (values: HomeCustomer): string =>
  JSON.stringify([customerPayload(values), printOptionOf(values.printOption)]);

/** Saving what stands there already would void a proposal that can be paid. */
export const isSaved = (quote: HomeQuoteRecord, values: HomeCustomer): boolean =>
  stageRank(quote.stage) >= stageRank('Customer Information Updated') &&
  quote.insuredIdCard === values.insuredIdCard.trim() &&
  savedFacts(values) === savedFacts(valuesOf(quote));
