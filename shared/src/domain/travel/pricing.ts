import { formatRupiah } from '../money.ts';
import { isDomestic } from './constants.ts';
import { ADD_ONS } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';
import type { AdditionalBenefit, MainBenefit } from './benefits.ts';
import { PLANS } from './plans.ts';
import type { CoverRow, Plan } from './plans.ts';
import { BAND_DAYS, CHILD_SHARE, PREMIUMS } from './tariff.ts';
import type { AreaRates } from './tariff.ts';
import { tripDays } from './trip.ts';
import type { Trip } from './trip.ts';
import type { WireLanguage } from '../wire-text.ts';

/** A plan with its price, as `user/get-plan` carries it (TRV-004). */
export interface PlanOffer {
  readonly PlanName: string;
  readonly PlanCode: string;
  readonly Premium: number;
  readonly MainBenefits: readonly MainBenefit[];
  readonly AdditionalBenefits: readonly AdditionalBenefit[];
}

/** One adult's premium for a journey of so many days, whole rupiah. */
export const adultPremium = (rates: AreaRates, days: number): number => {
  const band = BAND_DAYS.findIndex((longest) => days <= longest);
  if (band >= 0) return rates.bands[band] ?? 0;
  const longest = BAND_DAYS[BAND_DAYS.length - 1] ?? 0;
  return rates.bands[7] + Math.ceil((days - longest) / 7) * rates.extraWeek;
};

/** The plan's premium for all travellers, or nothing when the plan is not sold for the area. */
export const planPremium = (planCode: string, trip: Trip): number | undefined => {
  const rates = PREMIUMS[planCode]?.[trip.travelCoverageArea];
  if (rates === undefined) return undefined;
  return Math.floor(adultPremium(rates, tripDays(trip)) * (trip.adultCount + trip.childCount * CHILD_SHARE));
};

const isOffered = (addOn: AddOn, domestic: boolean): boolean =>
  addOn.where === 'everywhere' || (addOn.where === 'atHome') === domestic;

/** Add-ons of a trip with prices for all travellers, as `user/plan-benefit` carries them. */
export const additionalBenefitsFor = (
  trip: Trip,
  language: WireLanguage,
  iconAddress: (icon: string) => string,
): readonly AdditionalBenefit[] =>
  ADD_ONS.filter((addOn) => isOffered(addOn, isDomestic(trip.tripType))).map((addOn) => ({
    BenefitCode: addOn.code,
    BenefitType: addOn.type,
    ParentBenefit: addOn.parent ?? '',
    BenefitDesc: addOn.description[language],
    Note: addOn.note[language],
    Premium: addOn.premium * (trip.adultCount + trip.childCount),
    signedUrl: iconAddress(addOn.icon),
  }));

const sumText = (row: CoverRow, sum: number, language: WireLanguage): string => {
  if (row.type === 'C') return language === 'EN' ? 'Included' : 'Termasuk';
  return sum > 0 ? formatRupiah(sum) : '–';
};

const mainBenefitsOf = (plan: Plan, language: WireLanguage): readonly MainBenefit[] =>
  plan.cover.map((row) => ({
    BenefitDesc: row.description[language],
    benefitType: row.type,
    ParentBenefit: '',
    InternationalSI: sumText(row, row.international, language),
    DomesticSI: sumText(row, row.domestic, language),
  }));

/** Every plan that is sold for the trip, in the language of the call. */
export const offersFor = (
  trip: Trip,
  language: WireLanguage,
  iconAddress: (icon: string) => string,
): readonly PlanOffer[] =>
  PLANS.flatMap((plan) => {
    const premium = planPremium(plan.code, trip);
    if (premium === undefined) return [];
    return {
      PlanName: plan.name,
      PlanCode: plan.code,
      Premium: premium,
      MainBenefits: mainBenefitsOf(plan, language),
      AdditionalBenefits: additionalBenefitsFor(trip, language, iconAddress),
    };
  });
