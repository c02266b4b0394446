import { screen } from '@testing-library/react';
import type { Lead, LeadCounts, LeadDetail } from '@payung/shared/schemas/leads.ts';
import { Screen as LeadScreen } from '#day/lead/lead.screen.tsx';
import { Screen } from '#day/leads/leads.screen.tsx';
import { aLead, aLeadDetail, LEAD_ID } from './lead-data.ts';
import { renderAgentScreen } from './render-agent-screen.tsx';

export const COUNTS: LeadCounts = {
  counts: { All: 6, 'In Progress': 3, Completed: 1, Rejected: 1, Expired: 1 },
};
const AGENTS = [
  { id: '65f0c1a5e4b0a70001a3e001', fullName: 'Sari Wulandari' },
  { id: '65f0c1a5e4b0a70001a3e002', fullName: 'Dewi Anggraini' },
];

export type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

/** The leads page with these leads of one page. */
export const showLeads = (leads: readonly Lead[] = [aLead()], { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: '/oonaleads',
    ...options,
    api: { listLeads: { items: leads }, leadCounts: COUNTS, getAgents: AGENTS, ...api },
  });

export const cardOf = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByText(name, { selector: 'a' });
  return link.closest('article') as HTMLElement;
};

/** The page of a lead. */
export const showLead = (detail: LeadDetail = aLeadDetail(), { api, ...options }: Options = {}) =>
  renderAgentScreen(LeadScreen, {
    route: `/oonalead?leadId=${LEAD_ID}`,
    ...options,
    api: { getLead: detail, leadCounts: { counts: {} as never }, ...api },
  });
