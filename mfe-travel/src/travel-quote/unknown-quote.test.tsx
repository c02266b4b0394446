import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

it.each([
  ['start', '/oonatravel'],
  ['createQuote', '/createquote'],
  ['choosePlan', '/chooseproducttravel'],
  ['additionalBenefits', '/additionalbenefittravel'],
  ['orderSummary', '/ordersummarytravel'],
  ['customerInformation', '/oonacustomerinformation'],
  ['confirmation', '/oonaconfirmation'],
] as const)('%s of an unknown or foreign quote says so, and leads nowhere on', async (id, path) => {
  const { Screen } = await screens[id]();
  const { toasts } = openTravel(Screen, {
    path,
    api: { ...travelServer(), getTravelQuote: notFound, getPlans: notFound, getPlanBenefits: notFound },
  });
  await expectUnknownQuote();
  expect(toasts).toEqual([]);
});
