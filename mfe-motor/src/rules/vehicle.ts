import type { IsoDate } from '@payung/shared/domain/dates.ts';

/** A car has add-ons and may be insured for several years; a motorcycle has neither (ruling K30, MOT-062). */
export const VEHICLE_KINDS = ['car', 'motorcycle'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export const COVERAGES = ['comprehensive', 'totalLoss'] as const;
/** Total Loss Only pays where the loss is 75 percent of the value or more, or the vehicle is stolen. */
export type Coverage = (typeof COVERAGES)[number];

/** Years from the year of manufacture to the year in which an insured year starts (ruling R13). */
export const vehicleAge = (manufactured: number, startDate: IsoDate, insuredYear = 1): number =>
  Math.max(0, Number(startDate.slice(0, 4)) + insuredYear - 1 - manufactured);

/** Guide prices are of new vehicles; each year of age takes off a tenth of what is left: illustrative. */
const KEPT_PER_YEAR = 0.9;
/** More than so many percent apart asks to confirm (ruling R17). */
const UNUSUAL_PERCENT = 15;
const STEP = 100_000;

/** Guide price of a model at an age, rounded to hundreds of thousands of rupiah. */
export const guidePriceAt = (priceWhenNew: number, age: number): number =>
  Math.round((priceWhenNew * KEPT_PER_YEAR ** Math.max(0, age)) / STEP) * STEP;

/** Nothing is unusual where no guide price is known. */
export const isPriceUnusual = (sumInsured: number, guidePrice: number | undefined): boolean =>
  guidePrice !== undefined &&
  guidePrice > 0 &&
  Math.abs(sumInsured - guidePrice) * 100 > guidePrice * UNUSUAL_PERCENT;
