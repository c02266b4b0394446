import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LAST_LINK_KEY } from '@payung/shared/session/persistence.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#messages/with-texts.tsx';
import { Screen } from './failure.screen.tsx';

const tryAgain = async () => {
  const { user, address } = renderScreen(<Screen />, { frame: withTexts, route: '/oonafailure' });
  expect(screen.getByRole('heading', { name: 'This page could not be opened' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  return address();
};

it('opens the share link of this tab again', async () => {
  sessionStorage.setItem(LAST_LINK_KEY, JSON.stringify({ prefix: 'kite', linkId: 'aB3dE9' }));
  expect(await tryAgain()).toBe('/kite/aB3dE9');
});

it('says what happened, why, what is kept, and whom to ask', () => {
  renderScreen(<Screen />, { frame: withTexts, route: '/oonafailure' });
  expect(
    screen.getByText(
      /connection may be slow.*What you saved is kept\. Try again in a moment, and write to us/,
    ),
  ).toBeDefined();
  const support = screen.getByRole('link', { name: 'Contact technical support' });
  expect(support.getAttribute('href')).toMatch(/^mailto:/);
});

it('leads to /login in a tab that opened no share link', async () => {
  expect(await tryAgain()).toBe('/login');
});
