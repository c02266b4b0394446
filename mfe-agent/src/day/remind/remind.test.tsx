import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { aRecentQuote } from '#testing/agent-data.ts';
import { showHome, homeAnswers } from '#testing/home-data.tsx';
import { aLead, aLeadDetail, LEAD_ID } from '#testing/lead-data.ts';
import { canRemind } from './remind.tsx';

const LINK = 'https://payung.test/app/kite/aB3dE9';
const shared = aRecentQuote({ link: 'opened', leadId: LEAD_ID });

// A Friday, 12 o'clock in Jakarta.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

const open = async (lead = aLead(), generateLink: unknown = { link: LINK, expiresAt: '2026-12-20' }) => {
  const page = showHome({
    api: { ...homeAnswers([shared]), getLead: aLeadDetail({ lead }), generateLink },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Remind Budi Santoso' }));
  return page;
};

describe('a reminder', () => {
  it('is a draft in WhatsApp for the number of the lead, with what it is about and the link that is out', async () => {
    const { callsOf } = await open();
    const send = await screen.findByRole('link', { name: 'Open WhatsApp' });
    const words = `Hello Budi, this is Sari. Your Kite Insurance quote of Rp 250.000 is still open. You can look at it and continue here: ${LINK}`;
    expect(screen.getByText(words)).toBeTruthy();
    const address = new URL(send.getAttribute('href') ?? '');
    expect([address.pathname, address.searchParams.get('text')]).toEqual(['/6281234567890', words]);
    expect(callsOf('generateLink').map(({ query }) => query)).toEqual([{ type: 'lead', quoteId: QUOTE_ID }]);
  });

  it('warns outside of the hours in which people may be written to', async () => {
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
    await open();
    expect(await screen.findByText(/outside 8 AM to 6 PM|outside/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open WhatsApp' })).toBeTruthy();
  });

  it.each(WRONG_CLOCKS)('warns by the clock of the server: %s', async (_words, ahead) => {
    setDeviceAhead(ahead);
    // A Friday at 17:45, on a device that is elsewhere.
    vi.setSystemTime(Date.parse('2026-11-20T10:45:00Z') + ahead);
    await open();
    await screen.findByRole('link', { name: 'Open WhatsApp' });
    expect(screen.queryByText(/outside/)).toBeNull();
  });

  it('is not sent to somebody who asked not to be contacted', async () => {
    await open(aLead({ doNotContact: true }));
    expect(await screen.findByText(/asked not to be contacted/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull();
  });

  it('can be tried again when there is no link', async () => {
    const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' }), { link: LINK, expiresAt: '' }];
    const { user } = await open(aLead(), () => answers.shift());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open WhatsApp' })).toBeTruthy());
  });

  it.each([
    ['whose link was never given', { link: 'none' }, false],
    ['whose link was switched off', { link: 'revoked' }, false],
    ['that was sent', { link: 'sent' }, true],
    ['that the customer confirmed', { link: 'verified', stage: 'Full Quote Created' }, true],
    ['that has expired', { link: 'sent', daysLeft: 0 }, false],
    ['that was rejected', { link: 'sent', status: 'Rejected' }, false],
    ['that was sold', { link: 'verified', stage: 'Policy Generated', policyNo: 'PO1' }, false],
  ] as const)('for a quote %s: %s', (_what, change, isOffered) => {
    expect(canRemind({ ...shared, ...change })).toBe(isOffered);
  });
});
