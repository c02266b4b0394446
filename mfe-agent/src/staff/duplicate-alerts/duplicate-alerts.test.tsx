import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aDuplicateAlert, aReviewer } from '#testing/points-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './duplicate-alerts.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const ofCustomer = aDuplicateAlert({
  id: 'b',
  kind: 'phone',
  otherName: '',
  otherCode: '',
  policyNo: 'PO202611200012',
});
const alerts = { items: [aDuplicateAlert(), ofCustomer], total: 2 };
const checked = aDuplicateAlert({
  state: 'checked',
  checkedBy: 'Joko Susanto',
  checkedAt: '2026-11-22T03:00:00.000Z',
  note: 'Husband and wife',
});

const open = (api: Options['api'] = {}, options: Omit<Options, 'api'> = {}) =>
  renderAgentScreen(Screen, {
    route: '/lineflags',
    session: aReviewer(),
    ...options,
    api: { listDuplicateAlerts: alerts, ...api },
  });

it('lists which data two agents, or an agent and a customer, share [R39]', async () => {
  open();
  const list = within(await screen.findByRole('region', { name: 'Duplicate alerts' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Same bank account',
    'Same phone number',
  ]);
  expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Dewi Anggraini (AG-2001)',
    'Budi Santoso (AG-2002)',
    '21/11/2026, 09:00',
    'Dewi Anggraini (AG-2001)',
    'The customer of policy PO202611200012',
    '21/11/2026, 09:00',
  ]);
  expect(list.getByText('2 entries')).toBeDefined();
});

it('removes an alert from the list when it is marked as checked with a note [R39]', async () => {
  let isChecked = false;
  const { user, callsOf } = open({
    listDuplicateAlerts: () => (isChecked ? { items: [ofCustomer], total: 1 } : alerts),
    checkDuplicateAlert: () => {
      isChecked = true;
      return checked;
    },
  });
  await user.click(
    await screen.findByRole('button', {
      name: 'Mark as checked: Same bank account, Dewi Anggraini (AG-2001)',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'What did you find?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as checked' }));
  expect(await dialog.findByText('Write at least 5 characters.')).toBeDefined();
  expect(callsOf('checkDuplicateAlert')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Husband and wife');
  await user.click(dialog.getByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText('Marked as checked.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Same bank account')).toBeNull());
  expect(callsOf('checkDuplicateAlert').map(({ params, body }) => [params, body])).toEqual([
    [{ flagId: '65f0c1a5e4b0a70001a3f801' }, { note: 'Husband and wife' }],
  ]);
});

it('shows the refusal of the server in the dialog', async () => {
  const errMsg = 'Joko Susanto has checked this already.';
  const { user } = open({ checkDuplicateAlert: refuse({ status: 409, errCode: 1, errMsg }) });
  await user.click((await screen.findAllByRole('button', { name: /^Mark as checked/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Husband and wife');
  await user.click(dialog.getByRole('button', { name: 'Mark as checked' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errMsg);
});

it('shows checked alerts with who, when and the note, and the next page on demand', async () => {
  const page = open({
    listDuplicateAlerts: ({ query }: SeenCall) => {
      if (query['status'] === 'open') return { items: [], total: 0 };
      return query['after'] === undefined
        ? { items: [checked], total: 2, next: 'abc' }
        : { items: [aDuplicateAlert({ ...checked, id: 'c', kind: 'device' })], total: 2 };
    },
  });
  expect(
    await screen.findByText('Nothing is waiting to be checked. New findings appear here.'),
  ).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Checked' }));
  expect(
    await screen.findByText('Checked by Joko Susanto on 22/11/2026, 10:00. Note: Husband and wife'),
  ).toBeDefined();
  expect(page.address()).toBe('/lineflags?status=checked');
  await page.user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Same device')).toBeDefined();
  expect(screen.getByText('Same bank account')).toBeDefined();
});

it('is shown in Indonesian', async () => {
  open(
    { listDuplicateAlerts: { items: [aDuplicateAlert({ kind: 'idNumber' })], total: 1 } },
    { language: 'id' },
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Data sama dalam satu jaringan' }),
  ).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Nomor KTP sama' })).toBeDefined();
});
