import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DemoSale } from '#areas/quote/product/insurance-product.ts';
import { sampleCommandOf } from './commands.ts';
import { sampleFacts } from './details.ts';

const DAYS_AHEAD = 30;

/** Quotes that the demo shows. */
export const sampleDemoSales = (now: Date): readonly DemoSale[] => {
  const today = todayInJakarta(now);
  const form = {
    insuredName: 'Dewi Lestari',
    subject: 'Sample',
    startDate: addDays(today, DAYS_AHEAD),
    requestId: 'sample-demo-quote-000001',
  };
  return [
    {
      agent: 'mitra',
      facts: sampleFacts(form, today),
      saves: {
        'Plan Selected': [sampleCommandOf({ kind: 'plan', planCode: 'BASIC' })],
        'Additional Benefit Selected': [],
        'Customer Information Updated': [],
      },
      stage: 'Plan Selected',
    },
  ];
};
