/** State of the navigation to the order summary of a quote that is over or sold (MOT-032, rulings K87 and R61). */
export const CLOSED_ORDER = { quote: 1 } as const;

/** Whoever comes with it has neither Back nor help, and enters nothing. */
export const isClosedOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'quote' in state && state.quote === CLOSED_ORDER.quote;
