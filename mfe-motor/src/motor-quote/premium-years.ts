import type { MotorBenefit } from '#contract/offers.ts';
import type { MotorQuoteRecord, PremiumYear } from '#contract/record.ts';

/** An amount of one year with its name. */
interface NamedAmount {
  readonly name: string;
  /** Whole rupiah. */
  readonly amount: number;
}

/** One insured year as people read it: the plan by its rate, and every add-on. */
export interface ShownYear {
  readonly premium: PremiumYear;
  readonly addOns: readonly NamedAmount[];
}

/** The years of the order as it was saved. */
export const savedYears = (quote: MotorQuoteRecord): readonly ShownYear[] =>
  quote.premiumYears.map((premium) => ({
    premium,
    addOns: premium.addOns.map(({ code, premium: amount }) => ({
      name: quote.benefits.find((benefit) => benefit.code === code)?.name ?? code,
      amount,
    })),
  }));

/** The same with the add-ons that are being chosen. */
export const yearsWith = (quote: MotorQuoteRecord, chosen: readonly MotorBenefit[]): readonly ShownYear[] =>
  quote.premiumYears.map((premium, index) => ({
    premium,
    addOns: chosen.flatMap(({ name, yearPremiums }) => {
      const amount = yearPremiums[index];
      return amount === undefined ? [] : [{ name, amount }];
    }),
  }));
