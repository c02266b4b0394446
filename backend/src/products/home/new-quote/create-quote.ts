import type { NewHomeQuote } from 'mfe-home/contract/schemas/property.ts';
import type { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Handler } from '#areas/area.ts';
import { openQuote } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';
import { validatePhone } from '#areas/quote/update-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { propertyOf } from '../details.ts';
import { propertyPatch } from '../property-patch.ts';
import { keepRequirements } from './requirements.ts';
import { validateProperty } from '../validate.ts';

const isSameProperty = (quote: Quote, form: NewHomeQuote): boolean => {
  const property = propertyOf(quote);
  return (
    quote.insured_name === form.insuredName &&
    (Object.keys(property) as (keyof typeof property)[]).every((field) => property[field] === form[field])
  );
};

/** What a new quote knows of its property. */
export const homeFacts = (form: NewHomeQuote, today: IsoDate): QuoteFacts => ({
  ...propertyPatch(form, undefined, today),
  product_id: PRODUCT_IDS.home,
  request_id: form.requestId,
  insured_phone: form.insuredPhone ?? '',
});

export const createHomeQuote: Handler<typeof homeEndpoints.createHomeQuote> = (
  { body, caller, language },
  services,
) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: PRODUCT_IDS.home,
    check: (today) => {
      validateProperty(body, today);
      if (body.insuredPhone !== undefined && body.insuredPhone !== '') validatePhone(body.insuredPhone);
      return homeFacts(body, today);
    },
    begin: (tx, quoteId) =>
      keepRequirements(tx, {
        quoteId,
        version: 1,
        actor: eventActorOf(caller),
        language,
        now: services.clock.now(),
      }),
    isSame: (quote) => isSameProperty(quote, body),
  });
