import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { demoEmail } from '#areas/quote/product/insurance-product.ts';
import type { DemoSale } from '#areas/quote/product/insurance-product.ts';
import { demoId } from '#areas/agents/demo-people.ts';
import { ciFacts } from './create-quote.ts';

const CUSTOMER = 'Maya Kusuma';
const PHONE = '081311110051';

/** A customer of the demo who is still to be handed over. */
export const ciDemoSales = (now: Date): readonly DemoSale[] => [
  {
    agent: 'mitra',
    facts: ciFacts(
      {
        insuredName: CUSTOMER,
        insuredPhone: PHONE,
        insuredEmail: demoEmail(CUSTOMER),
        discountPercent: 10,
        promoCode: '',
        requestId: demoId(PHONE),
      },
      todayInJakarta(now),
    ),
    saves: { 'Plan Selected': [], 'Additional Benefit Selected': [], 'Customer Information Updated': [] },
    stage: 'Lead Created',
  },
];
