import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
import { homeServer } from '#testing/home-server.ts';
import { openHome } from '#testing/open-home.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

const PAGES = [
  ['start', '/oonahomescreen'],
  ['createQuote', '/createhomequote'],
  ['choosePlan', '/home-choose-product'],
  ['additionalBenefits', '/home-additional-benefit'],
  ['orderSummary', '/home-order-summary'],
  ['quoteCreated', '/home-quick-quote-success-screen'],
  ['customerInformation', '/customerinformationhome'],
  ['confirmation', '/customerconfirmationhome'],
  ['payment', '/homepaymentScreen'],
  ['policySuccess', '/home-success-print-policy'],
] as const;

it('says on every page that a quote is unknown or foreign, and leads nowhere on', async () => {
  for (const [id, path] of PAGES) {
    const { Screen } = await screens[id]();
    const { toasts, unmount } = openHome(Screen, {
      path,
      api: {
        ...homeServer(),
        getHomeQuote: notFound,
        getQuote: notFound,
        homePlans: notFound,
        homeBenefits: notFound,
      },
    });
    await expectUnknownQuote();
    expect(toasts).toEqual([]);
    unmount();
  }
});
