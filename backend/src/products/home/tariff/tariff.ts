/** How sure a rate is. Read docs/decisions/040-a-tariff-is-data.md before changing one. */
type RateConfidence =
  /** Read in one public source that quotes the regulator. */
  | 'oneSource'
  /** The regulator's own numbers; which row and zone they belong to was worked out from the page. */
  | 'decoded'
  /** No source found: an example until an underwriter sets a real rate. */
  | 'illustrative';

/** One rate a year, in thousandths of the sum insured. */
export interface TariffCell {
  readonly ratePerMille: number;
  readonly source: string;
  /** Day of the source, YYYY-MM-DD; its year alone where the day was not found. */
  readonly sourceDate: string;
  readonly confidence: RateConfidence;
  readonly illustrative: boolean;
}

const circular = { source: 'SE OJK 6/SEOJK.05/2017', sourceDate: '2017' } as const;
const own = { source: 'Payung', sourceDate: '2026-11-21' } as const;
/** The association's reference rates for flood in Jakarta: withdrawn since, and the only ones found for its depth zones. */
const association = {
  source: 'AAUI',
  sourceDate: '2013',
} as const;

const quoted = (ratePerMille: number): TariffCell => ({
  ratePerMille,
  ...circular,
  confidence: 'oneSource',
  illustrative: false,
});
const decoded = (ratePerMille: number): TariffCell => ({
  ratePerMille,
  ...circular,
  confidence: 'decoded',
  illustrative: false,
});
const standIn = (
  ratePerMille: number,
  from: Pick<TariffCell, 'source' | 'sourceDate'> = own,
): TariffCell => ({
  ratePerMille,
  ...from,
  confidence: 'illustrative',
  illustrative: true,
});

/**
 * Table I.A, class 1 construction, low bounds: fire, lightning, explosion, falling aircraft, smoke.
 * Names of tables are shown in both languages: numbers only, in parentheses the floors.
 */
export const FIRE = {
  dwelling: { table: 'I.A 2976', rate: quoted(0.294) },
  apartmentUpTo6Floors: { table: 'I.A 2971', rate: quoted(0.368) },
  // The rows of taller apartment buildings were not found.
  apartmentAbove6Floors: { table: 'I.A 2971 (> 6)', rate: standIn(0.46) },
} as const;

export const APARTMENT_FIRE_FLOORS = 6;

/** All risks over fire: an insurer's own loading, no tariff. */
export const ALL_RISK = { table: 'PAR', rate: standIn(0.15) } as const;

export const EARTHQUAKE_ZONES = ['Z1', 'Z2', 'Z3', 'Z4', 'Z5'] as const;
export type EarthquakeZone = (typeof EARTHQUAKE_ZONES)[number];
type ZoneRates = Readonly<Record<EarthquakeZone, TariffCell>>;

const inZones = (rates: Readonly<Record<EarthquakeZone, number>>): ZoneRates => ({
  Z1: decoded(rates.Z1),
  Z2: decoded(rates.Z2),
  Z3: decoded(rates.Z3),
  Z4: decoded(rates.Z4),
  Z5: decoded(rates.Z5),
});

/** Table III.A, low bounds, for frames of steel, wood or reinforced concrete (class 1 has no other). */
export const EARTHQUAKE = {
  dwelling: {
    table: 'III.A 2976',
    rates: inZones({ Z1: 0.76, Z2: 0.79, Z3: 1.04, Z4: 1.35, Z5: 1.6 }),
  },
  otherUpTo9Floors: {
    table: 'III.A.1 (≤ 9)',
    rates: inZones({ Z1: 0.75, Z2: 0.76, Z3: 1.0, Z4: 1.43, Z5: 1.9 }),
  },
  otherAbove9Floors: {
    table: 'III.A.1 (> 9)',
    rates: inZones({ Z1: 1.12, Z2: 1.15, Z3: 1.22, Z4: 1.53, Z5: 2.0 }),
  },
} as const;

export const EARTHQUAKE_FLOORS = 9;

/** Two zones outside Jakarta, Banten and West Java; inside, zones by the depth that water reached. */
export const FLOOD = {
  '1': quoted(0.45),
  '2': quoted(0.5),
  'up to 30 cm': standIn(0.45, association),
  '30 to 60 cm': standIn(1.7, association),
  '60 to 100 cm': standIn(3.45),
  'above 100 cm': standIn(5.2, association),
} as const satisfies Record<string, TariffCell>;
export type FloodZone = keyof typeof FLOOD;
/** As the market calls the cover: typhoon, storm, flood, water damage. */
export const FLOOD_TABLE = 'TSFWD';

/** Riot, strike, malicious damage, civil commotion: not tariffed; calculators use 0.01 to 0.5 per mille. */
export const RSMDCC = { table: 'RSMDCC', rate: standIn(0.05) } as const;
