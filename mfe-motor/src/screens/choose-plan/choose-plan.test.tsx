import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { saved } from '@payung/shared/testing/quotes.ts';
import { motorServer } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { openMotor } from '#testing/open-motor.ts';
import {
  QUOTE_ID,
  aMotorQuote,
  aMotorcycleQuote,
  aPlannedQuote,
  aQuotedMotorcycle,
  aThreeYearQuote,
} from '#testing/quotes.ts';
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
  it('have name, premium and main benefits [MOT-001]', async () => {
    const { user } = open(notEligible);
    const standard = await card('Motor Standard');
    expect(standard.getByText('Rp 4.199.000')).toBeTruthy();
    await user.click(standard.getByRole('button', { name: 'Show benefits' }));
    expect(standard.getByText('Damage and theft')).toBeTruthy();
    expect(standard.getByText('Rp 300.000 per event')).toBeTruthy();
    expect((await card('Motor Prime')).getByText('Rp 4.624.000')).toBeTruthy();
  });

  it('are sorted by premium [MOT-012]', async () => {
    open(notEligible);
    await card('Motor Standard');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Motor Standard', 'Motor Prime']);
  });

  it.each([
    ['en', 'EN'],
    ['id', 'BH'],
  ] as const)('are read in %s with LangId=%s, spelled so [I18N-010, MOT-012]', async (language, langId) => {
    const page = openMotor(Screen, { path, language, api: motorServer({ quote: notEligible }) });
    await screen.findByRole('article', { name: 'Motor Standard' });
    expect(page.callsOf('motorPlans').map(({ method, address }) => [method, address])).toEqual([
      ['GET', `user/motor-getplantwoWheeler/${QUOTE_ID}?productCode=PC0214&duration=1&LangId=${langId}`],
    ]);
  });

  it.each([
    ['PC0214', notEligible],
    ['0215', aMotorcycleQuote()],
  ])('are looked up as %s [MOT-013]', async (productCode, quote) => {
    const page = open(quote);
    await card('Motor Standard');
    expect(page.callsOf('motorPlans')[0]?.query['productCode']).toBe(productCode);
  });

  it.each([
    ['Car', 'Comprehensive', 1, aMotorQuote()],
    ['Car', 'Total Loss Only', 2, aMotorQuote({ coverage: 'totalLoss', isEligibleForMultiyear: false })],
    ['Motorcycle', 'Total Loss Only', 2, aMotorcycleQuote()],
  ])('name a %s and its coverage %s (%d) [MOT-003]', async (kind, coverage, _option, quote) => {
    open(quote);
    expect(await screen.findByText(new RegExp(`^${kind} · ${coverage} · `))).toBeTruthy();
  });

  it('lead back to /motorscreen [MOT-002]', async () => {
    open();
    await card('Motor Standard');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/motorscreen?quoteId=${QUOTE_ID}`,
    );
  });

  it('are one choice: Select becomes Selected [MOT-008]', async () => {
    const { user } = open();
    await user.click(await select('Motor Standard'));
    await user.click(await select('Motor Prime'));
    expect(
      screen.getAllByRole('button', { name: /^Selected / }).map(({ textContent }) => textContent),
    ).toEqual(['Selected']);
    expect((await select('Motor Prime')).getAttribute('aria-pressed')).toBe('true');
    expect((await select('Motor Standard')).textContent).toBe('Select');
  });

  it('are chosen by a tap anywhere on the card', async () => {
    const { user } = open();
    await user.click((await card('Motor Prime')).getByText('Rp 12.669.760'));
    expect((await select('Motor Prime')).getAttribute('aria-pressed')).toBe('true');
  });

  it('must be chosen before Next [MOT-009]', async () => {
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
  it('run from 1 to 5 with marks 1 Year and 5 Years [MOT-004]', async () => {
    open();
    expect((await slider()).getAttribute('aria-valuemin')).toBe('1');
    expect((await slider()).getAttribute('aria-valuemax')).toBe('5');
    expect(screen.getByText('1 Year')).toBeTruthy();
    expect(screen.getByText('5 Years')).toBeTruthy();
  });

  it('begin at 3 [MOT-005]', async () => {
    const page = open();
    expect(await years()).toBe('3');
    expect((await card('Motor Standard')).getByText('Rp 11.505.260')).toBeTruthy();
    expect(page.callsOf('motorPlans').map(({ query }) => query['duration'])).toEqual(['3']);
  });

  it('begin where they were saved [MOT-005]', async () => {
    open(aThreeYearQuote({ duration: 2 }));
    expect(await years()).toBe('2');
  });

  it.each([
    ['a car that is not eligible', notEligible],
    ['a motorcycle', aMotorcycleQuote()],
  ])('are one for %s, without a slider [MOT-007]', async (_name, quote) => {
    const page = open(quote);
    await card('Motor Standard');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(page.callsOf('motorPlans').map(({ query }) => query['duration'])).toEqual(['1']);
  });

  it('are changed by keyboard [MOT-004]', async () => {
    const page = open();
    const handle = await slider();
    fireEvent.keyDown(handle, { key: 'ArrowRight', which: 39, keyCode: 39 });
    await waitFor(async () => expect(await years()).toBe('4'));
    expect(await screen.findByText('Rp 15.772.600')).toBeTruthy();
    expect(page.callsOf('motorPlans').at(-1)?.query['duration']).toBe('4');
  });

  it('are changed by the buttons beside it, up to the ends', async () => {
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

  it('open the sum insured of each, First to Fifth year [MOT-006]', async () => {
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

describe('going on', () => {
  it('saves the plan of several years [MOT-018] and goes to the add-ons [MOT-010]', async () => {
    const page = open();
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`/motoradditionalbenefits?quoteId=${QUOTE_ID}`));
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

  it('says Quote Updated Successfully after the plan [MOT-051]', async () => {
    const page = open();
    await choose(page);
    await waitFor(() =>
      expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]),
    );
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

  it('goes to the order of a motorcycle, which has no add-ons [MOT-011]', async () => {
    const page = open(aMotorcycleQuote());
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`/motorordersummary?quoteId=${QUOTE_ID}`));
  });

  it('reads the product of the answer, not the one that was on the screen [MOT-018]', async () => {
    const answered = aQuotedMotorcycle({ stage: 'Plan Selected', productId: PRODUCT_IDS.motor2w });
    const page = open(notEligible, { updateMotorQuote: saved(answered) });
    await choose(page);
    await waitFor(() => expect(page.address()).toBe(`/motorordersummary?quoteId=${QUOTE_ID}`));
  });

  it('saves nothing where plan and years stand as they were saved', async () => {
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

  it('says Network Request Failed and stays when nothing answers [MOT-019]', async () => {
    const page = open(notEligible, { updateMotorQuote: noAnswer() });
    await choose(page);
    await waitFor(() => expect(page.toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]));
    expect((await screen.findByRole('alert')).textContent).toContain('Network Request Failed');
    expect(page.address()).toContain(path);
  });

  it('shows what the server refuses and stays', async () => {
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

it('compares both side by side', async () => {
  const { user } = open(aPlannedQuote({ isEligibleForMultiyear: false }));
  await card('Motor Standard');
  await user.click(screen.getByRole('button', { name: 'Compare side by side' }));
  expect(
    screen.getByRole('row', { name: /Own risk Rp\s300\.000 per event Rp\s200\.000 per event/ }),
  ).toBeTruthy();
});
