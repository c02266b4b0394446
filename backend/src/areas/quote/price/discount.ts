import { isDiscountAllowed } from '@payung/shared/domain/money/discount.ts';
import { refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { EventContext } from '../event-context.ts';

/** Either a discount or a promo code is in force: who acts last wins (ruling R04). */
const NO_PROMO_CODE: QuotePatch = { promo_code: '', promo_percent: 0 };

/** What an agent's discount sets, within what the product allows; a discount of nothing takes no promo code away. */
export const discountPatch = (percent: number, { product }: Pick<EventContext, 'product'>): QuotePatch => {
  const { discount, textOf } = product;
  if (discount === undefined) throw refused(TEXTS.noDiscount);
  if (!isDiscountAllowed(percent, discount)) throw refused(textOf(discount.messages.range));
  return { discount_percent: percent, ...(percent > 0 ? NO_PROMO_CODE : {}) };
};
