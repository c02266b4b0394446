import { describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { holdDrafts } from '@payung/shared/testing/slow-drafts.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { benefitsOfOneYear, benefitsOfThreeYears } from '#testing/offers.ts';
import {
  QUOTE_ID,
  aMotorQuote,
  aPlannedQuote,
  aQuotedMotorcycle,
  aQuotedQuote,
  aThreeYearQuote,
} from '#testing/quotes.ts';
import { Screen } from './additional-benefits.screen.tsx';

const path = '/motoradditionalbenefits';
const open = (settings: Parameters<typeof motorServer>[0] = {}, more: MotorReplies = {}) =>
  openMotor(Screen, { path, api: { ...motorServer({ quote: aPlannedQuote(), ...settings }), ...more } });
const openThreeYears = () => open({ quote: aThreeYearQuote(), benefits: benefitsOfThreeYears });

const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const isOn = async (name: string) => (await toggle(name)).checked;
const subtotal = () =>
  within(screen.getByRole('heading', { name: 'Subtotal' }).closest('section')!).getByText(/^Rp/).textContent;
const add = () => screen.getByRole('button', { name: /Add to Cart/ });
const TP10 = 'Third-party liability Rp 10 million';
const TP25 = 'Third-party liability Rp 25 million';
const TP50 = 'Third-party liability Rp 50 million';

describe('the add-ons of motor', () => {
  it('have toggles, a subtotal, a price detail and Add to Cart [MOT-020]', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Motor Insurance 4W · Motor Standard' })).toBeTruthy();
    const flood = screen.getByRole('article', { name: 'Flood and windstorm' });
    expect(flood.querySelector('img')?.getAttribute('src')).toBe('/icons/FLOOD.svg');
    expect(within(flood).getByText('Rp 170.000')).toBeTruthy();
    expect(subtotal()).toBe('Rp 4.199.000');
    expect(add()).toBeTruthy();
    await user.click(await toggle('Flood and windstorm'));
    await waitFor(() => expect(subtotal()).toBe('Rp 4.369.000'));
    await user.click(screen.getAllByRole('button', { name: /Price detail/ })[0]!);
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    const year = within(detail.getByRole('region', { name: 'Year 1' }));
    expect(year.getByText('Motor Standard')).toBeTruthy();
    expect(year.getByText('Rp 4.199.000')).toBeTruthy();
    expect(year.getByText(/× 2\.47%/).textContent).toBe('Rp 170.000.000 × 2.47%');
    expect(year.getByText('Region 2 · class > 125–200 million rupiah · Comprehensive')).toBeTruthy();
    expect(year.getByText('Rp 170.000')).toBeTruthy();
    expect(year.queryByText(TP25)).toBeNull();
    expect(detail.getByText('Rp 4.369.000')).toBeTruthy();
  });

  it('that most buyers take are added in one tap, and nothing is said where too few have bought', async () => {
    const benefits = benefitsOfOneYear.map((benefit) =>
      ['FLOOD', 'TPL025'].includes(benefit.code) ? { ...benefit, isUsual: true as const } : benefit,
    );
    const { user, unmount } = open({ benefits });
    const usual = within(await screen.findByRole('region', { name: 'Most buyers of this cover take' }));
    expect(usual.getByText(`Flood and windstorm, ${TP25}`)).toBeTruthy();
    await user.click(await toggle(TP50));
    await user.click(usual.getByRole('button', { name: 'Add them all' }));
    expect(await Promise.all(['Flood and windstorm', TP25, TP50].map(isOn))).toEqual([true, true, false]);
    expect(screen.queryByRole('region', { name: 'Most buyers of this cover take' })).toBeNull();
    unmount();
    open();
    await toggle(TP25);
    expect(screen.queryByRole('button', { name: 'Add them all' })).toBeNull();
  });

  it('lead back to /motorchooseproduct [MOT-021]', async () => {
    open();
    await toggle(TP25);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/motorchooseproduct?quoteId=${QUOTE_ID}`,
    );
  });

  it.each([
    ['en', 'EN'],
    ['id', 'BH'],
  ] as const)('are read in %s with LangId=%s, spelled so [MOT-023, I18N-010]', async (language, langId) => {
    const page = openMotor(Screen, { path, language, api: motorServer({ quote: aPlannedQuote() }) });
    expect(await screen.findAllByRole('switch')).toHaveLength(5);
    expect(page.callsOf('motorBenefits').map(({ method, address }) => [method, address])).toEqual([
      ['GET', `user/plan-benefit-motor/${QUOTE_ID}?LangId=${langId}`],
    ]);
  });

  it('are only benefits of type C [MOT-015]', async () => {
    open({ benefits: benefitsOfOneYear.map((each, index) => (index === 0 ? { ...each, type: 'B' } : each)) });
    await toggle(TP25);
    expect(screen.queryByRole('switch', { name: 'Flood and windstorm' })).toBeNull();
    expect(screen.getAllByRole('switch')).toHaveLength(4);
  });

  it('recompute the subtotal with every toggle [MOT-027]', async () => {
    const { user } = open();
    await user.click(await toggle(TP25));
    await waitFor(() => expect(subtotal()).toBe('Rp 4.449.000'));
    await user.click(await toggle('Flood and windstorm'));
    await waitFor(() => expect(subtotal()).toBe('Rp 4.619.000'));
    await user.click(await toggle(TP25));
    await waitFor(() => expect(subtotal()).toBe('Rp 4.369.000'));
  });

  it('show the price that the server computes', async () => {
    const page = open({}, { previewPrice: { orderLines: [], addOnTotal: 0, subtotal: 123_456 } });
    await page.user.click(await toggle(TP25));
    await page.user.click(await toggle('Flood and windstorm'));
    await waitFor(() =>
      expect(page.callsOf('previewPrice').at(-1)?.query).toEqual({ benefits: 'FLOOD,TPL025' }),
    );
    await waitFor(() => expect(subtotal()).toBe('Rp 123.456'));
  });

  it('allow one third-party option, and unset the other [MOT-024]', async () => {
    const { user } = open();
    await user.click(await toggle('Flood and windstorm'));
    await user.click(await toggle(TP10));
    await user.click(await toggle(TP50));
    expect(await isOn(TP10)).toBe(false);
    expect(await isOn(TP25)).toBe(false);
    expect(await isOn(TP50)).toBe(true);
    expect(await isOn('Flood and windstorm')).toBe(true);
  });

  it('can be saved without a third-party option (ruling K34) [MOT-024]', async () => {
    const { user } = open();
    await user.click(await toggle(TP25));
    await user.click(await toggle(TP25));
    expect([await isOn(TP10), await isOn(TP25), await isOn(TP50)]).toEqual([false, false, false]);
  });

  it('offer third-party liability for 10, 25 and 50 million [MOT-065]', async () => {
    open();
    for (const [name, price] of [
      [TP10, 'Rp 100.000'],
      [TP25, 'Rp 250.000'],
      [TP50, 'Rp 375.000'],
    ] as const) {
      await toggle(name);
      expect(within(screen.getByRole('article', { name })).getByText(price)).toBeTruthy();
    }
  });

  it('are switched by a tap anywhere on the card', async () => {
    const { user } = open();
    await toggle(TP25);
    await user.click(within(screen.getByRole('article', { name: TP25 })).getByText('Rp 250.000'));
    expect(await isOn(TP25)).toBe(true);
  });
});

describe('the authorised workshop [MOT-025, MOT-026]', () => {
  it('shows in one line that its first year is free, with the condition (ruling R19)', async () => {
    openThreeYears();
    await toggle('Authorised workshop');
    const card = within(screen.getByRole('article', { name: 'Authorised workshop' }));
    expect(card.getByText(/First year free/).textContent).toBe(
      'First year free (−Rp\u00a0425.000), with two or more years. Example rate',
    );
    expect(card.getByText('Rp 722.500')).toBeTruthy();
  });

  it('does not mention a free first year for one year of cover', async () => {
    open();
    await toggle('Authorised workshop');
    const card = within(screen.getByRole('article', { name: 'Authorised workshop' }));
    expect(card.queryByText(/free/)).toBeNull();
    expect(card.getByText('Rp 425.000')).toBeTruthy();
  });

  it('lists three years in the price detail, with the age loading of the third and the free year as a line', async () => {
    const { user } = openThreeYears();
    await user.click(await toggle('Authorised workshop'));
    await waitFor(() => expect(subtotal()).toBe('Rp 12.227.760'));
    await user.click(screen.getAllByRole('button', { name: /Price detail/ })[0]!);
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    const third = within(detail.getByRole('region', { name: 'Year 3' }));
    expect(third.getByText(/× 2\.47%/).textContent).toBe('Rp 136.000.000 × 2.47% + 5% for an age of 6 years');
    expect(third.getByText('Rp 3.527.160')).toBeTruthy();
    expect(third.getByText('Rp 340.000')).toBeTruthy();
    expect(
      detail.getByText('Authorised workshop: first year free, with two or more years').nextElementSibling
        ?.textContent,
    ).toBe('-Rp 425.000');
    expect(detail.getByText('Rp 12.227.760')).toBeTruthy();
  });
});

describe('Add to Cart', () => {
  it('saves the codes [MOT-028] and goes to /motorordersummary [MOT-022]', async () => {
    const page = open();
    await page.user.click(await toggle(TP25));
    await page.user.click(await toggle('Flood and windstorm'));
    await page.user.click(add());
    await waitFor(() => expect(page.address()).toBe(`/motorordersummary?quoteId=${QUOTE_ID}`));
    expect(
      page.callsOf('updateMotorOrder').map(({ method, address, body }) => [method, address, body]),
    ).toEqual([
      [
        'PATCH',
        `user/update-quote-motor/${QUOTE_ID}`,
        { additionalBenefits: [{ BenefitCode: 'TPL025' }, { BenefitCode: 'FLOOD' }] },
      ],
    ]);
  });

  it('shows Quote updated SuccessFully [MOT-051]', async () => {
    const page = open();
    await page.user.click(await toggle(TP25));
    await page.user.click(add());
    await waitFor(() =>
      expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote updated SuccessFully' }]),
    );
  });

  it('saves an empty list when no add-on is chosen', async () => {
    const page = open();
    await toggle(TP25);
    await page.user.click(add());
    await waitFor(() => expect(page.address()).toContain('/motorordersummary'));
    expect(page.callsOf('updateMotorOrder').map(({ body }) => body)).toEqual([{ additionalBenefits: [] }]);
  });

  it('does not save an unchanged choice again', async () => {
    const page = open({ quote: aQuotedQuote() });
    expect(await isOn(TP25)).toBe(true);
    await page.user.click(add());
    await waitFor(() => expect(page.address()).toContain('/motorordersummary'));
    expect(page.callsOf('updateMotorOrder')).toEqual([]);
  });

  it.each([
    ['nothing answers', noAnswer(), 'Nothing you entered is lost'],
    [
      'the server refuses',
      refuse({ status: 422, errCode: 4, errMsg: 'One option only.' }),
      'One option only.',
    ],
  ])('stays on the page with the reason when %s', async (_name, answer, text) => {
    const page = open({}, { updateMotorOrder: answer });
    await page.user.click(await toggle(TP25));
    await page.user.click(add());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(page.address()).toContain(path);
    expect(await isOn(TP25)).toBe(true);
  });
});

it('keeps the choice over a reload, and shows no price without it, however slowly it is read', async () => {
  const before = open();
  await before.user.click(await toggle(TP25));
  before.unmount();
  const readDrafts = holdDrafts();
  open();
  // All else is known from before.
  expect(screen.queryByText(/^Rp/)).toBeNull();
  readDrafts();
  expect(await isOn(TP25)).toBe(true);
});

it.each([
  ['without a plan', aMotorQuote(), '/motorchooseproduct'],
  ['of a motorcycle', aQuotedMotorcycle({ stage: 'Plan Selected' }), '/motorordersummary'],
])('leads a quote %s to its first open stop', async (_name, quote, to) => {
  const page = open({ quote });
  await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
});

it('requests the price again on Try again when it could not be calculated', async () => {
  let isDown = true;
  const answer = { orderLines: [], addOnTotal: 0, subtotal: 4_199_000 };
  const page = open(
    {},
    { previewPrice: () => (isDown ? refuse({ status: 500, errCode: 1, errMsg: 'Away' }) : answer) },
  );
  expect(await screen.findByText('The price could not be calculated.')).toBeTruthy();
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(subtotal()).toBe('Rp 4.199.000'));
});
