import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aWaiting, REGISTRATION_ID, renderAsStaff } from '#testing/reviews.tsx';
import { Screen } from './reviews.screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00.000Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const route = '/registrationreviews';
const queue = {
  items: [
    aWaiting(),
    aWaiting({ id: 'b', name: 'PT Maju', kind: 'corporate', isAgain: true }),
    aWaiting({ id: 'c', name: 'Tono Susilo', isAgentCard: true }),
  ],
  total: 3,
};

it('lists the waiting registrations with waiting time, inviter and whether it was sent again [R18]', async () => {
  renderAsStaff(Screen, { route, api: { registrationQueue: queue } });
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Intan PermataIndividual · Invited by Sari WulandariWaiting for 2 h 0 min',
    'PT MajuCompany · Invited by Sari WulandariWaiting for 2 h 0 min · Sent again after a correction',
    'Tono SusiloID card of an agent · Invited by Sari WulandariWaiting for 2 h 0 min',
  ]);
  expect(screen.getByText('3 registrations')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Intan Permata' }).getAttribute('href')).toBe(
    `/registrationreview?registrationId=${REGISTRATION_ID}`,
  );
});

it('shows the next page on demand, after the first', async () => {
  const page = renderAsStaff(Screen, {
    route,
    api: {
      registrationQueue: ({ query }: SeenCall) =>
        query['after'] === undefined
          ? { items: [aWaiting()], total: 2, next: 'abc' }
          : { items: [aWaiting({ id: 'c', name: 'Joko Susanto' })], total: 2 },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Joko Susanto')).toBeDefined();
  expect(screen.getByText('Intan Permata')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('searches by name among decided registrations, and shows why the list is empty', async () => {
  const page = renderAsStaff(Screen, { route, api: { registrationQueue: { items: [], total: 0 } } });
  expect(await screen.findByText('No registration is waiting. New ones appear here.')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Decided' }));
  await page.user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'xyz');
  await waitFor(() =>
    expect(page.callsOf('registrationQueue').at(-1)?.query).toEqual({ status: 'decided', search: 'xyz' }),
  );
  expect(page.address()).toBe('/registrationreviews?status=decided&search=xyz');
  await page.user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('Nothing has been decided yet.')).toBeDefined();
});

it('shows its texts in Indonesian', async () => {
  renderAsStaff(Screen, { route, api: { registrationQueue: queue }, language: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Agen baru' })).toBeDefined();
  expect(await screen.findAllByText('Menunggu 2 jam 0 menit')).toHaveLength(2);
});

const sentTwoHoursAgo = () => ({
  items: [aWaiting({ submittedAt: serverDate(-125 * 60_000).toISOString() })],
  total: 1,
});

it.each(WRONG_CLOCKS)(
  'counts the waiting time by the server, on a device that is %s',
  async (_words, ahead) => {
    setDeviceAhead(ahead);
    renderAsStaff(Screen, { route, api: { registrationQueue: sentTwoHoursAgo } });
    expect(await screen.findByText('Waiting for 2 h 5 min')).toBeDefined();
  },
);
