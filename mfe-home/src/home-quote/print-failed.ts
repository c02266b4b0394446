/** What the error page is told when the document could not be printed: the policy itself exists. */
export const PRINT_FAILED = { isPrintFailed: true } as const;

export const isPrintFailed = (state: unknown): boolean =>
  (state as Partial<typeof PRINT_FAILED> | null)?.isPrintFailed === true;
