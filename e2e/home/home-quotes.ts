import { LETTERS_TO_INSURED } from '@payung/shared/domain/home/customer.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { HomeCustomerInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { homeExpiry } from '@payung/shared/domain/home/check-property.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '../support/api.ts';

export interface MadeHomeQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  /** Path of the share link. */
  readonly link: string;
}

const startDate = (): string => addDays(todayInJakarta(new Date()), 7);

const house = {
  occupationType: 'H',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 2,
  buildingSumInsured: 2_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
} as const;

export const APARTMENT = {
  occupationType: 'A',
  provinceId: '31',
  city: 'Kota Administrasi Jakarta Selatan',
  stories: 24,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 750_000_000,
} as const;

/** What only the customer knows, as no other quote of the tests has it. */
export const PRIVATE = {
  email: 'lestari.wulandari@example.com',
  idCard: '3273015708880007',
  street: 'Jalan Cihampelas 77',
} as const;

export const customerOf = (insuredName: string, insuredMobile: string): HomeCustomerInput => ({
  insuredName,
  insuredMobile,
  homeEffectiveDate: startDate(),
  homeExpiryDate: homeExpiry(startDate()),
  insuredEmail: PRIVATE.email,
  insuredIdCard: PRIVATE.idCard,
  address: PRIVATE.street,
  addrProvince: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
  ...LETTERS_TO_INSURED,
  addressForHardCopy: '',
});

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: 'e2e',
  language: 'id',
} as const;

type Step = (api: Api, params: { quoteId: string }, who: { name: string; phone: string }) => Promise<unknown>;

/** The stages that an agent alone can bring a home quote to, each by the call that leads there. */
const STEPS = [
  ['Lead Created', () => Promise.resolve()],
  [
    'Plan Selected',
    (api, params) =>
      api.call(endpoints.updateHomeQuote, {
        params,
        body: { typeofProduct: 'PAR', planCode: 'HOMPAR', planName: 'PROPERTY ALL RISK', premium: 0 },
      }),
  ],
  [
    'Additional Benefit Selected',
    (api, params) =>
      api.call(endpoints.updateHomeQuote, {
        params,
        body: {
          isFloodCoverOpted: 'Y',
          isRSMDCCCoverOpted: '',
          isEQCoverOpted: 'Y',
          additionalBenefits: [{ BenefitCode: 'C0001028' }, { BenefitCode: 'C0002003' }],
        },
      }),
  ],
  ['Quick Quote Created', (api, params) => api.call(endpoints.homeQuickQuote, { params })],
  [
    'Customer Information Updated',
    (api, params, { name, phone }) =>
      api.call(endpoints.updateHomeQuote, { params, body: customerOf(name, phone) }),
  ],
  ['Full Quote Created', (api, params) => api.call(endpoints.confirmQuote, { params, body: consents })],
  [
    'Full Quote Created With Payment',
    async (api, params) => {
      const { data } = await api.call(endpoints.getHomeQuote, { params, query: {} });
      return api.call(endpoints.payLater, { query: { proposalNo: data.proposalNo ?? '' } });
    },
  ],
] as const satisfies readonly (readonly [Stage, Step])[];

export type ReachableHomeStage = (typeof STEPS)[number][0];

export const readHome = async (api: Api, quoteId: string): Promise<HomeQuoteRecord> =>
  (await api.call(endpoints.getHomeQuote, { params: { quoteId }, query: {} })).data;

/** A home quote, brought to a stage step by step as a browser would, and shared. */
export const makeHomeQuote = async (
  api: Api,
  stage: ReachableHomeStage,
  property: typeof house | typeof APARTMENT = house,
  insured = 'Lestari Wulandari',
): Promise<MadeHomeQuote> => {
  const phone = `0814${randomInt(10_000_000, 100_000_000)}`;
  const { data } = await api.call(endpoints.createHomeQuote, {
    body: {
      ...property,
      homeEffectiveDate: startDate(),
      insuredName: insured,
      insuredMobile: phone,
      requirementsAgreed: true,
      requestId: randomUUID(),
    },
  });
  const { quoteId, quote_Id: quoteCode } = data;
  for (const [reached, step] of STEPS) {
    await step(api, { quoteId }, { name: insured, phone });
    if (reached === stage) break;
  }
  const { link } = await api.call(endpoints.generateHomeLink, { query: { type: 'lead', quoteId } });
  return { quoteId, quoteCode, insured, phone, link: new URL(link).pathname };
};
