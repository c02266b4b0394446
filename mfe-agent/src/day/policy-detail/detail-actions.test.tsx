import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { factOf, policyRegion, showPolicy } from '#testing/show-policy.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the payment on the policy detail', () => {
  it('leads from Pay Now to the payment route that matches the product [DASH-009] [PAY-032]', async () => {
    const other = { ...kite, results: { ...kite.results, payment: '/kite-cash' } };
    const { user, address } = showPolicy({}, { products: [other] });
    await user.click(await screen.findByRole('button', { name: 'Pay Now for Budi Santoso' }));
    expect(address()).toBe(`/kite-cash?quoteId=${QUOTE_ID}`);
  });

  it('offers a payment link to copy, with the toast "link copied" [DASH-009] [DASH-031]', async () => {
    const { user, toasts, callsOf } = showPolicy(
      {},
      { api: { checkout: { url: 'https://pay.example/abc', expiresAt: '2026-11-21T05:00:00.000Z' } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Payment link for Budi Santoso' }));
    const field: HTMLInputElement = await screen.findByLabelText('Payment link for Budi Santoso');
    expect(field.value).toBe('https://pay.example/abc');
    expect(callsOf('checkout').map(({ query }) => query)).toEqual([{ proposalNo: 'PR-1' }]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(toasts).toEqual([{ kind: 'success', text: 'link copied' }]);
  });

  it('is blocked, with a text, when the departure date is before today [DASH-014]', async () => {
    showPolicy({ departureDate: '2026-11-19', isPayable: false });
    const head = await policyRegion();
    expect(head.getByText('The departure date has passed. This policy can no longer be paid.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is open on the day of the departure [DASH-014]', async () => {
    showPolicy({ departureDate: '2026-11-20' });
    expect(await screen.findByRole('button', { name: 'Pay Now for Budi Santoso' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Payment link for Budi Santoso' })).toBeTruthy();
  });

  it('has no text about a past departure that was paid for', async () => {
    showPolicy({ departureDate: '2026-11-19', paymentStatus: 'Paid', isPayable: false, status: 'active' });
    expect((await policyRegion()).queryByText(/departure date has passed/)).toBeNull();
  });

  it('is offered with its due date for a policy that is paid later', async () => {
    showPolicy({
      stage: 'Full Quote Created With Payment',
      paymentStatus: 'PayLater',
      payLaterDueDate: '2026-11-20',
      policyNo: 'PO2026001',
    });
    expect((await policyRegion()).getByText('Pay by 20/11/2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay Now for Budi Santoso' })).toBeTruthy();
  });

  it('is not offered, with a text, for a policy that was cancelled as unpaid', async () => {
    showPolicy({
      paymentStatus: 'Cancelled',
      payLaterDueDate: '2026-11-19',
      isPayable: false,
      status: 'cancelled',
    });
    expect(
      await screen.findByText('This policy was cancelled because it was not paid by 19/11/2026.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is not offered for a policy that was cancelled after it was paid', async () => {
    showPolicy({
      paymentStatus: 'Cancelled',
      payLaterDueDate: undefined,
      isPayable: false,
      status: 'cancelled',
    });
    expect(await screen.findByText('Policy cancelled')).toBeTruthy();
    expect(screen.queryByText(/not paid/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['that somebody else sold', { isOwn: false }],
    ['that is not confirmed yet', { proposalNo: undefined, status: 'in progress' }],
    ['that was paid', { paymentStatus: 'Paid', status: 'active' }],
  ] as const)('is not offered for a policy %s', async (_what, change) => {
    showPolicy(change);
    await policyRegion();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('the contact icons of the policy detail', () => {
  it.each(['Mitra', 'Commercial', 'Support'])(
    'are shown to %s when there are contact data [DASH-009]',
    async (userType) => {
      showPolicy({}, { session: anAgent({ userType }) });
      const head = await policyRegion();
      expect(head.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+6281234567890');
      expect(head.getByRole('link', { name: 'Message' }).getAttribute('href')).toMatch(
        /^https:\/\/wa\.me\/6281234567890\?text=/,
      );
      expect(head.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(
        /^mailto:budi@example\.id/,
      );
    },
  );

  it('are absent without contact data, without a call for the lead', async () => {
    const { callsOf } = showPolicy({ phone: undefined, email: undefined, isOwn: false });
    const head = await policyRegion();
    expect(head.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(callsOf('getLead')).toEqual([]);
    expect(factOf('Agent')).toBe('Sari Wulandari');
  });

  it('open a warning first when there is no consent to contact', async () => {
    const { user } = showPolicy();
    await user.click((await policyRegion()).getByRole('link', { name: 'Call' }));
    expect(screen.getByRole('dialog', { name: 'Contact Budi Santoso now?' })).toBeTruthy();
  });
});

describe('the actions of the policy detail', () => {
  it('save the document of an issued policy', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = showPolicy(
      { stage: 'Policy Generated', policyNo: 'PO2026001', paymentStatus: 'Paid', status: 'active' },
      { api: { ePolicy: new Blob(['%PDF'], { type: 'application/pdf' }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Download policy' }));
    await waitFor(() => expect(saved).toEqual(['Kite Insurance_PO2026001.pdf']));
  });

  it('link to a quote that is still open', async () => {
    showPolicy({ stage: 'Plan Selected', status: 'in progress', proposalNo: undefined });
    const link = await screen.findByRole('link', { name: 'Continue the quote' });
    expect(link.getAttribute('href')).toBe(`/kite-string?quoteId=${QUOTE_ID}`);
  });

  it.each([
    ['active', 'Policy Generated'],
    ['pending payment', 'Full Quote Created With Payment'],
    ['cancelled', 'Full Quote Created With Payment'],
    ['completed', 'Policy Generated'],
    ['rejected', 'Plan Selected'],
    ['expired', 'Quick Quote Created'],
  ] as const)('open the read-only summary when it is %s at %s [HOME-036, MOT-032]', async (status, stage) => {
    const page = showPolicy({ stage, status });
    await page.user.click(await screen.findByRole('link', { name: 'View summary' }));
    expect(page.address()).toBe(`/kite-summary?quoteId=${QUOTE_ID}`);
    expect(page.navigationState()).toEqual({ folded: true });
  });

  it('are shown in Indonesian', async () => {
    showPolicy({ stage: 'Policy Generated', status: 'active' }, { language: 'id' });
    expect(await screen.findByRole('link', { name: 'Lihat ringkasan' })).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Buat penawaran lagi untuk nasabah ini' });
    expect(again.getAttribute('href')).toMatch(
      new RegExp(`^/kite-start\\?leadId=[0-9a-f]{24}&like=${QUOTE_ID}$`),
    );
  });

  it.each([
    ['in progress', 'Plan Selected', {}],
    ['pending payment', 'Full Quote Created', {}],
    // Sold by another agent.
    ['active', 'Policy Generated', { isOwn: false }],
  ] as const)('include no summary when it is %s at %s %j', async (status, stage, facts) => {
    showPolicy({ stage, status, ...facts });
    await policyRegion();
    expect(screen.queryByRole('link', { name: 'View summary' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Quote again/ })).toBeNull();
  });

  it('link to the lead', async () => {
    showPolicy();
    const link = await screen.findByRole('link', { name: 'Open the lead' });
    expect(link.getAttribute('href')).toBe('/oonalead?leadId=65f0c1a5e4b0a70001a3d001');
  });

  it('create a task about the policy [DASH-009]', async () => {
    const { user, callsOf } = showPolicy(
      {},
      {
        api: {
          todoMembers: [{ id: '65f0c1a5e4b0a70001a3e001', fullName: 'Sari Wulandari' }],
          getZone: { zone: 'WIB' },
          createTodo: { message: 'Task Created Successfully', id: '65f0c1a5e4b0a70001a3c001' },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Add to-do' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /What/ }), 'Ask Budi');
    await user.click(dialog.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(callsOf('createTodo')).toHaveLength(1));
    expect(callsOf('createTodo')[0]?.body).toMatchObject({ taskDescription: 'Ask Budi', quoteId: QUOTE_ID });
  });
});
