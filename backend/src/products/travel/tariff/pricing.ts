import { NOT_INSURED } from 'mfe-travel/rules/benefits.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { AdditionalBenefit, MainBenefit, PlanOffer } from 'mfe-travel/contract/schemas/plans.ts';
import { isDomestic } from 'mfe-travel/rules/constants.ts';
import { tripDays } from 'mfe-travel/rules/trip.ts';
import type { Trip } from 'mfe-travel/rules/trip.ts';
import type { Language } from '#core/http/language.ts';
import { iconAddress } from '../benefit-icons.ts';
import { ADD_ONS } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';
import { PLANS } from './plans.ts';
import type { CoverRow, Plan } from './plans.ts';
import { BAND_DAYS, CHILD_SHARE, PREMIUMS } from './tariff.ts';
import type { AreaRates } from './tariff.ts';

/** One adult's premium for a trip of so many days, whole rupiah. */
export const adultPremium = (rates: AreaRates, days: number): number => {
  const band = BAND_DAYS.findIndex((longest) => days <= longest);
  if (band >= 0) return rates.bands[band] ?? 0;
  const longest = BAND_DAYS[BAND_DAYS.length - 1] ?? 0;
  return rates.bands[7] + Math.ceil((days - longest) / 7) * rates.extraWeek;
};

/** The plan's premium for all travellers, or nothing when the plan is not sold for the area. */
export const planPremium = (planCode: string, trip: Trip): number | undefined => {
  const rates = PREMIUMS[planCode]?.[trip.coverageArea];
  if (rates === undefined) return undefined;
  return Math.floor(adultPremium(rates, tripDays(trip)) * (trip.adultCount + trip.childCount * CHILD_SHARE));
};

const isOffered = (addOn: AddOn, domestic: boolean): boolean =>
  addOn.where === 'everywhere' || (addOn.where === 'domestic') === domestic;

/** Add-ons of a trip with prices for all travellers. */
export const additionalBenefitsFor = (trip: Trip, language: Language): readonly AdditionalBenefit[] =>
  ADD_ONS.filter((addOn) => isOffered(addOn, isDomestic(trip.tripType))).map((addOn) => ({
    code: addOn.code,
    type: addOn.type,
    parent: addOn.parent ?? '',
    name: addOn.name[language],
    note: addOn.note[language],
    premium: addOn.premium * (trip.adultCount + trip.childCount),
    icon: iconAddress(addOn.icon),
  }));

const INCLUDED = { en: 'Included', id: 'Termasuk' } as const;

const sumText = (row: CoverRow, sum: number, language: Language): string => {
  if (row.type === 'C') return INCLUDED[language];
  return sum > 0 ? formatRupiah(sum) : NOT_INSURED;
};

const mainBenefitsOf = (plan: Plan, language: Language): readonly MainBenefit[] =>
  plan.cover.map((row) => ({
    name: row.name[language],
    type: row.type,
    parent: '',
    internationalSum: sumText(row, row.international, language),
    domesticSum: sumText(row, row.domestic, language),
  }));

/** Every plan that is sold for the trip, in that language. */
export const offersFor = (trip: Trip, language: Language): readonly PlanOffer[] =>
  PLANS.flatMap((plan) => {
    const premium = planPremium(plan.code, trip);
    if (premium === undefined) return [];
    return {
      code: plan.code,
      name: plan.name,
      premium,
      benefits: mainBenefitsOf(plan, language),
      additionalBenefits: additionalBenefitsFor(trip, language),
    };
  });
