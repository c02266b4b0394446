const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** `Rp 1.250.000`: Indonesian grouping, no decimals, cut and never rounded up (I18N-011, ruling K16). */
export const formatRupiah = (amount: number): string => {
  const whole = Math.floor(Math.abs(amount));
  return `${amount < 0 && whole > 0 ? '-' : ''}Rp ${grouped.format(whole)}`;
};

/** `1.250.000`: within a sentence that has named the currency. */
export const formatAmount = (amount: number): string => grouped.format(Math.floor(amount));

/** The discount in whole rupiah, rounded half up (ruling K16). Percent counts at most two decimals. */
export const roundDiscount = (base: number, percent: number): number =>
  // Hundredths of a percent keep the arithmetic in whole numbers, where 325 500 × 12.5 % is exact.
  Math.round((base * Math.round(percent * 100)) / 10_000);

/** A total in whole rupiah, cut off (ruling K16). */
export const floorTotal = (amount: number): number => Math.floor(amount);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
