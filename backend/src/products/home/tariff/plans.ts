import type { BilingualText } from '@payung/shared/product.ts';
import type { HomePlanKind, HomePlanOffer } from 'mfe-home/contract/schemas/offer.ts';
import { LAND, WEAR } from 'mfe-home/rules/wording.ts';
import type { Language } from '#core/http/language.ts';

/** How the plans are called (HOME-001). */
export const HOME_PLANS: Readonly<Record<HomePlanKind, { readonly code: string; readonly name: string }>> = {
  PAR: { code: 'HOMPAR', name: 'PROPERTY ALL RISK' },
  FLEXAS: { code: 'HOMFLX', name: 'Flexas' },
};

/** One row of cover with the plans that include it. ILLUSTRATIVE: an insurer's wording decides. */
interface HomeCoverRow {
  readonly description: BilingualText;
  readonly coveredBy: readonly HomePlanKind[];
}

const both: readonly HomePlanKind[] = ['PAR', 'FLEXAS'];
const allRisk: readonly HomePlanKind[] = ['PAR'];
const nobody: readonly HomePlanKind[] = [];

export const HOME_COVER_ROWS: readonly HomeCoverRow[] = [
  { description: { en: 'Fire', id: 'Kebakaran' }, coveredBy: both },
  { description: { en: 'Lightning', id: 'Sambaran petir' }, coveredBy: both },
  { description: { en: 'Explosion', id: 'Ledakan' }, coveredBy: both },
  { description: { en: 'Falling aircraft', id: 'Kejatuhan pesawat terbang' }, coveredBy: both },
  {
    description: { en: 'Smoke from a fire', id: 'Asap akibat kebakaran' },
    coveredBy: both,
  },
  {
    description: {
      en: 'Burglary with signs of forced entry',
      id: 'Pencurian dengan pembongkaran',
    },
    coveredBy: allRisk,
  },
  {
    description: { en: 'Impact by vehicles', id: 'Tertabrak kendaraan' },
    coveredBy: allRisk,
  },
  {
    description: {
      en: 'Burst pipes and leaking installations',
      id: 'Pipa pecah dan kebocoran instalasi',
    },
    coveredBy: allRisk,
  },
  {
    description: {
      en: 'Other sudden accidental damage',
      id: 'Kerusakan lain yang terjadi tiba-tiba dan tidak terduga',
    },
    coveredBy: allRisk,
  },
  {
    description: {
      en: 'Earthquake, flood, riot (available as additional coverages)',
      id: 'Gempa bumi, banjir, kerusuhan (tersedia sebagai perluasan jaminan)',
    },
    coveredBy: nobody,
  },
  {
    description: WEAR,
    coveredBy: nobody,
  },
  { description: LAND, coveredBy: nobody },
];

/** What a plan covers and leaves out, in that language. */
export const planCoverage = (kind: HomePlanKind, language: Language): HomePlanOffer['coverage'] =>
  HOME_COVER_ROWS.map(({ description, coveredBy }) => ({
    description: description[language],
    covered: coveredBy.includes(kind),
  }));
