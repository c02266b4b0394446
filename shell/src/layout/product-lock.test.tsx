import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AgentProfile } from '@payung/shared/api/endpoints/auth.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit, anAgent, anAgentUser } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { ProductLock } from '#layout/product-lock.tsx';
import { withTexts } from '#messages/with-texts.tsx';

const profile = (idNumberOnFile: boolean): AgentProfile => ({
  ...anAgentUser(),
  email: 'sari@example.com',
  phone: '6281•••••890',
  idNumberOnFile,
  taxIdOnFile: true,
  status: 'active',
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

it('leads to where the ID card is given, while that is deployed [SHELL-047]', async () => {
  store.set(deployedPathsAtom, new Set(['/myaccount', '/profile-id-card']));
  const { user, address } = renderScreen(product, {
    frame: withTexts,
    session: anAgent(),
    api: { getAgent: profile(false) },
  });
  await user.click(await screen.findByRole('button', { name: 'Add my ID card' }));
  expect(address()).toBe('/profile-id-card');
});

it('opens product pages to an agent with an ID card', async () => {
  renderScreen(product, { frame: withTexts, session: anAgent(), api: { getAgent: profile(true) } });
  expect(await screen.findByRole('heading', { name: 'Start a quote' })).toBeDefined();
});

it('never asks customers for an agent’s ID card', () => {
  const { calls } = renderScreen(product, { frame: withTexts, session: aLinkVisit() });
  expect(screen.getByRole('heading', { name: 'Start a quote' })).toBeDefined();
  expect(calls).toEqual([]);
});
