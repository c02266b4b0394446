import { isDiscountAllowed } from '@payung/shared/domain/money/discount.ts';
import { refused } from '#http/api-refusal.ts';
import { TEXTS } from '#http/texts.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { EventContext } from './event-context.ts';

/** What an agent's discount sets, within what the product allows. */
export const discountPatch = (percent: number, { product }: Pick<EventContext, 'product'>): QuotePatch => {
  const { discount, textOf } = product;
  if (discount === undefined) throw refused(TEXTS.noDiscount);
  if (!isDiscountAllowed(percent, discount)) throw refused(textOf(discount.messages.range));
  return { discount_percent: percent };
};
