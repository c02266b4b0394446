import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { CreateHomeQuoteInput } from '@payung/shared/api/schemas/home-bodies.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Quote } from '#repositories/tables.ts';
import type { AskOf } from '../area.ts';
import { openQuote } from '../quote/open-quote.ts';
import type { QuoteFacts } from '../quote/open-quote.ts';
import { requireGoodPhone } from '../quote/phone.ts';
import type { Services } from '../services.ts';
import { requireGoodProperty } from './home-checks.ts';
import { homeDetailsOf } from './home-details.ts';
import { propertyPatch } from './property-patch.ts';

const isSameProperty = (quote: Quote, form: CreateHomeQuoteInput): boolean => {
  const details = homeDetailsOf(quote);
  return (
    details.occupationType === form.occupationType &&
    details.provinceId === form.provinceId &&
    details.city === form.city &&
    details.stories === form.stories &&
    details.buildingSumInsured === form.buildingSumInsured &&
    details.contentsSumInsured === form.contentsSumInsured &&
    details.fixturesSumInsured === form.fixturesSumInsured &&
    quote.start_date === form.homeEffectiveDate &&
    quote.insured_name === form.insuredName
  );
};

/** What a fresh quote knows of its property. */
export const homeFacts = (form: CreateHomeQuoteInput, today: IsoDate): QuoteFacts => ({
  ...propertyPatch(form, undefined, today),
  product_id: PRODUCT_IDS.home,
  request_id: form.requestId,
  insured_phone: form.insuredMobile ?? '',
});

export const createHomeQuote = ({ body, caller }: AskOf<'createHomeQuote'>, services: Services) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: PRODUCT_IDS.home,
    check: (today) => {
      requireGoodProperty(body, today);
      if (body.insuredMobile !== undefined && body.insuredMobile !== '') {
        requireGoodPhone(body.insuredMobile);
      }
      return homeFacts(body, today);
    },
    isSame: (quote) => isSameProperty(quote, body),
  });
