/** Under which name the device keeps what was typed of an insured; its number is never given to somebody else. */
export const insuredDraft = (quoteId: string, no: number): string => `accident/insured/${quoteId}/${no}`;
