import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as client from '@payung/shared/api/client.ts';
import { deployedStaffWorkAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './staff-home.screen.tsx';

const kiteInspection = {
  id: 'kite-inspection',
  label: { en: 'Kite inspection', id: 'Pemeriksaan layang-layang' },
  description: { en: 'Strings and tails', id: 'Benang dan ekor' },
  icon: 'M12 2 4 10l8 12 8-12z',
  address: '/kite-reviews',
  countPath: 'staff/kites-count',
};

afterEach(() => {
  vi.restoreAllMocks();
  store.set(deployedStaffWorkAtom, []);
});

const open = (language: 'en' | 'id' = 'en') =>
  renderAgentScreen(Screen, { session: anAgent({ userType: 'Staff' }), language });

it('lists the work that remotes offer, with its count and a link', async () => {
  const asked = vi.spyOn(client, 'callAddress').mockResolvedValue({ count: 3, items: [], groups: [] });
  store.set(deployedStaffWorkAtom, [kiteInspection]);
  const { user, address } = open();
  expect(screen.getByRole('heading', { name: 'Hello, Sari' })).toBeDefined();
  const card = await screen.findByRole('link', { name: /Kite inspection Strings and tails 3 wait/ });
  expect(asked.mock.calls[0]?.[1]).toBe('staff/kites-count');
  await user.click(card);
  expect(address()).toBe('/kite-reviews');
});

it('shows in Indonesian that a count cannot be read', async () => {
  vi.spyOn(client, 'callAddress').mockRejectedValue(new Error('down'));
  store.set(deployedStaffWorkAtom, [kiteInspection]);
  open('id');
  await waitFor(() => {
    expect(
      screen.getByRole('link', { name: /Pemeriksaan layang-layang .* Jumlahnya belum bisa dibaca/ }),
    ).toBeDefined();
  });
});

it('shows a text when no remote offers any work', () => {
  vi.spyOn(client, 'callAddress').mockResolvedValue({ count: 0, items: [], groups: [] });
  open();
  expect(screen.getByText('No work is offered right now.')).toBeDefined();
});
