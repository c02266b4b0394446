import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aPolicyLine, aPolicyPage } from '#testing/list-data.ts';
import { DEFAULT_QUERY, firstCard, page, showLists } from '#testing/show-lists.tsx';

const DEWI_QUOTE = '65f0c1a5e4b0a70001a3f002';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the lists of an agent', () => {
  it('are policies, renewals, expiring policies, pending payments and insureds [DASH-003]', async () => {
    showLists();
    const tabs = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Policies', '/oonapolicies?list=policies'],
      ['Renewals', '/oonapolicies?list=renewals'],
      ['Expiring policies', '/oonapolicies?list=expiring'],
      ['Pending payments', '/oonapolicies?list=pending'],
      ['Insureds', '/oonapolicies?list=insureds'],
    ]);
    await firstCard();
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
  });

  it.each([
    ['policies', 'listPolicies', 'agent/policies', 'newest&kind=policy'],
    ['renewals', 'listRenewals', 'agent/renewals', 'endsFirst'],
    ['expiring', 'expiringPolicies', 'agent/expiring-policies', 'endsFirst'],
    ['pending', 'filterPendingPayment', 'agent/filterPendingPayment', 'newest'],
    ['insureds', 'listInsureds', 'agent/insureds', 'newest'],
  ])(
    'are each read by their own call: %s [DASH-003] [DASH-018] [SHELL-042]',
    async (list, name, path, usual) => {
      const { calls } = showLists(`?list=${list}`);
      await waitFor(() =>
        expect(calls.map((call) => [call.name, call.address])).toEqual([
          [name, `${path}?perPage=50&productId=&sort=${usual}`],
        ]),
      );
      await screen.findAllByRole('listitem');
    },
  );

  it('keep paid, unpaid and lapsed renewals in separate caches [SHELL-042]', async () => {
    const { callsOf, router } = showLists('?list=renewals');
    await firstCard();
    for (const renewal of ['paid', 'unpaid', 'lapsed']) {
      await act(() => router.navigate(`/oonapolicies?list=renewals&renewal=${renewal}`));
      await firstCard();
    }
    const query = { ...DEFAULT_QUERY, sort: 'endsFirst' };
    expect(callsOf('listRenewals').map((call) => call.query)).toEqual([
      query,
      { ...query, renewal: 'paid' },
      { ...query, renewal: 'unpaid' },
      { ...query, renewal: 'lapsed' },
    ]);
  });

  it('show the number of entries, and "1,000+" above 1,000', async () => {
    showLists('', { api: { listPolicies: aPolicyPage([aPolicyLine()], { total: 1_001 }) } });
    expect(await screen.findByText('1,000+ entries')).toBeTruthy();
    expect((await screen.findByText('Budi Santoso')).closest('li')?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('show a policy: who, how much, what, its status, then points, period and number', async () => {
    showLists();
    const card = await firstCard();
    const parts = [...(await screen.findByRole('article')).children].map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'Budi Santoso',
      'Rp 265.000',
      'Kite · Silver',
      'Active',
      '25 points · 01/11/2026 to 31/10/2027 · PO2026001',
    ]);
    expect(card.getByText('Active').dataset['tone']).toBe('green');
    expect(screen.getByText('1 entry')).toBeTruthy();
  });

  it('show every status as a text and a colour [DASH-017]', async () => {
    const texts = [
      ['in progress', 'Not sent yet', 'orange'],
      ['auto declined', 'Auto declined', 'grey'],
      ['pending payment', 'Awaiting payment', 'orange'],
      ['active', 'Active', 'green'],
      ['expiring soon', 'Expiring soon', 'orange'],
      ['completed', 'Completed', 'green'],
      ['expired', 'Expired', 'grey'],
      ['cancelled', 'Cancelled', 'grey'],
      ['rejected', 'Rejected', 'grey'],
    ] as const;
    const lines = texts.map(([status], at) =>
      aPolicyLine({
        status,
        ...(status === 'in progress' ? ({ stage: 'Quick Quote Created', link: 'none' } as const) : {}),
        quoteId: `65f0c1a5e4b0a70001a3f1${10 + at}`,
      }),
    );
    showLists('', { api: { listPolicies: aPolicyPage(lines) } });
    for (const [status, words, tone] of texts)
      expect((await screen.findByText(words)).dataset['tone'], status).toBe(tone);
  });

  it('show the due date of a policy that is paid later', async () => {
    const line = aPolicyLine({ status: 'pending payment', payLaterDueDate: '2026-12-01' });
    showLists('?list=pending', { api: { filterPendingPayment: aPolicyPage([line]) } });
    expect((await firstCard()).getByText(/Pay by 01\/12\/2026/)).toBeTruthy();
  });

  it('show insured people with the policies that were sold to them', async () => {
    const { user, address } = showLists('?list=insureds');
    const card = within((await screen.findByText('Dewi Lestari')).closest('li') as HTMLElement);
    expect(card.getByText('2 policies')).toBeTruthy();
    expect(card.getByText('Newest policy 18/11/2026')).toBeTruthy();
    expect(card.getByText('Rp 530.000')).toBeTruthy();
    await user.click(card.getByRole('link'));
    expect(address()).toBe(`/oonatodo?tab=policy-detail&quoteId=${QUOTE_ID}`);
  });

  it('link a card to its policy detail, at the address of the user type', async () => {
    const { user, address } = showLists('', { session: anAgent({ userType: 'Commercial' }) });
    await user.click((await firstCard()).getByRole('link'));
    expect(address()).toBe(`/commercialtodo?tab=policy-detail&quoteId=${QUOTE_ID}`);
  });

  it('mark the card that was opened last after Back', async () => {
    const dewi = aPolicyLine({ quoteId: DEWI_QUOTE, customerName: 'Dewi' });
    const { user, router } = showLists('?list=policies&sort=oldest', {
      api: { listPolicies: aPolicyPage([aPolicyLine(), dewi]) },
    });
    await user.click(await screen.findByRole('link', { name: 'Dewi' }));
    await act(() => router.navigate(-1));
    const mark = await screen.findByText('Opened last');
    expect(mark.closest('li')?.textContent).toContain('Dewi');
    expect(screen.getByRole('button', { name: 'Sort: Oldest first' })).toBeTruthy();
  });
});

const twoPages = ({ query }: SeenCall) =>
  query['cursor'] === undefined
    ? aPolicyPage([aPolicyLine()], { total: 2, next: 'cursor-1' })
    : aPolicyPage([aPolicyLine({ quoteId: DEWI_QUOTE, customerName: 'Dewi' })], { total: 2 });

describe('more of a list', () => {
  it('is read with the cursor of the page before', async () => {
    const { callsOf } = showLists('', { api: { listPolicies: twoPages } });
    const dewi = (await screen.findByText('Dewi')).closest('li');
    expect(dewi?.getAttribute('aria-posinset')).toBe('2');
    expect(dewi?.getAttribute('aria-setsize')).toBe('2');
    expect(callsOf('listPolicies').map(({ query }) => query['cursor'])).toEqual([undefined, 'cursor-1']);
  });

  it('that could not be loaded shows an error below, and can be retried', async () => {
    const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' })];
    const { user } = showLists('', {
      api: {
        listPolicies: (seen: SeenCall) =>
          seen.query['cursor'] === undefined ? twoPages(seen) : (answers.pop() ?? twoPages(seen)),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The rest of the list');
    expect(screen.getByText('Budi Santoso')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dewi')).toBeTruthy();
  });
});

describe('an empty list', () => {
  it.each([
    ['policies', 'There are no policies yet. Policies appear here as soon as they are issued.'],
    ['renewals', 'No cover ends within 60 days or ended in the last 90 days.'],
    ['expiring', 'No policy ends soon.'],
    ['pending', 'No payment is waiting.'],
    ['insureds', 'Nobody is insured yet. People appear here as soon as their policy is issued.'],
  ])('of %s shows its own text, and a link to make a quote', async (list, words) => {
    const none = aPolicyPage([]);
    const policies = { listPolicies: none, listRenewals: none, expiringPolicies: none };
    showLists(`?list=${list}`, {
      api: { ...policies, filterPendingPayment: none, listInsureds: { items: [], total: 0 } },
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make a quote' }).getAttribute('href')).toBe('/oonahome');
  });

  it('with filters offers to show all', async () => {
    const { user, address } = showLists('?list=policies&status=rejected&search=Nobody', {
      api: {
        listPolicies: ({ query }: SeenCall) =>
          aPolicyPage(query['name'] === undefined ? [aPolicyLine()] : []),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await firstCard();
    expect(address()).toBe('/oonapolicies?list=policies');
  });
});

it('offers to try again when a list could not be loaded', async () => {
  const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' }), page];
  const { user } = showLists('', { api: { listPolicies: () => answers.shift() ?? page } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await firstCard()).getByText('Active')).toBeTruthy();
});
