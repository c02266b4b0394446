import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LAST_LINK_KEY } from '@payung/shared/session/persistence.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { setOnline } from '@payung/shared/testing/device.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './failure.screen.tsx';

afterEach(() => vi.restoreAllMocks());

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

it('says what happened, why, what is saved, and whom to ask', () => {
  renderScreen(<Screen />, { frame: withTexts, route: '/oonafailure' });
  expect(
    screen.getByText(
      /connection may be slow.*What you saved is kept\. Try again in a moment, and write to us/,
    ),
  ).toBeDefined();
  const support = screen.getByRole('link', { name: 'Contact technical support' });
  expect(support.getAttribute('href')).toMatch(/^mailto:/);
});

it('says in Indonesian what happened and whom to ask', () => {
  renderScreen(<Screen />, { frame: withTexts, route: '/oonafailure', language: 'id' });
  expect(screen.getByRole('heading', { name: 'Halaman ini tidak dapat dibuka' })).toBeDefined();
  expect(
    screen.getByText(
      /koneksi mungkin lambat.*Data yang sudah tersimpan tetap aman\. Coba lagi.*hubungi kami/,
    ),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeDefined();
});

it('says that the device is offline until it is online again', () => {
  renderScreen(<Screen />, { frame: withTexts, route: '/oonafailure' });
  expect(screen.queryByRole('status')).toBeNull();
  setOnline(false);
  const hint = 'This device is offline. Go on from here once the connection is back.';
  expect(screen.getByText(hint)).toBeDefined();
  act(() => setLanguage('id'));
  expect(
    screen.getByText(
      'Perangkat ini sedang offline. Lanjutkan dari halaman ini setelah terhubung ke internet.',
    ),
  ).toBeDefined();
  setOnline(true);
  expect(screen.queryByRole('status')).toBeNull();
});

it('leads to /login in a tab that opened no share link', async () => {
  expect(await tryAgain()).toBe('/login');
});
