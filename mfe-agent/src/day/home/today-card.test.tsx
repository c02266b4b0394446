import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { homeRegion, showHome } from '#testing/home-data.tsx';
import { aTodayDue } from '#testing/list-data.ts';

const LEAD_ID = '65f0c1a5e4b0a70001a3d001';

const aTodo = (change: Partial<Todo> = {}): Todo => ({
  id: '65f0c1a5e4b0a70001a3c001',
  description: 'Call Budi',
  status: 'todo',
  category: 'appointment',
  date: '2026-11-20',
  time: '9:30 PM',
  at: '2026-11-20T14:30:00.000Z',
  members: [],
  isOwn: true,
  version: 1,
  ...change,
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

describe('what is due today', () => {
  it('is listed by kind with count and names, each linked to the page where it is done', async () => {
    const due = aTodayDue({
      followUps: { count: 1, items: [{ name: 'Budi', at: '2026-11-20T03:00:00Z', leadId: LEAD_ID }] },
      payments: { count: 1, items: [{ name: 'Dewi', at: '2026-11-21', quoteId: QUOTE_ID, leadId: LEAD_ID }] },
      renewals: {
        count: 12,
        items: [
          { name: 'Eko', at: '2026-11-25' },
          { name: 'Hasan', at: '2026-11-26' },
        ],
      },
      expiringQuotes: { count: 2, items: [] },
      birthdays: { count: 1, items: [{ name: 'Indah', at: '2026-11-20' }] },
    });
    showHome({ api: { todayDue: due } });
    const rows = within(await (await homeRegion('Today')).findByRole('list')).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['1Follow-upsBudi (10:00 AM)', `/oonalead?leadId=${LEAD_ID}`],
      ['1Payments to collectDewi (21/11/2026)', `/oonatodo?tab=policy-detail&quoteId=${QUOTE_ID}`],
      ['12RenewalsEko (25/11/2026), Hasan (26/11/2026)', '/oonapolicies?list=renewals&renewal=unpaid'],
      ['2Quotes about to expire', '/oonaquotes?ending=yes'],
      ['1BirthdaysIndah', '/oonatodo'],
    ]);
    expect(screen.getByText('Friday, 20/11/2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open your to-do list' }).getAttribute('href')).toBe('/oonatodo');
  });

  it('shows the date of an overdue follow-up, and links to the list of everything due', async () => {
    const followUps = {
      count: 2,
      items: [
        { name: 'Task of yesterday', at: '2026-11-19T03:00:00Z' },
        { name: 'Budi', at: '2026-11-20T03:00:00Z', leadId: LEAD_ID },
      ],
    };
    showHome({ api: { todayDue: aTodayDue({ followUps }) } });
    const [row] = within(await (await homeRegion('Today')).findByRole('list')).getAllByRole('link');
    expect([row?.textContent, row?.getAttribute('href')]).toEqual([
      '2Follow-upsTask of yesterday (19/11/2026), Budi (10:00 AM)',
      '/oonatodo?view=due',
    ]);
  });

  it.each([
    [4446, '4,446'],
    [10_001, '10,000+'],
  ])('is counted exactly up to ten thousand: %i', async (count, shown) => {
    const payments = { count, items: [{ name: 'Dewi', at: '2026-11-21' }] };
    showHome({ api: { todayDue: aTodayDue({ payments }) } });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it('is a link to enter a lead when nothing is due', async () => {
    showHome();
    const link = await screen.findByRole('link', { name: 'Nothing is due today. Enter a new lead' });
    expect(link.getAttribute('href')).toBe('/oonaleadform');
  });
});

describe('the tasks of today', () => {
  it('are summed up in one line: the first that is open, without birthdays, and how many more', async () => {
    const todos = [
      aTodo({ id: 'a', description: 'Done already', status: 'done' }),
      aTodo({ id: '', description: 'Birthday of Eko', category: 'birthday', at: '' }),
      aTodo({ id: 'b', description: 'Call Budi' }),
      aTodo({ id: 'c', description: 'Visit Dewi' }),
      aTodo({ id: 'd', description: 'Mail Hasan' }),
    ];
    const { callsOf } = showHome({ api: { todoDatewise: todos } });
    const line = (await screen.findByRole('link', { name: 'To do today' })).closest('li');
    expect(await screen.findByText('9:30 PM Call Budi +2')).toBeTruthy();
    expect(line?.textContent).toBe('To do today9:30 PM Call Budi +2');
    expect(callsOf('todoDatewise').map(({ query }) => query)).toEqual([{ date: '2026-11-20' }]);
  });

  it('show an empty text when there are none', async () => {
    showHome();
    expect(await screen.findByText('You have no open tasks today.')).toBeTruthy();
  });
});
