import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as client from '@payung/shared/api/client.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './staff-home.screen.tsx';

const job = {
  id: 'j1',
  kind: 'sendPolicyEmail',
  reason: 'gaveUp',
  attempts: 8,
  lastError: 'Error ECONNREFUSED',
  createdAt: '2026-01-15T03:00:00.000Z',
  failedAt: '2026-01-15T04:00:00.000Z',
  isRetryable: true,
};
const unreadable = { ...job, id: 'j2', kind: 'newKind', reason: 'unreadable', isRetryable: false };

afterEach(() => vi.restoreAllMocks());

const open = (
  items: readonly object[],
  {
    language = 'en',
    groups = [],
  }: { readonly language?: 'en' | 'id'; readonly groups?: readonly object[] } = {},
) => {
  const asked = vi.spyOn(client, 'callAddress').mockResolvedValue({ count: items.length, items, groups });
  const decided = vi.spyOn(client, 'call').mockResolvedValue({ message: 'Done' });
  return {
    asked,
    decided,
    ...renderAgentScreen(Screen, { session: anAgent({ userType: 'Staff' }), language }),
  };
};

it('lists the messages that were not sent, and lets staff try one again or drop it', async () => {
  const { user, decided } = open([job, unreadable]);
  const section = within(await screen.findByRole('region', { name: '2 messages were not sent' }));
  expect(section.getByRole('heading', { name: 'Email with the policy' })).toBeDefined();
  expect(section.getByText('Sending failed 8 times.')).toBeDefined();
  expect(section.getByText(/Its content cannot be read/)).toBeDefined();
  expect(section.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
  await user.click(section.getByRole('button', { name: /^Try again: Email with the policy/ }));
  expect(decided.mock.calls[0]?.[1]).toEqual({ params: { jobId: 'j1' }, body: { decision: 'retry' } });
  await user.click(section.getByRole('button', { name: /^Drop: Other message/ }));
  expect(decided.mock.calls[1]?.[1]).toEqual({ params: { jobId: 'j2' }, body: { decision: 'drop' } });
});

it('is shown in Indonesian', async () => {
  open([job], { language: 'id' });
  const section = within(await screen.findByRole('region', { name: '1 pesan belum terkirim' }));
  expect(section.getByText('Pengiriman gagal 8 kali.')).toBeDefined();
});

it('shows nothing when every message was sent', async () => {
  const { asked } = open([]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText(/not sent/)).toBeNull();
});

const group = { kind: 'sendPolicyEmail', reason: 'gaveUp', count: 502, retryable: 501 };

it('decides about all of one kind and reason, and asks once', async () => {
  const { user, decided } = open([job, { ...job, id: 'j3' }], {
    groups: [group, { ...group, reason: 'unreadable', count: 1 }],
  });
  await screen.findByRole('heading', { name: 'Email with the policy: 502 could not be sent' });
  expect(screen.queryByText(/cannot be read/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try all again: Email with the policy, 501' }));
  expect(decided).not.toHaveBeenCalled();
  const retry = within(screen.getByRole('dialog', { name: 'Try 501 messages again?' }));
  await user.click(retry.getByRole('button', { name: 'Try all again' }));
  const which = { kind: 'sendPolicyEmail', reason: 'gaveUp' };
  expect(decided.mock.calls.map(([, input]) => input)).toEqual([{ body: { decision: 'retry', ...which } }]);
  await user.click(screen.getByRole('button', { name: 'Drop all: Email with the policy, 502' }));
  const drop = within(screen.getByRole('dialog', { name: 'Drop 502 messages?' }));
  await user.click(drop.getByRole('button', { name: 'Drop all' }));
  expect(decided.mock.calls[1]?.[1]).toEqual({ body: { decision: 'drop', ...which } });
});
