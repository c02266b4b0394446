import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { Screen as Lists } from './lists.screen.tsx';
import { Screen as Notifications } from '#day/notifications/notifications.screen.tsx';
import { PendingCard } from '#day/payment-pending/pending-card.tsx';
import { PolicyTab } from '#day/todo/policy-tab.tsx';
import { aNotification, aNotificationPage } from '#testing/agent-data.ts';
import { aLead, aLeadQuote } from '#testing/lead-data.ts';
import { aPolicyDetail, aPolicyLine, aPolicyPage, anInsuredLine } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { cardOf, showLeads } from '#testing/show-leads.tsx';

const noLead = refuse({ status: 404, errCode: 1, errMsg: 'Not found' });
const opened = () => store.get(quoteContextAtom);
const ofSari = aPolicyLine({ phone: '6281234567890' });
const ofMember = aPolicyLine({ agentName: 'Dewi Anggraini' });

/** Clicks a line of the lists, and opens the page that it leads to. */
const openPolicy = async (line: typeof ofSari, query = '') => {
  const list = renderAgentScreen(Lists, {
    route: `/oonapolicies${query}`,
    api: {
      listPolicies: aPolicyPage([line]),
      listInsureds: { items: [anInsuredLine({ agentName: 'Dewi Anggraini' })], total: 1 },
      getAgents: [],
    },
  });
  await list.user.click(await screen.findByRole('link', { name: /Budi Santoso|Dewi Lestari/ }));
  await waitFor(() => expect(list.address()).toContain(`quoteId=${QUOTE_ID}`));
  const route = list.address();
  list.unmount();
  const detail = renderAgentScreen(PolicyTab, {
    route,
    api: { policyDetail: aPolicyDetail(), getLead: noLead },
  });
  await screen.findByRole('region', { name: 'Budi Santoso' });
  return detail.callsOf('policyDetail').map(({ address }) => address);
};

describe('a click on a line of the lists [SHELL-036] [API-007]', () => {
  it.each([
    ['found by a quote code', ofSari, '?search=Q100001', 'quoteSearch'],
    ['found by a policy number', ofSari, '?search=PO2026001', 'quoteSearch'],
    ['of a member, found by a number', ofMember, '?search=Q100001', 'quoteSearch'],
    ['of a member', ofMember, '', 'referalJourney'],
    ['of a member, found by a name', ofMember, '?search=Budi', 'referalJourney'],
    ['of a member, of somebody insured', ofMember, '?list=insureds', 'referalJourney'],
    ['of one’s own in a list of many agents', { ...ofSari, agentName: 'Sari' }, '', undefined],
    ['found by a name', ofSari, '?search=Budi', undefined],
    ['of one’s own', ofSari, '', undefined],
  ])('%s stores and sends that source of the quote', async (_what, line, query, from) => {
    const logged = from === undefined ? '' : `?logkey=${from}`;
    expect(await openPolicy(line, query)).toEqual([`agent/policy-detail/${QUOTE_ID}${logged}`]);
    expect(opened()).toEqual({ quoteId: QUOTE_ID, resumeType: from });
  });

  it('replaces the source that was stored for the quote before', async () => {
    await openPolicy(ofSari, '?search=Q100001');
    cleanup();
    await openPolicy(ofSari);
    expect(opened()).toEqual({ quoteId: QUOTE_ID, resumeType: undefined });
  });
});

describe('a click on a lead [SHELL-036]', () => {
  const quote = aLeadQuote();
  const { phone: _phone, ...foreign } = aLead({ quote, agentName: 'Dewi Anggraini' });
  it.each([
    ['found by its number', aLead({ quote }), '?q=Q100001', 'quoteSearch'],
    ['of a member', foreign, '', 'referalJourney'],
    ['found by its name', aLead({ quote }), '?q=Budi', undefined],
  ] as const)('%s stores that source of its quote', async (_what, lead, query, from) => {
    const page = showLeads([lead], { route: `/oonaleads${query}` });
    const name = lead.fullName;
    await page.user.click(within(await cardOf(name)).getByText(name));
    expect(opened()).toEqual({ quoteId: quote.id, resumeType: from });
  });

  it('found by its number stores the search as source when its arrow is clicked', async () => {
    const page = showLeads([aLead({ quote })], { route: '/oonaleads?q=Q100001' });
    const card = within(await cardOf('Budi Santoso'));
    await page.user.click(card.getByRole('link', { name: 'Continue the quote of Budi Santoso' }));
    expect(opened()).toEqual({ quoteId: quote.id, resumeType: 'quoteSearch' });
  });
});

describe('a tap on a notification [SHELL-036] [API-007]', () => {
  it.each([
    ['Payment received for Q1001', 'Plan Selected', 'paymentNotification'],
    ['Q1001 has a Payment Pending', 'Full Quote Created', 'paymentNotification'],
    ['Policy PO1 was issued', 'Policy Generated', 'policyDownloadNotification'],
    ['Link opened', 'Plan Selected', undefined],
  ] as const)('"%s" of a quote at %s stores the source %s', async (body, stage, from) => {
    const page = renderAgentScreen(Notifications, {
      api: {
        getNotifications: aNotificationPage([aNotification({ body })]),
        updateNotifications: { message: 'ok' },
        getQuote: aQuote({ stage }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: new RegExp(body) }));
    await waitFor(() => expect(page.address()).toContain(`quoteId=${QUOTE_ID}`));
    expect(opened()).toEqual({ quoteId: QUOTE_ID, resumeType: from });
  });
});

it('stores a payment notification as source when Pay Now is clicked on a pending payment [SHELL-036]', async () => {
  const payment = {
    quoteId: QUOTE_ID,
    productId: KITE_ID,
    proposalNo: 'PR-1',
    insuredName: 'Budi Santoso',
    duePremium: 265_000,
  };
  const page = renderAgentScreen(() => <PendingCard payment={payment} isTapped={false} />);
  await page.user.click(screen.getByRole('button', { name: /^Pay Now/ }));
  expect(opened()).toEqual({ quoteId: QUOTE_ID, resumeType: 'paymentNotification' });
});
