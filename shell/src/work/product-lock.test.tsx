import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AgentProfile } from '@payung/shared/schemas/auth.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit, anAgent, anAgentUser } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { ProductLock } from './product-lock.tsx';
import { withTexts } from '#testing/with-texts.tsx';

const profile = (idNumberOnFile: boolean, change: Partial<AgentProfile> = {}): AgentProfile => ({
  ...anAgentUser(),
  email: 'sari@example.com',
  phone: '6281•••••890',
  idNumberOnFile,
  taxIdOnFile: true,
  status: 'active',
  ...change,
});

const product = (
  <ProductLock>
    <h1>Start a quote</h1>
  </ProductLock>
);

it('keeps product pages locked until the ID card is on file, and leads to the account [SHELL-047]', async () => {
  store.set(deployedPathsAtom, new Set(['/myaccount']));
  const { user, address } = renderScreen(product, {
    frame: withTexts,
    session: anAgent(),
    api: { getAgent: profile(false) },
  });
  expect(await screen.findByRole('heading', { name: 'Your ID card is still missing' })).toBeDefined();
  expect(screen.queryByText('Start a quote')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to my account' }));
  expect(address()).toBe('/myaccount');
});

it('leads to the page that takes the ID card while it is deployed [SHELL-047]', async () => {
  store.set(deployedPathsAtom, new Set(['/myaccount', '/profile-id-card']));
  const { user, address } = renderScreen(product, {
    frame: withTexts,
    session: anAgent(),
    api: { getAgent: profile(false) },
  });
  await user.click(await screen.findByRole('button', { name: 'Add my ID card' }));
  expect(address()).toBe('/profile-id-card');
});

it.each([
  ['submitted', 'We are checking your ID card'],
  ['returned', 'We need another photo of your ID card'],
  ['refused', 'We could not accept your ID card'],
] as const)(
  'shows the status of an ID card that is %s, and leads to it [SHELL-047]',
  async (cardReview, title) => {
    store.set(deployedPathsAtom, new Set(['/profile-id-card']));
    const { user, address } = renderScreen(product, {
      frame: withTexts,
      session: anAgent(),
      api: { getAgent: profile(false, { cardReview }) },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'See my ID card' }));
    expect(address()).toBe('/profile-id-card');
  },
);

it('opens product pages to an agent with an ID card', async () => {
  renderScreen(product, { frame: withTexts, session: anAgent(), api: { getAgent: profile(true) } });
  expect(await screen.findByRole('heading', { name: 'Start a quote' })).toBeDefined();
});

it('never asks customers for an agent’s ID card', () => {
  const { calls } = renderScreen(product, { frame: withTexts, session: aLinkVisit() });
  expect(screen.getByRole('heading', { name: 'Start a quote' })).toBeDefined();
  expect(calls).toEqual([]);
});
