import { expect, it } from 'vitest';
import { isLinkId, landing, linkExpiresAt, linkWorkflow } from './link.ts';
import { STAGES } from './stages.ts';

it('accepts link ids of exactly 6 characters [LINK-001]', () => {
  expect(isLinkId('aB3dE9')).toBe(true);
  for (const id of ['', 'aB3dE', 'aB3dE9x', 'aB3 E9', 'aB3/E9', 'ааBcdE']) expect(isLinkId(id)).toBe(false);
});

it('knows the stages in their order [LINK-039]', () => {
  expect(STAGES).toEqual([
    'Lead Created',
    'Plan Selected',
    'Covid Benefit Selected',
    'Additional Benefit Selected',
    'Quick Quote Created',
    'PromoCode Added',
    'Customer Information Updated',
    'Qc Checked',
    'Q C Inspection Done',
    'Full Quote Created',
    'Full Quote Created With Payment',
    'Policy Generated',
  ]);
});

it('lands a link on the page of the exact stage, or at the start (rulings K50, K60)', () => {
  const targets = { none: '/start', 'Plan Selected': '/plan' } as const;
  expect(landing(targets, 'Plan Selected')).toBe('/plan');
  expect(landing(targets, undefined)).toBe('/start');
  expect(landing(targets, 'Covid Benefit Selected')).toBe('/start');
});

it('records a link’s visitor as a Customer, created by an Agent, with the agent profile [SHELL-020]', () => {
  expect(linkWorkflow('AG-1001')).toEqual({
    role: 'Customer',
    createdBy: 'Agent',
    agentProfileId: 'AG-1001',
  });
});

it('expires a link after 30 days', () => {
  const made = Date.parse('2027-03-01T10:00:00Z');
  expect(linkExpiresAt(made)).toBe(Date.parse('2027-03-31T10:00:00Z'));
});
