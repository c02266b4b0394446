import { addDays } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { demoEmail } from '#areas/quote/product/insurance-product.ts';
import type { DemoSale } from '#areas/quote/product/insurance-product.ts';
import { kiteCommandOf } from './commands.ts';
import { flightFacts } from './flight.ts';

const saleAt = (stage: Stage, today: string, serial: number): DemoSale => {
  const insuredName = `Demo ${stage}`;
  const insuredPhone = `628131111000${serial}`;
  const flight = {
    kites: 1,
    departureDate: addDays(today, 20),
    arrivalDate: addDays(today, 24),
    insuredName,
  };
  return {
    agent: 'mitra',
    facts: {
      ...flightFacts(flight),
      product_id: KITE_ID,
      request_id: `demo ${stage}`,
      insured_phone: insuredPhone,
      valid_until: flight.departureDate,
    },
    saves: {
      'Plan Selected': [kiteCommandOf({ kind: 'plan', planCode: 'KITE-GOLD' })],
      'Additional Benefit Selected': [kiteCommandOf({ kind: 'benefits', codes: ['STRING'] })],
      'Customer Information Updated': [
        kiteCommandOf({
          kind: 'customer',
          customer: {
            insuredName,
            insuredBirthDate: '1988-04-12',
            insuredPassport: 'C1000001',
            insuredPhone,
            insuredEmail: demoEmail(insuredName),
          },
        }),
      ],
    },
    stage,
  };
};

const STAGES: readonly Stage[] = [
  'Lead Created',
  'Quick Quote Created',
  'Full Quote Created',
  'Policy Generated',
];

export const demoKites = (today: string): readonly DemoSale[] =>
  STAGES.map((stage, index) => saleAt(stage, today, index + 1));
