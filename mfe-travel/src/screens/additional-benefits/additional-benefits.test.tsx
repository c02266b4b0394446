import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { openTravel } from '#testing/open-travel.ts';
import { anAddOn, aPlannedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import { Screen } from './additional-benefits.screen.tsx';

const gadgets = anAddOn({ name: 'Gadgets' });
const covid = anAddOn({ code: 'AC000CV01', name: 'COVID-19 protection', premium: 75_500 });
const covidLine = anAddOn({ code: 'AC000CV02', type: 'B', name: 'Treatment', premium: 0 });
const benefits = [covid, covidLine, gadgets];

const answered = aPlannedQuote({ stage: 'Covid Benefit Selected', covid: false });
const open = (settings: Parameters<typeof travelServer>[0] = {}, more = {}) =>
  openTravel(Screen, {
    path: '/additionalbenefittravel',
    api: { ...travelServer({ quote: answered, benefits, ...settings }), ...more },
  });

const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const isOn = async (name: string) => (await toggle(name)).checked;
const subtotal = () => {
  const label = screen.getByRole('heading', { name: 'Subtotal of additional benefits' });
  return within(label.closest('section')!).getByText(/^Rp/).textContent;
};

describe('additional benefits', () => {
  it('shows product, add-ons with icon, note, price and toggle, a subtotal and the price detail [TRV-032]', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Travel Insurance · Gold' })).toBeTruthy();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
    const card = screen.getByRole('article', { name: 'Gadgets' });
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/icons/gadget.svg');
    expect(within(card).getByText('Theft of a phone.')).toBeTruthy();
    expect(within(card).getByText('Rp 38.000')).toBeTruthy();
    expect(within(card).getByRole('switch', { name: 'Gadgets' })).toBeTruthy();
    expect(subtotal()).toBe('Rp 0');
    await user.click(await toggle('Gadgets'));
    await user.click(screen.getAllByRole('button', { name: /Price detail/ })[0]!);
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    expect(await detail.findByText('Gadgets')).toBeTruthy();
    expect(detail.getByText('Rp 250.000')).toBeTruthy();
    expect(detail.getByText('Rp 288.000')).toBeTruthy();
  });

  it('offers only benefits of type C [TRV-032]', async () => {
    open();
    await toggle('Gadgets');
    expect(screen.queryByRole('switch', { name: 'Treatment' })).toBeNull();
  });

  it.each([
    ['en', 'No Additional Benefits for particular product'],
    ['id', 'Tidak ada manfaat tambahan untuk produk ini'],
  ] as const)('shows in %s that there are no additional benefits [TRV-034]', async (language, text) => {
    openTravel(Screen, {
      path: '/additionalbenefittravel',
      language,
      api: travelServer({ quote: answered, benefits: [covidLine] }),
    });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('cuts a note of 101 characters to 100 until more is pressed [TRV-035]', async () => {
    const note = `${'a'.repeat(100)}b`;
    const { user } = open({ benefits: [{ ...gadgets, note }] });
    const card = await screen.findByRole('article', { name: 'Gadgets' });
    expect(within(card).getByText('a'.repeat(100))).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'more' }));
    expect(within(card).getByText(note)).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'less' }));
    expect(within(card).queryByText(note)).toBeNull();
  });

  it('shows a note of 100 characters whole, without a toggle [TRV-036]', async () => {
    open({ benefits: [{ ...gadgets, note: 'a'.repeat(100) }] });
    const card = await screen.findByRole('article', { name: 'Gadgets' });
    expect(within(card).getByText('a'.repeat(100))).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'more' })).toBeNull();
  });

  it('shows the subtotal that the server computes when a benefit is added or removed [TRV-037]', async () => {
    const { user, callsOf } = open();
    await user.click(await toggle('Gadgets'));
    await waitFor(() => expect(subtotal()).toBe('Rp 38.000'));
    await user.click(await toggle('COVID-19 protection'));
    await waitFor(() => expect(subtotal()).toBe('Rp 113.500'));
    await user.click(await toggle('Gadgets'));
    await waitFor(() => expect(subtotal()).toBe('Rp 75.500'));
    expect(callsOf('previewPrice').map((call) => call.query['benefits'])).toEqual([
      '',
      'AC000GD01',
      'AC000CV01,AC000GD01',
      'AC000CV01',
    ]);
  });
});

describe('the choice when the page opens', () => {
  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('has for the COVID answer %s COVID-19 protection %s [TRV-029]', async (answer, on) => {
    // Without an answer only a trip that raises no question comes here.
    const change = answer === undefined ? { insuredBirthDate: '1956-01-01' } : { covid: answer };
    open({ quote: aPlannedQuote({ stage: 'Covid Benefit Selected', ...change }) });
    expect(await isOn('COVID-19 protection')).toBe(on);
    expect(await isOn('Gadgets')).toBe(false);
  });

  it('is the saved choice, also without COVID-19 protection that was removed', async () => {
    open({ quote: aQuotedQuote({ covid: true }) });
    expect(await isOn('Gadgets')).toBe(true);
    expect(await isOn('COVID-19 protection')).toBe(false);
  });
});

describe('Next', () => {
  it('saves the choice and leads to the order summary [TRV-038]', async () => {
    const page = open();
    await page.user.click(await toggle('Gadgets'));
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(page.address()).toBe(`/ordersummarytravel?quoteId=${answered.id}`));
    expect(page.callsOf('updateTravelQuote').map((call) => call.body)).toEqual([
      { additionalBenefits: [{ BenefitCode: 'AC000GD01' }] },
    ]);
  });

  it('saves nothing when nothing changed, which would void price and promo code', async () => {
    const page = open({ quote: aQuotedQuote() });
    await toggle('Gadgets');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(page.address()).toContain('/ordersummarytravel'));
    expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
  });

  it('stays on the page and reads the quote again when it was changed elsewhere', async () => {
    const page = open({}, { updateTravelQuote: refuse({ status: 409, errCode: 1, errMsg: 'stale' }) });
    await page.user.click(await toggle('Gadgets'));
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
    await waitFor(() => expect(page.callsOf('getTravelQuote')).toHaveLength(2));
    expect(await isOn('Gadgets')).toBe(true);
  });

  it('leads a quote without a plan to the plan choice', async () => {
    const page = open({ quote: aPlannedQuote({ stage: 'Lead Created', planCode: '' }) });
    await waitFor(() => expect(page.address()).toBe(`/chooseproducttravel?quoteId=${answered.id}`));
  });

  it('only logs that add-ons could not be loaded [TRV-069]', async () => {
    const page = open({}, { getPlanBenefits: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
    await waitFor(() => expect(page.logs).not.toHaveLength(0));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(page.toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
