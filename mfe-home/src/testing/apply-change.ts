import type { HomeChange, HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { previewDiscount } from '@payung/shared/domain/money/discount-preview.ts';
import { chosenBenefits } from '#rules/covers.ts';
import { someHomeBenefits } from './offers.ts';

/** What a change makes of a record, as far as screens see it. */
export const applyChange = (record: HomeQuoteRecord, change: HomeChange): Partial<HomeQuoteRecord> => {
  switch (change.kind) {
    case 'property': {
      const { city, ...property } = change.property;
      return {
        ...property,
        address: { ...record.address, city },
        stage: 'Lead Created',
        planCode: '',
        planKind: '',
      };
    }
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan': {
      const { kind: _kind, ...plan } = change;
      return { ...plan, stage: 'Plan Selected' };
    }
    case 'benefits':
      return {
        benefits: chosenBenefits(someHomeBenefits, change.codes).map(({ code, name, premium }) => ({
          code,
          name,
          premium,
        })),
        stage: 'Additional Benefit Selected',
      };
    case 'discount':
      return {
        discountPercent: change.percent,
        ...previewDiscount(record.orderLines, { source: 'agent', percent: change.percent }),
      };
    case 'promoCode':
      return {
        promoCode: { code: change.code, percent: change.percent },
        stage: change.code === '' ? 'Additional Benefit Selected' : 'PromoCode Added',
        ...previewDiscount(record.orderLines, { source: 'promo', percent: change.percent }),
      };
    case 'customer':
      return { ...change.customer, stage: 'Customer Information Updated' };
  }
};
