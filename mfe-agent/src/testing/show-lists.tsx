import { screen, within } from '@testing-library/react';
import { Screen } from '#day/lists/lists.screen.tsx';
import { Screen as QuotesScreen } from '#day/lists/quotes.screen.tsx';
import { aPolicyLine, aPolicyPage, anInsuredLine } from './list-data.ts';
import { renderAgentScreen } from './render-agent-screen.tsx';

/** A list of one policy. */
export const page = aPolicyPage([aPolicyLine()]);

const lists = {
  listPolicies: page,
  listRenewals: page,
  expiringPolicies: page,
  filterPendingPayment: page,
  listInsureds: { items: [anInsuredLine()], total: 1 },
  getAgents: [
    { id: '65f0c1a5e4b0a70001a3e001', fullName: 'Sari Wulandari' },
    { id: '65f0c1a5e4b0a70001a3e002', fullName: 'Eko Prasetyo' },
  ],
};

/** The query of the list of policies without filters. */
export const DEFAULT_QUERY = { productId: '', sort: 'newest', perPage: '50' };

/** Of the page of policies, which leaves quotes to theirs. */
export const POLICIES_QUERY = { ...DEFAULT_QUERY, kind: 'policy' };

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

/** The page of lists, each of which has one line. */
export const showLists = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, { route: `/oonapolicies${query}`, api: { ...lists, ...api }, ...options });

/** The page of quotes that are no policies yet. */
export const showQuotes = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(QuotesScreen, { route: `/oonaquotes${query}`, api: { ...lists, ...api }, ...options });

export const firstCard = async () =>
  within((await screen.findByText('Budi Santoso')).closest('li') as HTMLElement);
