import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { travelEndpoints } from 'mfe-travel/contract/endpoints.ts';
import type { TravelChange } from 'mfe-travel/contract/changes.ts';
import type { TravelQuoteRecord } from 'mfe-travel/contract/record.ts';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '#support/api.ts';
import type { Inbox } from '#support/inbox.ts';
import { quotesFor } from '#support/recent-quotes.ts';
import { test as base } from '#support/people.ts';
import { verifyPhone } from '#support/verify-phone.ts';
import { makeTravelQuote } from './travel-quotes.ts';
import type { TravelQuote } from './travel-quotes.ts';

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

/** Opens a quote by its link and the one-time code; ends where the quote stands. */
export const openByLink = async (page: Page, inbox: Inbox, { link, phone }: TravelQuote): Promise<void> => {
  await page.goto(link);
  await verifyPhone(page, { inbox, phone });
  await expect(page).not.toHaveURL(/travelotp|\/travel\//);
};

export const test = base.extend<{ seller: Seller }>({
  seller: async ({ api }, use) => use(sellerWith(api)),
});
