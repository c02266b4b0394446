import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import type { CustomerForm, HomeChange, HomeQuoteRecord } from 'mfe-home/contract/schemas/quote.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { verifyPhone } from '@payung/platform/e2e/people.ts';
import type { Inbox } from '@payung/platform/e2e/platform.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';
import { HOME_TEXTS } from './texts.ts';

/** A home quote that was brought to a stage. */
export interface SharedHomeQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  /** Path of the share link. */
  readonly link: string;
}

const startDate = (): string => addDays(todayInJakarta(new Date()), 7);

/** Cover ends on the same day a year later; from 29 February on 28 February. */
const aYearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28');

const HOUSE = {
  propertyType: 'house',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 2,
  buildingSumInsured: 2_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
} as const;

/** The highest sum insured: an expensive policy. */
export const MANSION = { ...HOUSE, buildingSumInsured: 10_000_000_000 } as const;

export const APARTMENT = {
  propertyType: 'apartment',
  provinceId: '31',
  city: 'Kota Administrasi Jakarta Selatan',
  stories: 24,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 750_000_000,
} as const;

/** The customer's own data, unique among the quotes of the tests. */
export const PRIVATE = {
  email: 'lestari.wulandari@example.com',
  idCard: '3273015708880007',
  street: 'Jalan Cihampelas 77',
} as const;

const customerOf = (insuredName: string, insuredPhone: string): CustomerForm => ({
  insuredName,
  insuredPhone,
  startDate: startDate(),
  endDate: aYearAfter(startDate()),
  insuredEmail: PRIVATE.email,
  insuredIdCard: PRIVATE.idCard,
  insuredPassport: '',
  placeOfBirth: '',
  insuredBirthDate: '',
  address: {
    address: PRIVATE.street,
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
  },
  isCorrespondenceSame: true,
  correspondence: { address: '', province: '', city: '', district: '', subDistrict: '', postalCode: '' },
  hardCopyAddress: '',
});

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

type Params = { readonly quoteId: string };
type Insured = { readonly name: string; readonly phone: string };
type Step = (api: Api, params: Params, insured: Insured) => Promise<unknown>;

const change =
  (body: HomeChange): Step =>
  (api, params) =>
    api.call(homeEndpoints.updateHomeQuote, { params, body });

export const readHome = (api: Api, quoteId: string): Promise<HomeQuoteRecord> =>
  api.call(homeEndpoints.getHomeQuote, { params: { quoteId }, query: {} });

/** The stages that an agent alone can bring a quote to, and the step that leads there. */
const STEPS = [
  ['Lead Created', () => Promise.resolve()],
  [
    'Plan Selected',
    change({ kind: 'plan', planKind: 'PAR', planCode: 'HOMPAR', planName: 'PROPERTY ALL RISK', premium: 0 }),
  ],
  [
    'Additional Benefit Selected',
    change({
      kind: 'benefits',
      codes: ['C0001028', 'C0002003'],
      shown: [{ code: 'C0001028' }, { code: 'C0002003' }],
    }),
  ],
  ['Quick Quote Created', (api, params) => api.call(homeEndpoints.homeQuickQuote, { params })],
  [
    'Customer Information Updated',
    (api, params, { name, phone }) =>
      change({ kind: 'customer', customer: customerOf(name, phone) })(api, params, { name, phone }),
  ],
  ['Full Quote Created', (api, params) => api.call(endpoints.confirmQuote, { params, body: consents })],
  [
    'Full Quote Created With Payment',
    async (api, { quoteId }) => {
      const { proposalNo = '' } = await readHome(api, quoteId);
      return api.call(endpoints.payLater, { query: { proposalNo } });
    },
  ],
] as const satisfies readonly (readonly [Stage, Step])[];

export type ReachableHomeStage = (typeof STEPS)[number][0];

/** Creates a share link of a quote; answers its path. */
const shareHome = async (api: Api, quoteId: string): Promise<string> => {
  const { link } = await api.call(homeEndpoints.generateHomeLink, { query: { type: 'lead', quoteId } });
  return new URL(link).pathname;
};

/** A home quote, brought to a stage step by step as a browser would, and shared. */
export const makeHomeQuote = async (
  api: Api,
  stage: ReachableHomeStage,
  {
    property = HOUSE,
    insured = 'Lestari Wulandari',
  }: {
    readonly property?: typeof HOUSE | typeof APARTMENT | typeof MANSION;
    readonly insured?: string;
  } = {},
): Promise<SharedHomeQuote> => {
  const phone = `0814${randomInt(10_000_000, 100_000_000)}`;
  const { quoteId, code: quoteCode } = await api.call(homeEndpoints.createHomeQuote, {
    body: {
      ...property,
      startDate: startDate(),
      insuredName: insured,
      insuredPhone: phone,
      requirementsAgreed: true,
      requestId: randomUUID(),
    },
  });
  for (const [reached, step] of STEPS) {
    await step(api, { quoteId }, { name: insured, phone });
    if (reached === stage) break;
  }
  return { quoteId, quoteCode, insured, phone, link: await shareHome(api, quoteId) };
};

/** Ticks and confirms the property requirements. */
export const agreeToRequirements = async (page: Page, language: TextLanguage = 'id'): Promise<void> => {
  const texts = HOME_TEXTS[language];
  const requirements = page.getByRole('dialog', { name: texts.requirements });
  await requirements.getByRole('checkbox', { name: texts.agree }).check({ force: true });
  await requirements.getByRole('button', { name: texts.confirmRequirements }).click();
  await expect(requirements).toBeHidden();
};

/** Opens a quote by its link, up to the right one-time code. */
export const enterByLink = async (
  page: Page,
  inbox: Inbox,
  { link, phone }: SharedHomeQuote,
): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await verifyPhone(page, { inbox, phone });
};
