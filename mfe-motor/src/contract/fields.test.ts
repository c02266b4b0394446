import { expect, it } from 'vitest';
import { customerFieldOf, vehicleFieldOf } from './fields.ts';

it.each([
  ['vehicleType', 'kind'],
  ['actualVehicleBrand', 'brand'],
  ['vehicleModel', 'model'],
  ['actualManufactureYear', 'year'],
  ['actualLicensePlatCode', 'plateCode'],
  ['licensePlateNumber', 'plateNumber'],
  ['licensePlateNumber1', 'plateSuffix'],
  ['chassisNo', 'chassisNo'],
  ['engineNo', 'engineNo'],
  ['vehicleUse', 'use'],
  ['coverageOption', 'coverage'],
  ['sumInsured', 'sumInsured'],
  ['accessories', 'accessories'],
  ['effectiveDate', 'startDate'],
  ['insuredName', 'insuredName'],
  ['insuredMobile', 'insuredPhone'],
])('maps the wire field %s of a refusal to the field of the vehicle form', (wire, field) => {
  expect(vehicleFieldOf(wire)).toEqual([field]);
});

it.each([
  ['insuredName', ['insuredName']],
  ['insuredDob', ['insuredBirthDate']],
  ['insuredIdCard', ['insuredIdCard']],
  ['insuredMobile', ['insuredPhone']],
  ['insuredEmail', ['insuredEmail']],
  ['effectiveDate', ['startDate']],
  ['address', ['address', 'address']],
  ['province', ['address', 'province']],
  ['city', ['address', 'city']],
  ['district', ['address', 'district']],
  ['subDistrict', ['address', 'subDistrict']],
  ['postalCode', ['address', 'postalCode']],
])('maps the wire field %s of a refusal to the field of the customer form', (wire, path) => {
  expect(customerFieldOf(wire)).toEqual(path);
});

it('refuses fields that are not in the contract', () => {
  for (const wire of [undefined, 'risk', 'duration']) {
    expect(vehicleFieldOf(wire)).toBeUndefined();
    expect(customerFieldOf(wire)).toBeUndefined();
  }
});
