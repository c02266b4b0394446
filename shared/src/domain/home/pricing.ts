import { sumOf } from '../money.ts';
import { coverOf } from './covers.ts';
import type { HomeProduct, PremiumPart } from './offer.ts';
import { OCCUPATION, totalSumInsured } from './property.ts';
import type { Property } from './property.ts';
import {
  ALL_RISK,
  APARTMENT_FIRE_FLOORS,
  EARTHQUAKE,
  EARTHQUAKE_FLOORS,
  FIRE,
  FLOOD,
  FLOOD_TABLE,
  RSMDCC,
} from './tariff.ts';
import type { TariffCell } from './tariff.ts';
import { earthquakeZone, floodZone } from './zones.ts';
import type { ZoneOf } from './zones.ts';

/** Rates have at most four decimals; whole numbers keep the product exact up to the highest sum. */
const RATE_SCALE = 10_000;

/** Whole rupiah, cut off. */
export const premiumAt = (sumInsured: number, ratePerMille: number): number =>
  Math.floor((sumInsured * Math.round(ratePerMille * RATE_SCALE)) / (1000 * RATE_SCALE));

const partOf = (
  cover: PremiumPart['cover'],
  table: string,
  cell: TariffCell,
  property: Property,
  zone?: ZoneOf<string>,
): PremiumPart => {
  const sumInsured = totalSumInsured(property);
  return {
    cover,
    table,
    ...(zone === undefined ? {} : { zone: zone.zone }),
    ratePerMille: cell.ratePerMille,
    sumInsured,
    amount: premiumAt(sumInsured, cell.ratePerMille),
    illustrative: cell.illustrative || zone?.illustrative === true,
    source: cell.source,
    sourceDate: cell.sourceDate,
  };
};

const isHouse = (property: Property): boolean => property.occupationType === OCCUPATION.house;

const fireRow = (property: Property) => {
  if (isHouse(property)) return FIRE.dwelling;
  return property.stories <= APARTMENT_FIRE_FLOORS ? FIRE.apartmentUpTo6Floors : FIRE.apartmentAbove6Floors;
};

/** Apartments are no dwellings of row 2976: they are rated as other occupations. */
const earthquakeRow = (property: Property) => {
  if (isHouse(property)) return EARTHQUAKE.dwelling;
  return property.stories <= EARTHQUAKE_FLOORS ? EARTHQUAKE.otherUpTo9Floors : EARTHQUAKE.otherAbove9Floors;
};

/** What a plan costs, rate by rate. */
export const planParts = (product: HomeProduct, property: Property): readonly PremiumPart[] => {
  const row = fireRow(property);
  const fire = partOf('fire', row.table, row.rate, property);
  return product === 'FLEXAS' ? [fire] : [fire, partOf('allRisk', ALL_RISK.table, ALL_RISK.rate, property)];
};

const amountOf = (parts: readonly PremiumPart[]): number => sumOf(parts.map((part) => part.amount));

/** Whole rupiah a year, without additional coverages. */
export const planPremiumOf = (product: HomeProduct, property: Property): number =>
  amountOf(planParts(product, property));

const PARTS_OF_COVER = {
  earthquake: (property: Property) => {
    const zone = earthquakeZone(property.provinceId, property.city);
    const row = earthquakeRow(property);
    return partOf('earthquake', row.table, row.rates[zone.zone], property, zone);
  },
  flood: (property: Property) => {
    const zone = floodZone(property.provinceId, property.city);
    return partOf('flood', FLOOD_TABLE, FLOOD[zone.zone], property, zone);
  },
  rsmdcc: (property: Property) => partOf('rsmdcc', RSMDCC.table, RSMDCC.rate, property),
} as const;

/** What an additional coverage costs; nothing for a code that is not sold. */
export const coverParts = (benefitCode: string, property: Property): readonly PremiumPart[] => {
  const cover = coverOf(benefitCode);
  return cover === undefined ? [] : [PARTS_OF_COVER[cover.cover](property)];
};

export const coverPremium = (benefitCode: string, property: Property): number =>
  amountOf(coverParts(benefitCode, property));
