import { screen, within } from '@testing-library/react';
import type { PolicyDetail as Policy } from '@payung/shared/schemas/lists.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { PolicyTab } from '#day/todo/policy-tab.tsx';
import { aPolicyDetail } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';

export const POLICY_ROUTE = `/oonatodo?tab=policy-detail&quoteId=${QUOTE_ID}`;

export const noLead = refuse({ status: 404, errCode: 1, errMsg: 'Not found' });

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

/** The tab of a policy. */
export const showPolicy = (change: Partial<Policy> = {}, { api, ...options }: Options = {}) =>
  renderAgentScreen(PolicyTab, {
    route: POLICY_ROUTE,
    api: { policyDetail: aPolicyDetail(change), getLead: noLead, ...api },
    ...options,
  });

export const policyRegion = async () => within(await screen.findByRole('region', { name: 'Budi Santoso' }));

export const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
