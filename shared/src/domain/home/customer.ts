import type { IsoDate } from '../dates.ts';
import { checkEmail } from '../email.ts';
import { checkMobile } from '../phone.ts';
import { checkHomeName, checkHomeStart, homeExpiry } from './check-property.ts';
import { PRINT_CHOICE } from './print.ts';
import type { PrintChoice, PrintOption } from './print.ts';

/** What customer information asks, by the names of the calls; empty text for what is not given. */
export interface HomeCustomer {
  readonly insuredName: string;
  readonly homeEffectiveDate: string;
  readonly insuredMobile: string;
  readonly insuredEmail: string;
  readonly insuredIdCard: string;
  readonly insuredPassportNo: string;
  readonly insuredPlaceOfBirth: string;
  readonly insuredDob: string;
  readonly address: string;
  readonly addrProvince: string;
  readonly city: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postalCode: string;
  /** The correspondence address is the insured address. */
  readonly isCorrespondenceChecked: boolean;
  readonly correspondenceAddress: string;
  readonly correspondenceProvince: string;
  readonly correspondenceCity: string;
  readonly correspondenceDistrict: string;
  readonly correspondenceSubDistrict: string;
  readonly correspondencePostalCode: string;
  readonly printOption: PrintChoice;
  readonly addressForHardCopy: string;
}

/** Letters go to the insured address: nothing of their own is given (HOME-074). */
export const LETTERS_TO_INSURED = {
  isCorrespondenceChecked: true,
  correspondenceAddress: '',
  correspondenceProvince: '',
  correspondenceCity: '',
  correspondenceDistrict: '',
  correspondenceSubDistrict: '',
  correspondencePostalCode: '',
} as const;

/** 1 and hard, 2 and soft: a saved quote may hold either form (ruling K80). Soft where nothing is known. */
export const printOptionOf = (saved: PrintChoice | PrintOption | '1' | '2' | undefined): PrintOption =>
  saved === 'hard' || Number(saved) === PRINT_CHOICE.hard ? 'hard' : 'soft';

export const printChoiceOf = (saved: Parameters<typeof printOptionOf>[0]): PrintChoice =>
  PRINT_CHOICE[printOptionOf(saved)];

export const POSTAL_CODE_MAX = 6;
const POSTAL_CODE = /^\d{1,6}$/;

/** Digits only, at most 6 (HOME-093). */
export const checkPostalCode = (
  text: string,
): 'address.postal.required' | 'address.postal.digits' | undefined => {
  const code = text.trim();
  if (code === '') return 'address.postal.required';
  return POSTAL_CODE.test(code) ? undefined : 'address.postal.digits';
};

const unlessGiven = <M extends string>(text: string, message: M): M | undefined =>
  text.trim() === '' ? message : undefined;

/**
 * The checks of Next in their order (HOME-080 to HOME-089): the first that fails stops and says so.
 * The rules of single fields come after them (ruling K82).
 */
export const firstRefusal = (customer: HomeCustomer, today: IsoDate) => {
  const start = checkHomeStart(customer.homeEffectiveDate, today);
  if (start !== undefined) return { field: 'homeEffectiveDate', message: start } as const;
  const isHardCopy = printOptionOf(customer.printOption) === 'hard';
  if (isHardCopy && customer.addressForHardCopy.trim() === '') {
    return { field: 'addressForHardCopy', message: 'home.hardcopy.required' } as const;
  }
  if (customer.isCorrespondenceChecked) return undefined;
  return CORRESPONDENCE.find(({ field }) => customer[field].trim() === '');
};

const CORRESPONDENCE = [
  { field: 'correspondenceProvince', message: 'home.corr.province' },
  { field: 'correspondenceCity', message: 'home.corr.city' },
  { field: 'correspondenceDistrict', message: 'home.corr.district' },
  { field: 'correspondenceSubDistrict', message: 'home.corr.subdistrict' },
  { field: 'correspondencePostalCode', message: 'home.corr.postal' },
] as const;

export type CustomerRefusal = NonNullable<ReturnType<typeof firstRefusal>>;

/** Messages by field; a field without an entry is good. The ID card number has no rule (HOME-096). */
export const checkCustomerFields = (customer: HomeCustomer) => ({
  insuredName: checkHomeName(customer.insuredName),
  address: unlessGiven(customer.address, 'address.required'),
  addrProvince: unlessGiven(customer.addrProvince, 'address.province.required'),
  city: unlessGiven(customer.city, 'address.city.required'),
  district: unlessGiven(customer.district, 'address.district.required'),
  subDistrict: unlessGiven(customer.subDistrict, 'address.subdistrict.required'),
  postalCode: checkPostalCode(customer.postalCode),
  insuredMobile: checkMobile(customer.insuredMobile),
  insuredEmail: checkEmail(customer.insuredEmail),
  correspondenceAddress: customer.isCorrespondenceChecked
    ? undefined
    : unlessGiven(customer.correspondenceAddress, 'home.corr.address'),
  correspondencePostalCode: customer.isCorrespondenceChecked
    ? undefined
    : checkPostalCode(customer.correspondencePostalCode),
});

export type CustomerProblems = ReturnType<typeof checkCustomerFields>;

/** The correspondence address as it is saved: a copy of the insured address, or its own. */
const correspondenceOf = (customer: HomeCustomer) =>
  customer.isCorrespondenceChecked
    ? {
        correspondenceAddress: customer.address.trim(),
        correspondenceProvince: customer.addrProvince.trim(),
        correspondenceCity: customer.city.trim(),
        correspondenceDistrict: customer.district.trim(),
        correspondenceSubDistrict: customer.subDistrict.trim(),
        correspondencePostalCode: customer.postalCode.trim(),
      }
    : {
        correspondenceAddress: customer.correspondenceAddress.trim(),
        correspondenceProvince: customer.correspondenceProvince.trim(),
        correspondenceCity: customer.correspondenceCity.trim(),
        correspondenceDistrict: customer.correspondenceDistrict.trim(),
        correspondenceSubDistrict: customer.correspondenceSubDistrict.trim(),
        correspondencePostalCode: customer.correspondencePostalCode.trim(),
      };

/** The flat body of the quote update (HOME-101). */
export const customerPayload = (customer: HomeCustomer) => ({
  insuredName: customer.insuredName.trim(),
  homeEffectiveDate: customer.homeEffectiveDate,
  homeExpiryDate: homeExpiry(customer.homeEffectiveDate),
  insuredMobile: customer.insuredMobile.trim(),
  insuredEmail: customer.insuredEmail.trim(),
  address: customer.address.trim(),
  addrProvince: customer.addrProvince.trim(),
  city: customer.city.trim(),
  district: customer.district.trim(),
  subDistrict: customer.subDistrict.trim(),
  postalCode: customer.postalCode.trim(),
  insuredPlaceOfBirth: customer.insuredPlaceOfBirth.trim(),
  insuredDob: customer.insuredDob,
  insuredIdCard: customer.insuredIdCard.trim(),
  insuredPassportNo: customer.insuredPassportNo.trim(),
  isCorrespondenceChecked: customer.isCorrespondenceChecked,
  ...correspondenceOf(customer),
  addressForHardCopy:
    printOptionOf(customer.printOption) === 'hard' ? customer.addressForHardCopy.trim() : '',
});

/** The body of the lead update (HOME-099). */
export const leadPayload = (
  customer: Pick<HomeCustomer, 'insuredEmail' | 'insuredMobile' | 'insuredIdCard'>,
) => ({
  email: customer.insuredEmail.trim(),
  primaryMobile: customer.insuredMobile.trim(),
  idCard: customer.insuredIdCard.trim(),
});
