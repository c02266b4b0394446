import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import { setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aLead } from '#testing/lead-data.ts';
import { cardOf, showLeads } from '#testing/show-leads.tsx';

const callAt = async (moment: string, lead: Partial<Lead>) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  try {
    const page = showLeads([aLead(lead)]);
    const card = within(await cardOf('Budi Santoso'));
    await page.user.click(card.getByRole('link', { name: 'Call Budi Santoso' }));
    return page;
  } finally {
    vi.useRealTimers();
  }
};

describe('the contact icons of a lead', () => {
  const WAYS = ['Send Budi Santoso a WhatsApp message', 'Call Budi Santoso', 'Send Budi Santoso an email'];

  it('are shown to a Mitra [LEAD-011]', async () => {
    showLeads();
    const card = within(await cardOf('Budi Santoso'));
    expect(WAYS.map((name) => card.getByRole('link', { name }).getAttribute('href'))).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?text=Hello%20Budi(?!%20Santoso)/),
      'tel:+6281234567890',
      expect.stringMatching(/^mailto:budi@example\.id\?/),
    ]);
  });

  it.each(['Commercial', 'Support'])('are hidden from %s [LEAD-011]', async (userType) => {
    showLeads([aLead()], { session: anAgent({ userType }) });
    const card = within(await cardOf('Budi Santoso'));
    for (const name of WAYS) expect(card.queryByRole('link', { name })).toBeNull();
  });

  it('open a warning on a Sunday, with a way to call anyway', async () => {
    await callAt('2026-11-22T03:00:00Z', {});
    const dialog = within(screen.getByRole('dialog', { name: 'Contact Budi Santoso now?' }));
    expect(
      dialog.getByText('It is Sunday. People are contacted from Monday to Saturday, 08:00 to 18:00 (WIB).'),
    ).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Call anyway' }).getAttribute('href')).toBe('tel:+6281234567890');
  });

  it.each(WRONG_CLOCKS)('call at once on a workday of the server: %s', async (_words, ahead) => {
    setDeviceAhead(ahead);
    // 17:45 on a Monday.
    await callAt(new Date(Date.parse('2026-11-23T10:45:00Z') + ahead).toISOString(), {});
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(WRONG_CLOCKS)('open a warning on a Sunday of the server: %s', async (_words, ahead) => {
    setDeviceAhead(ahead);
    await callAt(new Date(Date.parse('2026-11-22T03:00:00Z') + ahead).toISOString(), {});
    expect(screen.getByText(/^It is Sunday/)).toBeTruthy();
  });

  it('open a warning when no consent to contact is on file', async () => {
    await callAt('2026-11-23T03:00:00Z', { mayContact: false });
    expect(screen.getByText('No consent to be contacted is on file for Budi Santoso.')).toBeTruthy();
  });

  it('call at once on a workday with consent', async () => {
    await callAt('2026-11-23T03:00:00Z', {});
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open a dialog without a way to call when the lead is marked "do not contact"', async () => {
    await callAt('2026-11-23T03:00:00Z', { doNotContact: true });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Budi Santoso asked not to be contacted/)).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'Call anyway' })).toBeNull();
  });
});
