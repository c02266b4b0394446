import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { QUOTE_ID, aHomeQuote, aPlannedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './choose-plan.screen.tsx';

const path = '/home-choose-product';
const open = (settings: Parameters<typeof homeServer>[0] = {}, more: HomeReplies = {}) =>
  openHome(Screen, { path, api: { ...homeServer(settings), ...more } });

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const select = async (plan: string) =>
  (await card(plan)).getByRole('button', {
    name: (text) => [`Select ${plan}`, `Selected ${plan}`].includes(text),
  });
const isPressed = async (name: string) => (await select(name)).getAttribute('aria-pressed');
const next = () => screen.getByRole('button', { name: 'Next' });
const PAR = 'PROPERTY ALL RISK';

describe('the plan choice of home', () => {
  it.each([
    ['apartment', 'Apartment'],
    ['house', 'Home'],
  ] as const)('names the property type %s as %s [HOME-012]', async (propertyType, name) => {
    open({ quote: aHomeQuote({ propertyType }) });
    expect(await screen.findByText(name)).toBeTruthy();
    expect(screen.queryByText(name === 'Home' ? 'Apartment' : 'Home')).toBeNull();
  });

  it('lists plans with benefits that open, a Select button each and a Next button [HOME-013]', async () => {
    const { user } = open();
    for (const name of [PAR, 'Flexas'])
      expect((await card(name)).getByRole('button', { name: `Select ${name}` })).toBeTruthy();
    const par = await card(PAR);
    expect(par.getByText('Land value').closest('[hidden]')).not.toBeNull();
    await user.click(par.getByRole('button', { name: 'Show benefits' }));
    expect(par.getByText('Land value').closest('[hidden]')).toBeNull();
    expect(next()).toBeTruthy();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
  });

  it('shows the two plans by their names with their premiums [HOME-001]', async () => {
    open();
    expect((await card(PAR)).getByText('Rp 555.000')).toBeTruthy();
    expect((await card('Flexas')).getByText('Rp 367.500')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it.each([
    ['en', 'EN'],
    ['id', 'BH'],
  ] as const)('reads plans in %s as %s [HOME-014]', async (language, langId) => {
    const page = openHome(Screen, { path, language, api: homeServer() });
    await screen.findByRole('article', { name: PAR });
    expect(page.callsOf('homePlans').map((call) => call.address)).toEqual([
      `user/get-home-plans/${QUOTE_ID}?langId=${langId}`,
    ]);
  });

  it('enables Next only after a plan is selected [HOME-015]', async () => {
    const { user, callsOf } = open();
    const flexas = await select('Flexas');
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await user.click(next());
    expect(screen.getByText('Please select a plan')).toBeTruthy();
    expect(callsOf('updateHomeQuote')).toHaveLength(0);
    await user.click(flexas);
    expect(next().getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText('Please select a plan')).toBeNull();
  });

  it('marks exactly one plan, also when its button is pressed twice [HOME-016]', async () => {
    const { user } = open();
    await user.click(await select('Flexas'));
    await user.click(await select(PAR));
    await user.click(await select(PAR));
    expect(await isPressed(PAR)).toBe('true');
    expect(await isPressed('Flexas')).toBe('false');
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([
      screen.getByRole('button', { name: `Selected ${PAR}` }),
    ]);
  });

  it('selects a plan in the comparison side by side', async () => {
    const { user } = open();
    await card(PAR);
    await user.click(screen.getByRole('button', { name: 'Compare side by side' }));
    await user.click(screen.getByRole('button', { name: 'Select Flexas' }));
    await user.click(screen.getByRole('button', { name: 'Show as cards' }));
    expect(await isPressed('Flexas')).toBe('true');
  });

  it('shows the rates of a premium in the price detail and marks illustrative ones', async () => {
    const { user } = open();
    await user.click(await select(PAR));
    await user.click(screen.getByRole('button', { name: /Price detail/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    expect(detail.getByText('Rp 187.500')).toBeTruthy();
    expect(detail.getByText(/0\.294 ‰/)).toBeTruthy();
    expect(detail.getByText(/I\.A 2976/)).toBeTruthy();
    expect(detail.getAllByText('Example rate*')).toHaveLength(1);
    expect(
      detail.getByText('* Applies until the insurer sets its own rate. Source: Payung (21/11/2026)'),
    ).toBeTruthy();
    expect(detail.queryByText(/set by this project/)).toBeNull();
  });
});

const choose = async (page: ReturnType<typeof open>) => {
  await page.user.click(await select(PAR));
  await page.user.click(next());
};

describe('Next', () => {
  it('saves the plan once on a double click, reports it [HOME-060], and goes to the additional benefits [HOME-017]', async () => {
    const page = open();
    await page.user.click(await select(PAR));
    await page.user.dblClick(next());
    await waitFor(() => expect(page.address()).toBe(`/home-additional-benefit?quoteId=${QUOTE_ID}`));
    const saved = page.callsOf('updateHomeQuote');
    expect(saved.map((call) => [call.method, call.address, call.body])).toEqual([
      [
        'PATCH',
        `home/updateQuote/${QUOTE_ID}`,
        { typeofProduct: 'PAR', planCode: 'HOMPAR', planName: PAR, premium: 555_000 },
      ],
    ]);
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
  });

  it('does not save the plan that the quote has already, which would drop its coverages', async () => {
    const page = open({ quote: aQuotedQuote() });
    expect(await isPressed(PAR)).toBe('true');
    await page.user.click(next());
    await waitFor(() => expect(page.address()).toContain('/home-additional-benefit'));
    expect(page.callsOf('updateHomeQuote')).toHaveLength(0);
  });

  it('keeps the selection over a reload', async () => {
    const page = open({ quote: aPlannedQuote() });
    await page.user.click(await select('Flexas'));
    page.unmount();
    open({ quote: aPlannedQuote() });
    expect(await isPressed('Flexas')).toBe('true');
  });

  it('stays on the page and reads the quote again when it was changed elsewhere', async () => {
    const page = open({}, { updateHomeQuote: refuse({ status: 409, errCode: 1, errMsg: 'stale' }) });
    await choose(page);
    expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
    await waitFor(() => expect(page.callsOf('getHomeQuote')).toHaveLength(2));
    expect(page.address()).toContain(path);
  });

  it('shows that there is no plan, with a button that leads to the property', async () => {
    const page = open({ plans: [] });
    await page.user.click(await screen.findByRole('button', { name: 'Change the property' }));
    expect(page.address()).toBe(`/createhomequote?quoteId=${QUOTE_ID}`);
  });

  it('only logs that plans could not be loaded [HOME-058]', async () => {
    const page = open({}, { homePlans: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
    await waitFor(() => expect(page.logs).not.toHaveLength(0));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(page.toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
