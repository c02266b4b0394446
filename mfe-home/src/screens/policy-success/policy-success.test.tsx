import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aConfirmedQuote } from '#testing/customers.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './policy-success.screen.tsx';

afterEach(() => vi.restoreAllMocks());

const open = (
  change: Partial<HomeQuoteRecord> = {},
  more: HomeReplies = {},
  as: 'agent' | 'customer' = 'agent',
  language: 'en' | 'id' = 'en',
) =>
  openHome(Screen, {
    path: '/home-success-print-policy',
    as,
    language,
    api: {
      ...homeServer({
        quote: aConfirmedQuote({
          stage: 'Full Quote Created With Payment',
          paymentStatus: 'PayLater',
          payLaterDueDate: '2027-02-20',
          policyNo: 'POL-1',
          reference: 'S-77',
          ...change,
        }),
      }),
      generateLink: { link: 'https://payung.test/p/abc', expiresAt: '2099-01-01' },
      ...more,
    },
  });

const factOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const printing = () => screen.findByRole('button', { name: 'Print Policy' });

it('shows the session as reference number, a link to copy and Print Policy [HOME-118]', async () => {
  const page = open();
  expect(await printing()).toBeTruthy();
  expect(factOf('Reference number')).toBe('S-77');
  expect(factOf('Policy number')).toBe('POL-1');
  expect(factOf('To be paid by')).toBe('20/02/2027');
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-policy link' });
  expect(link.value).toBe('https://payung.test/p/abc');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(page.callsOf('generateLink')[0]?.query).toEqual({
    type: 'lead',
    quoteId: QUOTE_ID,
    isEPdfLink: 'true',
    pdfType: 'policy',
  });
});

it.each(['en', 'id'] as const)(
  'shows the product name in %s as every page does [SHELL-005]',
  async (language) => {
    open({}, {}, 'agent', language);
    expect(await screen.findByText('PROPERTY ALL RISK')).toBeTruthy();
    expect(factOf(language === 'en' ? 'Product' : 'Produk')).toBe('Home Insurance');
  },
);

it('shows the policy number where the answer named no session [HOME-118]', async () => {
  open({ reference: undefined as never });
  await printing();
  expect(factOf('Reference number')).toBe('POL-1');
});

it('leads back to the dashboard [HOME-119]', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  expect(page.address()).toBe('/oonahome');
});

it('shows a customer the link and no button to the dashboard [HOME-118]', async () => {
  open({}, {}, 'customer');
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-policy link' });
  expect(link.value).toBe('https://payung.test/p/abc');
  expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
});

it('prints the policy by the call of home', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:policy');
  const page = open({}, { homeEPolicy: new Blob(['%PDF'], { type: 'application/pdf' }) });
  await page.user.click(await printing());
  expect(await screen.findByText(/Home insurance_POL-1\.pdf/)).toBeTruthy();
  expect(page.callsOf('homeEPolicy')[0]?.address).toBe(`user/home-ePolicy/${QUOTE_ID}?quoteId=${QUOTE_ID}`);
});

it('leads to the print error page when the document cannot be loaded [PAY-017]', async () => {
  const page = open({}, { homeEPolicy: refuse({ status: 500, errCode: 2 }) });
  await page.user.click(await printing());
  await waitFor(() => expect(page.address()).toBe(`/home-print-policy-error?quoteId=${QUOTE_ID}`));
  expect(page.toasts).toEqual([]);
});

it('leads to the payment response while the policy is not issued yet', async () => {
  const page = open({ policyNo: undefined as never, paymentStatus: 'Paid' });
  await waitFor(() => expect(page.address()).toBe(`/paymentresponse?quoteId=${QUOTE_ID}`));
});

it('leads a quote that is not sold to its payment', async () => {
  const page = open({ stage: 'Full Quote Created', paymentStatus: 'Unpaid', policyNo: undefined as never });
  await waitFor(() => expect(page.address()).toBe(`/homepaymentScreen?quoteId=${QUOTE_ID}`));
});
