import type { PricePreview } from '@payung/shared/schemas/quote.ts';
import { refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import { orderOf } from '#areas/quote/price/price.ts';

const codesOf = (benefits: string): readonly string[] => [
  ...new Set(benefits.split(',').filter((code) => code !== '')),
];

/** What the order would cost with those add-ons; nothing is saved, and what is not sold is left out. */
export const previewPrice = async (
  { params, query, language }: HandlerContextOf<'previewPrice'>,
  { db, products }: Services,
): Promise<PricePreview> => {
  const quote = await requireQuote(db, params.quoteId);
  const product = products.sold(quote.product_id);
  if (product.price === undefined) throw refused(TEXTS.noPrice);
  const chosen = { ...quote, benefits: codesOf(query.benefits).map((code) => ({ code, premium: 0 })) };
  const priced = { ...chosen, ...product.price(chosen) };
  return orderOf(priced, product.benefitNames(priced, language));
};
