import { LETTERS_TO_INSURED } from '@payung/shared/domain/home/customer.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { homeExpiry } from '@payung/shared/domain/home/check-property.ts';
import { HOME_PLANS } from '@payung/shared/domain/home/plans.ts';
import type { HomeProduct } from '@payung/shared/domain/home/offer.ts';
import type { OccupationType } from '@payung/shared/domain/home/property.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { leadMove, printMove } from '#areas/home/contact-moves.ts';
import { homeFacts } from '#areas/home/create-home-quote.ts';
import { homeMoveOf } from '#areas/home/update-home-quote.ts';
import type { DemoAgentKey } from './demo-people.ts';
import { demoId } from './demo-people.ts';
import { demoEmail } from './demo-sale.ts';
import type { DemoSale } from './demo-sale.ts';

interface DemoHome {
  readonly agent: DemoAgentKey;
  readonly customer: string;
  readonly phone: string;
  readonly occupation: OccupationType;
  /** Province with its id in the reference list, city and the parts below it. */
  readonly place: readonly [string, string, string, string, string, string];
  readonly address: string;
  readonly stories: number;
  /** Whole rupiah: building of a house, fixtures of an apartment. */
  readonly sum: number;
  readonly contents: number;
  readonly plan: HomeProduct;
  /** Days from the start of the demo to the start of cover. */
  readonly startsIn: number;
  readonly stage: Stage;
}

const HOMES: readonly DemoHome[] = [
  {
    agent: 'mitra',
    customer: 'Lina Marlina',
    phone: '081311110011',
    occupation: 'H',
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
    occupation: 'A',
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

const NO_CORRESPONDENCE = {
  ...LETTERS_TO_INSURED,
  addressForHardCopy: '',
};

const saleOf = (home: DemoHome, today: string): DemoSale => {
  const start = addDays(today, home.startsIn);
  const [provinceId, addrProvince, city, district, subDistrict, postalCode] = home.place;
  const isHouse = home.occupation === 'H';
  const email = demoEmail(home.customer);
  const form = {
    occupationType: home.occupation,
    provinceId,
    city,
    stories: home.stories,
    buildingSumInsured: isHouse ? home.sum : 0,
    contentsSumInsured: home.contents,
    fixturesSumInsured: isHouse ? 0 : home.sum,
    homeEffectiveDate: start,
    insuredName: home.customer,
    insuredMobile: home.phone,
    requirementsAgreed: true,
    requestId: demoId(home.phone),
  } as const;
  const customer = {
    insuredName: home.customer,
    homeEffectiveDate: start,
    homeExpiryDate: homeExpiry(start),
    insuredMobile: home.phone,
    insuredEmail: email,
    address: home.address,
    addrProvince,
    city,
    district,
    subDistrict,
    postalCode,
    ...NO_CORRESPONDENCE,
  };
  const plan = HOME_PLANS[home.plan];
  return {
    agent: home.agent,
    facts: homeFacts(form, today),
    saves: {
      'Plan Selected': [
        homeMoveOf({ typeofProduct: home.plan, planCode: plan.code, planName: plan.name, premium: 0 }),
      ],
      'Additional Benefit Selected': [
        homeMoveOf({
          isEQCoverOpted: 'Y',
          isFloodCoverOpted: isHouse ? 'Y' : '',
          isRSMDCCCoverOpted: '',
          additionalBenefits: [],
        }),
      ],
      'Customer Information Updated': [
        leadMove({ email, primaryMobile: home.phone, idCard: '' }),
        printMove({ quoteId: '', printOption: 'soft' }),
        homeMoveOf(customer),
      ],
    },
    stage: home.stage,
  };
};

export const demoHomeSales = (now: Date): readonly DemoSale[] =>
  HOMES.map((home) => saleOf(home, todayInJakarta(now)));
