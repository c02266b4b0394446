import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { expectUnknownQuote } from '@payung/shared/testing/unknown-quote.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

const PAGES = [
  ['start', '/oonatravel'],
  ['createQuote', '/createquote'],
  ['choosePlan', '/chooseproducttravel'],
  ['additionalBenefits', '/additionalbenefittravel'],
  ['orderSummary', '/ordersummarytravel'],
  ['customerInformation', '/oonacustomerinformation'],
  ['confirmation', '/oonaconfirmation'],
] as const;

it('says on every page that a quote is unknown or foreign, and leads nowhere on', async () => {
  for (const [id, path] of PAGES) {
    const { Screen } = await screens[id]();
    const { toasts, unmount } = openTravel(Screen, {
      path,
      api: { ...travelServer(), getTravelQuote: notFound, getPlans: notFound, getPlanBenefits: notFound },
    });
    await expectUnknownQuote();
    expect(toasts).toEqual([]);
    unmount();
  }
});
