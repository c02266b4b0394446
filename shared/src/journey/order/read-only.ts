/** State of the navigation to an order summary that is only looked at (HOME-036, ruling R61). */
export const READ_ONLY = { readOnly: true } as const;

/** Whether that is what the state says; it may be anything. */
export const isReadOnly = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'readOnly' in state && state.readOnly === true;
