import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { ResumeType } from '@payung/shared/domain/resume-type.ts';
import { homeQuoteQuery } from './reads.ts';

/** Where the record of a home quote is kept for every screen. */
export const shownHomeQuote = {
  queryKey: (quoteId: string, resumeType: ResumeType | undefined) =>
    homeQuoteQuery(quoteId, resumeType).queryKey,
  pick: (reply: unknown): HomeQuoteRecord => (reply as { readonly data: HomeQuoteRecord }).data,
  wrap: (record: HomeQuoteRecord) => ({ data: record }),
};
