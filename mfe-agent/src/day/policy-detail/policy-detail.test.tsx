import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import { STAGES } from '@payung/shared/domain/stages.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { factOf, noLead, policyRegion, POLICY_ROUTE, showPolicy } from '#testing/show-policy.tsx';
import { PolicyTab } from '#day/todo/policy-tab.tsx';
import { aPolicyDetail } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the policy detail', () => {
  it('shows plan code and name, premium, customer, and the parts of the price [DASH-009]', async () => {
    showPolicy();
    const head = await policyRegion();
    expect(head.getByText('KS · Kite Silver')).toBeTruthy();
    expect(head.getByText('Rp 265.000')).toBeTruthy();
    expect(head.getByText('Awaiting payment').dataset['tone']).toBe('orange');
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
    ['ffffffffffffffffffffff03', 'A product that is no longer sold'],
  ])('names the product by its product id, %s: %s [DASH-015]', async (productId, name) => {
    const stunt = { ...kite, productId: 'ffffffffffffffffffffff02', displayName: 'Stunt Kite Insurance' };
    showPolicy({ productId }, { products: [kite, stunt] });
    expect((await policyRegion()).getByText(name)).toBeTruthy();
  });

  it('says what is owed back to the customer, and when it was paid back', async () => {
    const owed = { amount: 265_000, reason: 'second-payment', since: '2026-11-20T18:30:00.000Z' } as const;
    const paid = { isPaid: true, paidOn: '2026-11-23', reference: 'BCA 771' };
    showPolicy({
      refunds: [
        { ...owed, isPaid: false },
        { ...owed, ...paid },
      ],
    });
    const head = await policyRegion();
    expect(head.getByText(/We owe the customer Rp 265\.000 since 21\/11\/2026/)).toBeTruthy();
    expect(head.getByText('Rp 265.000 was paid back on 23/11/2026, reference BCA 771.')).toBeTruthy();
  });

  it('of a product that is no longer sold offers the policy and no next step, and says why', async () => {
    showPolicy({ policyNo: 'PO-1', stage: 'Policy Generated', status: 'active' }, { products: [] });
    await policyRegion();
    expect(screen.getByText(/This product is no longer sold here\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download policy' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue the quote' })).toBeNull();
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
    showPolicy({ stage });
    await policyRegion();
    expect(factOf('Stage')).toBe(words);
  });

  it('shows the sections of the server, also with the same label twice', async () => {
    const twins = { label: 'Insured', value: 'Budi' };
    showPolicy({ sections: [{ title: 'People', lines: [twins, { ...twins, value: 'Dewi' }] }] });
    const people = within(await screen.findByRole('region', { name: 'People' }));
    expect(people.getAllByText('Insured').map((term) => term.nextElementSibling?.textContent)).toEqual([
      'Budi',
      'Dewi',
    ]);
  });

  it('shows an error with a link to the lists when the policy does not exist', async () => {
    showPolicy({}, { api: { policyDetail: refuse({ status: 404, errCode: 1, errMsg: 'Not found' }) } });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Policies and customers' }).getAttribute('href')).toBe(
      '/oonapolicies',
    );
  });

  it('is not requested when the address names no policy', async () => {
    const { callsOf } = showPolicy(
      {},
      { route: '/oonatodo?tab=policy-detail&quoteId=1', api: { expiringPolicies: { items: [], total: 0 } } },
    );
    expect(await screen.findByText('No policy ends soon.')).toBeTruthy();
    expect(callsOf('policyDetail')).toEqual([]);
  });

  it('links back to the list, with its filters, from which it was opened', async () => {
    const { user, router, address } = showPolicy();
    await act(() => router.navigate('/oonapolicies?list=renewals&renewal=unpaid'));
    await act(() => router.navigate(POLICY_ROUTE, { state: { isFromList: true } }));
    await policyRegion();
    await user.click(screen.getByRole('link', { name: 'Policies and customers' }));
    await waitFor(() => expect(address()).toBe('/oonapolicies?list=renewals&renewal=unpaid'));
  });
});

const kitePicture = endpoint(
  { names: {}, schemas: {} },
  {
    method: 'GET',
    path: 'kite/picture/:quoteId/:slot',
    effect: 'reads',
    secure: true,
    binary: true,
    origin: 'assumed',
  },
);

const pictures = [{ label: 'Front of the kite', path: `secure/kite/picture/${QUOTE_ID}/front` }];

const withPictures = { sections: [{ title: 'The kite', lines: [], pictures }] };

describe('the pictures of a policy', () => {
  it('are read with the session token, open enlarged, and are released when the page is left', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const page = renderAgentScreen(PolicyTab, {
      route: POLICY_ROUTE,
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
    const calls = page.callsOf('kitePicture');
    expect(calls[0]?.address).toBe(`secure/kite/picture/${QUOTE_ID}/front`);
    expect(calls[0]?.headers['Authorization']).toBe('Bearer agent-token');
    page.unmount();
    expect(made).toHaveBeenCalled();
    expect(revoked.mock.calls.length).toBe(made.mock.calls.length);
  });

  it('show an error when they could not be loaded, and are requested again when opened', async () => {
    const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' })];
    const page = renderAgentScreen(PolicyTab, {
      route: POLICY_ROUTE,
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
