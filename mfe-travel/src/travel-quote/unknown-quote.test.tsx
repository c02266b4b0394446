import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
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
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('We could not find this');
  expect(said.textContent).toContain('it belongs to another account');
  expect(said.textContent).toMatch(/Reference ref-\d/);
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // The bar with its button is gone: there is nothing to go on with.
  expect(
    screen.queryByRole('button', { name: /^(Next|Continue|See the plans|Confirm and go to payment)$/ }),
  ).toBeNull();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(toasts).toEqual([]);
});
