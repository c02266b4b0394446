/** Navigation state for the order summary of a sold or ended quote (MOT-032, rulings K87 and R61). */
export const CLOSED_ORDER = { quote: 1 } as const;

/** With this state the order summary is read-only, without Back and help. */
export const isClosedOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'quote' in state && state.quote === CLOSED_ORDER.quote;
