/** Whoever only looks at an order comes with this in the state of the address (HOME-036, ruling K87). */
export const isReadOnly = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'readOnly' in state && state.readOnly === true;
