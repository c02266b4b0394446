import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { cachedRead } from '@payung/shared/api/query.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import { aPlannedQuote, someAddOns } from '#testing/quotes.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { Screen as Start } from '#screens/start/start.screen.tsx';
import { setWidth } from '@payung/shared/testing/device.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';

const planned = aPlannedQuote();
/** What the browser holds of the open quote. */
const openQuote = () => cachedRead(travelEndpoints.getTravelQuote, { query: { quoteId: planned.id } }).read();
const openDialog = async (more = {}) => {
  const page = openTravel(ChoosePlan, {
    path: '/chooseproducttravel',
    api: { ...travelServer({ quote: planned }), ...more },
  });
  await screen.findByRole('article', { name: 'Gold' });
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  const dialog = await screen.findByRole('dialog', { name: 'COVID-19 protection' });
  return { ...page, dialog, within: within(dialog) };
};

it('opens from the travel step page [TRV-023]', async () => {
  const page = openTravel(Start, { path: '/oonatravel', api: travelServer({ quote: planned }) });
  await page.user.click(await screen.findByRole('button', { name: 'Answer now' }));
  expect(await screen.findByRole('dialog', { name: 'COVID-19 protection' })).toBeTruthy();
});

it.each([
  [621, 'modal'],
  [620, 'drawer'],
  [619, 'drawer'],
])('opens at a width of %i pixels as a %s [TRV-024]', async (width, shape) => {
  setWidth(width);
  const { dialog } = await openDialog();
  expect(dialog.getAttribute('data-shape')).toBe(shape);
});

it('shows an image, the question, its lines, a price and two buttons [TRV-025]', async () => {
  const { within: inside } = await openDialog();
  expect(inside.getByRole('img', { name: 'COVID-19 protection' })).toBeTruthy();
  expect(inside.getByText('Would you like to be protected against COVID-19 during the trip?')).toBeTruthy();
  expect((await inside.findAllByRole('listitem')).length).toBeGreaterThan(0);
  expect(inside.getByText('Rp 75.500')).toBeTruthy();
  expect(inside.getByRole('button', { name: 'No' })).toBeTruthy();
  expect(inside.getByRole('button', { name: 'Add Protection' })).toBeTruthy();
});

it('lists the benefits of type B and no others [TRV-026]', async () => {
  const { within: inside } = await openDialog();
  const lines = (await inside.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toEqual(someAddOns.filter((benefit) => benefit.type === 'B').map((benefit) => benefit.name));
  expect(lines).toHaveLength(3);
});

it.each([
  ['No', false, '[TRV-027]'],
  ['Add Protection', true, '[TRV-028]'],
])('saves on "%s" the answer %s and leads to the additional benefits %s', async (button, covid) => {
  const page = await openDialog();
  await page.user.click(page.within.getByRole('button', { name: button }));
  await waitFor(() => expect(page.address()).toBe(`/additionalbenefittravel?quoteId=${planned.id}`));
  expect(openQuote()?.covid).toBe(covid);
  expect(page.callsOf('updateTravelQuote').map((call) => call.body)).toEqual([{ covid }]);
});

it('stays open with the reason when the answer could not be saved', async () => {
  const page = await openDialog({ updateTravelQuote: refuse({ status: 500, errCode: 4, errMsg: '' }) });
  await page.user.click(page.within.getByRole('button', { name: 'No' }));
  expect((await page.within.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
  expect(openQuote()?.covid).toBeUndefined();
});

it('does not save the answer that the quote has already', async () => {
  const page = openTravel(Start, {
    path: '/oonatravel',
    api: travelServer({ quote: aPlannedQuote({ covid: true, stage: 'Covid Benefit Selected' }) }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change' }));
  await page.user.click(await screen.findByRole('button', { name: 'Add Protection' }));
  await waitFor(() => expect(page.address()).toContain('/additionalbenefittravel'));
  expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
  expect(openQuote()?.covid).toBe(true);
});

it('only logs that the lines of the question could not be loaded [TRV-069]', async () => {
  const page = await openDialog({ getPlanBenefits: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
  await waitFor(() => expect(page.logs).not.toHaveLength(0));
  expect(await page.within.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(page.toasts).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
