import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PolicyLine } from '@payung/shared/schemas/lists.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { listChoice, PolicyChoice } from './policy-tab.tsx';

const aLine = (customerName: string): PolicyLine => ({
  quoteId: QUOTE_ID,
  code: 'Q100001',
  productId: KITE_ID,
  stage: 'Policy Generated',
  customerName,
  planName: 'Gold',
  status: 'expiring soon',
  startDate: '2025-02-01',
  endDate: '2026-01-31',
  duePremium: 250_000,
  points: 0,
  policyNo: 'PO2601000001',
});

it('lists expiring policies by choice 1, pending payments by any other [DASH-008]', () => {
  expect(listChoice('1').path).toBe('agent/expiring-policies');
  for (const choice of ['2', '0', '', '11', 'one']) {
    expect(listChoice(choice).path).toBe('agent/filterPendingPayment');
  }
});

it('offers both lists when the address names no policy, each line linked to its detail [DASH-008]', async () => {
  const { user, address } = renderAgentScreen(PolicyChoice, {
    route: '/oonatodo?tab=policy-detail',
    api: {
      expiringPolicies: { items: [aLine('Budi Santoso')], total: 1 },
      filterPendingPayment: { items: [aLine('Wati Lestari')], total: 1 },
    },
  });
  const line = await screen.findByRole('link', { name: /Budi Santoso/ });
  expect(line.getAttribute('href')).toBe(`/oonatodo?tab=policy-detail&quoteId=${QUOTE_ID}`);
  await user.click(screen.getByRole('radio', { name: 'Pending payments' }));
  expect(await screen.findByRole('link', { name: /Wati Lestari/ })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/oonatodo?tab=policy-detail&choice=2'));
});

it('has a filter and a sort dialog beside the policies to choose from [DASH-009]', async () => {
  const { user, address, callsOf } = renderAgentScreen(PolicyChoice, {
    route: '/oonatodo?tab=policy-detail',
    api: { expiringPolicies: { items: [aLine('Budi Santoso')], total: 1 } },
  });
  await screen.findByRole('link', { name: /Budi Santoso/ });
  await user.click(screen.getByRole('button', { name: 'Sort: What ends first' }));
  await user.click(screen.getByRole('radio', { name: 'Highest premium first' }));
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(address()).toBe('/oonatodo?tab=policy-detail&choice=1&sort=highestPremium');
  await waitFor(() => expect(callsOf('expiringPolicies').at(-1)?.query['sort']).toBe('highestPremium'));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeTruthy();
});
