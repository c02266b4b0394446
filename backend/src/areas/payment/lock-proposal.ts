import type { Queries } from '#core/database/database.ts';
import { conflict, notFound } from '#core/http/api-refusal.ts';
import {
  findQuote,
  findQuoteByProposal,
  findQuoteOfVoidedProposal,
  lockQuote,
} from '#areas/quote/sql/quotes.ts';
import { requireNotRejected } from '#areas/quote/rejected.ts';
import type { Quote } from '#areas/quote/tables.ts';

/**
 * The quote whose proposal that is. A proposal names one version and one price: one that a change has voided
 * is a conflict, not another price.
 */
export const lockProposal = async (tx: Queries, proposalNo: string): Promise<Quote> => {
  const found = await findQuoteByProposal(tx, proposalNo);
  const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
  if (quote?.proposal_no === proposalNo) return quote;
  const quoteId = found?.id ?? (await findQuoteOfVoidedProposal(tx, proposalNo));
  if (quoteId === undefined) throw notFound();
  const current = await findQuote(tx, quoteId);
  if (current !== undefined) requireNotRejected(current);
  throw conflict(quoteId);
};
