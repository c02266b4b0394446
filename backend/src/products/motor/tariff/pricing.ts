import { sumOf } from '@payung/shared/domain/money/money.ts';
import type { PremiumYear } from 'mfe-motor/contract/schemas/quote.ts';
import { sumsInsuredOf } from 'mfe-motor/rules/multi-year.ts';
import { regionOf } from 'mfe-motor/rules/plate.ts';
import type { Region } from 'mfe-motor/rules/plate.ts';
import { vehicleAge } from 'mfe-motor/rules/vehicle.ts';
import type { Vehicle } from 'mfe-motor/contract/schemas/vehicle.ts';
import { ADD_ONS, addOnOf } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';
import type { MotorPlan } from './plans.ts';
import { AGE_LOADING, CAR_BANDS, MOTORCYCLE_ROW } from './tariff.ts';
import type { TariffRow } from './tariff.ts';

/** What a premium depends on. */
export type RatedVehicle = Pick<
  Vehicle,
  'kind' | 'coverage' | 'plateCode' | 'year' | 'sumInsured' | 'startDate'
>;

/** Rates have at most three decimals; whole numbers keep the product exact up to the highest sum. */
const RATE_SCALE = 1000;

/** Whole rupiah, rounded half up. */
export const premiumAt = (sumInsured: number, ratePercent: number, loadingPercent = 0): number =>
  Math.round(
    (sumInsured * Math.round(ratePercent * RATE_SCALE) * (100 + loadingPercent)) / (100 * 100 * RATE_SCALE),
  );

/** Of a quote that was checked: a code that is not in use rates as the rest of the country does. */
export const regionFor = ({ plateCode }: Pick<Vehicle, 'plateCode'>): Region => regionOf(plateCode) ?? 3;

/** The row of the table for a sum insured. */
export const tariffRow = (kind: Vehicle['kind'], sumInsured: number): TariffRow =>
  kind === 'motorcycle'
    ? MOTORCYCLE_ROW
    : (CAR_BANDS.find(({ upTo }) => sumInsured <= upTo) ?? MOTORCYCLE_ROW);

const ageLoading = ({ coverage }: Pick<Vehicle, 'coverage'>, age: number): number =>
  coverage === 'comprehensive' ? Math.max(0, age - AGE_LOADING.freeYears) * AGE_LOADING.percentPerYear : 0;

/** Add-ons that are sold for a vehicle: none for motorcycles (ruling K30). */
export const addOnsFor = ({ kind, coverage }: Pick<Vehicle, 'kind' | 'coverage'>): readonly AddOn[] =>
  kind === 'motorcycle'
    ? []
    : ADD_ONS.filter((addOn) => 'perYear' in addOn || addOn.rates[coverage] !== undefined);

/** What an add-on costs in a year with that sum insured. */
const addOnPremium = (addOn: AddOn, vehicle: RatedVehicle, sumInsured: number): number => {
  if ('perYear' in addOn) return addOn.perYear;
  const rates = addOn.rates[vehicle.coverage];
  return rates === undefined ? 0 : premiumAt(sumInsured, rates[regionFor(vehicle)]);
};

/** First year first; as many as the cover has. */
export const addOnYears = (addOn: AddOn, vehicle: RatedVehicle, years: number): readonly number[] =>
  sumsInsuredOf(vehicle.sumInsured, years).map((sum) => addOnPremium(addOn, vehicle, sum));

interface PricedTerm {
  readonly plan: MotorPlan;
  readonly years: number;
  readonly codes: readonly string[];
}

/** Each insured year at its own sum insured, class, age and loading (ruling R14). */
export const premiumYears = (
  vehicle: RatedVehicle,
  { plan, years, codes }: PricedTerm,
): readonly PremiumYear[] =>
  sumsInsuredOf(vehicle.sumInsured, years).map((sumInsured, index) => {
    const year = index + 1;
    const row = tariffRow(vehicle.kind, sumInsured);
    const ratePercent = row[vehicle.coverage][regionFor(vehicle)][plan.bound];
    const age = vehicleAge(vehicle.year, vehicle.startDate, year);
    const ageLoadingPercent = ageLoading(vehicle, age);
    return {
      year,
      sumInsured,
      vehicleAge: age,
      ratePercent,
      ageLoadingPercent,
      premium: premiumAt(sumInsured, ratePercent, ageLoadingPercent),
      addOns: codes.flatMap((code) => {
        const addOn = addOnOf(code);
        return addOn === undefined ? [] : [{ code, premium: addOnPremium(addOn, vehicle, sumInsured) }];
      }),
      band: row.band,
    };
  });

/** Whole rupiah for the whole term, without add-ons. */
export const planPremium = (vehicle: RatedVehicle, plan: MotorPlan, years: number): number =>
  sumOf(premiumYears(vehicle, { plan, years, codes: [] }).map(({ premium }) => premium));
