import type { Database } from 'backend/core/database/database.ts';
import type { AcknowledgedSale } from './sale-writers.ts';

const count = <Row>(rows: readonly Row[], isOf: (row: Row) => boolean): number => rows.filter(isOf).length;

/** What is wrong with what the database holds of the sales. */
export const compareSales = async (
  db: Database,
  sales: readonly AcknowledgedSale[],
): Promise<readonly string[]> => {
  const quotes = await db.selectFrom('quotes').select(['id', 'discount_percent', 'proposal_no']).execute();
  const policies = await db.selectFrom('policies').select(['quote_id', 'kind']).execute();
  const refunds = await db.selectFrom('refunds_due').select('quote_id').execute();
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  return sales.flatMap(({ quoteId, discounts, proposalNo, isPaid }) => {
    const quote = byId.get(quoteId);
    if (quote === undefined) return [`The quote ${quoteId} is lost`];
    const sold = count(policies, ({ quote_id }) => quote_id === quoteId);
    const owed = count(refunds, ({ quote_id }) => quote_id === quoteId);
    return [
      ...(discounts.includes(quote.discount_percent)
        ? []
        : [`The quote ${quoteId} has the discount ${quote.discount_percent}, not ${discounts.join(' or ')}`]),
      ...(proposalNo === undefined || quote.proposal_no === proposalNo
        ? []
        : [`The quote ${quoteId} has the proposal ${quote.proposal_no}, not ${proposalNo}`]),
      ...(isPaid && sold !== 1 ? [`The paid quote ${quoteId} has ${sold} policies`] : []),
      ...(owed === 0 ? [] : [`The quote ${quoteId} was charged ${owed + 1} times`]),
    ];
  });
};
