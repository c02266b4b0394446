import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aPaidPolicy, aReviewer } from '#testing/points-data.ts';
import { pressTwice } from '#testing/press-twice.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './points-work.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const open = (query: string, api: Options['api'] = {}, language: 'en' | 'id' = 'en') =>
  renderAgentScreen(Screen, {
    route: `/pointswork?tab=cancellation${query}`,
    session: aReviewer(),
    language,
    api: { paidPolicy: aPaidPolicy(), ...api },
  });
const ofPolicy = '&policy=PO202611200012';
const factsOf = (region: ReturnType<typeof within>): Record<string, string> =>
  Object.fromEntries(
    region
      .getAllByRole('term')
      .map((term: HTMLElement) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

it('shows customer, agent and premium of the policy first [R39]', async () => {
  const page = open('');
  await page.user.type(screen.getByRole('textbox', { name: 'Policy number' }), 'PO202611200012{Enter}');
  const policy = within(await screen.findByRole('region', { name: 'Policy PO202611200012' }));
  expect(factsOf(policy)).toEqual({
    Customer: 'Budi Santoso',
    Agent: 'Sari Wulandari',
    Premium: 'Rp 274.500',
    'Paid on': '21/11/2026, 01:30',
  });
  expect(policy.getByRole<HTMLInputElement>('textbox', { name: 'Refund' }).value).toBe('274.500');
  expect(page.address()).toBe('/pointswork?tab=cancellation&policy=PO202611200012');
});

it('is confirmed as permanent, and is sent once on a double click [R39]', async () => {
  const { user, callsOf } = open(ofPolicy, {
    cancelPolicy: aPaidPolicy({ cancelledAt: '2026-11-22T03:00:00.000Z' }),
  });
  const refund = await screen.findByRole('textbox', { name: 'Refund' });
  await user.clear(refund);
  await user.type(refund, '137250');
  await user.click(screen.getByRole('button', { name: 'Cancel this policy' }));
  expect(await screen.findByText('Write at least 5 characters.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Trip was cancelled');
  await user.click(screen.getByRole('button', { name: 'Cancel this policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel policy PO202611200012?' }));
  expect(factsOf(dialog)).toEqual({
    Customer: 'Budi Santoso',
    Refund: 'Rp 137.250',
    Reason: 'Trip was cancelled',
  });
  expect(dialog.getByText(/^Points of all levels are taken back in proportion/)).toBeDefined();
  expect(dialog.getByText('The cover ends now. This cannot be undone.')).toBeDefined();
  expect(callsOf('cancelPolicy')).toEqual([]);
  pressTwice(dialog.getByRole('button', { name: 'Cancel permanently' }));
  expect(await screen.findByText('This policy was cancelled on 22/11/2026, 10:00 WIB.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel this policy' })).toBeNull();
  expect(callsOf('cancelPolicy').map(({ body }) => body)).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      policyNo: 'PO202611200012',
      refund: 137_250,
      reason: 'Trip was cancelled',
    },
  ]);
});

it('refuses a refund above the paid premium', async () => {
  const { user, callsOf } = open(ofPolicy);
  const refund = await screen.findByRole('textbox', { name: 'Refund' });
  await user.clear(refund);
  await user.type(refund, '274501');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Trip was cancelled');
  await user.click(screen.getByRole('button', { name: 'Cancel this policy' }));
  expect(screen.getByText(/^The refund is at most Rp.274\.500\.$/)).toBeDefined();
  expect(document.activeElement).toBe(refund);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('cancelPolicy')).toEqual([]);
});

it('shows a refusal of the server in the dialog, and reads the policy again [R39]', async () => {
  const errMsg = 'The cover of this policy has ended. It can no longer be cancelled.';
  const { user, callsOf } = open(ofPolicy, { cancelPolicy: refuse({ status: 422, errCode: 1, errMsg }) });
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Trip was cancelled');
  await user.click(screen.getByRole('button', { name: 'Cancel this policy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel permanently' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errMsg);
  await waitFor(() => expect(callsOf('paidPolicy')).toHaveLength(2));
});

it.each([
  [404, 'Not found', 'No policy has this number.'],
  [422, 'This policy has not been paid.', 'This policy has not been paid.'],
])('shows an error beside the field when the policy answers %d', async (status, errMsg, words) => {
  open(ofPolicy, { paidPolicy: refuse({ status, errCode: 1, errMsg }) });
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

it('shows only the date for a policy that was cancelled before, in Indonesian', async () => {
  open(ofPolicy, { paidPolicy: aPaidPolicy({ cancelledAt: '2026-11-22T03:00:00.000Z' }) }, 'id');
  expect(await screen.findByText('Polis ini dibatalkan pada 22/11/2026, 10.00 WIB.')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Alasan' })).toBeNull();
});
