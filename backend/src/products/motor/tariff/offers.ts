import type { MotorBenefit, MotorPlanOffer, PlanBenefit } from 'mfe-motor/contract/offers.ts';
import { sumsInsuredOf } from 'mfe-motor/rules/multi-year.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { iconAddress } from '../benefit-icons.ts';
import { coverOf, pricedAddOn } from '../price.ts';
import type { PricedCover } from '../price.ts';
import { MOTOR_PLANS } from './plans.ts';
import type { CoverRow } from './plans.ts';
import { addOnsFor, planPremium } from './pricing.ts';

type Offered = Pick<Quote, 'details' | 'start_date' | 'benefits'>;

const addOnOffers = (
  cover: PricedCover,
  benefits: Offered['benefits'],
  language: Language,
): readonly MotorBenefit[] =>
  addOnsFor(cover.vehicle).map((addOn) => {
    const { yearPremiums, premium, allowance } = pricedAddOn(addOn, cover);
    return {
      code: addOn.code,
      type: 'C',
      name: addOn.name[language],
      note: addOn.note[language],
      premium: premium - allowance,
      premiumBeforeAllowance: premium,
      premiumPerYear: Math.round((premium - allowance) / cover.years),
      yearPremiums,
      firstYearAllowance: allowance,
      icon: iconAddress(addOn.code),
      isSelected: benefits.some(({ code }) => code === addOn.code),
    };
  });

/** The add-ons of a quote for that many years (MOT-015). */
export const benefitOffers = (quote: Offered, years: number, language: Language): readonly MotorBenefit[] =>
  addOnOffers(coverOf(quote, years), quote.benefits, language);

/** A card compares what people pay themselves as well; a summary must not call it covered. */
const ownRiskRow = (row: CoverRow | undefined, language: Language): readonly PlanBenefit[] =>
  row === undefined ? [] : [{ name: row.name[language], note: row.note[language], isOwnRisk: true }];

/** Every plan for that many years, the lowest premium first (MOT-012, MOT-014). */
export const planOffers = (quote: Offered, years: number, language: Language): readonly MotorPlanOffer[] => {
  const cover = coverOf(quote, years);
  const { vehicle } = cover;
  const additionalBenefits = addOnOffers(cover, quote.benefits, language);
  return MOTOR_PLANS.map((plan) => ({
    code: plan.code,
    name: plan.name,
    premium: planPremium(vehicle, plan, years),
    sumInsured: vehicle.sumInsured,
    sumsInsured: sumsInsuredOf(vehicle.sumInsured, years),
    benefits: [
      ...plan.benefits[vehicle.coverage].map(({ name, note }) => ({
        name: name[language],
        note: note[language],
      })),
      ...ownRiskRow(plan.ownRisk[vehicle.coverage], language),
    ],
    additionalBenefits,
  })).toSorted((one, other) => one.premium - other.premium);
};
