import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

it.each([
  ['start', '/oonatravel', 'Continue'],
  ['createQuote', '/createquote', 'See the plans'],
  ['choosePlan', '/chooseproducttravel', 'Next'],
  ['additionalBenefits', '/additionalbenefittravel', 'Next'],
  ['orderSummary', '/ordersummarytravel', 'Next'],
  ['customerInformation', '/oonacustomerinformation', 'Next'],
  ['confirmation', '/oonaconfirmation', 'Confirm and go to payment'],
] as const)('%s of an unknown or foreign quote says so, and leads nowhere on', async (id, path, next) => {
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
  expect(screen.getByRole<HTMLButtonElement>('button', { name: next }).disabled).toBe(true);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(toasts).toEqual([]);
});
