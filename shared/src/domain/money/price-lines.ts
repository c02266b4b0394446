type PriceLineLabel =
  | 'price.premium'
  | 'price.addOn'
  /** Given for nothing: taken off again, with its condition as `text`. */
  | 'price.allowance'
  | 'price.discount'
  | 'price.promo'
  | 'price.adminCost'
  | 'price.stampDuty'
  | 'price.total';

/** One explained line: a message id, what fills it, and the amount in whole rupiah (negative when taken off). */
export interface PriceLine {
  readonly label: PriceLineLabel;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly amount: number;
}
