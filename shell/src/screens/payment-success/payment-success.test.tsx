import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import type { Product } from '@payung/shared/configured-products.ts';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { useCleanAddress } from '#layout/clean-address.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './payment-success.screen.tsx';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const visit = aLinkVisit({ prefix: 'kite', quoteId: QUOTE_ID, productId: kite.productId });
const PAID = { quoteId: QUOTE_ID, status: 'Paid', policyNo: 'POL-77' } as const;

const kitePolicy = endpoint(
  { names: {}, schemas: {} },
  {
    method: 'GET',
    path: 'user/kite-policy/:quoteId',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  },
);

const Page = () => {
  useCleanAddress();
  return <Screen />;
};

const openSuccess = (options: Options = {}, query = '') =>
  renderScreen(<Page />, {
    frame: withTexts,
    path: '/paymentsuccess/:quoteId',
    route: `/paymentsuccess/${QUOTE_ID}${query}`,
    products: [kite],
    ...options,
    api: {
      paymentState: PAID,
      getQuote: aQuote({ policyNo: 'POL-77', stage: 'Policy Generated' }),
      generateLink: { link: 'https://payung.test/p/abc', expiresAt: '2099-01-01' },
      ePolicy: new Blob(['%PDF'], { type: 'application/pdf' }),
      ...options.api,
    },
  });

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

afterEach(() => vi.restoreAllMocks());

const savedNames = () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
};

describe('the payment-success page', () => {
  it('says Success, where the policy went, and its reference number [PAY-020]', async () => {
    openSuccess({ session: visit });
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeDefined();
    expect(screen.getByText('E-policy has been sent to you via email')).toBeDefined();
    expect(screen.getByText('POL-77')).toBeDefined();
  });

  it('downloads the receipt of the payment', async () => {
    const names = savedNames();
    const page = openSuccess({ session: visit });
    await page.user.click(await screen.findByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(names).toEqual(['Receipt_POL-77.pdf']));
    expect(page.callsOf('ePolicy')[0]?.query).toEqual({ quoteId: QUOTE_ID, document: 'receipt' });
  });

  it('shows an agent that the policy went to the customer [PAY-020]', async () => {
    openSuccess({ session: anAgent(), language: 'id' });
    expect(await screen.findByText('E-polis telah dikirim ke email nasabah')).toBeDefined();
    expect(screen.getByText('Nasabah menerimanya di alamat email pada penawaran.')).toBeDefined();
    expect(screen.queryByText('E-polis telah dikirim ke email Anda')).toBeNull();
  });

  it('fetches the policy and a share link of its document on load [PAY-025]', async () => {
    const { callsOf } = openSuccess({ session: anAgent() });
    await waitFor(() => expect(callsOf('generateLink')).toHaveLength(1));
    expect(callsOf('paymentState')[0]?.query).toEqual({ quoteId: QUOTE_ID });
    expect(callsOf('generateLink')[0]?.query).toEqual({
      type: 'lead',
      quoteId: QUOTE_ID,
      isEPdfLink: 'true',
      pdfType: 'policy',
    });
  });

  it('shows the link field to agents only, and says link copied [PAY-021]', async () => {
    const { user, toasts, unmount } = openSuccess({ session: anAgent() });
    const field = await screen.findByLabelText<HTMLInputElement>('Payment-success link');
    expect(field.value).toBe('https://payung.test/p/abc');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: 'link copied' }));
    unmount();
    const customer = openSuccess({ session: visit });
    await screen.findByRole('heading', { name: 'Success' });
    expect(screen.queryByLabelText('Payment-success link')).toBeNull();
    expect(customer.callsOf('generateLink')).toEqual([]);
  });

  it('says who is insured from when until when, whom to call, and drafts a message about it', async () => {
    openSuccess({ session: visit });
    expect(await screen.findByText('Budi Santoso')).toBeDefined();
    for (const said of ['Kite Gold', '01/03/2027 to 10/03/2027'])
      expect(screen.getByText(said)).toBeDefined();
    expect(addressOf('+62 21 5555 0222')).toBe('tel:+622155550222');
    const message = 'Policy POL-77: Kite Insurance, 01/03/2027 to 10/03/2027. Claims: +62 21 5555 0222';
    expect(decodeURIComponent(addressOf('Send on WhatsApp'))).toBe(`https://wa.me/?text=${message}`);
  });

  it('drafts an agent’s message to the customer, with the link to the document', async () => {
    openSuccess({ session: anAgent() });
    expect(await screen.findByLabelText('Payment-success link')).toBeDefined();
    expect(decodeURIComponent(addressOf('Send on WhatsApp'))).toBe(
      'https://wa.me/6281234567890?text=Policy POL-77: Kite Insurance, 01/03/2027 to 10/03/2027. ' +
        'The document: https://payung.test/p/abc Claims: +62 21 5555 0222',
    );
  });

  it('leads agents back to /oonahome and hides that from customers [PAY-022]', async () => {
    const { user, address, unmount } = openSuccess({ session: anAgent({ userType: 'Support' }) });
    await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/oonahome');
    unmount();
    openSuccess({ session: visit });
    await screen.findByRole('heading', { name: 'Success' });
    expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
  });

  it('downloads the policy named from product and policy number [PAY-023]', async () => {
    const names = savedNames();
    const { user, callsOf } = openSuccess({ session: visit });
    await user.click(await screen.findByRole('button', { name: 'Print Policy' }));
    await waitFor(() => expect(names).toEqual(['Kite Insurance_POL-77.pdf']));
    expect(callsOf('ePolicy')[0]?.query).toEqual({
      quoteId: QUOTE_ID,
      logkey: 'policyDownloadNotification',
    });
  });

  it.each([
    [
      'by policy number',
      { path: 'user/e-policy', query: { policyNo: '{policyNo}', quoteId: '{quoteId}' }, secure: true },
      'secure/user/e-policy?policyNo=POL-77&quoteId=',
    ],
    [
      'of its own',
      { path: 'user/kite-policy/{quoteId}', query: { quoteId: '{quoteId}' }, secure: false },
      `user/kite-policy/${QUOTE_ID}?quoteId=`,
    ],
  ] as const)('downloads by the call that the product describes: %s', async (_, policyPdf, call) => {
    savedNames();
    const document = new Blob(['%PDF'], { type: 'application/pdf' });
    const { user, calls } = openSuccess({
      session: visit,
      products: [{ ...kite, results: { ...kite.results, policyPdf } }],
      endpoints: { kitePolicy },
      api: { ePolicy: document, kitePolicy: document },
    });
    await user.click(await screen.findByRole('button', { name: 'Print Policy' }));
    await waitFor(() => expect(calls.map(({ address }) => address)).toContain(`${call}${QUOTE_ID}`));
  });

  it('offers the download again when it failed', async () => {
    const { user } = openSuccess({
      session: visit,
      api: { ePolicy: refuse({ status: 500, errCode: 4, errMsg: 'down' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Print Policy' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded');
    expect(screen.getByRole('button', { name: 'Print Policy' })).toBeDefined();
  });

  it.each(Object.keys(PRODUCT_IDS) as Product[])(
    'names %s from the product id, also when its remote is gone [PAY-024]',
    async (product) => {
      openSuccess({
        session: visit,
        products: [],
        api: { getQuote: aQuote({ productId: PRODUCT_IDS[product] }) },
      });
      expect(await screen.findByText(PRODUCT_NAMES[product])).toBeDefined();
    },
  );

  it('shows no success before the server says paid', async () => {
    openSuccess({
      session: visit,
      api: { paymentState: { quoteId: QUOTE_ID, status: 'Pending', policyNo: 'POL-77' } },
    });
    expect(await screen.findByRole('heading', { name: 'No confirmed payment yet' })).toBeDefined();
    expect(screen.queryByText('Success')).toBeNull();
  });

  it('leads from an unconfirmed payment to /paymentresponse', async () => {
    const { user, address } = openSuccess({
      session: visit,
      api: { paymentState: { quoteId: QUOTE_ID, status: 'Pending' } },
    });
    await user.click(await screen.findByRole('button', { name: 'View payment status' }));
    expect(address()).toBe(`/paymentresponse?quoteId=${QUOTE_ID}`);
  });

  it('leads somebody who is not signed in to /login', async () => {
    const { user, address } = openSuccess();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(address()).toBe('/login');
  });
});

describe('its address', () => {
  it('accepts isAgent and cipher, and removes them at once [PAY-018]', async () => {
    const { address } = openSuccess({ session: visit }, '?isAgent=false&cipher=abc&lang=id');
    await waitFor(() => expect(address()).toBe(`/paymentsuccess/${QUOTE_ID}?lang=id`));
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeDefined();
  });

  it('with isAgent=false stays in the link mode of this tab, never with a cipher from the address [PAY-019]', async () => {
    const { callsOf } = openSuccess({ session: visit }, '?isAgent=false&cipher=planted');
    await screen.findByRole('heading', { name: 'Success' });
    expect(store.get(linkAtom)).toMatchObject({ isActive: true, cipher: 'link-cipher' });
    expect(callsOf('paymentState')[0]?.headers['x-cipher']).toBe('link-cipher');
  });

  it.each([
    ['nobody', undefined, ''],
    ['nobody with a cipher in the address', undefined, '?isAgent=false&cipher=abc'],
    ['nobody who says to be an agent', undefined, '?isAgent=true'],
    ['the visitor of another quote', aLinkVisit({ quoteId: '65f0c1a5e4b0a70001a3f0ff' }), ''],
    ['an agent’s browser used by a customer', anAgent(), '?isAgent=false&cipher=abc'],
  ])('shows %s a neutral page and asks nothing', (_who, session, query) => {
    const { calls } = openSuccess(session === undefined ? {} : { session }, query);
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('shows an agent the neutral page for somebody else’s quote', async () => {
    openSuccess({
      session: anAgent(),
      api: {
        paymentState: refuse({ status: 404, errCode: 4, errMsg: 'not found' }),
        getQuote: refuse({ status: 404, errCode: 4, errMsg: 'not found' }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
  });
});
