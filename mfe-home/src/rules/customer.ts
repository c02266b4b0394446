import { NO_ADDRESS, trimmedAddress, checkAddress, checkPostalCode } from '@payung/shared/address/address.ts';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';
import { plainSigns } from '@payung/shared/domain/text/plain-signs.ts';
import { checkPrinted } from '@payung/shared/domain/text/printed-text.ts';
import type { HomeCustomer } from '#contract/schemas/quote.ts';
import { checkHomeName, checkHomeStart, homeExpiry } from './property.ts';

/** Letters go to the insured address: no other is given (HOME-074). */
export const NO_CORRESPONDENCE = { isCorrespondenceSame: true, correspondence: NO_ADDRESS } as const;

/** Where a check of Next stops: a field, or a part of an address. */
interface CustomerStop {
  readonly field:
    | readonly ['startDate']
    | readonly ['hardCopyAddress']
    | readonly ['correspondence', keyof AddressParts];
  readonly message:
    | 'startDate.required'
    | 'date.invalid'
    | 'start.tooFar'
    | 'home.hardcopy.required'
    | (typeof CORRESPONDENCE)[number]['message'];
}

const CORRESPONDENCE = [
  { part: 'province', message: 'home.corr.province' },
  { part: 'city', message: 'home.corr.city' },
  { part: 'district', message: 'home.corr.district' },
  { part: 'subDistrict', message: 'home.corr.subdistrict' },
  { part: 'postalCode', message: 'home.corr.postal' },
] as const;

/**
 * The checks of Next in their order (HOME-080 to HOME-089): the first that fails stops and says so.
 * The rules of single fields come after them (ruling K82).
 */
export const firstRefusal = (customer: HomeCustomer, today: IsoDate): CustomerStop | undefined => {
  const start = checkHomeStart(customer.startDate, today);
  if (start !== undefined) return { field: ['startDate'], message: start };
  if (customer.printOption === 'hard' && customer.hardCopyAddress.trim() === '') {
    return { field: ['hardCopyAddress'], message: 'home.hardcopy.required' };
  }
  if (customer.isCorrespondenceSame) return undefined;
  const missing = CORRESPONDENCE.find(({ part }) => customer.correspondence[part].trim() === '');
  return missing && { field: ['correspondence', missing.part], message: missing.message };
};

/** The insured address in the words of the specification (HOME-091). */
const checkInsuredAddress = (address: AddressParts) => ({
  ...checkAddress(address),
  address: address.address.trim() === '' ? ('home.address.required' as const) : checkPrinted(address.address),
});

/** The ordered checks ask for the other parts. */
const checkCorrespondence = ({ isCorrespondenceSame, correspondence }: HomeCustomer) =>
  isCorrespondenceSame
    ? {}
    : {
        address:
          correspondence.address.trim() === ''
            ? ('home.corr.address' as const)
            : checkPrinted(correspondence.address),
        postalCode: checkPostalCode(correspondence.postalCode),
      };

/** Messages by field; a field without an entry is valid. The ID card number has no rule (HOME-096). */
export const checkCustomerFields = (customer: HomeCustomer) => ({
  insuredName: checkHomeName(customer.insuredName),
  address: checkInsuredAddress(customer.address),
  insuredPhone: checkMobile(customer.insuredPhone),
  insuredEmail: checkEmail(customer.insuredEmail),
  correspondence: checkCorrespondence(customer),
  hardCopyAddress: checkPrinted(customer.hardCopyAddress),
  placeOfBirth: checkPrinted(customer.placeOfBirth),
});

/** The correspondence address as it is saved: a copy of the insured address, or its own. */
export const correspondenceOf = (
  customer: Pick<HomeCustomer, 'address' | 'isCorrespondenceSame' | 'correspondence'>,
): AddressParts => trimmedAddress(customer.isCorrespondenceSame ? customer.address : customer.correspondence);

/** What the quote update saves of the form (HOME-101). */
export const customerToSave = (customer: HomeCustomer) => ({
  insuredName: normaliseName(customer.insuredName),
  startDate: customer.startDate,
  endDate: homeExpiry(customer.startDate),
  insuredPhone: customer.insuredPhone.trim(),
  insuredEmail: customer.insuredEmail.trim(),
  address: trimmedAddress(customer.address),
  placeOfBirth: plainSigns(customer.placeOfBirth),
  insuredBirthDate: customer.insuredBirthDate,
  insuredIdCard: customer.insuredIdCard.trim(),
  insuredPassport: customer.insuredPassport.trim(),
  isCorrespondenceSame: customer.isCorrespondenceSame,
  correspondence: correspondenceOf(customer),
  hardCopyAddress: customer.printOption === 'hard' ? customer.hardCopyAddress.trim() : '',
});

/** What the lead update saves of the form (HOME-099). */
export const leadToSave = (
  customer: Pick<HomeCustomer, 'insuredEmail' | 'insuredPhone' | 'insuredIdCard'>,
) => ({
  email: customer.insuredEmail.trim(),
  phone: customer.insuredPhone.trim(),
  idCard: customer.insuredIdCard.trim(),
});
