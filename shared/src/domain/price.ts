import { floorTotal, roundDiscount, sumOf } from './money.ts';

export interface PricedItem {
  readonly description: string;
  /** Whole rupiah. */
  readonly premium: number;
}

export interface PriceInput {
  /** Plan premium without add-ons, whole rupiah. */
  readonly premium: number;
  readonly addOns: readonly PricedItem[];
  /** Percent given by the agent. */
  readonly discountPercent?: number | undefined;
  /** Percent of a valid promo code; it goes before the agent's percent (TRV-045). */
  readonly promoPercent?: number | undefined;
  /** Whole rupiah; left out on order summaries (ruling K15). */
  readonly adminCost?: number | undefined;
  /** Whole rupiah; zero where the insurer bears it. */
  readonly stampDuty?: number | undefined;
}

export type PriceLineLabel =
  | 'price.premium'
  | 'price.addOn'
  | 'price.discount'
  | 'price.promo'
  | 'price.adminCost'
  | 'price.stampDuty'
  | 'price.total';

/** One explained line: a label to translate, what fills it, and the amount (negative when taken off). */
export interface PriceLine {
  readonly label: PriceLineLabel;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly amount: number;
}

export interface Price {
  readonly premium: number;
  readonly addOnTotal: number;
  readonly discountSource: 'promo' | 'agent' | 'none';
  readonly discountPercent: number;
  readonly discountAmount: number;
  /** Without admin cost: what order summaries show. */
  readonly subtotal: number;
  readonly adminCost: number;
  readonly stampDuty: number;
  /** With admin cost: what confirmation and payment ask for (PAY-033). */
  readonly total: number;
  readonly lines: readonly PriceLine[];
}

const discountOf = (input: PriceInput): Pick<Price, 'discountSource' | 'discountPercent'> => {
  if (input.promoPercent !== undefined && input.promoPercent > 0) {
    return { discountSource: 'promo', discountPercent: input.promoPercent };
  }
  const percent = input.discountPercent ?? 0;
  return percent > 0
    ? { discountSource: 'agent', discountPercent: percent }
    : { discountSource: 'none', discountPercent: 0 };
};

/** Every amount of an order, with the lines that explain it (rulings K15, K16). */
export const priceOf = (input: PriceInput): Price => {
  const { discountSource, discountPercent } = discountOf(input);
  const addOnTotal = sumOf(input.addOns.map((item) => item.premium));
  const adminCost = input.adminCost ?? 0;
  const stampDuty = input.stampDuty ?? 0;
  const discountAmount = roundDiscount(input.premium + addOnTotal, discountPercent);
  const subtotal = floorTotal(input.premium + addOnTotal - discountAmount);
  const total = floorTotal(input.premium + addOnTotal + adminCost + stampDuty - discountAmount);
  const lines: PriceLine[] = [{ label: 'price.premium', amount: input.premium }];
  for (const item of input.addOns) {
    lines.push({ label: 'price.addOn', values: { benefit: item.description }, amount: item.premium });
  }
  if (discountSource !== 'none') {
    const label = discountSource === 'promo' ? 'price.promo' : 'price.discount';
    lines.push({ label, values: { percent: discountPercent }, amount: -discountAmount });
  }
  if (input.adminCost !== undefined) lines.push({ label: 'price.adminCost', amount: adminCost });
  if (stampDuty > 0) lines.push({ label: 'price.stampDuty', amount: stampDuty });
  lines.push({ label: 'price.total', amount: input.adminCost === undefined ? subtotal : total });
  return {
    premium: input.premium,
    addOnTotal,
    discountSource,
    discountPercent,
    discountAmount,
    subtotal,
    adminCost,
    stampDuty,
    total,
    lines,
  };
};
