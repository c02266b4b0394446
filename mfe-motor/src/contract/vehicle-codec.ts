import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { Coverage, VehicleKind } from '#rules/vehicle.ts';

/** Two words of ours for two values of the wire. */
const either = <Clean extends string>(
  ours: readonly [Clean, Clean],
  wire: readonly [unknown, unknown],
): Codec<Clean> => ({
  encode: (clean) => wire[clean === ours[0] ? 0 : 1],
  decode: (value) => (value === wire[0] ? ours[0] : ours[1]),
});

export const vehicleKind = either<VehicleKind>(['car', 'motorcycle'], ['fourWheeler', 'twoWheeler']);

/** 2 is Total Loss Only, anything else comprehensive (MOT-003). */
export const coverage: Codec<Coverage> = either<Coverage>(['totalLoss', 'comprehensive'], [2, 1]);

/** How the wire spells a vehicle (MOT-017): in records, in bodies, and in refusals that name a field. */
export const vehicleFields = {
  brand: 'actualVehicleBrand',
  model: 'vehicleModel',
  year: 'actualManufactureYear',
  plateCode: 'actualLicensePlatCode',
  plateNumber: 'licensePlateNumber',
  plateSuffix: 'licensePlateNumber1',
  use: 'vehicleUse',
} as const;

export const vehicleNames = { ...vehicleFields, coverage: renamed('coverageOption', coverage) } as const;

/** On the wire an address is one object. */
export const addressNames = {
  address: renamed('insuredAddress', {
    encode: (a: AddressParts) => a,
    decode: (w: unknown) => w as AddressParts,
  }),
} as const;
