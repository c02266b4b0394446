import { previewDiscount } from '@payung/shared/domain/money/discount-preview.ts';
import type { MotorChange } from '#contract/changes.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { benefitsOfOneYear, plansFor } from './offers.ts';

/** What a change makes of a record, as far as screens see it. */
export const applyChange = (record: MotorQuoteRecord, change: MotorChange): Partial<MotorQuoteRecord> => {
  switch (change.kind) {
    case 'vehicle': {
      const { kind, ...vehicle } = change.vehicle;
      return { ...vehicle, vehicleKind: kind, stage: 'Lead Created', planCode: '', planName: '' };
    }
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan': {
      const { kind: _kind, ...plan } = change;
      const offer = plansFor(plan.duration).find(({ code }) => code === plan.planCode);
      return { ...plan, sumsInsured: offer?.sumsInsured ?? [], stage: 'Plan Selected' };
    }
    case 'benefits':
      return {
        benefits: benefitsOfOneYear.filter(({ code }) => change.codes.includes(code)),
        stage: 'Additional Benefit Selected',
      };
    case 'discount':
      return {
        discountPercent: change.percent,
        ...previewDiscount(record.orderLines, { source: 'agent', percent: change.percent }),
      };
    case 'promoCode': {
      const percent = change.percent ?? 0;
      return {
        promoCode: { code: change.code, percent },
        stage: 'PromoCode Added',
        ...previewDiscount(record.orderLines, { source: 'promo', percent }),
      };
    }
    case 'customer':
      return { ...change.customer, stage: 'Customer Information Updated' };
  }
};
