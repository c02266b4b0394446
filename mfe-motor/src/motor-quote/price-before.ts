/** What the next page is told of the price, so that it can say from what to what it changed. */
interface PriceState {
  /** Whole rupiah. */
  readonly dueBefore: number;
}

export const priceBefore = (dueBefore: number): PriceState => ({ dueBefore });

/** Nothing where the page was opened in another way. */
export const dueBeforeOf = (state: unknown): number | undefined => {
  const due = (state as Partial<PriceState> | null)?.dueBefore;
  return typeof due === 'number' ? due : undefined;
};
