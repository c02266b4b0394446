import { listOf, record, renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { MotorBenefit, MotorPlanOffer, PlanBenefit } from './offers.ts';
import { byYear } from './record-codec.ts';

const YEAR_PREMIUMS = [
  'FirstYrPremium',
  'SecondYrPremium',
  'ThirdYrPremium',
  'FourthYrPremium',
  'FifthYrPremium',
] as const;

const benefitFields = record<Omit<MotorBenefit, 'yearPremiums'>>({
  code: 'BenefitCode',
  type: 'BenefitType',
  name: 'BenefitDesc',
  note: 'Note',
  premium: 'Premium',
  premiumBeforeAllowance: 'PremiumWithoutDiscount',
  premiumPerYear: 'PremiumPerYear',
  firstYearAllowance: 'FirstYearDiscount',
  icon: 'signedUrl',
});

/** The years lie beside the other fields (MOT-015). */
const motorBenefit: Codec<MotorBenefit> = {
  encode: ({ yearPremiums, ...rest }) => {
    const wire = benefitFields.encode(rest) as Record<string, unknown>;
    for (const [index, premium] of yearPremiums.entries()) wire[YEAR_PREMIUMS[index] ?? ''] = premium;
    return wire;
  },
  decode: (wire) => {
    const fields = wire as Readonly<Record<string, unknown>>;
    const isYear = (name: string): boolean => (YEAR_PREMIUMS as readonly string[]).includes(name);
    const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !isYear(name)));
    const yearPremiums = YEAR_PREMIUMS.filter((name) => name in fields).map((name) => Number(fields[name]));
    return { ...benefitFields.decode(rest), yearPremiums };
  },
};

export const motorBenefits = listOf(motorBenefit);

/** Every plan offers one and the same list of add-ons: it is spelled once, not plan by plan. */
const spelled = new WeakMap<readonly MotorBenefit[], unknown>();
const offeredBenefits: Codec<readonly MotorBenefit[]> = {
  encode: (benefits) => {
    const wire = spelled.get(benefits) ?? motorBenefits.encode(benefits);
    spelled.set(benefits, wire);
    return wire;
  },
  decode: motorBenefits.decode,
};

export const motorPlanOffers = listOf(
  record<MotorPlanOffer>({
    code: 'PlanCode',
    name: 'PlanName',
    premium: 'Premium',
    sumInsured: 'SumInsured',
    sumsInsured: renamed('SumInsuredPerYear', byYear()),
    benefits: renamed('MainBenefits', listOf(record<PlanBenefit>({ name: 'BenefitDesc', note: 'Note' }))),
    additionalBenefits: renamed('AdditionalBenefits', offeredBenefits),
  }),
);
