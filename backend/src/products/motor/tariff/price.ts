import { sumOf } from '@payung/shared/domain/money/money.ts';
import { WORKSHOP } from 'mfe-motor/rules/benefits.ts';
import type { Vehicle } from 'mfe-motor/contract/schemas/vehicle.ts';
import type { BenefitNames } from '#areas/quote/product/insurance-product.ts';
import { NO_PRICE, pricePatch } from '#areas/quote/price/price.ts';
import type { Language } from '#core/http/language.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';
import { asDetails, isForSeveralYears, motorDetailsOf, vehicleOf } from '../details.ts';
import { addOnOf, WORKSHOP_FREE } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';
import { planOf } from './plans.ts';
import { addOnsFor, addOnYears, premiumYears } from './pricing.ts';

/** The names of the chosen add-ons, by code; the workshop's free year says its condition (ruling R19). */
export const benefitNames = ({ benefits }: Pick<Quote, 'benefits'>, language: Language): BenefitNames =>
  Object.fromEntries(
    benefits.map(({ code }) => {
      const name = addOnOf(code)?.name[language] ?? code;
      return [code, code === WORKSHOP ? { name, allowanceText: WORKSHOP_FREE[language] } : name];
    }),
  );

type PriceQuote = Pick<Quote, 'details' | 'start_date'>;

/** The first of several years of the authorised workshop is free (MOT-026, ruling K32). */
const firstYearAllowance = (addOn: AddOn, yearPremiums: readonly number[], isMultiyear: boolean): number =>
  addOn.code === WORKSHOP && isMultiyear && yearPremiums.length > 1 ? (yearPremiums[0] ?? 0) : 0;

/** What the add-ons of a quote are priced by. */
export interface PricedCover {
  readonly vehicle: Vehicle;
  readonly years: number;
  readonly isMultiyear: boolean;
}

export const coverOf = (quote: PriceQuote, years: number): PricedCover => ({
  vehicle: vehicleOf(quote),
  years,
  isMultiyear: isForSeveralYears(quote),
});

/** An add-on for the whole term of a cover. */
export const pricedAddOn = (addOn: AddOn, { vehicle, years, isMultiyear }: PricedCover) => {
  const yearPremiums = addOnYears(addOn, vehicle, years);
  const allowance = firstYearAllowance(addOn, yearPremiums, isMultiyear);
  return { yearPremiums, premium: sumOf(yearPremiums), allowance };
};

const benefitOf = (addOn: AddOn, cover: PricedCover): PricedBenefit => {
  const { premium, allowance } = pricedAddOn(addOn, cover);
  return { code: addOn.code, premium, ...(allowance === 0 ? {} : { allowance }) };
};

/** Computes every amount from the tariff, with the years that explain it: no amount comes from a client. */
export const motorPrice = (quote: Quote): QuotePatch => {
  const plan = planOf(quote.plan_code);
  const details = motorDetailsOf(quote);
  if (plan === undefined) return { ...NO_PRICE, details: asDetails({ ...details, premiumYears: [] }) };
  const { duration: years } = details;
  const cover = coverOf(quote, years);
  const { vehicle } = cover;
  const chosen = addOnsFor(vehicle).filter(({ code }) =>
    quote.benefits.some((benefit) => benefit.code === code),
  );
  const explained = premiumYears(vehicle, { plan, years, codes: chosen.map(({ code }) => code) });
  return {
    ...pricePatch(
      {
        premium: sumOf(explained.map(({ premium }) => premium)),
        benefits: chosen.map((addOn) => benefitOf(addOn, cover)),
      },
      quote,
    ),
    details: asDetails({ ...details, premiumYears: explained }),
  };
};
