import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { homeServer } from '#testing/home-server.ts';
import { openHome } from '#testing/open-home.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });

it.each([
  ['start', '/oonahomescreen', ['Continue']],
  ['createQuote', '/createhomequote', ['See the plans']],
  ['choosePlan', '/home-choose-product', ['Next']],
  ['additionalBenefits', '/home-additional-benefit', ['Next']],
  ['orderSummary', '/home-order-summary', ['Next']],
  ['quoteCreated', '/home-quick-quote-success-screen', ['Create Policy']],
  ['customerInformation', '/customerinformationhome', ['Next']],
  ['confirmation', '/customerconfirmationhome', ['Confirm and go to payment']],
  ['payment', '/homepaymentScreen', []],
  ['policySuccess', '/home-success-print-policy', []],
] as const)('%s of an unknown or foreign quote says so, and leads nowhere on', async (id, path, next) => {
  const { Screen } = await screens[id]();
  const { toasts } = openHome(Screen, {
    path,
    api: { ...homeServer(), getHomeQuote: notFound, homePlans: notFound, homeBenefits: notFound },
  });
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('We could not find this');
  expect(said.textContent).toContain('it belongs to another account');
  expect(said.textContent).toMatch(/Reference ref-\d/);
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const ways = screen.queryAllByRole<HTMLButtonElement>('button', {
    name: /Pay|Proceed|Print|^(Next|Continue|See the plans|Create Policy|Confirm and go to payment)$/,
  });
  expect(ways.map(({ textContent, disabled }) => [textContent, disabled])).toEqual(
    next.map((name) => [name, true]),
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(toasts).toEqual([]);
});
