import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { VehicleForm, Vehicle } from 'mfe-motor/contract/schemas/vehicle.ts';
import { normaliseVehicleNo, checkVehicle } from 'mfe-motor/rules/check-vehicle.ts';
import { coverEnd } from 'mfe-motor/rules/multi-year.ts';
import { normalisePlate } from 'mfe-motor/rules/plate.ts';
import { wireFieldOf } from 'mfe-motor/contract/fields.ts';
import type { ModelFacts } from 'mfe-motor/rules/acceptance.ts';
import { checkCustomer } from 'mfe-motor/rules/customer.ts';
import type { WholeCustomer } from 'mfe-motor/rules/customer.ts';
import type { Queries } from '#core/database/database.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { refuseFirst } from '#core/http/api-refusal.ts';
import type { Problems } from '#core/http/api-refusal.ts';
import { matchVehicle } from './catalogue/match.ts';
import type { MatchedVehicle } from './catalogue/match.ts';
import { asDetails } from './details.ts';
import type { MotorDetails, InspectionSummary } from './details.ts';
import { isSameVehicle, NO_INSPECTION, withoutInspection } from './inspection/state.ts';
import { motorTextOf } from './texts.ts';

const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** As it is stored: plate and numbers in capitals, without spaces. */
export const normaliseVehicle = <Form extends Vehicle>(form: Form): Form => ({
  ...form,
  brand: singleSpaced(form.brand),
  model: singleSpaced(form.model),
  plateCode: normalisePlate(form.plateCode),
  plateNumber: normalisePlate(form.plateNumber),
  plateSuffix: normalisePlate(form.plateSuffix),
  chassisNo: normaliseVehicleNo(form.chassisNo),
  engineNo: normaliseVehicleNo(form.engineNo),
});

/** Photos belong to the vehicle: another one needs new photos (ruling R11). */
const inspectionAfter = (vehicle: Vehicle, before: MotorDetails | undefined): InspectionSummary => {
  if (before === undefined) return NO_INSPECTION;
  return isSameVehicle(vehicle, before) ? before.inspection : withoutInspection(before.inspection);
};

interface EntryContext {
  readonly before: MotorDetails | undefined;
  readonly today: IsoDate;
}

/** The fields of a quote that a checked vehicle fills; one year of cover until a plan says more. */
export const patchOf = (form: VehicleForm, matched: MatchedVehicle, { before, today }: EntryContext) => {
  const { insuredName, startDate, ...vehicle } = { ...normaliseVehicle(form), ...matched };
  const details: MotorDetails = {
    kind: vehicle.kind,
    brand: vehicle.brand,
    model: vehicle.model,
    year: vehicle.year,
    plateCode: vehicle.plateCode,
    plateNumber: vehicle.plateNumber,
    plateSuffix: vehicle.plateSuffix,
    chassisNo: vehicle.chassisNo,
    engineNo: vehicle.engineNo,
    use: vehicle.use,
    coverage: vehicle.coverage,
    sumInsured: vehicle.sumInsured,
    accessories: vehicle.accessories,
    isModelListed: vehicle.isModelListed,
    isEuropean: vehicle.isEuropean,
    isCommercial: vehicle.isCommercial,
    ...(vehicle.guidePrice === undefined ? {} : { guidePrice: vehicle.guidePrice }),
    address: before?.address ?? NO_ADDRESS,
    duration: 1,
    premiumYears: [],
    inspection: inspectionAfter({ ...vehicle, startDate }, before),
  };
  return {
    insured_name: insuredName,
    start_date: startDate,
    end_date: coverEnd(startDate, 1),
    valid_until: priceValidUntil(today, startDate),
    details: asDetails(details),
  };
};

/** Checks the vehicle beside the catalogue. */
export const vehiclePatch = async (db: Queries, form: VehicleForm, entering: EntryContext) => {
  const typed = normaliseVehicle(form);
  const matched = await matchVehicle(db, typed);
  validateVehicle(typed, entering.today, matched);
  return patchOf(typed, matched, entering);
};

/** A refusal names the field as the wire spells it. */
const refuseProblems = (problems: Problems): void =>
  refuseFirst(
    Object.fromEntries(Object.entries(problems).map(([field, id]) => [wireFieldOf(field), id])),
    motorTextOf,
  );

export const validateVehicle = (form: VehicleForm, today: IsoDate, model: ModelFacts): void =>
  refuseProblems(checkVehicle(form, today, model));

export const validateCustomer = (customer: WholeCustomer, today: IsoDate, approvedUntil?: IsoDate): void => {
  const { address, ...fields } = checkCustomer(customer, today, approvedUntil);
  refuseProblems({ ...fields, ...address });
};
