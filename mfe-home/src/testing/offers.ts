import type { HomeBenefitsOfPlan, HomeBenefit, HomePlanOffer, PremiumPart } from '#contract/schemas/offer.ts';

const SUM = 1_250_000_000;
const circular = { source: 'SE OJK 6/SEOJK.05/2017', sourceDate: '2017', illustrative: false } as const;
const own = {
  source: 'Payung',
  sourceDate: '2026-11-21',
  illustrative: true,
} as const;

const fire: PremiumPart = {
  cover: 'fire',
  table: 'I.A 2976',
  ratePerMille: 0.294,
  sumInsured: SUM,
  amount: 367_500,
  ...circular,
};
const allRisk: PremiumPart = {
  cover: 'allRisk',
  table: 'PAR',
  ratePerMille: 0.15,
  sumInsured: SUM,
  amount: 187_500,
  ...own,
};

const coverage = (isAllRisk: boolean) => [
  { description: 'Fire', covered: true },
  { description: 'Burst pipes and leaking installations', covered: isAllRisk },
  {
    description: 'Earthquake, flood, riot (available as additional coverages)',
    covered: false,
  },
  { description: 'Land value', covered: false },
];

/** Both plans of a house in Bandung for 1.250.000.000. */
export const someHomePlans: readonly [HomePlanOffer, HomePlanOffer] = [
  {
    planKind: 'PAR',
    planCode: 'HOMPAR',
    planName: 'PROPERTY ALL RISK',
    premium: 555_000,
    parts: [fire, allRisk],
    coverage: coverage(true),
  },
  {
    planKind: 'FLEXAS',
    planCode: 'HOMFLX',
    planName: 'Flexas',
    premium: 367_500,
    parts: [fire],
    coverage: coverage(false),
  },
];

const benefit = (
  facts: Pick<HomeBenefit, 'code' | 'name' | 'note' | 'premium' | 'icon'>,
  part: Omit<PremiumPart, 'sumInsured'>,
): HomeBenefit => ({ ...facts, type: 'C', parts: [{ ...part, sumInsured: SUM }] });

/** Earthquake, flood and riot cover of the same house. */
export const someHomeBenefits: readonly [HomeBenefit, HomeBenefit, HomeBenefit] = [
  benefit(
    {
      code: 'C0001028',
      name: 'Earthquake',
      note: 'Damage by an earthquake, a volcanic eruption, a tsunami or a fire that follows them.',
      premium: 1_000_000,
      icon: '/icons/earthquake.svg',
    },
    {
      cover: 'earthquake',
      table: 'III.A 2976',
      zone: 'Z4',
      ratePerMille: 0.8,
      amount: 1_000_000,
      ...own,
    },
  ),
  benefit(
    {
      code: 'C0002003',
      name: 'Flood',
      note: 'Damage by flood, overflowing rivers, storms and typhoons.',
      premium: 200_000,
      icon: '/icons/flood.svg',
    },
    { cover: 'flood', table: 'TSFWD', zone: 'up to 30 cm', ratePerMille: 0.16, amount: 200_000, ...own },
  ),
  benefit(
    {
      code: 'C0002004',
      name: 'Riot',
      note: 'Damage by riots, strikes, looting during unrest and the ill will of others.',
      premium: 30_000,
      icon: '/icons/riot.svg',
    },
    { cover: 'rsmdcc', table: 'RSMDCC', ratePerMille: 0.024, amount: 30_000, ...own },
  ),
];

/** The same coverages for either plan. */
export const benefitsOfPlans = (benefits: readonly HomeBenefit[]): readonly HomeBenefitsOfPlan[] =>
  someHomePlans.map(({ planKind, planName }) => ({ planKind, planName, benefits }));
