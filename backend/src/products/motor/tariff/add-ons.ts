import type { BilingualText } from '@payung/shared/product.ts';
import { WORKSHOP } from 'mfe-motor/rules/benefits.ts';
import type { Region } from 'mfe-motor/rules/plate.ts';
import type { Coverage } from 'mfe-motor/rules/vehicle.ts';

type Rates = Readonly<Record<Region, number>>;

/** Percent of each year's own sum insured; nothing where the add-on is not sold. */
interface RatedAddOn {
  readonly rates: Readonly<Partial<Record<Coverage, Rates>>>;
}

/** Whole rupiah a year, whatever the sum insured. */
interface FixedAddOn {
  readonly perYear: number;
}

export type AddOn = (RatedAddOn | FixedAddOn) & {
  readonly code: string;
  readonly name: BilingualText;
  readonly note: BilingualText;
  /** Not the regulator's rate but an example of ours. */
  readonly isExample: boolean;
};

const inRegions = (one: number, two: number, three: number): Rates => ({ 1: one, 2: two, 3: three });
const everywhere = (rate: number): Rates => inRegions(rate, rate, rate);

const liability = (
  code: string,
  { million, perYear }: { readonly million: number; readonly perYear: number },
): AddOn => ({
  code,
  perYear,
  name: {
    en: `Third-party liability Rp ${million} million`,
    id: `Tanggung jawab pihak ketiga Rp ${million} juta`,
  },
  note: {
    en: 'Damage that your car does to others, up to this amount a year',
    id: 'Kerugian pihak lain akibat mobil Anda, hingga jumlah ini per tahun',
  },
  isExample: false,
});

/**
 * What cars may add: the regulator's extensions at their lowest rates, and ours. Only the third-party
 * options have TP in their codes, which makes them exclude each other (MOT-024, MOT-065).
 */
export const ADD_ONS: readonly AddOn[] = [
  {
    code: 'FLOOD',
    rates: {
      comprehensive: inRegions(0.075, 0.1, 0.075),
      totalLoss: inRegions(0.05, 0.075, 0.05),
    },
    name: { en: 'Flood and windstorm', id: 'Banjir dan angin topan' },
    note: {
      en: 'Flood, typhoon, storm, hail and landslide',
      id: 'Banjir, angin topan, badai, hujan es, dan tanah longsor',
    },
    isExample: false,
  },
  {
    code: 'EQ',
    rates: {
      comprehensive: inRegions(0.12, 0.1, 0.075),
      totalLoss: inRegions(0.085, 0.075, 0.05),
    },
    name: { en: 'Earthquake and tsunami', id: 'Gempa bumi dan tsunami' },
    note: {
      en: 'Earthquake, tsunami and volcanic eruption',
      id: 'Gempa bumi, tsunami, dan letusan gunung berapi',
    },
    isExample: false,
  },
  {
    code: 'SRCC',
    rates: { comprehensive: everywhere(0.05), totalLoss: everywhere(0.035) },
    name: { en: 'Strike, riot and civil commotion', id: 'Huru-hara dan kerusuhan' },
    note: {
      en: 'Damage by a strike, a riot or a crowd',
      id: 'Kerusakan akibat pemogokan, kerusuhan, atau massa',
    },
    isExample: false,
  },
  {
    code: 'TERROR',
    rates: { comprehensive: everywhere(0.05), totalLoss: everywhere(0.035) },
    name: { en: 'Terrorism and sabotage', id: 'Terorisme dan sabotase' },
    note: { en: 'Damage by an act of terrorism', id: 'Kerusakan akibat tindakan terorisme' },
    isExample: false,
  },
  liability('TPL010', { million: 10, perYear: 100_000 }),
  liability('TPL025', { million: 25, perYear: 250_000 }),
  liability('TPL050', { million: 50, perYear: 375_000 }),
  {
    code: WORKSHOP,
    rates: { comprehensive: everywhere(0.25) },
    name: { en: 'Authorised workshop', id: 'Bengkel resmi' },
    note: {
      en: "Repairs in a workshop of your car's brand; the first year is free with two or more years",
      id: 'Perbaikan di bengkel resmi merek mobil Anda; tahun pertama gratis untuk dua tahun atau lebih',
    },
    isExample: true,
  },
  {
    code: 'PADRV',
    perYear: 50_000,
    name: { en: 'Personal accident of the driver', id: 'Kecelakaan diri pengemudi' },
    note: { en: 'Rp 10 million for the driver', id: 'Rp 10 juta untuk pengemudi' },
    isExample: false,
  },
  {
    code: 'PAPAX',
    perYear: 40_000,
    name: { en: 'Personal accident of passengers', id: 'Kecelakaan diri penumpang' },
    note: {
      en: 'Rp 10 million for each of up to four passengers',
      id: 'Rp 10 juta untuk setiap penumpang, hingga empat orang',
    },
    isExample: false,
  },
];

/** Label of the free year in the price (ruling R19). */
export const WORKSHOP_FREE: BilingualText = {
  en: 'Authorised workshop, first year free with two or more years',
  id: 'Bengkel resmi, tahun pertama gratis untuk dua tahun atau lebih',
};

export const addOnOf = (code: string): AddOn | undefined => ADD_ONS.find((each) => each.code === code);
