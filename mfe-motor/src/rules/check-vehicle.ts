import { plainCode, plainNumber } from '@payung/shared/domain/text/plain-signs.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { checkPrinted } from '@payung/shared/domain/text/printed-text.ts';
import { acceptanceOf } from './acceptance.ts';
import type { AcceptanceMessage, ModelFacts } from './acceptance.ts';
import { checkStart } from './check-start.ts';
import { checkPlateCode, checkPlateNumber, checkPlateSuffix } from './plate.ts';
import type { Vehicle } from '../contract/schemas/vehicle.ts';
import type { VehicleKind } from './vehicle.ts';

/** Whole rupiah; ours, an insurer sets its own. */
const SUM_LIMITS: Readonly<Record<VehicleKind, { readonly min: number; readonly max: number }>> = {
  car: { min: 50_000_000, max: 2_000_000_000 },
  motorcycle: { min: 3_000_000, max: 100_000_000 },
};

/** Percent of the sum insured up to which accessories are covered (MOT-064). */
const ACCESSORIES_PERCENT = 10;
/** No vehicle of an earlier year is insured, whatever its coverage; catches mistyped years. */
const FIRST_YEAR = 1980;

export const maxAccessories = (sumInsured: number): number =>
  Math.floor((sumInsured * ACCESSORIES_PERCENT) / 100);

/** As numbers of chassis and engines are kept: capitals and digits alone. */
export const normaliseVehicleNo = (text: string): string => plainCode(plainNumber(text));

const VEHICLE_NO = /^[A-Z0-9]{5,25}$/;

const isMissing = (text: string): boolean => text.trim() === '';

const isVehicleNo = (text: string): boolean => VEHICLE_NO.test(normaliseVehicleNo(text));

/** Chassis and engine number, which stand in the registration. */
export type VehicleNumbers = Pick<Vehicle, 'chassisNo' | 'engineNo'>;

/** A price needs neither: they may be given later, with the customer's information. */
const checkGivenNumbers = ({ chassisNo, engineNo }: VehicleNumbers) => ({
  chassisNo: isMissing(chassisNo) || isVehicleNo(chassisNo) ? undefined : ('motor.chassis.invalid' as const),
  engineNo: isMissing(engineNo) || isVehicleNo(engineNo) ? undefined : ('motor.engine.invalid' as const),
});

/** Photos and policy name the vehicle by its numbers (MOT-068). */
export const checkNumbers = (numbers: VehicleNumbers) => {
  const given = checkGivenNumbers(numbers);
  return {
    chassisNo: isMissing(numbers.chassisNo) ? ('motor.chassis.required' as const) : given.chassisNo,
    engineNo: isMissing(numbers.engineNo) ? ('motor.engine.required' as const) : given.engineNo,
  };
};

const checkYear = (
  year: number,
  today: IsoDate,
): 'motor.year.required' | 'motor.year.invalid' | 'motor.year.future' | undefined => {
  if (!(year > 0)) return 'motor.year.required';
  if (year > Number(today.slice(0, 4))) return 'motor.year.future';
  return Number.isInteger(year) && year >= FIRST_YEAR ? undefined : 'motor.year.invalid';
};

const checkSum = (
  sum: number,
  kind: VehicleKind,
): 'motor.sum.required' | 'motor.sum.whole' | 'motor.sum.car' | 'motor.sum.motorcycle' | undefined => {
  if (!(sum > 0)) return 'motor.sum.required';
  if (!Number.isInteger(sum)) return 'motor.sum.whole';
  const { min, max } = SUM_LIMITS[kind];
  return sum >= min && sum <= max ? undefined : `motor.sum.${kind}`;
};

const checkAccessories = ({
  accessories,
  sumInsured,
}: Vehicle): 'motor.sum.whole' | 'motor.accessories.limit' | undefined => {
  if (!Number.isInteger(accessories) || accessories < 0) return 'motor.sum.whole';
  return sumInsured > 0 && accessories > maxAccessories(sumInsured) ? 'motor.accessories.limit' : undefined;
};

/** Why the vehicle is not accepted for the coverage that was chosen. */
const checkCoverage = (
  vehicle: Vehicle,
  model: ModelFacts,
): 'motor.coverage.required' | AcceptanceMessage | undefined => {
  if ((vehicle.coverage as string) === '') return 'motor.coverage.required';
  const { coverages, problems } = acceptanceOf({ ...vehicle, ...model });
  if (coverages.includes(vehicle.coverage)) return undefined;
  return problems.find(({ coverage = vehicle.coverage }) => coverage === vehicle.coverage)?.message;
};

/** Messages by field; a field without an entry is valid (MOT-068). */
export const checkVehicle = (
  vehicle: Vehicle & { readonly insuredName: string },
  today: IsoDate,
  model: ModelFacts = {},
) => ({
  brand: isMissing(vehicle.brand) ? ('motor.brand.required' as const) : checkPrinted(vehicle.brand),
  model: isMissing(vehicle.model) ? ('motor.model.required' as const) : checkPrinted(vehicle.model),
  year: checkYear(vehicle.year, today),
  plateCode: checkPlateCode(vehicle.plateCode),
  plateNumber: checkPlateNumber(vehicle.plateNumber),
  plateSuffix: checkPlateSuffix(vehicle.plateSuffix),
  ...checkGivenNumbers(vehicle),
  startDate: checkStart(vehicle.startDate, today),
  coverage: checkCoverage(vehicle, model),
  sumInsured: checkSum(vehicle.sumInsured, vehicle.kind),
  accessories: checkAccessories(vehicle),
  insuredName: checkName(vehicle.insuredName),
});

export type VehicleProblems = ReturnType<typeof checkVehicle>;
