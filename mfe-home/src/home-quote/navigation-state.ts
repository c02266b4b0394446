/** The state with which customer information is entered, as the specification spells it (HOME-053, HOME-067). */
export const customerState = (quoteId: string, code: string) => ({ quoteId, data: 'home', quote_Id: code });

/** State for the error page when the document could not be printed: the policy itself exists. */
export const PRINT_FAILED = { isPrintFailed: true } as const;

export const isPrintFailed = (state: unknown): boolean =>
  (state as Partial<typeof PRINT_FAILED> | null)?.isPrintFailed === true;
