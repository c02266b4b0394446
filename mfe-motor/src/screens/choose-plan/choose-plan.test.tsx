import { describe, expect, it } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { saved } from '@payung/shared/testing/samples/quotes.ts';
import { configurePage } from '@payung/shared/testing/page-settings.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { QUOTE_ID, aMotorQuote, aMotorcycleQuote, aPlannedQuote, aThreeYearQuote } from '#testing/quotes.ts';
import { Screen } from './choose-plan.screen.tsx';

const path = '/motorchooseproduct';
const open = (quote = aMotorQuote(), more: MotorReplies = {}) =>
  openMotor(Screen, { path, api: { ...motorServer({ quote }), ...more } });
const notEligible = aMotorQuote({ isEligibleForMultiyear: false });

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const select = async (name: string) => (await card(name)).getByRole('button', { name: /^Select/ });
const slider = () => screen.findByRole('slider', { name: 'Years of coverage' });
const years = async () => (await slider()).getAttribute('aria-valuenow');
const next = () => screen.getByRole('button', { name: /Next/ });
const REQUIRED = 'Select a Plan to further Proceed';

describe('the plans of motor', () => {
  it('have name, premium and main benefits [MOT-001], are sorted by premium [MOT-012], and lead back to /motorscreen [MOT-002]', async () => {
    const { user } = open(notEligible);
    const standard = await card('Motor Standard');
    expect(standard.getByText('Rp 4.199.000')).toBeTruthy();
    await user.click(standard.getByRole('button', { name: 'Show benefits' }));
    expect(standard.getByText('Damage and theft')).toBeTruthy();
    expect(standard.getByText('Rp 300.000 per event')).toBeTruthy();
    expect((await card('Motor Prime')).getByText('Rp 4.624.000')).toBeTruthy();
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Motor Standard', 'Motor Prime']);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/motorscreen?quoteId=${QUOTE_ID}`,
    );
  });

  it.each([
    ['en', 'EN'],
    ['id', 'BH'],
  ] as const)(
    'are read in %s with LangId=%s, spelled so, those of a car as PC0214 and of one year where it is not eligible [I18N-010, MOT-012, MOT-013, MOT-007]',
    async (language, langId) => {
      const page = openMotor(Screen, { path, language, api: motorServer({ quote: notEligible }) });
      await screen.findByRole('article', { name: 'Motor Standard' });
      expect(page.callsOf('motorPlans').map(({ method, address }) => [method, address])).toEqual([
        ['GET', `user/motor-getplantwoWheeler/${QUOTE_ID}?productCode=PC0214&duration=1&LangId=${langId}`],
      ]);
      expect(screen.queryByRole('slider')).toBeNull();
    },
  );

  it('are looked up as 0215 for a motorcycle [MOT-013], name kind and coverage [MOT-003], and are for one year [MOT-007]', async () => {
    const page = open(aMotorcycleQuote());
    await card('Motor Standard');
    expect(page.callsOf('motorPlans').map(({ query }) => query)).toMatchObject([
      { productCode: '0215', duration: '1' },
    ]);
    expect(screen.getByText(/^Motorcycle · Total Loss Only · /)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it.each([
    ['Comprehensive', aMotorQuote()],
    ['Total Loss Only', aMotorQuote({ coverage: 'totalLoss', isEligibleForMultiyear: false })],
  ])('name the car and its coverage %s [MOT-003]', async (coverage, quote) => {
    open(quote);
    expect(await screen.findByText(new RegExp(`^Car · ${coverage} · `))).toBeTruthy();
  });

  it('allow one choice, which changes Select to Selected [MOT-008]', async () => {
    const { user } = open();
    await user.click(await select('Motor Standard'));
    await user.click(await select('Motor Prime'));
    expect(
      screen.getAllByRole('button', { name: /^Selected / }).map(({ textContent }) => textContent),
    ).toEqual(['Selected']);
    expect((await select('Motor Prime')).getAttribute('aria-pressed')).toBe('true');
    expect((await select('Motor Standard')).textContent).toBe('Select');
    // A tap anywhere on the card chooses it.
    await user.click((await card('Motor Standard')).getByText('Rp 11.505.260'));
    expect((await select('Motor Standard')).getAttribute('aria-pressed')).toBe('true');
  });

  it('require a choice before Next [MOT-009]', async () => {
    const page = open();
    await card('Motor Standard');
    await page.user.click(next());
    expect(screen.getByText(REQUIRED)).toBeTruthy();
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
    expect(document.activeElement).toBe(await select('Motor Standard'));
    await page.user.click(await select('Motor Standard'));
    expect(screen.queryByText(REQUIRED)).toBeNull();
  });
});

describe('the years of coverage', () => {
  it('run from 1 to 5 with marks 1 Year and 5 Years [MOT-004], begin at 3 [MOT-005], and are changed by keyboard [MOT-004]', async () => {
    const page = open();
    const handle = await slider();
    expect(handle.getAttribute('aria-valuemin')).toBe('1');
    expect(handle.getAttribute('aria-valuemax')).toBe('5');
    expect(screen.getByText('1 Year')).toBeTruthy();
    expect(screen.getByText('5 Years')).toBeTruthy();
    expect(await years()).toBe('3');
    expect((await card('Motor Standard')).getByText('Rp 11.505.260')).toBeTruthy();
    fireEvent.keyDown(handle, { key: 'ArrowRight', which: 39, keyCode: 39 });
    await waitFor(async () => expect(await years()).toBe('4'));
    expect(await screen.findByText('Rp 15.772.600')).toBeTruthy();
    expect(page.callsOf('motorPlans').map(({ query }) => query['duration'])).toEqual(['3', '4']);
  });

  it('begin at the saved years [MOT-005]', async () => {
    open(aThreeYearQuote({ duration: 2 }));
    expect(await years()).toBe('2');
  });

  it('are changed by the buttons beside the slider, up to its ends', async () => {
    const { user } = open();
    await slider();
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One year more' });
    const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'One year less' });
    await user.click(more);
    await user.click(more);
    expect(await years()).toBe('5');
    expect(more.disabled).toBe(true);
    for (const left of ['4', '3', '2', '1']) {
      await user.click(fewer);
      expect(await years()).toBe(left);
    }
    expect(fewer.disabled).toBe(true);
    expect(await screen.findByText('Rp 4.199.000')).toBeTruthy();
  });

  it('show the sum insured of each year from First to Fifth year [MOT-006]', async () => {
    const { user } = open(aThreeYearQuote({ duration: 5 }));
    await slider();
    await user.click(screen.getByRole('button', { name: 'Sum insured per year' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sum insured per year' }));
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'First',
      'Second',
      'Third',
      'Fourth',
      'Fifth year',
    ]);
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Rp 170.000.000',
      'Rp 153.000.000',
      'Rp 136.000.000',
      'Rp 119.000.000',
      'Rp 110.500.000',
    ]);
  });

  it('are kept over a reload', async () => {
    const page = open();
    await slider();
    await page.user.click(screen.getByRole('button', { name: 'One year more' }));
    page.unmount();
    open();
    expect(await years()).toBe('4');
  });
});

const choose = async (page: ReturnType<typeof open>, name = 'Motor Standard') => {
  await page.user.click(await select(name));
  await page.user.click(next());
};

describe('Next', () => {
  it('saves the plan of several years [MOT-018], reports it [MOT-051] and leads to the add-ons [MOT-010]', async () => {
    const page = open();
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`/motoradditionalbenefits?quoteId=${QUOTE_ID}`));
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
    const sent = page.callsOf('updateMotorQuote');
    expect(sent.map(({ method, address, body }) => [method, address, body])).toEqual([
      [
        'PATCH',
        `user/update-quote/${QUOTE_ID}`,
        {
          planCode: 'MTSTD',
          planName: 'Motor Standard',
          premium: 11_505_260,
          duration: 3,
          isEligibleForMultiyear: true,
          planDetails: { FirstYear: 170_000_000, SecondYear: 153_000_000, ThirdYear: 136_000_000 },
        },
      ],
    ]);
  });

  it('saves one year of a car that is not eligible [MOT-007]', async () => {
    const page = open(notEligible);
    await choose(page);
    await waitFor(() => expect(page.callsOf('updateMotorQuote')).toHaveLength(1));
    expect(page.callsOf('updateMotorQuote')[0]?.body).toEqual({
      planCode: 'MTSTD',
      planName: 'Motor Standard',
      premium: 4_199_000,
      duration: 1,
      isEligibleForMultiyear: false,
    });
  });

  it('leads a motorcycle to its order, as it has no add-ons [MOT-011]', async () => {
    const page = open(aMotorcycleQuote());
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`/motorordersummary?quoteId=${QUOTE_ID}`));
  });

  it.each([
    // The kind of vehicle says nothing: the answer's product does.
    ['the one without add-ons', { productId: PRODUCT_IDS.motor2w }, '/motorordersummary'],
    ['another', { productId: PRODUCT_IDS.motor4w, vehicleKind: 'motorcycle' }, '/motoradditionalbenefits'],
  ] as const)('takes %s from the product of the reply [MOT-018]', async (_which, change, to) => {
    const answered = aPlannedQuote({ stage: 'Plan Selected', ...change });
    const page = open(notEligible, { updateMotorQuote: saved(answered) });
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
  });

  it('skips the add-ons for the product that the operator has set [MOT-011]', async () => {
    configurePage({ noAddOnsProductId: PRODUCT_IDS.motor4w });
    const page = open(notEligible);
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`/motorordersummary?quoteId=${QUOTE_ID}`));
  });

  it('saves nothing when plan and years are unchanged', async () => {
    const page = open(aThreeYearQuote());
    await card('Motor Standard');
    await page.user.click(next());
    await waitFor(() => expect(page.address()).toBe(`/motoradditionalbenefits?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
  });

  it('saves the same plan for other years', async () => {
    const page = open(aThreeYearQuote());
    await slider();
    await page.user.click(screen.getByRole('button', { name: 'One year less' }));
    expect(await screen.findAllByText('Rp 7.978.100')).not.toEqual([]);
    await page.user.click(next());
    await waitFor(() => expect(page.callsOf('updateMotorQuote')).toHaveLength(1));
    expect(page.callsOf('updateMotorQuote')[0]?.body).toMatchObject({ duration: 2, premium: 7_978_100 });
  });

  it('shows Network Request Failed and stays on the page without a reply [MOT-019]', async () => {
    const page = open(notEligible, { updateMotorQuote: noAnswer() });
    await choose(page);
    await waitFor(() => expect(page.toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]));
    expect((await screen.findByRole('alert')).textContent).toContain('Network Request Failed');
    expect(page.address()).toContain(path);
  });

  it('shows the refusal of the server and stays on the page', async () => {
    const page = open(notEligible, {
      updateMotorQuote: refuse({ status: 422, errCode: 4, errMsg: 'One year only.' }),
    });
    await choose(page);
    expect((await screen.findByRole('alert')).textContent).toContain('One year only.');
    expect(page.address()).toContain(path);
  });
});

it('offers to change a vehicle that has no plan', async () => {
  const page = open(notEligible, { motorPlans: [] });
  await page.user.click(await screen.findByRole('button', { name: 'Change the vehicle' }));
  expect(page.address()).toBe(`/createmotorquote?quoteId=${QUOTE_ID}`);
});

it('compares plans side by side', async () => {
  const { user } = open(aPlannedQuote({ isEligibleForMultiyear: false }));
  await card('Motor Standard');
  await user.click(screen.getByRole('button', { name: 'Compare side by side' }));
  expect(
    screen.getByRole('row', { name: /Own risk Rp\s300\.000 per event Rp\s200\.000 per event/ }),
  ).toBeTruthy();
});
