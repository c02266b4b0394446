import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { somePlans } from '@payung/shared/testing/quotes.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { Screen as Start } from '#screens/start/start.screen.tsx';
import { setWidth } from '@payung/shared/testing/set-width.ts';
import { openTravel } from '#testing/open-travel.ts';
import { aPlannedQuote, travelServer } from '#testing/travel-server.ts';

const offered = somePlans()[0]?.AdditionalBenefits ?? [];
const planned = aPlannedQuote();
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
  [621, 'py-dialog-modal'],
  [620, 'py-dialog-drawer'],
  [619, 'py-dialog-drawer'],
])('at %i pixels it is a %s [TRV-024]', async (width, shape) => {
  setWidth(width);
  const { dialog } = await openDialog();
  expect(dialog.className).toContain(shape);
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
  expect(lines).toEqual(
    offered.filter((benefit) => benefit.BenefitType === 'B').map((benefit) => benefit.BenefitDesc),
  );
  expect(lines).toHaveLength(3);
});

it.each([
  ['No', false, '[TRV-027]'],
  ['Add Protection', true, '[TRV-028]'],
])('%s saves covid %s to the quote context and goes to additional benefits %s', async (button, covid) => {
  const page = await openDialog();
  await page.user.click(page.within.getByRole('button', { name: button }));
  await waitFor(() => expect(page.address()).toBe(`/additionalbenefittravel?quoteId=${planned._id}`));
  expect(store.get(quoteContextAtom).covid).toBe(covid);
  expect(page.callsOf('updateQuote').map((call) => call.body)).toEqual([{ covid }]);
});

it('keeps the question open and says why when the answer could not be saved', async () => {
  const page = await openDialog({ updateQuote: refuse({ status: 500, errCode: 4, errMsg: '' }) });
  await page.user.click(page.within.getByRole('button', { name: 'No' }));
  expect((await page.within.findByRole('alert')).textContent).toContain('Nothing is lost');
  expect(store.get(quoteContextAtom).covid).toBeUndefined();
});

it('does not save an answer again that stands on the quote', async () => {
  const page = openTravel(Start, {
    path: '/oonatravel',
    api: travelServer({ quote: aPlannedQuote({ covid: true, stage: 'Covid Benefit Selected' }) }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change' }));
  await page.user.click(await screen.findByRole('button', { name: 'Add Protection' }));
  await waitFor(() => expect(page.address()).toContain('/additionalbenefittravel'));
  expect(page.callsOf('updateQuote')).toHaveLength(0);
  expect(store.get(quoteContextAtom).covid).toBe(true);
});

it('only logs that its lines could not be loaded [TRV-069]', async () => {
  const page = await openDialog({ getPlanBenefits: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
  await waitFor(() => expect(page.logs).not.toHaveLength(0));
  expect(await page.within.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(page.toasts).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
