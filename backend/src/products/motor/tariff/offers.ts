import type { MotorBenefit, MotorPlanOffer, PlanBenefit } from 'mfe-motor/contract/schemas/offers.ts';
import { sumsInsuredOf } from 'mfe-motor/rules/multi-year.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { iconAddressOf } from '#areas/quote/price/price.ts';
import { coverOf, pricedAddOn } from './price.ts';
import type { PricedCover } from './price.ts';
import { MOTOR_PLANS } from './plans.ts';
import type { CoverRow } from './plans.ts';
import { addOnsFor, planPremium } from './pricing.ts';

type OfferQuote = Pick<Quote, 'details' | 'start_date' | 'benefits'>;

const addOnOffers = (
  cover: PricedCover,
  benefits: OfferQuote['benefits'],
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
export const benefitOffers = (
  quote: OfferQuote,
  years: number,
  language: Language,
): readonly MotorBenefit[] => addOnOffers(coverOf(quote, years), quote.benefits, language);

/** A card compares what people pay themselves as well; a summary must not call it covered. */
const ownRiskRow = (row: CoverRow | undefined, language: Language): readonly PlanBenefit[] =>
  row === undefined ? [] : [{ name: row.name[language], note: row.note[language], isOwnRisk: true }];

/** Every plan for that many years, the lowest premium first (MOT-012, MOT-014). */
export const planOffers = (
  quote: OfferQuote,
  years: number,
  language: Language,
): readonly MotorPlanOffer[] => {
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

const PERSON = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.900 2 7.500 6';
const SHIELD = 'M12 3 5 6v5.5c0 4.4 2.9 7.9 7 9.5 4.1-1.6 7-5.1 7-9.5V6l-7-3Z';

/** Line drawings of the add-ons, 24 × 24. */
const DRAWINGS: Readonly<Record<string, string>> = {
  FLOOD:
    'M4.5 10.5 12 4l7.5 6.5M6.5 9v4.5M17.5 9v4.5M2.5 17c1.6 0 1.6-1.2 3.2-1.2S7.3 17 8.9 17s1.6-1.2 3.1-1.2S13.6 17 15.1 17s1.6-1.2 3.2-1.2S19.9 17 21.5 17',
  EQ: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M12.5 9.5 10.5 13l3 1.5-2 5.5',
  SRCC: 'M5 21V11.5l5-2 9.5-5v10L10 10.5v6L8 18v3M3 7.5l2 1.2M5 3.5l1.4 2M10 2.5v2.5',
  TERROR: `${SHIELD}M12 8v4.500M12 15.500v.5`,
  TPL010: `${SHIELD}M9 12l2 2 4-4`,
  TPL025: `${SHIELD}M9 12l2 2 4-4`,
  TPL050: `${SHIELD}M9 12l2 2 4-4`,
  AU01: 'M14.5 6.5a4 4 0 0 1 5-3.800L17 5.200l1.800 1.800 2.500-2.500a4 4 0 0 1-5.300 5L8 17.500a2 2 0 1 1-2.800-2.800l8-8a4 4 0 0 1 1.300-.200',
  PADRV: PERSON,
  PAPAX: PERSON,
};

const ADDRESSES = new Map(Object.entries(DRAWINGS).map(([code, drawing]) => [code, iconAddressOf(drawing)]));

/** An address that a picture can show (`signedUrl`); empty for an add-on that nobody has drawn. */
const iconAddress = (code: string): string => ADDRESSES.get(code) ?? '';
