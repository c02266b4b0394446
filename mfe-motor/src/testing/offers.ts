import type { CatalogueAnswer, CatalogueModel } from '#contract/schemas/vehicle.ts';
import type { MotorBenefit, MotorPlanOffer } from '#contract/schemas/offers.ts';

const SUMS = [170_000_000, 153_000_000, 136_000_000, 119_000_000, 110_500_000];

/** Premiums of one to five years, as the tariff of region 2 has them for the Avanza. */
const PREMIUMS = {
  MTSTD: [4_199_000, 7_978_100, 11_505_260, 15_772_600, 19_915_245],
  MTPRM: [4_624_000, 8_785_600, 12_669_760, 17_369_070, 21_931_113],
} as const;

const planOf = (code: keyof typeof PREMIUMS, name: string, duration: number): MotorPlanOffer => ({
  code,
  name,
  premium: PREMIUMS[code][duration - 1] ?? 0,
  sumInsured: 170_000_000,
  sumsInsured: SUMS.slice(0, duration),
  benefits: [
    { name: 'Damage and theft', note: 'Up to the sum insured' },
    {
      name: 'Own risk',
      note: code === 'MTSTD' ? 'Rp 300.000 per event' : 'Rp 200.000 per event',
      isOwnRisk: true,
    },
  ],
  additionalBenefits: [],
});

/** Both plans of the Avanza for so many years, the dearer one first. */
export const plansFor = (duration: number): readonly MotorPlanOffer[] => [
  planOf('MTPRM', 'Motor Prime', duration),
  planOf('MTSTD', 'Motor Standard', duration),
];

/** The same of a motorcycle. */
export const motorcyclePlans: readonly MotorPlanOffer[] = [
  {
    ...planOf('MTSTD', 'Motor Standard', 1),
    premium: 360_000,
    sumInsured: 20_000_000,
    sumsInsured: [20_000_000],
  },
];

const benefit = (
  facts: Partial<MotorBenefit> & Pick<MotorBenefit, 'code' | 'name' | 'yearPremiums'>,
): MotorBenefit => {
  const premium = facts.yearPremiums.reduce((sum, each) => sum + each, 0);
  return {
    type: 'C',
    note: '',
    premium,
    premiumBeforeAllowance: premium,
    premiumPerYear: Math.round(premium / facts.yearPremiums.length),
    firstYearAllowance: 0,
    icon: `/icons/${facts.code}.svg`,
    isSelected: false,
    ...facts,
  };
};

const thirdParty = (millions: number, perYear: number, years: number): MotorBenefit =>
  benefit({
    code: `TPL0${millions}`,
    name: `Third-party liability Rp ${millions} million`,
    note: 'What you owe others for an accident',
    yearPremiums: Array.from({ length: years }, () => perYear),
  });

/** Of one year, all of type C. */
export const benefitsOfOneYear: readonly MotorBenefit[] = [
  benefit({ code: 'FLOOD', name: 'Flood and windstorm', note: 'Water and storm', yearPremiums: [170_000] }),
  thirdParty(10, 100_000, 1),
  thirdParty(25, 250_000, 1),
  thirdParty(50, 375_000, 1),
  benefit({ code: 'AU01', name: 'Authorised workshop', note: 'Example rate', yearPremiums: [425_000] }),
];

/** Of three years: the first of the workshop is free. */
export const benefitsOfThreeYears: readonly MotorBenefit[] = [
  benefit({
    code: 'FLOOD',
    name: 'Flood and windstorm',
    note: 'Water and storm',
    yearPremiums: [170_000, 153_000, 136_000],
  }),
  thirdParty(25, 250_000, 3),
  benefit({
    code: 'AU01',
    name: 'Authorised workshop',
    note: 'Example rate',
    yearPremiums: [425_000, 382_500, 340_000],
    premium: 722_500,
    premiumBeforeAllowance: 1_147_500,
    firstYearAllowance: 425_000,
  }),
];

const model = (
  facts: Pick<CatalogueModel, 'brand' | 'model' | 'guidePrice'> & Partial<CatalogueModel>,
): CatalogueModel => ({
  key: `${facts.brand}/${facts.model}`,
  kind: 'car',
  isEuropean: false,
  isCommercial: false,
  firstYear: 2004,
  ...facts,
});

const MODELS: readonly CatalogueModel[] = [
  model({ brand: 'Toyota', model: 'Avanza', guidePrice: 260_000_000 }),
  model({ brand: 'Toyota', model: 'Hilux', guidePrice: 400_000_000, isCommercial: true }),
  model({ brand: 'Mazda', model: 'CX-5', guidePrice: 600_000_000 }),
  model({ brand: 'BMW', model: '320i', guidePrice: 1_000_000_000, isEuropean: true }),
  model({ brand: 'Honda', model: 'BeAT', guidePrice: 19_000_000, kind: 'motorcycle' }),
];

/** What the catalogue finds: all of one brand, or what contains the words. */
export const catalogueOf = (query: Readonly<Record<string, string>>): CatalogueAnswer => {
  const kind = query['vehicleType'] === 'twoWheeler' ? 'motorcycle' : 'car';
  const words = (query['search'] ?? '').toLowerCase();
  const models = MODELS.filter(
    (each) =>
      each.kind === kind &&
      (query['brand'] === undefined || each.brand.toLowerCase() === query['brand'].toLowerCase()) &&
      `${each.brand} ${each.model}`.toLowerCase().includes(words),
  );
  // All brands of the kind, whatever is searched for, as the server answers.
  const ofKind = MODELS.filter((each) => each.kind === kind);
  const brands = [...new Set(ofKind.map(({ brand }) => brand))];
  return {
    brands: brands.map((brand) => ({
      brand,
      isEuropean: brand === 'BMW',
      models: ofKind.filter((each) => each.brand === brand).length,
    })),
    models: words === '' && query['brand'] === undefined ? [] : models,
  };
};
