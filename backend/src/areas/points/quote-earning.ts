import type { QuoteEarning } from '@payung/shared/schemas/points.ts';
import type { PointLevel } from '@payung/shared/domain/network/points-rules.ts';
import { earnsPoints } from '@payung/shared/domain/network/members.ts';
import { POINTS_RULE, pointsFor } from '@payung/shared/domain/network/points-rules.ts';
import { refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { discountPatch } from '#areas/quote/price/price.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { NetworkSettings } from '#area-environment.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

interface Earning {
  readonly agentId: string;
  readonly level: PointLevel;
  readonly points: number;
}

/**
 * What a paid premium books for the seller and the two above, who come in this order. Whoever has left gets none, and
 * no other level replaces them (ruling R37).
 */
export const earningsOf = (
  line: readonly Pick<Agent, 'id' | 'status'>[],
  premium: number,
): readonly Earning[] =>
  line.flatMap(({ id, status }, index) => {
    const level = index as PointLevel;
    const points = pointsFor(premium, level);
    return !earnsPoints(status) || points === 0 ? [] : [{ agentId: id, level, points }];
  });

/** Points with what they are worth in whole rupiah, where the operator has set it. */
export const worthOf = (points: number, { pointWorth }: NetworkSettings): { readonly worth?: number } =>
  pointWorth === undefined ? {} : { worth: points * pointWorth };

/** What would be due with that discount in place of what the quote has now. */
const dueWith = (product: InsuranceProduct, quote: Quote, percent: number): number => {
  const { price } = product;
  if (price === undefined) throw refused(TEXTS.noPrice);
  return price({ ...quote, ...discountPatch(percent, { product }) }).due_premium ?? 0;
};

/** What the agent earns once this quote is paid; nothing is saved. */
export const quoteEarning = async (
  { params, query }: HandlerContextOf<'quoteEarning'>,
  { db, products, network }: Services,
): Promise<QuoteEarning> => {
  const quote = await requireQuote(db, params.quoteId);
  const premium =
    query.discountPercent === undefined
      ? quote.due_premium
      : dueWith(products.sold(quote.product_id), quote, Number(query.discountPercent));
  const seller = await findAgent(db, quote.agent_id);
  const points = earningsOf(seller === undefined ? [] : [seller], premium)[0]?.points ?? 0;
  return { points, ...worthOf(points, network), premium, illustrative: POINTS_RULE.isExample };
};
