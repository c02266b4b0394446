import type { HomeCustomerInput, PropertyInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { isBirthDate } from '@payung/shared/domain/birth-date.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkProperty } from '@payung/shared/domain/home/check-property.ts';
import { checkCustomerFields, firstRefusal, printChoiceOf } from '@payung/shared/domain/home/customer.ts';
import type { PrintOption } from '@payung/shared/domain/home/print.ts';
import type { City, Province } from '@payung/shared/api/endpoints/places.ts';
import { findCity, findProvince, findProvinceByName } from '#places/reference.ts';
import { refuseFirst } from '../quote/refuse-first.ts';
import { refused } from '../refusal.ts';
import { HOME_TEXTS } from './home-texts.ts';

/** Rating hangs on the city: one that the reference list does not have cannot be rated. */
const requireCity = (province: Province | undefined, label: string): City => {
  const city = province === undefined ? undefined : findCity(province.Id, label);
  if (city === undefined) throw refused(HOME_TEXTS.cityUnknown, { also: { field: 'city' } });
  return city;
};

export const requireGoodProperty = (property: PropertyInput, today: IsoDate): void => {
  refuseFirst(checkProperty(property, property.insuredName, today));
  requireCity(findProvince(property.provinceId), property.city);
};

/** The province that a form names. */
export const requireProvince = (name: string, city: string): Province => {
  const province = findProvinceByName(name);
  requireCity(province, city);
  if (province === undefined) throw refused(HOME_TEXTS.cityUnknown, { also: { field: 'addrProvince' } });
  return province;
};

/** The checks of the form in its order: those that stop it, then those of each field (rulings K82, K77). */
export const requireGoodHomeCustomer = (
  body: HomeCustomerInput,
  printOption: PrintOption,
  today: IsoDate,
): void => {
  const customer = {
    ...body,
    insuredIdCard: body.insuredIdCard ?? '',
    insuredPassportNo: body.insuredPassportNo ?? '',
    insuredPlaceOfBirth: body.insuredPlaceOfBirth ?? '',
    insuredDob: body.insuredDob ?? '',
    printOption: printChoiceOf(printOption),
  };
  const stop = firstRefusal(customer, today);
  if (stop !== undefined) refuseFirst({ [stop.field]: stop.message });
  const { insuredDob } = customer;
  refuseFirst({
    ...checkCustomerFields(customer),
    insuredDob: insuredDob === '' || isBirthDate(insuredDob, today) ? undefined : 'dob.invalid',
  });
};
