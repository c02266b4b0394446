import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import type { CoverSummary } from '@payung/shared/domain/text/wording.ts';
import { COVER_TEXTS } from './cover-texts.ts';
import { HOME_COVERS } from './covers.ts';
import type { HomePlanOffer } from '../contract/schemas/offer.ts';
import { totalSumInsured } from './property.ts';
import { HOME_WORDING } from './wording.ts';

const NOT_IN_PLAN = { en: 'Not in this plan: ', id: 'Tidak termasuk dalam paket ini: ' };
const NOT_CHOSEN = { en: 'Not chosen: ', id: 'Tidak dipilih: ' };

/** A peril with the plans that pay for it. */
interface Peril {
  readonly description: string;
  readonly covered: boolean;
}

interface HomeCoverChosen {
  readonly rows: readonly Peril[];
  /** Of the other plan. */
  readonly otherRows: readonly Peril[];
  /** Codes of the additional coverages. */
  readonly chosen: readonly string[];
}

/** What another plan or another cover would have paid for, before what none pays for. */
export const homeExclusions = (
  { rows, otherRows, chosen }: HomeCoverChosen,
  language: Language,
): readonly string[] => {
  const elsewhere = new Set(otherRows.filter(({ covered }) => covered).map(({ description }) => description));
  return [
    ...rows
      .filter(({ covered, description }) => !covered && elsewhere.has(description))
      .map(({ description }) => `${NOT_IN_PLAN[language]}${description}`),
    ...HOME_COVERS.filter(({ code }) => !chosen.includes(code)).map(
      ({ cover }) => `${NOT_CHOSEN[language]}${COVER_TEXTS[cover].description[language]}`,
    ),
    ...exclusionsOf(HOME_WORDING, undefined, language),
  ];
};

type QuotedCover = Pick<
  HomeQuoteRecord,
  'planCode' | 'benefits' | 'buildingSumInsured' | 'contentsSumInsured' | 'fixturesSumInsured'
>;

/** Every peril of the plan and of the chosen covers: each pays up to the whole sum insured. */
export const coverSummary = (
  quote: QuotedCover,
  offers: readonly Pick<HomePlanOffer, 'planCode' | 'coverage'>[],
  language: Language,
): CoverSummary => {
  const isChosen = ({ planCode }: Pick<HomePlanOffer, 'planCode'>): boolean => planCode === quote.planCode;
  const rows = offers.find(isChosen)?.coverage ?? [];
  const value = formatRupiah(totalSumInsured(quote));
  const perils = [
    ...rows.filter(({ covered }) => covered).map(({ description }) => description),
    ...quote.benefits.map(({ name }) => name),
  ];
  const otherRows = offers.filter((offer) => !isChosen(offer)).flatMap(({ coverage }) => coverage);
  const chosen = quote.benefits.map(({ code }) => code);
  return {
    covered: perils.map((label) => ({ label, value })),
    notCovered: homeExclusions({ rows, otherRows, chosen }, language),
  };
};
