import { spellingsOf } from '@payung/shared/wire/names.ts';
import { motorForms } from './schemas/quote.ts';
import type { MotorCustomer } from './schemas/quote.ts';
import type { VehicleForm } from './schemas/vehicle.ts';

type AddressPart = keyof MotorCustomer['address'];

/** A refusal names the parts of an address by themselves. */
const WIRE_NAMES: ReadonlyMap<string, string> = new Map(
  [...spellingsOf(motorForms.vehicle.names.body), ...spellingsOf(motorForms.customer.names.body)]
    .map(({ path, wire }) => [path.join('.'), wire] as const)
    .filter(([field]) => field !== 'address'),
);

/** How a refusal names a field of vehicle entry or of customer information. */
export const wireFieldOf = (field: string): string => WIRE_NAMES.get(field) ?? field;

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
  'chassisNo',
  'engineNo',
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
  VEHICLE.map((field) => [wireFieldOf(field), [field]]),
);

const customerPaths: Paths = new Map<string, readonly string[]>([
  ...CUSTOMER.map((field) => [wireFieldOf(field), [field]] as const),
  ...ADDRESS.map((part) => [wireFieldOf(part), ['address', part]] as const),
]);

const pathIn =
  (paths: Paths) =>
  (wireField: string | undefined): readonly string[] | undefined =>
    wireField === undefined ? undefined : paths.get(wireField);

/** The field of vehicle entry that a refusal names; nothing for one that the form does not have. */
export const vehicleFieldOf = pathIn(vehiclePaths);

/** The same of customer information, whose address has parts. */
export const customerFieldOf = pathIn(customerPaths);
