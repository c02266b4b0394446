import { sumOf } from '@payung/shared/domain/money/money.ts';
import { coverOf } from 'mfe-home/rules/covers.ts';
import type { HomePlanKind, PremiumPart } from 'mfe-home/contract/schemas/offer.ts';
import { totalSumInsured } from 'mfe-home/rules/property.ts';
import type { Property } from 'mfe-home/contract/schemas/property.ts';
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

/** The rate of a cover, the row of the tariff that holds it, and the zone that chose it. */
interface RatedCover {
  readonly cover: PremiumPart['cover'];
  readonly table: string;
  readonly cell: TariffCell;
  readonly zone?: ZoneOf<string>;
}

const partOf = ({ cover, table, cell, zone }: RatedCover, property: Property): PremiumPart => {
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

const isHouse = (property: Property): boolean => property.propertyType === 'house';

const fireRow = (property: Property) => {
  if (isHouse(property)) return FIRE.dwelling;
  return property.stories <= APARTMENT_FIRE_FLOORS ? FIRE.apartmentUpTo6Floors : FIRE.apartmentAbove6Floors;
};

/** Apartments are not dwellings of row 2976: they are rated as other occupations. */
const earthquakeRow = (property: Property) => {
  if (isHouse(property)) return EARTHQUAKE.dwelling;
  return property.stories <= EARTHQUAKE_FLOORS ? EARTHQUAKE.otherUpTo9Floors : EARTHQUAKE.otherAbove9Floors;
};

/** What a plan costs, rate by rate. */
export const planParts = (kind: HomePlanKind, property: Property): readonly PremiumPart[] => {
  const row = fireRow(property);
  const fire = partOf({ cover: 'fire', table: row.table, cell: row.rate }, property);
  return kind === 'FLEXAS'
    ? [fire]
    : [fire, partOf({ cover: 'allRisk', table: ALL_RISK.table, cell: ALL_RISK.rate }, property)];
};

const amountOf = (parts: readonly PremiumPart[]): number => sumOf(parts.map((part) => part.amount));

/** Whole rupiah a year, without additional coverages. */
export const planPremiumOf = (kind: HomePlanKind, property: Property): number =>
  amountOf(planParts(kind, property));

const PARTS_OF_COVER = {
  earthquake: (property: Property) => {
    const zone = earthquakeZone(property.provinceId, property.city);
    const row = earthquakeRow(property);
    return partOf({ cover: 'earthquake', table: row.table, cell: row.rates[zone.zone], zone }, property);
  },
  flood: (property: Property) => {
    const zone = floodZone(property.provinceId, property.city);
    return partOf({ cover: 'flood', table: FLOOD_TABLE, cell: FLOOD[zone.zone], zone }, property);
  },
  rsmdcc: (property: Property) =>
    partOf({ cover: 'rsmdcc', table: RSMDCC.table, cell: RSMDCC.rate }, property),
} as const;

/** What an additional coverage costs; nothing for a code that is not sold. */
export const coverParts = (benefitCode: string, property: Property): readonly PremiumPart[] => {
  const cover = coverOf(benefitCode);
  return cover === undefined ? [] : [PARTS_OF_COVER[cover.cover](property)];
};

export const coverPremium = (benefitCode: string, property: Property): number =>
  amountOf(coverParts(benefitCode, property));
