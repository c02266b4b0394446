import type { ciEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { NewCiQuote } from 'mfe-pa-ci/contract/schemas/critical-illness.ts';
import { checkCiPromo, ciDiscount, normaliseCiPromo } from 'mfe-pa-ci/rules/ci-reductions.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isDiscountAllowed } from '@payung/shared/domain/money/discount.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { checkName, normaliseName } from '@payung/shared/domain/people/names.ts';
import { checkPhoneForOtp } from '@payung/shared/domain/people/phone.ts';
import type { Handler } from '#areas/area.ts';
import { priceValidUntil, openQuote } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';
import { refuseFirst } from '#core/http/api-refusal.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { ciTextOf } from './texts.ts';

const DAYS_OF_COVER = 365;

/** The rules of the form, asked again: a refusal names the field as the wire spells it. */
const validateForm = (form: NewCiQuote): void =>
  refuseFirst(
    {
      insuredName: checkName(form.insuredName),
      // The code that opens the link goes to it.
      insuredMobile: checkPhoneForOtp(form.insuredPhone),
      insuredEmail: checkEmail(form.insuredEmail),
      discountPct: isDiscountAllowed(form.discountPercent, ciDiscount) ? undefined : 'ci.discount.range',
      promo: checkCiPromo(form.promoCode),
    },
    ciTextOf,
  );

/** Fields of a new quote. The partner asks for the start of cover. */
export const ciFacts = (form: NewCiQuote, today: IsoDate): QuoteFacts => {
  const end = addDays(today, DAYS_OF_COVER);
  return {
    product_id: PRODUCT_IDS.ci,
    request_id: form.requestId,
    insured_name: normaliseName(form.insuredName),
    insured_phone: form.insuredPhone,
    insured_email: form.insuredEmail.trim(),
    discount_percent: form.discountPercent,
    promo_code: normaliseCiPromo(form.promoCode),
    start_date: today,
    end_date: end,
    valid_until: priceValidUntil(today, end),
    details: {},
  };
};

const isSameForm = (quote: Quote, form: NewCiQuote): boolean => {
  const facts = ciFacts(form, quote.start_date);
  const fields = [
    'insured_name',
    'insured_phone',
    'insured_email',
    'discount_percent',
    'promo_code',
  ] as const;
  return fields.every((field) => quote[field] === facts[field]);
};

export const createCiQuote: Handler<typeof ciEndpoints.createCiQuote> = ({ body, caller }, services) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: PRODUCT_IDS.ci,
    check: (today) => {
      validateForm(body);
      return ciFacts(body, today);
    },
    isSame: (quote) => isSameForm(quote, body),
  });
