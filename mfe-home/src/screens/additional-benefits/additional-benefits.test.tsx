import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HomeBenefit } from '#contract/schemas/offer.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { holdDrafts } from '@payung/shared/testing/slow-drafts.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { someHomeBenefits } from '#testing/offers.ts';
import { QUOTE_ID, aHomeQuote, aPlannedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './additional-benefits.screen.tsx';

const path = '/home-additional-benefit';
const benefits: readonly HomeBenefit[] = someHomeBenefits;
const open = (settings: Parameters<typeof homeServer>[0] = {}, more: HomeReplies = {}) =>
  openHome(Screen, {
    path,
    api: { ...homeServer({ quote: aPlannedQuote(), benefits, ...settings }), ...more },
  });

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const isOn = async (name: string) => (await box(name)).checked;
const subtotal = () =>
  within(screen.getByRole('heading', { name: 'Subtotal' }).closest('section')!).getByText(/^Rp/).textContent;
const next = () => screen.getByRole('button', { name: 'Next' });

describe('additional benefits of home', () => {
  it('shows product, coverages with icon, description, premium and checkbox, subtotal and detail [HOME-018]', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Home Insurance · PROPERTY ALL RISK' })).toBeTruthy();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
    const flood = screen.getByRole('article', { name: 'Flood' });
    expect(flood.querySelector('img')?.getAttribute('src')).toBe('/icons/flood.svg');
    expect(within(flood).getByText(/overflowing rivers/)).toBeTruthy();
    expect(within(flood).getByText('Rp 200.000')).toBeTruthy();
    await user.click(await box('Flood'));
    await waitFor(() => expect(subtotal()).toBe('Rp 755.000'));
    await user.click(screen.getAllByRole('button', { name: /Price detail/ })[0]!);
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    expect(detail.getByText('PROPERTY ALL RISK')).toBeTruthy();
    expect(detail.getByText('Rp 555.000')).toBeTruthy();
    expect(detail.getByText('Flood')).toBeTruthy();
    expect(detail.queryByText('Riot')).toBeNull();
    expect(detail.getByText('Rp 755.000')).toBeTruthy();
    expect(detail.getByText(/Zone up to 30 cm/)).toBeTruthy();
  });

  it.each([
    ['en', 'EN'],
    ['id', 'BH'],
  ] as const)('reads coverages in %s as %s [HOME-019]', async (language, langId) => {
    const page = openHome(Screen, { path, language, api: homeServer({ quote: aPlannedQuote() }) });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
    expect(page.callsOf('homeBenefits').map((call) => call.address)).toEqual([
      `user/get-home-benefits/${QUOTE_ID}?langId=${langId}`,
    ]);
  });

  it('names the depth of a flood zone in Indonesian', async () => {
    const api = homeServer({ quote: aPlannedQuote(), benefits });
    const { user } = openHome(Screen, { path, language: 'id', api });
    await user.click(await box('Flood'));
    await user.click(screen.getAllByRole('button', { name: /Rincian harga/ })[0]!);
    expect(await screen.findByText(/Zona hingga 30 cm/)).toBeTruthy();
  });

  it('offers the coverages of the chosen plan [HOME-019]', async () => {
    open(
      { quote: aPlannedQuote({ planKind: 'FLEXAS', planCode: 'HOMFLX', planName: 'Flexas' }) },
      {
        homeBenefits: [
          { planKind: 'PAR', planName: 'PROPERTY ALL RISK', benefits },
          { planKind: 'FLEXAS', planName: 'Flexas', benefits: benefits.slice(0, 1) },
        ],
      },
    );
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  });

  it('offers only coverages of type C [HOME-020]', async () => {
    open({
      benefits: benefits.map((benefit, index) => (index === 0 ? { ...benefit, type: 'B' } : benefit)),
    });
    await box('Flood');
    expect(screen.queryByRole('checkbox', { name: 'Earthquake' })).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('turns each coverage on and off independently of the others [HOME-024]', async () => {
    const { user } = open();
    await user.click(await box('Earthquake'));
    await user.click(await box('Riot'));
    expect([await isOn('Earthquake'), await isOn('Flood'), await isOn('Riot')]).toEqual([true, false, true]);
    await user.click(await box('Earthquake'));
    expect([await isOn('Earthquake'), await isOn('Flood'), await isOn('Riot')]).toEqual([false, false, true]);
  });

  it('adds the chosen coverages to the premium of the plan [HOME-026]', async () => {
    const { user } = open();
    await box('Flood');
    expect(subtotal()).toBe('Rp 555.000');
    await user.click(await box('Flood'));
    await waitFor(() => expect(subtotal()).toBe('Rp 755.000'));
    await user.click(await box('Riot'));
    await waitFor(() => expect(subtotal()).toBe('Rp 785.000'));
    await user.click(await box('Flood'));
    await waitFor(() => expect(subtotal()).toBe('Rp 585.000'));
  });

  it('shows the price that the server computes for the chosen coverages', async () => {
    const page = open({}, { previewPrice: { orderLines: [], addOnTotal: 0, subtotal: 123_456 } });
    await page.user.click(await box('Riot'));
    await page.user.click(await box('Earthquake'));
    await waitFor(() =>
      expect(page.callsOf('previewPrice').at(-1)?.query).toEqual({ benefits: 'C0001028,C0002004' }),
    );
    await waitFor(() => expect(subtotal()).toBe('Rp 123.456'));
  });

  it('shows that the price could not be calculated, and retries on Try again', async () => {
    let isDown = true;
    const page = open(
      {},
      {
        previewPrice: () =>
          isDown
            ? refuse({ status: 500, errCode: 1, errMsg: 'Away' })
            : { orderLines: [], addOnTotal: 0, subtotal: 755_000 },
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The price could not be calculated.');
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(subtotal()).toBe('Rp 755.000'));
  });

  it.each([
    ['en', 'No Additional Benefits for particular product'],
    ['id', 'Tidak ada manfaat tambahan untuk produk ini'],
  ] as const)('shows in %s that there are no additional benefits [HOME-030]', async (language, text) => {
    openHome(Screen, { path, language, api: homeServer({ quote: aPlannedQuote(), benefits: [] }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows the saved coverages as chosen when the page is opened again', async () => {
    const chosen = ['C0001028', 'C0002004'].map((code) => ({ code, name: '', premium: 0 }));
    open({ quote: aQuotedQuote({ benefits: chosen }) });
    expect([await isOn('Earthquake'), await isOn('Flood'), await isOn('Riot')]).toEqual([true, false, true]);
  });
});

describe('Next', () => {
  it('saves Y or an empty text for each cover flag, and the chosen coverages [HOME-027]', async () => {
    const page = open();
    await page.user.click(await box('Earthquake'));
    await page.user.click(await box('Riot'));
    await page.user.click(next());
    await waitFor(() => expect(page.callsOf('updateHomeQuote')).toHaveLength(1));
    const [saved] = page.callsOf('updateHomeQuote');
    expect(saved?.address).toBe(`home/updateQuote/${QUOTE_ID}`);
    expect(saved?.body).toEqual({
      isEQCoverOpted: 'Y',
      isFloodCoverOpted: '',
      isRSMDCCCoverOpted: 'Y',
      additionalBenefits: [
        { BenefitCode: 'C0001028', BenefitDesc: 'Earthquake', Premium: 1_000_000 },
        { BenefitCode: 'C0002004', BenefitDesc: 'Riot', Premium: 30_000 },
      ],
    });
  });

  it('saves once on a double click and leads to the order summary [HOME-028]', async () => {
    const page = open();
    await box('Flood');
    await page.user.dblClick(next());
    await waitFor(() => expect(page.address()).toBe(`/home-order-summary?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updateHomeQuote')).toHaveLength(1);
  });

  it('saves nothing when nothing changed, which would void discount and quick quote', async () => {
    const page = open({ quote: aQuotedQuote() });
    await box('Flood');
    await page.user.click(next());
    await waitFor(() => expect(page.address()).toContain('/home-order-summary'));
    expect(page.callsOf('updateHomeQuote')).toHaveLength(0);
  });

  it.each([
    ['no answer', noAnswer()],
    ['a server that is away', refuse({ status: 500, errCode: 1, errMsg: 'Away' })],
  ])('shows Network Request Failed and stays on the page: %s [HOME-029]', async (_name, answer) => {
    const page = open({}, { updateHomeQuote: answer });
    await page.user.click(await box('Flood'));
    await page.user.click(next());
    await waitFor(() => expect(page.toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]));
    expect((await screen.findByRole('alert')).textContent).toContain('Network Request Failed');
    expect(page.address()).toContain(path);
    expect(await isOn('Flood')).toBe(true);
  });

  it('shows the refusal in the words of the server', async () => {
    const page = open({}, { updateHomeQuote: refuse({ status: 422, errCode: 4, errMsg: 'Not here.' }) });
    await box('Flood');
    await page.user.click(next());
    expect((await screen.findByRole('alert')).textContent).toBe('Not here.');
    expect(page.toasts).toEqual([]);
  });

  it('shows no price without what was pressed before a reload, however slowly that is read', async () => {
    const before = open();
    await before.user.click(await box('Flood'));
    before.unmount();
    const readDrafts = holdDrafts();
    open();
    // All else is known from before.
    expect(screen.queryByText(/^Rp/)).toBeNull();
    readDrafts();
    expect(await isOn('Flood')).toBe(true);
  });

  it('leads a quote without a plan to the plan choice', async () => {
    const page = open({ quote: aHomeQuote() });
    await waitFor(() => expect(page.address()).toBe(`/home-choose-product?quoteId=${QUOTE_ID}`));
  });

  it('only logs that coverages could not be loaded [HOME-058]', async () => {
    const page = open({}, { homeBenefits: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
    await waitFor(() => expect(page.logs).not.toHaveLength(0));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(page.toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
