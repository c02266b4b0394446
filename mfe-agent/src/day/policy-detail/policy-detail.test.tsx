import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { PolicyDetail as Policy } from '@payung/shared/api/endpoints/lists.ts';
import { STAGES } from '@payung/shared/domain/stages.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/people.ts';
import { PolicyTab } from '#day/todo/policy-tab.tsx';
import { aPolicyDetail } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';

const route = `/oonatodo?tab=policy-detail&quoteId=${QUOTE_ID}`;
const noLead = refuse({ status: 404, errCode: 1, errMsg: 'Not found' });

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;
const open = (change: Partial<Policy> = {}, { api, ...options }: Options = {}) =>
  renderAgentScreen(PolicyTab, {
    route,
    api: { policyDetail: aPolicyDetail(change), getLead: noLead, ...api },
    ...options,
  });

const shown = async () => within(await screen.findByRole('region', { name: 'Budi Santoso' }));
const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the policy detail', () => {
  it('shows plan code and name, premium, customer, and what the price consists of [DASH-009]', async () => {
    open();
    const head = await shown();
    expect(head.getByText('KS · Kite Silver')).toBeTruthy();
    expect(head.getByText('Rp 265.000')).toBeTruthy();
    expect(head.getByText('Pending payment').dataset['tone']).toBe('orange');
    expect(factOf('Quote code')).toBe('Q100001');
    expect(factOf('Proposal number')).toBe('PR-1');
    expect(factOf('Period')).toBe('24/12/2026 to 23/12/2027');
    const price = within(screen.getByRole('region', { name: 'Price detail' }));
    expect(
      price.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Plan premium', 'Rp 250.000'],
      ['Admin cost', 'Rp 15.000'],
      ['Total', 'Rp 265.000'],
    ]);
  });

  it.each([
    [kite.productId, 'Kite Insurance'],
    ['ffffffffffffffffffffff02', 'Stunt Kite Insurance'],
    ['ffffffffffffffffffffff03', 'Product not available'],
  ])('names the product by its product id, %s: %s [DASH-015]', async (productId, name) => {
    const stunt = { ...kite, productId: 'ffffffffffffffffffffff02', displayName: 'Stunt Kite Insurance' };
    open({ productId }, { products: [kite, stunt] });
    expect((await shown()).getByText(name)).toBeTruthy();
  });

  it.each([
    ['Lead Created', 'Lead Created'],
    ['Plan Selected', 'Plan Selected'],
    ['Covid Benefit Selected', 'Covid Benefit Selected'],
    ['Additional Benefit Selected', 'Additional Benefit Selected'],
    ['Quick Quote Created', 'Quick Quote Created'],
    ['PromoCode Added', 'PromoCode Added'],
    ['Customer Information Updated', 'Customer Information Updated'],
    ['Qc Checked', 'Qc Checked'],
    ['Q C Inspection Done', 'Q C Inspection Done'],
    ['Full Quote Created', 'Full Quote Created'],
    ['Full Quote Created With Payment', 'Full Quote Created With Payment'],
    ['Policy Generated', 'Policy Generated'],
  ] as const)('names the stage %s as text [DASH-016]', async (stage, words) => {
    expect(STAGES).toContain(stage);
    open({ stage });
    await shown();
    expect(factOf('Stage')).toBe(words);
  });

  it('shows the sections that the server gives, also twice the same label', async () => {
    const twins = { label: 'Insured', value: 'Budi' };
    open({ sections: [{ title: 'People', lines: [twins, { ...twins, value: 'Dewi' }] }] });
    const people = within(await screen.findByRole('region', { name: 'People' }));
    expect(people.getAllByText('Insured').map((term) => term.nextElementSibling?.textContent)).toEqual([
      'Budi',
      'Dewi',
    ]);
  });

  it('says that there is no such policy, with ways back', async () => {
    open({}, { api: { policyDetail: refuse({ status: 404, errCode: 1, errMsg: 'Not found' }) } });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Policies and customers' }).getAttribute('href')).toBe(
      '/oonapolicies',
    );
  });

  it('asks for nothing where the address names no policy', async () => {
    const { callsOf } = open(
      {},
      { route: '/oonatodo?tab=policy-detail&quoteId=1', api: { expiringPolicies: { items: [], total: 0 } } },
    );
    expect(await screen.findByText('No policy ends soon.')).toBeTruthy();
    expect(callsOf('policyDetail')).toEqual([]);
  });

  it('leads back to the place in the list that it was opened from', async () => {
    const { user, router, address } = open();
    await act(() => router.navigate('/oonapolicies?list=renewals&renewal=unpaid'));
    await act(() => router.navigate(route, { state: { isFromList: true } }));
    await shown();
    await user.click(screen.getByRole('link', { name: 'Policies and customers' }));
    await waitFor(() => expect(address()).toBe('/oonapolicies?list=renewals&renewal=unpaid'));
  });
});

describe('the payment on the policy detail', () => {
  it('leads from Pay Now to the payment route that matches the product [DASH-009] [PAY-032]', async () => {
    const other = { ...kite, results: { ...kite.results, payment: '/kite-cash' } };
    const { user, address } = open({}, { products: [other] });
    await user.click(await screen.findByRole('button', { name: 'Pay Now for Budi Santoso' }));
    expect(address()).toBe(`/kite-cash?quoteId=${QUOTE_ID}`);
  });

  it('gives a payment link to copy, and says "link copied" [DASH-009] [DASH-031]', async () => {
    const { user, toasts, callsOf } = open(
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

  it('is blocked once the departure date is before today, and says why [DASH-014]', async () => {
    open({ departureDate: '2026-11-19', isPayable: false });
    const head = await shown();
    expect(head.getByText('The departure date has passed. This policy can no longer be paid.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is open on the day of the departure [DASH-014]', async () => {
    open({ departureDate: '2026-11-20' });
    expect(await screen.findByRole('button', { name: 'Pay Now for Budi Santoso' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Payment link for Budi Santoso' })).toBeTruthy();
  });

  it('says nothing of a departure that was paid for', async () => {
    open({ departureDate: '2026-11-19', paymentStatus: 'Paid', isPayable: false, status: 'active' });
    expect((await shown()).queryByText(/departure date has passed/)).toBeNull();
  });

  it('of a policy that is paid later can be made from here, and says by when', async () => {
    open({
      stage: 'Full Quote Created With Payment',
      paymentStatus: 'PayLater',
      payLaterDueDate: '2026-11-20',
      policyNo: 'PO2026001',
    });
    expect((await shown()).getByText('Pay by 20/11/2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay Now for Budi Santoso' })).toBeTruthy();
  });

  it('of a policy that was not paid in time is over', async () => {
    open({
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

  it('of a policy that was paid and cancelled since is over', async () => {
    open({ paymentStatus: 'Cancelled', payLaterDueDate: undefined, isPayable: false, status: 'cancelled' });
    expect(await screen.findByText('Policy cancelled')).toBeTruthy();
    expect(screen.queryByText(/not paid/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['that somebody else sold', { isOwn: false }],
    ['that is not confirmed yet', { proposalNo: undefined, status: 'in progress' }],
    ['that was paid', { paymentStatus: 'Paid', status: 'active' }],
  ] as const)('is not offered of a policy %s', async (_what, change) => {
    open(change);
    await shown();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('the contact icons of the policy detail', () => {
  it.each(['Mitra', 'Commercial', 'Support'])(
    'are there wherever contact data are given, for %s [DASH-009]',
    async (userType) => {
      open({}, { session: anAgent({ userType }) });
      const head = await shown();
      expect(head.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+6281234567890');
      expect(head.getByRole('link', { name: 'Message' }).getAttribute('href')).toMatch(
        /^https:\/\/wa\.me\/6281234567890\?text=/,
      );
      expect(head.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(
        /^mailto:budi@example\.id/,
      );
    },
  );

  it('are not there without contact data, and the lead is not asked for', async () => {
    const { callsOf } = open({ phone: undefined, email: undefined, isOwn: false });
    const head = await shown();
    expect(head.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(callsOf('getLead')).toEqual([]);
    expect(factOf('Agent')).toBe('Sari Wulandari');
  });

  it('name the reason first where nobody agreed to be contacted', async () => {
    const { user } = open();
    await user.click((await shown()).getByRole('link', { name: 'Call' }));
    expect(screen.getByRole('dialog', { name: 'Contact Budi Santoso now?' })).toBeTruthy();
  });
});

describe('what can be done from the policy detail', () => {
  it('saves the document of an issued policy', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = open(
      { stage: 'Policy Generated', policyNo: 'PO2026001', paymentStatus: 'Paid', status: 'active' },
      { api: { ePolicy: new Blob(['%PDF'], { type: 'application/pdf' }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Download policy' }));
    await waitFor(() => expect(saved).toEqual(['Kite Insurance_PO2026001.pdf']));
  });

  it('continues a quote that is still open', async () => {
    open({ stage: 'Plan Selected', status: 'in progress', proposalNo: undefined });
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
  ] as const)(
    'opens what was ordered, only to be looked at, where it is %s at %s [HOME-036, MOT-032]',
    async (status, stage) => {
      const page = open({ stage, status });
      await page.user.click(await screen.findByRole('link', { name: 'View summary' }));
      expect(page.address()).toBe(`/kite-summary?quoteId=${QUOTE_ID}`);
      expect(page.navigationState()).toEqual({ folded: true });
    },
  );

  it('says it in Indonesian, too', async () => {
    open({ stage: 'Policy Generated', status: 'active' }, { language: 'id' });
    expect(await screen.findByRole('link', { name: 'Lihat ringkasan' })).toBeTruthy();
  });

  it.each([
    ['in progress', 'Plan Selected', {}],
    ['pending payment', 'Full Quote Created', {}],
    // The quotes of others stay theirs.
    ['active', 'Policy Generated', { isOwn: false }],
  ] as const)('has no summary where it is %s at %s %j', async (status, stage, facts) => {
    open({ stage, status, ...facts });
    await shown();
    expect(screen.queryByRole('link', { name: 'View summary' })).toBeNull();
  });

  it('leads to the lead', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Open the lead' });
    expect(link.getAttribute('href')).toBe('/oonalead?leadId=65f0c1a5e4b0a70001a3d001');
  });

  it('makes a task about the policy [DASH-009]', async () => {
    const { user, callsOf } = open(
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

const kitePicture = endpoint<{ params: { quoteId: string; slot: string }; reply: Blob }>()({
  method: 'GET',
  path: 'kite/picture/:quoteId/:slot',
  effect: 'reads',
  secure: true,
  binary: true,
  origin: 'assumed',
});
const pictures = [{ label: 'Front of the kite', path: `secure/kite/picture/${QUOTE_ID}/front` }];
const withPictures = { sections: [{ title: 'The kite', lines: [], pictures }] };

describe('the pictures of a policy', () => {
  it('are read with the session, open large, and are let go on leaving', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const page = renderAgentScreen(PolicyTab, {
      route,
      endpoints: { kitePicture },
      api: {
        policyDetail: aPolicyDetail(withPictures),
        getLead: noLead,
        kitePicture: new Blob(['jpg'], { type: 'image/jpeg' }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Enlarge Front of the kite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Front of the kite' }));
    expect(await dialog.findByRole('img', { name: 'Front of the kite' })).toBeTruthy();
    const asked = page.callsOf('kitePicture');
    expect(asked[0]?.address).toBe(`secure/kite/picture/${QUOTE_ID}/front`);
    expect(asked[0]?.headers['Authorization']).toBe('Bearer agent-token');
    page.unmount();
    expect(made).toHaveBeenCalled();
    expect(revoked.mock.calls.length).toBe(made.mock.calls.length);
  });

  it('say that they could not be loaded, and are asked for again when they are opened', async () => {
    const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' })];
    const page = renderAgentScreen(PolicyTab, {
      route,
      endpoints: { kitePicture },
      api: {
        policyDetail: aPolicyDetail(withPictures),
        getLead: noLead,
        kitePicture: () => answers.pop() ?? new Blob(['jpg'], { type: 'image/jpeg' }),
      },
    });
    expect(await screen.findByText('This picture could not be loaded.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Enlarge Front of the kite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Front of the kite' }));
    expect(await dialog.findByRole('img', { name: 'Front of the kite' })).toBeTruthy();
  });
});
