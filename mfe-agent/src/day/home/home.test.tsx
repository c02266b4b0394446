import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { homeAnswers } from '#testing/home-data.tsx';
import { aProfile } from '#testing/agent-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './home.screen.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

describe('the products', () => {
  it('are the deployed ones, with tiles in the language of the agent', async () => {
    renderAgentScreen(Screen, { api: homeAnswers(), language: 'id' });
    const tile = await screen.findByRole('link', { name: /Layang-layang/ });
    expect(tile.getAttribute('href')).toBe('/kite-start');
    expect(tile.textContent).toContain('Untuk angin dan benang');
  });

  it('have a tile each when one remote sells several below one prefix', async () => {
    const stunt = {
      ...kite,
      productId: 'ffffffffffffffffffffff02',
      tile: {
        ...kite.tile,
        label: { en: 'Stunt kite', id: 'Layang-layang aksi' },
        start: '/stunt-start',
        order: 2,
      },
    };
    renderAgentScreen(Screen, { api: homeAnswers(), products: [stunt, kite] });
    await screen.findByRole('link', { name: /Stunt kite/ });
    const tiles = within(screen.getByRole('region', { name: 'Start a quote' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/kite-start', '/stunt-start']);
  });

  it('are in the order of their tiles', async () => {
    const balloon = {
      ...kite,
      productId: 'b',
      tile: { ...kite.tile, label: { en: 'Balloon', id: 'Balon' }, order: 0 },
    };
    renderAgentScreen(Screen, { api: homeAnswers(), products: [kite, balloon] });
    await screen.findByRole('link', { name: /Balloon/ });
    const section = screen.getByRole('region', { name: 'Start a quote' });
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([expect.stringContaining('Balloon'), expect.stringContaining('Kite')]);
  });

  it('are replaced by a text when none is deployed', async () => {
    renderAgentScreen(Screen, { api: homeAnswers(), products: [] });
    expect(await screen.findByText(/No product is available right now/)).toBeTruthy();
    expect(await screen.findByText('You have no quotes yet.')).toBeTruthy();
  });

  it('stay locked, with a hint, until the ID card is on file [SHELL-047]', async () => {
    renderAgentScreen(Screen, { api: homeAnswers([], aProfile({ idNumberOnFile: false })) });
    expect(await screen.findByText(/Products stay locked until your ID card is on file/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Kite/ })).toBeNull();
    expect(screen.getByText('Kite')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what is missing in My account' })).toBeTruthy();
    expect(screen.getByText('You have no quotes yet.')).toBeTruthy();
    expect(screen.queryByText(/Choose a product above/)).toBeNull();
  });

  it('link to the ID-card page, when that is deployed, while they are locked [SHELL-047]', async () => {
    store.set(deployedPathsAtom, new Set(['/profile-id-card']));
    onTestFinished(() => store.set(deployedPathsAtom, new Set<string>()));
    renderAgentScreen(Screen, { api: homeAnswers([], aProfile({ idNumberOnFile: false })) });
    const link = await screen.findByRole('link', { name: 'Add my ID card' });
    expect(link.getAttribute('href')).toBe('/profile-id-card');
  });

  it.each([
    ['submitted', 'We are checking your ID card. Products open once it is accepted.'],
    ['returned', 'We need another photo of your ID card before products open.'],
    ['refused', 'We could not accept your ID card. Products stay locked.'],
  ] as const)('stay locked, with a text, while a card is %s [SHELL-047]', async (cardReview, words) => {
    store.set(deployedPathsAtom, new Set(['/profile-id-card']));
    onTestFinished(() => store.set(deployedPathsAtom, new Set<string>()));
    renderAgentScreen(Screen, {
      api: homeAnswers([], aProfile({ idNumberOnFile: false, cardReview })),
    });
    expect((await screen.findByText(words, { exact: false })).textContent).toBe(`${words} See my ID card`);
    expect(screen.queryByRole('link', { name: /Kite/ })).toBeNull();
  });
});

describe('a part that fails', () => {
  it('leaves the others usable', async () => {
    renderAgentScreen(Screen, {
      api: {
        ...homeAnswers(),
        recentQuotes: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Kite/ })).toBeTruthy();
    expect(await screen.findByText('1,250 points')).toBeTruthy();
  });
});

describe('the quick link to inviting friends', () => {
  it.each([
    ['Mitra', true],
    ['Commercial', true],
    ['Support', false],
    ['Staff', false],
    ['Broker', true],
  ])('is shown to %s: %s', async (userType, isThere) => {
    renderAgentScreen(Screen, { session: anAgent({ userType }), api: homeAnswers() });
    await screen.findByText(/You have no quotes yet/);
    expect(screen.queryByRole('link', { name: 'Invite friends' }) !== null).toBe(isThere);
  });
});
