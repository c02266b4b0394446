import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';

/** The two addresses of the form under the names of the calls. */
export const PLACES = {
  insured: {
    address: 'address',
    province: 'addrProvince',
    city: 'city',
    district: 'district',
    subDistrict: 'subDistrict',
    postalCode: 'postalCode',
  },
  correspondence: {
    address: 'correspondenceAddress',
    province: 'correspondenceProvince',
    city: 'correspondenceCity',
    district: 'correspondenceDistrict',
    subDistrict: 'correspondenceSubDistrict',
    postalCode: 'correspondencePostalCode',
  },
} as const satisfies Record<string, Record<string, keyof HomeCustomer>>;

export type PlaceKind = keyof typeof PLACES;
export type PlaceNames = (typeof PLACES)[PlaceKind];
export type PlaceField = Exclude<PlaceNames[keyof PlaceNames], 'address' | 'correspondenceAddress'>;

/** Each hangs on the one before it. */
export const CHAIN = ['province', 'city', 'district', 'subDistrict', 'postalCode'] as const;

/** What a new choice makes worthless: everything that hangs on it. */
export const fieldsAfter = (names: PlaceNames, changed: object): readonly PlaceField[] => {
  const at = CHAIN.findIndex((part) => names[part] in changed);
  return at === -1 ? [] : CHAIN.slice(at + 1).map((part) => names[part]);
};
