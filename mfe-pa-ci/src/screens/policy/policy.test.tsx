import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aConfirmedQuote } from '#testing/quotes.ts';
import { Screen } from './policy.screen.tsx';

const path = '/accidentconfirmationsuccess';
const open = (change: Partial<AccidentQuoteRecord> = {}, more: AccidentReplies = {}) =>
  openAccident(Screen, {
    path,
    api: {
      ...accidentServer({
        quote: aConfirmedQuote({
          stage: 'Policy Generated',
          paymentStatus: 'Paid',
          policyNo: 'POL-1',
          ...change,
        }),
      }),
      generateLink: { link: 'https://payung.test/p/abc', expiresAt: '2099-01-01' },
      ...more,
    },
  });
const factOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const printing = () => screen.findByRole('button', { name: 'Print Policy' });

it('shows number, product, period and all insureds of the policy [PA-033]', async () => {
  open();
  await printing();
  expect(factOf('Policy number')).toBe('POL-1');
  expect(factOf('Product')).toBe('Personal Accident Insurance');
  expect(factOf('Plan')).toBe('PA Basic');
  expect(factOf('Period of cover')).toBe('01/03/2027 to 01/03/2028');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Budi Santoso',
    'Siti Rahayu',
    'Agus Wijaya',
  ]);
});

it('leads a policy that is paid later to its payment', async () => {
  const page = open({
    stage: 'Full Quote Created With Payment',
    paymentStatus: 'PayLater',
    payLaterDueDate: '2027-02-20',
  });
  await printing();
  expect(factOf('To be paid by')).toBe('20/02/2027');
  await page.user.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(page.address()).toBe(`/accidentpaymentconfirmation?quoteId=${QUOTE_ID}`);
});

it('shows that the document could not be loaded, and stays on the page', async () => {
  const page = open({}, { ePolicy: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
  await page.user.click(await printing());
  expect(await screen.findByText(/could not be/)).toBeTruthy();
  expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
});

it('leads a quote that is not sold to its payment', async () => {
  const page = open({ stage: 'Full Quote Created', paymentStatus: 'Unpaid', policyNo: undefined as never });
  await waitFor(() => expect(page.address()).toBe(`/accidentpaymentconfirmation?quoteId=${QUOTE_ID}`));
});
