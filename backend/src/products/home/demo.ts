import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { NewHomeQuote, PropertyType } from 'mfe-home/contract/schemas/property.ts';
import { homeExpiry } from 'mfe-home/rules/property.ts';
import { NO_CORRESPONDENCE } from 'mfe-home/rules/customer.ts';
import type { HomePlanKind } from 'mfe-home/contract/schemas/offer.ts';
import { demoEmail } from '#areas/quote/product/insurance-product.ts';
import type { DemoAgentKey, DemoSale } from '#areas/quote/product/insurance-product.ts';
import { demoId } from '#areas/agents/demo-people.ts';
import { homeCommandOf, leadCommand, printCommand } from './commands.ts';
import { homeFacts } from './new-quote/create-quote.ts';
import { HOME_PLANS } from './tariff/plans.ts';

interface DemoHome {
  readonly agent: DemoAgentKey;
  readonly customer: string;
  readonly phone: string;
  readonly type: PropertyType;
  /** Province with its id in the reference list, city and the parts below it. */
  readonly place: readonly [string, string, string, string, string, string];
  readonly address: string;
  readonly stories: number;
  /** Whole rupiah: building of a house, fixtures of an apartment. */
  readonly sum: number;
  readonly contents: number;
  readonly plan: HomePlanKind;
  /** Days from the start of the demo to the start of cover. */
  readonly startsIn: number;
  readonly stage: Stage;
}

const HOMES: readonly DemoHome[] = [
  {
    agent: 'mitra',
    customer: 'Lina Marlina',
    phone: '081311110011',
    type: 'house',
    place: ['32', 'Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago', '40135'],
    address: 'Jalan Dago 12',
    stories: 2,
    sum: 2_000_000_000,
    contents: 250_000_000,
    plan: 'PAR',
    startsIn: 14,
    stage: 'Quick Quote Created',
  },
  {
    agent: 'mitra',
    customer: 'Rudi Hartono',
    phone: '081311110012',
    type: 'apartment',
    place: [
      '31',
      'Daerah Khusus Ibukota Jakarta',
      'Kota Administrasi Jakarta Selatan',
      'Setiabudi',
      'Karet Kuningan',
      '12940',
    ],
    address: 'Jalan Rasuna Said 8, lantai 17',
    stories: 32,
    sum: 400_000_000,
    contents: 0,
    plan: 'FLEXAS',
    startsIn: 7,
    stage: 'Full Quote Created',
  },
];

const addressOf = ({ address, place }: DemoHome): AddressParts => {
  const [, province, city, district, subDistrict, postalCode] = place;
  return { address, province, city, district, subDistrict, postalCode };
};

const formOf = (home: DemoHome, startDate: string): NewHomeQuote => {
  const isHouse = home.type === 'house';
  const [provinceId, , city] = home.place;
  return {
    propertyType: home.type,
    provinceId,
    city,
    stories: home.stories,
    buildingSumInsured: isHouse ? home.sum : 0,
    contentsSumInsured: home.contents,
    fixturesSumInsured: isHouse ? 0 : home.sum,
    startDate,
    insuredName: home.customer,
    insuredPhone: home.phone,
    requirementsAgreed: true,
    requestId: demoId(home.phone),
  };
};

const saleOf = (home: DemoHome, today: string): DemoSale => {
  const startDate = addDays(today, home.startsIn);
  const email = demoEmail(home.customer);
  const customer = {
    insuredName: home.customer,
    startDate,
    endDate: homeExpiry(startDate),
    insuredPhone: home.phone,
    insuredEmail: email,
    insuredIdCard: '',
    insuredPassport: '',
    placeOfBirth: '',
    insuredBirthDate: '',
    address: addressOf(home),
    ...NO_CORRESPONDENCE,
    hardCopyAddress: '',
  };
  const { code: planCode, name: planName } = HOME_PLANS[home.plan];
  const codes = home.type === 'house' ? ['C0001028', 'C0002003'] : ['C0001028'];
  return {
    agent: home.agent,
    facts: homeFacts(formOf(home, startDate), today),
    saves: {
      'Plan Selected': [homeCommandOf({ kind: 'plan', planKind: home.plan, planCode, planName, premium: 0 })],
      'Additional Benefit Selected': [homeCommandOf({ kind: 'benefits', codes, shown: [] })],
      'Customer Information Updated': [
        leadCommand({ email, phone: home.phone, idCard: '' }),
        printCommand({ quoteId: '', printOption: 'soft' }),
        homeCommandOf({ kind: 'customer', customer }),
      ],
    },
    stage: home.stage,
  };
};

export const homeDemoSales = (now: Date): readonly DemoSale[] =>
  HOMES.map((home) => saleOf(home, todayInJakarta(now)));

/** Each as long as a promo code of home, and redeemable once. */
export const HOME_DEMO_PROMO_CODES: readonly string[] = Array.from(
  { length: 20 },
  (_, index) => `RUMAHHEMAT2026${String(index + 1).padStart(3, '0')}`,
);
