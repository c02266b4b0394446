/** Guide prices are of new vehicles; each year of age takes off a tenth of what is left: illustrative. */
const KEPT_PER_YEAR = 0.9;
/** More than so many percent apart asks to confirm (ruling R17). */
const UNUSUAL_PERCENT = 15;
const STEP = 100_000;

/** Guide price of a model at an age, rounded to hundreds of thousands of rupiah. */
export const guidePriceAt = (priceWhenNew: number, age: number): number =>
  Math.round((priceWhenNew * KEPT_PER_YEAR ** Math.max(0, age)) / STEP) * STEP;

/** Nothing is unusual where no guide price is known. */
export const isPriceUnusual = (sumInsured: number, guidePrice: number | undefined): boolean =>
  guidePrice !== undefined &&
  guidePrice > 0 &&
  Math.abs(sumInsured - guidePrice) * 100 > guidePrice * UNUSUAL_PERCENT;
