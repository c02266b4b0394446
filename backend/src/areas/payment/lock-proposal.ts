import type { Queries } from '#database/database.ts';
import { conflict, notFound } from '#http/api-refusal.ts';
import { findQuoteByProposal, findQuoteOfVoidedProposal, lockQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';

/**
 * The quote whose proposal that is. A proposal names one version and one price: one that a change has voided
 * is a conflict, not another price.
 */
export const lockProposal = async (tx: Queries, proposalNo: string): Promise<Quote> => {
  const found = await findQuoteByProposal(tx, proposalNo);
  const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
  if (quote?.proposal_no === proposalNo) return quote;
  const quoteId = found?.id ?? (await findQuoteOfVoidedProposal(tx, proposalNo));
  throw quoteId === undefined ? notFound() : conflict(quoteId);
};
