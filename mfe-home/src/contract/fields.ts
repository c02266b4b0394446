import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { PrintOption } from '#rules/print.ts';
import type { PropertyType } from '#rules/property.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PROPERTY_TYPES = { house: 'H', apartment: 'A' } as const satisfies Record<PropertyType, string>;

const propertyType: Codec<PropertyType> = {
  encode: (type) => PROPERTY_TYPES[type],
  decode: (letter) => (letter === PROPERTY_TYPES.apartment ? 'apartment' : 'house'),
};

/** How the fields of a property are spelled. */
export const propertyNames = {
  propertyType: renamed('occupationType', propertyType),
  startDate: 'homeEffectiveDate',
} as const;

/** 1 and hard, 2 and soft: a saved quote may hold either form (HOME-077, ruling K80). Soft where nothing is known. */
export const printOption: Codec<PrintOption> = {
  encode: (option) => option,
  decode: (saved) => (saved === 'hard' || Number(saved) === 1 ? 'hard' : 'soft'),
};

type AddressNames = Readonly<Record<keyof AddressParts, string>>;

/** On the wire the parts of an address stand among the other fields. */
export const INSURED_ADDRESS: AddressNames = {
  address: 'address',
  province: 'addrProvince',
  city: 'city',
  district: 'district',
  subDistrict: 'subDistrict',
  postalCode: 'postalCode',
};

export const CORRESPONDENCE_ADDRESS: AddressNames = {
  address: 'correspondenceAddress',
  province: 'correspondenceProvince',
  city: 'correspondenceCity',
  district: 'correspondenceDistrict',
  subDistrict: 'correspondenceSubDistrict',
  postalCode: 'correspondencePostalCode',
};

/** Where a field of the wire stands in the words of customer information; the lead has names of its own. */
const CUSTOMER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  insuredName: ['insuredName'],
  homeEffectiveDate: ['startDate'],
  insuredMobile: ['insuredPhone'],
  primaryMobile: ['insuredPhone'],
  insuredEmail: ['insuredEmail'],
  email: ['insuredEmail'],
  insuredIdCard: ['insuredIdCard'],
  idCard: ['insuredIdCard'],
  addressForHardCopy: ['hardCopyAddress'],
};

const partsOf = (group: string, names: AddressNames) =>
  Object.entries(names).map(([part, name]) => [name, [group, part]] as const);

const FIELD_PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(CUSTOMER_FIELDS),
  ...partsOf('address', INSURED_ADDRESS),
  ...partsOf('correspondence', CORRESPONDENCE_ADDRESS),
]);

/** The field of customer information that a refusal names; nothing for one that the form does not have. */
export const customerFieldOf = (wireField: string | undefined): readonly string[] | undefined =>
  wireField === undefined ? undefined : FIELD_PATHS.get(wireField);

export const spreadAddress = (address: AddressParts, names: AddressNames): Fields =>
  Object.fromEntries(
    Object.entries(names).map(([part, name]) => [name, address[part as keyof AddressParts]]),
  );

export const gatherAddress = (wire: Fields, names: AddressNames): AddressParts =>
  Object.fromEntries(
    Object.entries(names).map(([part, name]) => [part, wire[name]]),
  ) as unknown as AddressParts;

export const withoutFields = (wire: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => !names.has(name)));
