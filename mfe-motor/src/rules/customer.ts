import { trimmedAddress, checkAddress } from '@payung/shared/address/address.ts';
import type { MotorCustomer } from '#contract/schemas/quote.ts';
import { ageOn, isBirthDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { checkIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { checkName, normaliseName } from '@payung/shared/domain/people/names.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';
import { checkStart, checkStartApproved } from './check-start.ts';
import { checkNumbers, normaliseVehicleNo } from './check-vehicle.ts';
import type { VehicleNumbers } from './check-vehicle.ts';

/** The customer's information with the numbers of the vehicle, which a price did not ask for. */
export type WholeCustomer = MotorCustomer & VehicleNumbers;

/** Who insures a vehicle is of age: ours, as the licence to drive one is. */
const MIN_AGE = 17;

const checkBirthDate = (
  text: string,
  today: IsoDate,
): 'dob.required' | 'dob.invalid' | 'motor.birthDate.minor' | undefined => {
  if (text.trim() === '') return 'dob.required';
  if (!isBirthDate(text, today)) return 'dob.invalid';
  return ageOn(text, today) < MIN_AGE ? 'motor.birthDate.minor' : undefined;
};

/**
 * Messages by field, those of the address by part; a field without an entry is valid. Where photos of the vehicle are
 * approved, until when they are.
 */
export const checkCustomer = (customer: WholeCustomer, today: IsoDate, approvedUntil?: IsoDate) => ({
  insuredName: checkName(customer.insuredName),
  insuredBirthDate: checkBirthDate(customer.insuredBirthDate, today),
  insuredIdCard: checkIdCard(customer.insuredIdCard),
  insuredPhone: checkMobile(customer.insuredPhone),
  insuredEmail: checkEmail(customer.insuredEmail),
  startDate: checkStart(customer.startDate, today) ?? checkStartApproved(customer.startDate, approvedUntil),
  ...checkNumbers(customer),
  address: checkAddress(customer.address),
});

export type CustomerProblems = ReturnType<typeof checkCustomer>;

/** What is saved of the form. */
export const customerToSave = (customer: WholeCustomer): WholeCustomer => ({
  insuredName: normaliseName(customer.insuredName),
  insuredBirthDate: customer.insuredBirthDate,
  insuredIdCard: customer.insuredIdCard.trim(),
  insuredPhone: customer.insuredPhone.trim(),
  insuredEmail: customer.insuredEmail.trim(),
  startDate: customer.startDate,
  chassisNo: normaliseVehicleNo(customer.chassisNo),
  engineNo: normaliseVehicleNo(customer.engineNo),
  address: trimmedAddress(customer.address),
});
