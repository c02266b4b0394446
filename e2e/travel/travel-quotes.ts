import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { TravelChange, TravelQuoteRecord } from 'mfe-travel/contract/schemas/quote.ts';
import { travelEndpoints } from 'mfe-travel/contract/endpoints.ts';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { quotesFor } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { test as base, verifyPhone } from '@payung/platform/e2e/people.ts';
import type { Inbox } from '@payung/platform/e2e/platform.ts';

export interface TravelCustomer {
  readonly insured: string;
  readonly phone: string;
  readonly email: string;
  readonly passport: string;
}

/** A travel quote that was brought to a stage, with its customer. */
export interface TravelQuote extends TravelCustomer {
  readonly quoteId: string;
  readonly quoteCode: string;
  /** Path of the share link. */
  readonly link: string;
  readonly proposalNo?: string;
}

/** Letters only, as names must be. */
const lettersOf = (count: number): string =>
  String(count)
    .split('')
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('');

// A platform that runs already has the customers of earlier runs.
let customers = randomInt(90_000);

/** A customer without a quote in other tests. */
export const newCustomer = (): TravelCustomer => {
  customers += 1;
  return {
    insured: `Rina Maharani ${lettersOf(customers)}`,
    phone: `0813555${String(customers).padStart(5, '0')}`,
    email: `rina.${customers}@example.com`,
    passport: 'B7654321',
  };
};

const BIRTH_DATE = '1990-08-17';

const customerChange = ({ insured, passport, phone, email }: TravelCustomer): TravelChange => ({
  kind: 'customer',
  customer: {
    insuredName: insured,
    insuredBirthDate: BIRTH_DATE,
    insuredPassport: passport,
    insuredPhone: phone,
    insuredEmail: email,
    adults: [],
    children: [],
  },
});

/** The saving steps of a sale, each with the stage that it leads to. */
const stepsFor = (customer: TravelCustomer): readonly (readonly [Stage, TravelChange])[] => [
  ['Plan Selected', { kind: 'plan', planCode: 'TRVGLD' }],
  ['Covid Benefit Selected', { kind: 'covid', covid: true }],
  ['Additional Benefit Selected', { kind: 'benefits', codes: ['AC000CV01'] }],
  ['Quick Quote Created', { kind: 'discount', percent: 10 }],
  ['Customer Information Updated', customerChange(customer)],
];

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

/** Brings a quote that was just made to a stage, step by step as a browser would. */
export const bringTravelQuote = async (
  api: Api,
  quoteId: string,
  { stage, customer }: { readonly stage: Stage; readonly customer: TravelCustomer },
): Promise<{ readonly proposalNo?: string }> => {
  const params = { quoteId };
  const isReached = (reached: Stage): boolean => stageRank(stage) >= stageRank(reached);
  for (const [reached, body] of stepsFor(customer)) {
    if (!isReached(reached)) break;
    await api.call(travelEndpoints.updateTravelQuote, { params, body });
    if (reached === 'Quick Quote Created') await api.call(endpoints.quickQuote, { params });
  }
  return isReached('Full Quote Created') ? api.call(endpoints.confirmQuote, { params, body: consents }) : {};
};

/** The steps of the customer, for a quote that an agent made in a browser. */
export const confirmTravelQuote = async (
  api: Api,
  quoteId: string,
  customer: TravelCustomer,
): Promise<{ readonly proposalNo?: string }> => {
  const params = { quoteId };
  await api.call(travelEndpoints.updateTravelQuote, { params, body: customerChange(customer) });
  return api.call(endpoints.confirmQuote, { params, body: consents });
};

/** A quote of one traveller to Asia, brought to a stage step by step as a browser would, and shared. */
export const makeTravelQuote = async (
  api: Api,
  stage: Stage,
  customer: TravelCustomer = newCustomer(),
): Promise<TravelQuote> => {
  const departureDate = addDays(todayInJakarta(new Date()), 20);
  const { quoteId, code: quoteCode } = await api.call(travelEndpoints.createTravelQuote, {
    body: {
      tripType: 2,
      coverageArea: '2',
      departureDate,
      arrivalDate: addDays(departureDate, 7),
      adultCount: 1,
      childCount: 0,
      insuredName: customer.insured,
      insuredBirthDate: BIRTH_DATE,
      insuredPhone: customer.phone,
      requestId: randomUUID(),
    },
  });
  const confirmed = await bringTravelQuote(api, quoteId, { stage, customer });
  const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
  return { ...customer, ...confirmed, quoteId, quoteCode, link: new URL(link).pathname };
};

/** An agent who prepares, changes and reads travel quotes without a browser. */
export interface Seller {
  readonly quoteAt: (stage: Stage) => Promise<TravelQuote>;
  readonly read: (quoteId: string) => Promise<TravelQuoteRecord>;
  readonly change: (quoteId: string, change: TravelChange) => Promise<void>;
  /** Every quote for one insured person, so that a test can count them. */
  readonly quotesFor: (insured: string) => Promise<readonly RecentQuote[]>;
}

const sellerWith = (api: Api): Seller => ({
  quoteAt: (stage) => makeTravelQuote(api, stage),
  read: (quoteId) => api.call(travelEndpoints.getTravelQuote, { query: { quoteId } }),
  change: async (quoteId, body) =>
    void (await api.call(travelEndpoints.updateTravelQuote, { params: { quoteId }, body })),
  quotesFor: (insured) => quotesFor(api, insured),
});

/** Opens a quote by its link and the one-time code; ends at the page of its stage. */
export const openByLink = async (page: Page, inbox: Inbox, { link, phone }: TravelQuote): Promise<void> => {
  await page.goto(link);
  await verifyPhone(page, { inbox, phone });
  await expect(page).not.toHaveURL(/travelotp|\/travel\//);
};

/** Collects the saving calls; reading the list empties it. */
export const countSaves = (page: Page): (() => readonly string[]) => {
  const saves: string[] = [];
  const saving =
    /\/api\/(user\/(create-quote|update-quote|quick-quote|full-quote)|auth\/payment-route\/(doku|pay))/;
  page.on('request', (request) => {
    const part = saving.exec(request.url())?.[1];
    if (part !== undefined) saves.push(part);
  });
  return () => saves.splice(0);
};

export const test = base.extend<{ seller: Seller }>({
  seller: async ({ api }, use) => use(sellerWith(api)),
});
