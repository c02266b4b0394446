import type { VehicleForm } from './changes.ts';
import { vehicleFields } from './vehicle-codec.ts';
import type { MotorCustomer } from '#rules/customer.ts';

type AddressPart = keyof MotorCustomer['address'];
type FormField = keyof VehicleForm | Exclude<keyof MotorCustomer, 'address'> | AddressPart;

/** How a refusal spells the fields whose name is another one on the wire. */
export const refusalFields = {
  ...vehicleFields,
  kind: 'vehicleType',
  coverage: 'coverageOption',
  startDate: 'effectiveDate',
  insuredBirthDate: 'insuredDob',
  insuredPhone: 'insuredMobile',
} as const satisfies Partial<Record<FormField, string>>;

const wireNameOf = (field: FormField): string =>
  (refusalFields as Readonly<Partial<Record<FormField, string>>>)[field] ?? field;

const VEHICLE: readonly (keyof VehicleForm | 'insuredPhone')[] = [
  'kind',
  'brand',
  'model',
  'year',
  'plateCode',
  'plateNumber',
  'plateSuffix',
  'chassisNo',
  'engineNo',
  'use',
  'coverage',
  'sumInsured',
  'accessories',
  'startDate',
  'insuredName',
  'insuredPhone',
];

const CUSTOMER: readonly Exclude<keyof MotorCustomer, 'address'>[] = [
  'insuredName',
  'insuredBirthDate',
  'insuredIdCard',
  'insuredPhone',
  'insuredEmail',
  'startDate',
];

const ADDRESS: readonly AddressPart[] = [
  'address',
  'province',
  'city',
  'district',
  'subDistrict',
  'postalCode',
];

type Paths = ReadonlyMap<string, readonly string[]>;

const vehiclePaths: Paths = new Map<string, readonly string[]>(
  VEHICLE.map((field) => [wireNameOf(field), [field]]),
);

const customerPaths: Paths = new Map<string, readonly string[]>([
  ...CUSTOMER.map((field) => [wireNameOf(field), [field]] as const),
  ...ADDRESS.map((part) => [wireNameOf(part), ['address', part]] as const),
]);

const pathIn =
  (paths: Paths) =>
  (wireField: string | undefined): readonly string[] | undefined =>
    wireField === undefined ? undefined : paths.get(wireField);

/** The field of vehicle entry that a refusal names; nothing for one that the form does not have. */
export const vehicleFieldOf = pathIn(vehiclePaths);

/** The same of customer information, whose address has parts. */
export const customerFieldOf = pathIn(customerPaths);
