import { screen, waitFor } from '@testing-library/react';
import { todayInJakarta } from '#domain/dates.ts';
import { expect, it } from 'vitest';
import { queryOf } from '@payung/shared/api/query.ts';
import { useQuery } from '@tanstack/react-query';
import type { ProductDescription } from '#product.ts';
import { agree, confirmButton, consentBox } from '#testing/journey-fields.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { kite, kiteEndpoints } from '#testing/kite.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { useKiteStep } from '#testing/kite-journey.tsx';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { CONSENT_TEXT_VERSION } from './consents.tsx';

const quote = aQuote({
  stage: 'Customer Information Updated',
  version: 7,
  duePremium: 307_950,
  validUntil: '2999-12-31',
});
const product: ProductDescription = {
  ...kite,
  leadStages: { ...kite.leadStages, 'Quick Quote Created': '/order' },
};

const Confirmation = ({ late }: { late?: string }) => (
  <ConfirmationPage
    step={useKiteStep('confirm')}
    offers={useQuery(queryOf(kiteEndpoints.winds, { quiet: true }))}
    late={late}
  >
    {(record) => <p>Everything of {record.insuredName}</p>}
  </ConfirmationPage>
);

const open = (
  more: FakeReplies<typeof kiteEndpoints> = {},
  late?: string,
  session: ReturnType<typeof anAgent> | ReturnType<typeof aLinkVisit> = aLinkVisit(),
) =>
  renderScreen(<Confirmation late={late} />, {
    route: `/kite-confirm?quoteId=${quote.id}`,
    endpoints: kiteEndpoints,
    session,
    products: [product],
    api: {
      getQuote: quote,
      winds: [],
      confirmQuote: { proposalNo: 'P-1' },
      ...more,
    },
  });

it('shows what the product shows, the amount due, and separate consents, none of them ticked', async () => {
  open();
  expect(await screen.findByText('Everything of Budi Santoso')).toBeTruthy();
  expect(screen.getByText('Rp 307.950')).toBeTruthy();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Confirmation');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(3);
  expect(boxes.some((box) => box.checked)).toBe(false);
});

it('asks for the consents that are needed and sends nothing; marketing is not needed', async () => {
  const page = open();
  await page.user.click(await consentBox(/terms and conditions/));
  await page.user.click(confirmButton());
  expect(screen.getByText('Please agree to the terms and to the use of your data.')).toBeTruthy();
  // The focus goes to what is missing; its message stands beside it.
  const missing = await consentBox(/personal data/);
  expect(document.activeElement).toBe(missing);
  const said = missing.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(said.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Please agree to the terms and to the use of your data.',
  );
  expect(page.callsOf('confirmQuote')).toHaveLength(0);
  await page.user.click(await consentBox(/personal data/));
  await page.user.click(confirmButton());
  await waitFor(() => expect(page.callsOf('confirmQuote')).toHaveLength(1));
});

it('records the consents once, with the version that was seen, and goes to the payment', async () => {
  const page = open();
  await agree(page);
  await page.user.dblClick(confirmButton());
  await waitFor(() => expect(page.address()).toBe(`/kite-pay?quoteId=${quote.id}`));
  const calls = page.callsOf('confirmQuote');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      consents: { terms: true, dataProcessing: true, marketing: false },
      textVersion: CONSENT_TEXT_VERSION.self,
      shownOn: todayInJakarta(new Date()),
      language: 'en',
    },
  ]);
  expect(Object.values(calls[0]?.headers ?? {})).toContain('"7"');
});

it('stays, shows the reason and refetches the quote when the server refuses', async () => {
  const page = open({ confirmQuote: refuse({ status: 409, errCode: 1, errMsg: 'stale' }) });
  await agree(page);
  await page.user.click(confirmButton());
  expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
  await waitFor(() => expect(page.callsOf('getQuote')).toHaveLength(2));
  expect(page.address()).toBe(`/kite-confirm?quoteId=${quote.id}`);
  expect(screen.queryByRole('link', { name: 'Open the order summary' })).toBeNull();
});

it('asks at the new price when the plan was changed elsewhere', async () => {
  let record = quote;
  const page = open({
    getQuote: () => record,
    confirmQuote: () => {
      record = { ...quote, version: 8, duePremium: 577_000 };
      return refuse({ status: 409, errCode: 1, errMsg: 'stale' });
    },
  });
  await agree(page);
  await page.user.click(confirmButton());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This quote was changed elsewhere in the meantime. The price is now Rp 577.000. Continue?',
  );
  expect(page.address()).toBe(`/kite-confirm?quoteId=${quote.id}`);
});

it('disables the confirmation when the first day of cover has passed, and says so', async () => {
  const page = open({}, 'The first day has passed.');
  expect(await screen.findByText('The first day has passed.')).toBeTruthy();
  await agree(page);
  expect(confirmButton().disabled).toBe(true);
});

const way = () => screen.findByRole('link', { name: 'Open the order summary' });

it('links from an expired price to the order summary', async () => {
  open({ getQuote: { ...quote, validUntil: '2020-01-31' } });
  expect((await way()).getAttribute('href')).toBe(`/order?quoteId=${quote.id}`);
  expect(confirmButton().disabled).toBe(true);
});

it('links to the order summary when a rule refuses the confirmation', async () => {
  const refusal = refuse({ status: 422, errCode: 422, errMsg: 'Invalid promo code' });
  const page = open({ confirmQuote: refusal });
  await agree(page);
  await page.user.click(confirmButton());
  expect(await way()).toBeTruthy();
  expect(screen.getByText(/Invalid promo code/)).toBeTruthy();
});

it('has an agent say what the customer agreed to, and how: nothing is sent before', async () => {
  const page = open({}, undefined, anAgent());
  await page.user.click(await consentBox(/The customer has read and agrees to the terms and conditions/));
  await page.user.click(await consentBox(/The customer agrees that their personal data/));
  await page.user.click(confirmButton());
  expect(screen.getByText('Please choose how the customer agreed.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By WhatsApp' }));
  expect(page.callsOf('confirmQuote')).toHaveLength(0);
  await page.user.click(screen.getByRole('radio', { name: 'In person' }));
  await page.user.click(confirmButton());
  await waitFor(() =>
    expect(page.callsOf('confirmQuote')[0]?.body).toMatchObject({
      textVersion: '2026-11-agent',
      agreedBy: 'inPerson',
    }),
  );
});
