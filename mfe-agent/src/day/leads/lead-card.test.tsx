import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LeadStatus } from '@payung/shared/domain/leads/lead-status.ts';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { LEAD_ID, aLead, aLeadQuote } from '#testing/lead-data.ts';
import { cardOf, showLeads } from '#testing/show-leads.tsx';

describe('a lead card', () => {
  it('shows name, creation date, status and newest quote [LEAD-010]', async () => {
    showLeads([aLead({ quote: aLeadQuote({ departureDate: '2099-12-24' }) })]);
    const card = await cardOf('Budi Santoso');
    expect(within(card).getByText('created 10/11/2026 · L000042')).toBeTruthy();
    expect(within(card).getByText('In Progress')).toBeTruthy();
    expect(within(card).getByText('12 days left')).toBeTruthy();
    expect(within(card).getByText('Kite · Not finished · Departure 24/12/2099')).toBeTruthy();
    expect(within(card).getByText('Rp 250.000')).toBeTruthy();
  });

  it('links to the page of the lead', async () => {
    showLeads();
    const link = within(await cardOf('Budi Santoso')).getByRole('link', { name: 'Budi Santoso' });
    expect(link.getAttribute('href')).toBe(`/oonalead?leadId=${LEAD_ID}`);
  });

  it.each<[LeadStatus, string, string]>([
    ['In Progress', 'orange', 'LEAD-012'],
    ['Expired', 'grey', 'LEAD-013'],
    ['Completed', 'green', 'LEAD-014'],
    ['Rejected', 'green', 'LEAD-014'],
  ])('shows the status %s in %s [%s]', async (status, tone) => {
    showLeads([aLead({ status })]);
    const card = await cardOf('Budi Santoso');
    expect(within(card).getByText(status).className).toContain(tone);
  });

  it('shows the next contact in the time zone of the lead', async () => {
    showLeads([aLead({ zone: 'WIT', nextContactAt: '2026-11-23T01:30:00.000Z' })]);
    expect(await screen.findByText('Next contact 23/11/2026, 10:30 WIT')).toBeTruthy();
  });

  it('shows the agent of a lead of the network', async () => {
    showLeads([aLead({ agentName: 'Dewi Anggraini' })]);
    expect(await screen.findByText('Agent: Dewi Anggraini')).toBeTruthy();
  });
});

describe('the resume arrow', () => {
  const ARROW = { name: 'Continue the quote of Budi Santoso' };

  it('links to the page that the product names for the stage [LEAD-015]', async () => {
    const balloon = {
      ...kite,
      productId: 'ffffffffffffffffffffff02',
      displayName: 'Balloon Insurance',
      tile: { ...kite.tile, label: { en: 'Balloon', id: 'Balon' } },
      leadStages: { 'Plan Selected': '/balloon-basket' },
    };
    const quote = aLeadQuote({ productId: balloon.productId });
    showLeads([aLead({ quote })], { products: [kite, balloon] });
    const card = await cardOf('Budi Santoso');
    expect(within(card).getByText('Balloon · Not finished')).toBeTruthy();
    expect(within(card).getByRole('link', ARROW).getAttribute('href')).toBe(
      `/balloon-basket?quoteId=${QUOTE_ID}`,
    );
  });

  it('is hidden when no days are left [LEAD-016]', async () => {
    showLeads([aLead({ daysLeft: 0 })]);
    const card = await cardOf('Budi Santoso');
    expect(within(card).queryByRole('link', ARROW)).toBeNull();
    expect(within(card).getByText('No days left')).toBeTruthy();
  });

  it('is hidden when the departure has passed [LEAD-017]', async () => {
    showLeads([aLead({ quote: aLeadQuote({ departureDate: '2020-01-01' }) })]);
    expect(within(await cardOf('Budi Santoso')).queryByRole('link', ARROW)).toBeNull();
  });

  it.each([
    ['Qc Checked', kite, `/kite-start?quoteId=${QUOTE_ID}`],
    ['Qc Checked', { ...kite, leadStages: {} }, undefined],
  ] as const)(
    'for stage %s links to an existing page, or is hidden [LEAD-032]',
    async (stage, product, target) => {
      showLeads([aLead({ quote: aLeadQuote({ stage }) })], { products: [product] });
      const arrow = within(await cardOf('Budi Santoso')).queryByRole('link', ARROW);
      expect(arrow?.getAttribute('href')).toBe(target);
    },
  );

  it('is hidden without a quote, without the product, and on the lead of another agent', async () => {
    const { quote: _quote, ...unquoted } = aLead({ id: '65f0c1a5e4b0a70001a3f202', fullName: 'Rina' });
    const { phone: _phone, email: _email, ...others } = aLead({ id: '65f0c1a5e4b0a70001a3f204' });
    showLeads([
      unquoted,
      aLead({
        id: '65f0c1a5e4b0a70001a3f203',
        fullName: 'Adi',
        quote: aLeadQuote({ productId: 'f'.repeat(24) }),
      }),
      { ...others, fullName: 'Tono', agentName: 'Dewi Anggraini' },
    ]);
    expect(within(await cardOf('Rina')).getByText('No quote yet')).toBeTruthy();
    expect(
      within(await cardOf('Adi')).getByText('A product that is no longer sold · Not finished'),
    ).toBeTruthy();
    for (const name of ['Rina', 'Adi', 'Tono'])
      expect(
        within(await cardOf(name)).queryByRole('link', { name: `Continue the quote of ${name}` }),
      ).toBeNull();
  });
});
