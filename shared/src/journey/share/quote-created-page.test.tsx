import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuoteRecord } from '#schemas/quote.ts';
import { kite } from '#testing/kite.ts';
import { useKiteStep } from '#testing/kite-journey.tsx';
import { anAgent } from '#testing/samples/people.ts';
import { aQuote, aShareProgress } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { refuse } from '#testing/fake-api.ts';
import { Fact } from '#ui/text/facts.tsx';
import { QuoteCreatedPage } from './quote-created-page.tsx';

const LINK = 'https://payung.test/app/kite/aB3dE9';
const quote = aQuote({ stage: 'Quick Quote Created', duePremium: 340_500 });

const open = (getQuote: QuoteRecord | ReturnType<typeof refuse> = quote, progress = aShareProgress()) => {
  const made: string[] = [];
  const saved: [string, string][] = [];
  const Created = () => (
    <QuoteCreatedPage
      step={useKiteStep('created')}
      stateFor={({ code }) => ({ seen: code })}
      makeLink={(quoteId) => {
        made.push(quoteId);
        return Promise.resolve({ link: LINK, expiresAt: '2027-03-31T00:00:00Z' });
      }}
      savePhone={(quoteId, phone) => {
        saved.push([quoteId, phone]);
        return Promise.resolve();
      }}
    >
      {({ insuredName }) => <Fact label="Flyer">{insuredName}</Fact>}
    </QuoteCreatedPage>
  );
  const page = renderScreen(<Created />, {
    route: `/kite-created?quoteId=${quote.id}`,
    products: [kite],
    session: anAgent(),
    api: { getQuote, shareProgress: progress },
  });
  return { ...page, made, saved };
};

it('shows customer and amount first, product, days, what the product adds and code, and a link to copy', async () => {
  const page = open();
  expect(await screen.findByText('Q100001')).toBeTruthy();
  expect(screen.getByText('Kite Insurance · Kite Gold')).toBeTruthy();
  expect(screen.getByText('1–10 Mar 2027')).toBeTruthy();
  expect(screen.getByRole('term').textContent).toBe('Flyer');
  expect(screen.getByRole('heading', { name: 'Budi Santoso' })).toBeTruthy();
  expect(screen.getByText('Rp 340.500')).toBeTruthy();
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Copy/ })).toBeTruthy();
  expect(page.made).toEqual([quote.id]);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
  expect(screen.getByRole('link', { name: 'Need Help' }).getAttribute('href')).toMatch(/^mailto:/);
});

it('asks for the phone before it makes a link, and saves it for this quote', async () => {
  const page = open({ ...quote, insuredPhone: '' });
  await page.user.type(await screen.findByRole('textbox', { name: /mobile number/i }), '081234567890');
  expect(page.made).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Save and create the link' }));
  await waitFor(() => expect(page.saved).toEqual([[quote.id, '081234567890']]));
});

it('says what the agent earns, where the link stands, and when each step was taken', async () => {
  open(
    quote,
    aShareProgress({
      state: 'opened',
      sentAt: '2027-02-01T03:00:00.000Z',
      sentBy: 'whatsapp',
      openedAt: '2027-02-01T04:30:00.000Z',
    }),
  );
  const steps = await screen.findByRole('region', { name: 'How far it has come' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sent 01/02/2027, 10:00 · by WhatsApp',
    'Opened 01/02/2027, 11:30',
    'Verified not yet',
    'Paid not yet',
  ]);
  expect(steps.querySelector('[aria-live]')?.textContent).toBe('Opened');
  expect(screen.getByText(/You earn 34 points once this is paid \(estimate\)/).textContent).toContain(
    'Example rates',
  );
});

it('has one primary action: WhatsApp', async () => {
  open();
  const whatsApp = await screen.findByRole('link', { name: 'WhatsApp' });
  const primary = [...document.querySelectorAll('.py-button-primary')];
  expect(primary).toEqual([whatsApp]);
});

it('leads by Create Policy to the next step, with the navigation state', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Create Policy' }));
  expect(page.address()).toBe(`/kite-customer?quoteId=${quote.id}`);
  expect(page.navigationState()).toEqual({ seen: 'Q100001' });
});

it('leads an agent back to the dashboard', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  expect(page.address()).toBe('/oonahome');
});

it('offers no Create Policy for a quote that does not exist', async () => {
  open(refuse({ status: 404, errCode: 1, errMsg: 'Not found' }));
  expect(await screen.findByText('We could not find this')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Policy' })).toBeNull();
});
