import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
import { homeServer } from '#testing/home-server.ts';
import { openHome } from '#testing/open-home.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

it.each([
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
] as const)('%s of an unknown or foreign quote says so, and leads nowhere on', async (id, path) => {
  const { Screen } = await screens[id]();
  const { toasts } = openHome(Screen, {
    path,
    api: { ...homeServer(), getHomeQuote: notFound, homePlans: notFound, homeBenefits: notFound },
  });
  await expectUnknownQuote();
  expect(toasts).toEqual([]);
});
