import type { AddressParts, Region } from '@payung/shared/schemas/places.ts';
import { isBirthDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { PropertyForm } from 'mfe-home/contract/schemas/property.ts';
import { wireFieldOf } from 'mfe-home/contract/customer-fields.ts';
import { checkProperty } from 'mfe-home/rules/property.ts';
import { checkCustomerFields, firstRefusal } from 'mfe-home/rules/customer.ts';
import type { HomeCustomer } from 'mfe-home/contract/schemas/quote.ts';
import { refused, refuseFirst } from '#core/http/api-refusal.ts';
import type { Problems } from '#core/http/api-refusal.ts';
import { findCity, findProvince, findProvinceByName } from '#areas/places/reference.ts';
import { HOME_TEXTS, homeTextOf } from './texts.ts';

/** A refusal names the field as the wire spells it. */
const refuseProblems = (problems: Problems): void =>
  refuseFirst(
    Object.fromEntries(Object.entries(problems).map(([field, id]) => [wireFieldOf(field), id])),
    homeTextOf,
  );

const addressProblems = (
  problems: Readonly<Partial<Record<keyof AddressParts, string | undefined>>>,
  field: 'address' | 'correspondence',
): Problems => Object.fromEntries(Object.entries(problems).map(([part, id]) => [`${field}.${part}`, id]));

/** Rating depends on the city: one that the reference list does not have cannot be rated. */
const requireCity = (province: Region | undefined, city: string): void => {
  if (province === undefined || findCity(province.id, city) === undefined) {
    throw refused(HOME_TEXTS.cityUnknown, { also: { field: 'city' } });
  }
};

export const validateProperty = (property: PropertyForm, today: IsoDate): void => {
  refuseProblems(checkProperty(property, property.insuredName, today));
  requireCity(findProvince(property.provinceId), property.city);
};

/** The province that an address names. */
export const requireProvince = ({ province: name, city }: AddressParts): Region => {
  const province = findProvinceByName(name);
  requireCity(province, city);
  if (province === undefined)
    throw refused(HOME_TEXTS.cityUnknown, { also: { field: wireFieldOf('address.province') } });
  return province;
};

/** The checks of the form in its order: those that stop it, then those of each field (rulings K82, K77). */
export const validateCustomer = (customer: HomeCustomer, today: IsoDate): void => {
  const stop = firstRefusal(customer, today);
  if (stop !== undefined) {
    refuseProblems({ [stop.field.join('.')]: stop.message });
  }
  const { insuredBirthDate } = customer;
  const { address, correspondence, insuredName, ...others } = checkCustomerFields(customer);
  refuseProblems({
    insuredName,
    ...addressProblems(address, 'address'),
    ...others,
    ...addressProblems(correspondence, 'correspondence'),
    insuredBirthDate:
      insuredBirthDate === '' || isBirthDate(insuredBirthDate, today) ? undefined : 'dob.invalid',
  });
};
