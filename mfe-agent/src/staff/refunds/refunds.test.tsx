import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aReviewer } from '#testing/points-data.ts';
import { aRefund, aTakenBack, refundsOf } from '#testing/refund-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './refunds.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const open = (api: Options['api'], route = '/refunds') =>
  renderAgentScreen(Screen, { route, session: aReviewer(), api });

const large = { amount: 6_000_000, needsSecondPerson: true } as const;
const entered = aRefund({
  ...large,
  version: 2,
  state: 'entered',
  reference: 'BCA 771',
  paidOn: '2026-11-22',
  history: [
    {
      kind: 'entered',
      by: 'Joko Susanto',
      at: '2026-11-22T03:00:00.000Z',
      reference: 'BCA 771',
      paidOn: '2026-11-22',
      reason: '',
    },
  ],
});

it('lists what is owed to whom, how much, why and since when, with the sum of all', async () => {
  open({ listRefunds: refundsOf(aRefund(), aRefund({ id: '8', ...large, policyNo: '' })) });
  const table = within(await screen.findByRole('table', { name: 'Refunds' }));
  const [, first, second] = table.getAllByRole('row');
  expect(within(first!).getByRole('rowheader').textContent).toBe(
    'Budi Santoso6281234567890 · budi@payung.example',
  );
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Rp 274.500',
    'The policy had already been paid',
    '21/11/2026',
    'PO202611200012PR202611200012-1',
    'Sari Wulandari (AG-1001)',
    'Enter transfer',
  ]);
  expect(second!.textContent).toContain('Q100001');
  expect(
    screen.getByText('2 refunds, Rp 6.274.500 together. Above Rp 5.000.000 a second person confirms.'),
  ).toBeDefined();
});

it('enters the transfer of a small sum, which is paid back then', async () => {
  let isPaid = false;
  const { user, callsOf } = open({
    listRefunds: () => (isPaid ? refundsOf() : refundsOf(aRefund())),
    enterRefund: () => {
      isPaid = true;
      return aRefund({ state: 'paid' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enter transfer: Rp 274.500, Budi Santoso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rp 274.500 to Budi Santoso' }));
  await user.click(dialog.getByRole('button', { name: 'Enter' }));
  expect(await dialog.findByText("Enter the bank's reference: 4 to 40 letters and digits.")).toBeDefined();
  expect(callsOf('enterRefund')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Bank reference' }), 'BCA 771');
  await user.click(dialog.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('Rp 274.500 to Budi Santoso is paid back.')).toBeDefined();
  expect(callsOf('enterRefund')[0]?.body).toEqual({
    version: 1,
    reference: 'BCA 771',
    paidOn: '2026-11-23',
  });
  expect(await screen.findByText(/Nothing is owed back/)).toBeDefined();
  // A sum of nothing says nothing.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Refunds' }).textContent).not.toContain('0 refunds'),
  );
});

it('refuses a day before the money was owed beside the day', async () => {
  const { user, callsOf } = open({ listRefunds: refundsOf(aRefund()) });
  await user.click(await screen.findByRole('button', { name: /^Enter transfer/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Bank reference' }), 'BCA 771');
  const day = dialog.getByRole('textbox', { name: 'Transfer date' });
  await user.clear(day);
  await user.type(day, '20/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Enter' }));
  expect(await dialog.findByText('The transfer date cannot be before the money was owed.')).toBeDefined();
  expect(callsOf('enterRefund')).toEqual([]);
});

it('says of a large sum that somebody else confirms, who finds its reference and who entered it', async () => {
  const { user, callsOf } = open({
    listRefunds: refundsOf(entered),
    decideRefund: aRefund({ ...large, state: 'paid' }),
  });
  expect(
    await screen.findByText('Entered by Joko Susanto, 22/11/2026, 10:00: BCA 771, 22/11/2026.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Confirm: Rp 6.000.000, Budi Santoso' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Has the transfer of Rp 6.000.000 to Budi Santoso gone out?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Yes, confirm' }));
  expect(await screen.findByText('Rp 6.000.000 to Budi Santoso is paid back.')).toBeDefined();
  expect(callsOf('decideRefund')[0]?.body).toEqual({ version: 2, verdict: 'confirmed', reason: '' });
});

it('offers no confirmation of what one has entered oneself, and returns it with a reason', async () => {
  const { user, callsOf } = open({
    listRefunds: refundsOf({ ...entered, isMine: true }),
    decideRefund: aRefund(large),
  });
  expect(await screen.findByText('You entered it: somebody else confirms.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Return: Rp 6.000.000, Budi Santoso' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByText('Write at least 5 characters.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Mistyped');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Rp 6.000.000 to Budi Santoso is owed again.')).toBeDefined();
  expect(callsOf('decideRefund')[0]?.body).toEqual({ version: 2, verdict: 'returned', reason: 'Mistyped' });
});

it('shows what somebody else did meanwhile in the words of the server', async () => {
  const { user } = open({
    listRefunds: refundsOf(aRefund()),
    enterRefund: refuse({
      status: 409,
      errCode: 1,
      errMsg: 'This was paid back already, with the reference BCA 771.',
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Enter transfer/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Bank reference' }), 'BNI 1234');
  await user.click(dialog.getByRole('button', { name: 'Enter' }));
  expect(await dialog.findByText('This was paid back already, with the reference BCA 771.')).toBeDefined();
});

it('shows a payment that was taken back with what was paid, issued and earned (ruling R79)', async () => {
  const { user, callsOf } = open(
    { listTakenBack: { items: [aTakenBack()], total: 1 }, keepTakenBack: aTakenBack({ state: 'kept' }) },
    '/refunds?status=takenBack',
  );
  const list = within(await screen.findByRole('region', { name: 'Payments taken back' }));
  expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Rp 274.500',
    'CHARGEBACK, 21/11/2026, 09:00',
    '21/11/2026, 01:30',
    'PO202611200012',
    '21/11/2026, 01:30',
    '27',
    'Sari Wulandari (AG-1001)',
    '6281234567890 · budi@payung.example',
  ]);
  expect(list.getByRole('link', { name: 'End the cover of PO202611200012' }).getAttribute('href')).toBe(
    '/pointswork?tab=cancellation&policy=PO202611200012',
  );
  await user.click(list.getByRole('button', { name: 'Cover goes on: Budi Santoso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Why does the cover go on?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid by transfer');
  await user.click(dialog.getByRole('button', { name: 'Cover goes on' }));
  expect(await screen.findByText('The cover of Budi Santoso goes on.')).toBeDefined();
  expect(callsOf('keepTakenBack')[0]?.body).toEqual({ reason: 'Paid by transfer' });
});
