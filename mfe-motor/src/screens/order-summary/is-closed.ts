/** Whoever comes with `quote: 1` in the state of the address has neither Back nor help (MOT-032, ruling K87). */
export const isClosed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'quote' in state && state.quote === 1;
