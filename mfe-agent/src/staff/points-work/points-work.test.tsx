import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aReviewer, aWaitingRedemption } from '#testing/points-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './points-work.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const queue = { items: [aWaitingRedemption()], total: 1 };
const decidedByOther = aWaitingRedemption({
  state: 'confirmed',
  decidedBy: 'Joko Susanto',
  decidedAt: '2026-11-22T03:00:00.000Z',
});

const open = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: `/pointswork${query}`,
    session: aReviewer(),
    ...options,
    api: { redemptionQueue: queue, ...api },
  });

it('has an address for each kind of work', async () => {
  open();
  const tabs = within(screen.getByRole('navigation', { name: 'Work on points' }));
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Redemptions', '/pointswork'],
    ['Ledger of an agent', '/pointswork?tab=ledger'],
    ['Cancel a policy', '/pointswork?tab=cancellation'],
    ['Comparison', '/pointswork?tab=comparison'],
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Redemptions');
  expect(await screen.findByText('1 redemption')).toBeDefined();
});

describe('redemptions', () => {
  it('are listed while they wait, with balance, time and a link to the ledger [R39]', async () => {
    open();
    const heading = await screen.findByRole('heading', { name: 'Sari Wulandari: 200 points' });
    const item = within(heading.closest('li') as HTMLElement);
    expect(item.getByText('Balance 627 · requested on 21/11/2026, 09:00 WIB')).toBeDefined();
    expect(item.getByRole('link', { name: 'Ledger of Sari Wulandari (AG-1001)' }).getAttribute('href')).toBe(
      '/pointswork?tab=ledger&agent=AG-1001',
    );
  });

  it('are confirmed after a second question, and the list is read again [R39]', async () => {
    let isDecided = false;
    const { user, callsOf } = open('', {
      api: {
        redemptionQueue: () => (isDecided ? { items: [], total: 0 } : queue),
        decideRedemption: () => {
          isDecided = true;
          return aWaitingRedemption({ state: 'confirmed', decidedBy: 'Rina Kartika' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm 200 points of Sari Wulandari' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm the redemption of Sari Wulandari?' }),
    );
    expect(dialog.getByText('200 points are taken from a balance of 627. This is final.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed: 200 points of Sari Wulandari.')).toBeDefined();
    expect(await screen.findByText('No redemption is waiting. New ones appear here.')).toBeDefined();
    expect(callsOf('decideRedemption').map(({ params, body }) => [params, body])).toEqual([
      [{ redemptionId: '65f0c1a5e4b0a70001a3f701' }, { verdict: 'confirmed', reason: '' }],
    ]);
  });

  it('are refused only with a reason [R39]', async () => {
    const { user, callsOf } = open('', {
      api: { decideRedemption: aWaitingRedemption({ state: 'refused' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Refuse 200 points of Sari Wulandari' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await user.type(reason, ' no  ');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Write at least 5 characters.')).toBeDefined();
    expect(document.activeElement).toBe(reason);
    expect(callsOf('decideRedemption')).toEqual([]);
    await user.clear(reason);
    await user.type(reason, 'No voucher left');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('decideRedemption').map(({ body }) => body)).toEqual([
      { verdict: 'refused', reason: 'No voucher left' },
    ]);
  });

  it('show who decided them first, and cannot be decided again [R39]', async () => {
    const message = 'Joko Susanto has decided about this redemption already.';
    const { user, callsOf } = open('', {
      api: {
        decideRedemption: refuse({ status: 409, errCode: 1, errMsg: { message, data: decidedByOther } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm 200 points of Sari Wulandari' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    expect(dialog.getByText('Confirmed by Joko Susanto on 22/11/2026, 10:00.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await waitFor(() => expect(callsOf('redemptionQueue')).toHaveLength(2));
  });

  it('are listed after the decision with who, when and why', async () => {
    const page = open('', {
      api: {
        redemptionQueue: ({ query }: SeenCall) =>
          query['status'] === 'decided'
            ? { items: [{ ...decidedByOther, reason: 'Voucher sent' }], total: 1 }
            : { items: [], total: 0 },
      },
    });
    expect(await screen.findByText('No redemption is waiting. New ones appear here.')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Decided' }));
    expect(
      await screen.findByText('Confirmed by Joko Susanto on 22/11/2026, 10:00. Reason: Voucher sent'),
    ).toBeDefined();
    expect(page.address()).toBe('/pointswork?status=decided');
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });
});

it('is shown in Indonesian', async () => {
  open('', { language: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Poin agen' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Setujui 200 poin dari Sari Wulandari' })).toBeDefined();
});
