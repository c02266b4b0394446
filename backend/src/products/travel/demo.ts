import { TRIP_TYPE } from 'mfe-travel/rules/constants.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { demoEmail } from '#areas/quote/product/insurance-product.ts';
import type { DemoAgentKey, DemoSale } from '#areas/quote/product/insurance-product.ts';
import { travelCommandOf } from './commands.ts';
import { travelFacts } from './create-quote.ts';

interface DemoTrip {
  readonly agent: DemoAgentKey;
  readonly customer: string;
  readonly phone: string;
  readonly passport: string;
  readonly destination: string;
  readonly area: string;
  readonly plan: string;
  /** Days from the start of the demo to the departure. */
  readonly leavesIn: number;
  readonly stage: Stage;
}

const QUOTES: readonly DemoTrip[] = [
  {
    agent: 'mitra',
    customer: 'Budi Santoso',
    phone: '081311110001',
    passport: 'C1000001',
    destination: 'SG',
    area: '1',
    plan: 'TRVGLD',
    leavesIn: 40,
    stage: 'Lead Created',
  },
  {
    agent: 'mitra',
    customer: 'Siti Rahmawati',
    phone: '081311110002',
    passport: 'C1000002',
    destination: 'JP',
    area: '2',
    plan: 'TRVPLT',
    leavesIn: 33,
    stage: 'Plan Selected',
  },
  {
    agent: 'mitra',
    customer: 'Andi Nugroho',
    phone: '081311110003',
    passport: 'C1000003',
    destination: 'US',
    area: '4',
    plan: 'TRVBRZ',
    leavesIn: 21,
    stage: 'Quick Quote Created',
  },
  {
    agent: 'mitra',
    customer: 'Maya Kusuma',
    phone: '081311110004',
    passport: 'C1000004',
    destination: 'europe',
    area: '3',
    plan: 'TRVSCH',
    leavesIn: 18,
    stage: 'Full Quote Created',
  },
  {
    agent: 'mitra',
    customer: 'Hendra Wijaya',
    phone: '081311110005',
    passport: 'C1000005',
    destination: 'bangkok',
    area: '1',
    plan: 'TRVPRS',
    leavesIn: 12,
    stage: 'Policy Generated',
  },
  {
    agent: 'commercial',
    customer: 'Ratna Dewanti',
    phone: '081311110006',
    passport: 'C1000006',
    destination: 'KR',
    area: '2',
    plan: 'TRVGLD',
    leavesIn: 25,
    stage: 'Customer Information Updated',
  },
  {
    agent: 'other',
    customer: 'Joko Susilo',
    phone: '081311110007',
    passport: 'C1000007',
    destination: 'MY',
    area: '1',
    plan: 'TRVBRZ',
    leavesIn: 30,
    stage: 'Quick Quote Created',
  },
];

const BIRTH_DATE = '1988-04-12';
const DAYS_AWAY = 6;

const saleOf = (trip: DemoTrip, today: string): DemoSale => {
  const departureDate = addDays(today, trip.leavesIn);
  const insured = {
    insuredName: trip.customer,
    insuredBirthDate: BIRTH_DATE,
    insuredPhone: trip.phone,
  };
  const form = {
    ...insured,
    tripType: TRIP_TYPE.international,
    destination: trip.destination,
    coverageArea: trip.area,
    departureDate,
    arrivalDate: addDays(departureDate, DAYS_AWAY),
    adultCount: 1,
    childCount: 0,
    requestId: `demo travel ${trip.phone}`,
  };
  const customer = {
    ...insured,
    insuredPassport: trip.passport,
    insuredEmail: demoEmail(trip.customer),
    adults: [],
    children: [],
  };
  return {
    agent: trip.agent,
    facts: travelFacts(form, today),
    saves: {
      'Plan Selected': [travelCommandOf({ kind: 'plan', planCode: trip.plan })],
      'Additional Benefit Selected': [travelCommandOf({ kind: 'benefits', codes: ['AC000GD01'] })],
      'Customer Information Updated': [travelCommandOf({ kind: 'customer', customer })],
    },
    stage: trip.stage,
  };
};

export const travelDemoSales = (now: Date): readonly DemoSale[] =>
  QUOTES.map((trip) => saleOf(trip, todayInJakarta(now)));

/** Each as long as a promo code of travel, and redeemable once. */
export const TRAVEL_DEMO_PROMO_CODES: readonly string[] = Array.from(
  { length: 20 },
  (_, index) => `LIBURANHEMAT2026${String(index + 1).padStart(3, '0')}`,
);
