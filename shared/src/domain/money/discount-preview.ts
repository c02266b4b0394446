import { floorTotal, roundDiscount, sumOf } from './money.ts';
import type { PriceLine } from '#schemas/quote.ts';

/** A discount that is being typed, or a promo code that was validated and not saved yet. */
interface TypedDiscount {
  readonly source: 'agent' | 'promo';
  readonly percent: number;
}

export interface DiscountPreview {
  /** Whole rupiah. */
  readonly discountAmount: number;
  readonly orderLines: readonly PriceLine[];
  readonly subtotal: number;
}

const isDiscount = ({ label }: PriceLine): boolean => label === 'price.discount' || label === 'price.promo';

/**
 * The only arithmetic of a price that a browser does: the order as the server answered it, with another
 * discount in place of the one it has (ruling K16). The server computes it again when it is saved.
 */
export const previewDiscount = (
  orderLines: readonly PriceLine[],
  { source, percent }: TypedDiscount,
): DiscountPreview => {
  const lines = orderLines.filter((line) => !isDiscount(line));
  const before = sumOf(lines.map((line) => line.amount));
  const discountAmount = roundDiscount(before, percent);
  const line: PriceLine = {
    label: source === 'promo' ? 'price.promo' : 'price.discount',
    values: { percent },
    amount: -discountAmount,
  };
  return {
    discountAmount,
    orderLines: percent > 0 ? [...lines, line] : lines,
    subtotal: floorTotal(before - discountAmount),
  };
};
