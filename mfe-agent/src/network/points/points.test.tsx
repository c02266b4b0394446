import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { aStatement, anAccount, anEntry, someEarnings } from '#testing/points-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './points.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const open = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: `/oonapoints${query}`,
    ...options,
    api: {
      pointsAccount: anAccount(),
      pointsEarnings: someEarnings(),
      pointsStatement: aStatement(),
      ...api,
    },
  });
const textOf = (element: HTMLElement): string => element.textContent.replaceAll('\u{A0}', ' ');
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (): Promise<(string | null)[][]> => {
  const table = within(await screen.findByRole('table', { name: /^(Entries of|Entri)/ }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const inRow = within(row);
      return [inRow.getByRole('rowheader'), ...inRow.getAllByRole('cell')].map(
        // The collapsed calculation is tested separately.
        (cell) =>
          cell.querySelector('details') === null ? cell.textContent : (cell.firstChild?.textContent ?? ''),
      );
    });
};
const factsOf = (region: ReturnType<typeof within>): Record<string, string> =>
  Object.fromEntries(
    region
      .getAllByRole('term')
      .map((term: HTMLElement) => [
        term.textContent,
        (term.nextElementSibling?.textContent ?? '').replaceAll('\u{A0}', ' '),
      ]),
  );

describe('the balance', () => {
  it('shows balance, reserved and available points, and that the table is an example [NET-018] [DASH-032]', async () => {
    open();
    const account = await part('Your balance');
    await account.findByText('Balance');
    expect(factsOf(account)).toEqual({ Balance: '627', Reserved: '100', Available: '527' });
    expect(account.getByText(/^Points follow an example table until .* Source: Payung$/)).toBeDefined();
  });

  it('shows a text and no redemption when it is below zero [R39]', async () => {
    open('', { api: { pointsAccount: anAccount({ balance: -13, held: 0, available: 0 }) } });
    const account = await part('Your balance');
    await account.findByText('Balance');
    expect(factsOf(account)['Balance']).toBe('-13');
    expect(account.getByText(/below zero/)).toBeDefined();
    expect(account.getByText('Points can be redeemed from 100 on. 0 are available now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Redeem points' })).toBeNull();
  });
});

describe('this month', () => {
  it('says what was earned and what it is worth, against target and month before, and by product [NET-018]', async () => {
    open('', { products: [kite] });
    const month = await part('This month');
    expect(await month.findByText('27 points')).toBeDefined();
    expect(textOf(month.getByText(/^worth/))).toBe('worth Rp 27.000');
    expect(month.getByText('45% of the target of 60 points · October 2026: 40 points')).toBeDefined();
    expect(month.getByText('Target 60')).toBeDefined();
    expect(factsOf(month)).toEqual({
      'Kite Insurance2 policies': '20 points · Rp 20.000',
      'A product that is no longer sold1 policy': '7 points · Rp 7.000',
    });
  });

  it('shows points alone without a worth, and no target line without a target', async () => {
    const { worth: _worth, target: _target, ...alone } = someEarnings({ products: [] });
    open('', { api: { pointsEarnings: alone } });
    const month = await part('This month');
    expect(await month.findByText('27 points')).toBeDefined();
    expect(month.queryByText(/^worth/)).toBeNull();
    expect(month.queryByText(/^Target/)).toBeNull();
    expect(month.getByText('No product has earned points this month yet.')).toBeDefined();
  });

  it('has the numbers of the curve in a table, folded, by the days on which something changed', async () => {
    open();
    const month = await part('This month');
    const table = await month.findByRole<HTMLTableElement>('table', { name: 'Points by day' });
    expect(table.closest('details')?.open).toBe(false);
    const [, ...rows] = table.rows;
    expect(rows.map(({ cells }) => [...cells].map((cell) => cell.textContent))).toEqual([
      ['3', '12', '10'],
      ['20', '27', '10'],
      ['21', '27', '10'],
      ['28', '–', '40'],
      ['Target', '60', '–'],
    ]);
  });
});

const never = () => new Promise<never>(() => {});

it('shows skeletons of balance, month and statement while they are read', () => {
  const { container } = open('', {
    api: { pointsAccount: never, pointsEarnings: never, pointsStatement: never },
  });
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: 'Month' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Redeem points' })).toBeNull();
});

describe('the statement', () => {
  const november = aStatement({
    opening: 400,
    earned: 30,
    taken: -213,
    closing: 217,
    upTo: 18,
    items: [
      anEntry({
        no: 18,
        kind: 'corrected',
        points: -13,
        balanceAfter: 217,
        correctsNo: 12,
        reason: 'Sold twice',
      }),
      anEntry({ no: 17, kind: 'released', points: 0, held: -100, balanceAfter: 230 }),
      anEntry({ no: 16, kind: 'redeemed', points: -200, held: -200, balanceAfter: 230 }),
      anEntry({ no: 15, kind: 'reserved', points: 0, held: 200, balanceAfter: 430 }),
      anEntry({ no: 14, points: 1, balanceAfter: 430, level: 2, sellerName: 'Dewi Anggraini' }),
      anEntry({ no: 13, points: 2, balanceAfter: 429, level: 1, sellerName: 'Budi Santoso' }),
      anEntry({ no: 12, balanceAfter: 427 }),
    ],
  });

  it('lists each entry with its kind, level and the balance after it [NET-004] [NET-018]', async () => {
    open('', { api: { pointsStatement: november } });
    const policy = 'PO202611200012';
    const at = '21/11/2026, 01:30';
    expect(await rowsOf()).toEqual([
      ['18', at, 'Correction of entry 12', policy, '-13', '217'],
      ['17', at, 'Redemption refused, points free again', policy, '0reserved -100', '230'],
      ['16', at, 'Redeemed', policy, '-200reserved -200', '230'],
      ['15', at, 'Reserved for a redemption', policy, '0reserved +200', '430'],
      ['14', at, 'Level 2 sale of Dewi Anggraini', policy, '+1', '430'],
      ['13', at, 'Level 1 sale of Budi Santoso', policy, '+2', '429'],
      ['12', at, 'Own sale', policy, '+27', '427'],
    ]);
  });

  it('shows opening and closing balance of the month, and the last entry that it includes [R39]', async () => {
    open('', { api: { pointsStatement: november } });
    const statement = await part('Statement');
    await screen.findByRole('table', { name: 'Entries of November 2026, up to entry 18, the newest first' });
    expect(factsOf(statement)).toMatchObject({
      'Opening balance': '400',
      Earned: '+30',
      Taken: '-213',
      'Closing balance': '217',
    });
    expect(statement.getByText(/^Up to entry 18\./)).toBeDefined();
  });

  it('shows the calculation of an entry: policy, seller, level, premium and rule [NET-004] [R39]', async () => {
    const { user } = open('', { api: { pointsStatement: november } });
    await user.click(await screen.findByText('How entry 13 came about'));
    const opened = screen.getByText('How entry 13 came about').closest('details') as HTMLDetailsElement;
    expect(opened.open).toBe(true);
    expect(factsOf(within(opened))).toEqual({
      'Policy number': 'PO202611200012',
      'Sold by': 'Budi Santoso',
      Level: 'Level 1: sold by somebody directly below',
      Premium: 'Rp 274.500',
      Calculation:
        '1 point per Rp 10.000 of the premium, of which 10%: Rp 274.500 ÷ Rp 10.000 × 10% = 2, rounded down',
      Rule: 'example-1 (example)',
    });
    const correction = screen.getByText('How entry 18 came about').closest('details') as HTMLDetailsElement;
    expect(factsOf(within(correction))).toMatchObject({ 'Corrected entry': '12', Reason: 'Sold twice' });
    expect(factsOf(within(correction))['Calculation']).toBeUndefined();
  });

  it('reads the month of the address, and keeps the chosen month there', async () => {
    const october = aStatement({
      month: '2026-10',
      items: [anEntry({ no: 3, at: '2026-10-05T03:00:00.000Z' })],
    });
    const page = open('?month=2026-10', {
      api: {
        pointsStatement: ({ query }: SeenCall) => (query['month'] === '2026-10' ? october : aStatement()),
      },
    });
    expect(await screen.findByRole('table', { name: /^Entries of October 2026/ })).toBeDefined();
    expect(page.callsOf('pointsStatement').map(({ query }) => query)).toEqual([{ month: '2026-10' }]);
    await page.user.click(screen.getByRole('combobox', { name: 'Month' }));
    await page.user.click(await screen.findByRole('option', { name: 'November 2026' }));
    expect(await screen.findByRole('table', { name: /^Entries of November 2026/ })).toBeDefined();
    expect(page.address()).toBe('/oonapoints?month=2026-11');
  });

  it('adds the next page up to the same entry, or shows an error in its place [R39]', async () => {
    let isBroken = true;
    const page = open('', {
      api: {
        pointsStatement: ({ query }: SeenCall) => {
          if (query['after'] === undefined) return aStatement({ next: 'abc' });
          return isBroken
            ? refuse({ status: 500, errCode: 1, errMsg: 'Broken' })
            : aStatement({ items: [anEntry({ no: 11, balanceAfter: 600 })] });
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    isBroken = false;
    // The loading icon is still part of the name while it fades out.
    await page.user.click(screen.getByRole('button', { name: /Try again$/ }));
    await waitFor(async () => expect((await rowsOf()).map(([no]) => no)).toEqual(['12', '11']));
    expect(document.activeElement?.textContent).toBe('11');
    expect(page.callsOf('pointsStatement').at(-1)?.query).toEqual({
      month: '2026-11',
      upTo: '12',
      after: 'abc',
    });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is saved as a file up to the entry that the page shows [R39]', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, callsOf } = open('', { api: { exportPoints: new Blob(['a,b'], { type: 'text/csv' }) } });
    await user.click(await screen.findByRole('button', { name: 'Export (CSV)' }));
    await waitFor(() => expect(saved).toEqual(['Payung_points_2026-11_12.csv']));
    expect(callsOf('exportPoints').map(({ address }) => address)).toEqual([
      'agent/points-export?month=2026-11&upTo=12',
    ]);
    vi.restoreAllMocks();
  });

  it.each([
    [0, 'You have no points yet. You earn them as soon as a customer has paid.'],
    [12, 'Nothing happened in this month. Choose another one above.'],
  ])('shows a text without an export when it has no entries (up to %d)', async (upTo, words) => {
    open('', { api: { pointsStatement: aStatement({ items: [], upTo }) } });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export (CSV)' })).toBeNull();
  });

  it('shows an error without a spinner when it cannot be read, and can be retried', async () => {
    let isBroken = true;
    const { user, container } = open('', {
      api: {
        pointsStatement: () =>
          isBroken ? refuse({ status: 500, errCode: 1, errMsg: 'Broken' }) : aStatement(),
      },
    });
    expect(container.querySelector('[data-waits="true"]')).not.toBeNull();
    const failed = await screen.findByRole('alert');
    await waitFor(() => expect(container.querySelector('[data-waits="true"]')).toBeNull());
    isBroken = false;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: /^(Entries of|Entri)/ })).toBeDefined();
  });
});

it('the points page is shown in Indonesian', async () => {
  open('', { language: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Poin saya' })).toBeDefined();
  expect((await rowsOf())[0]?.[2]).toBe('Penjualan sendiri');
  expect(screen.getByText(/^Sampai entri 12\./)).toBeDefined();
  expect(screen.getByText('Anda belum pernah menukar poin.')).toBeDefined();
});
