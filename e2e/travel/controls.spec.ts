import { expect } from '@playwright/test';
import type { Page, Locator } from '@playwright/test';
import { look, screenDrawn, takePicture } from '#support/look.ts';
import { at } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { boxOf } from '#support/widths.ts';
import { test } from './travel-quotes.ts';

/** How the focus is drawn around the control that has it, or around the frame of that control. */
interface FocusRing {
  readonly control: string;
  readonly style: string;
  readonly width: string;
  readonly colour: string;
}

const ringOf = (): FocusRing | undefined => {
  // A ring that fades in is drawn at once.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  const control = document.activeElement;
  if (control === null || !control.matches('main *') || control.matches('h1')) return undefined;
  const FRAMES = 'label, .py-input-frame, .ant-input-affix-wrapper';
  // A control that is not drawn itself has a frame that is.
  const around = getComputedStyle(control).opacity === '0' ? [] : [control];
  for (let part = control.parentElement; part !== null; part = part.parentElement)
    if (part.matches(FRAMES)) around.push(part);
  const rings = around.map((element) => {
    const { outlineStyle: style, outlineWidth: width, outlineColor: colour } = getComputedStyle(element);
    return { control: control.outerHTML.slice(0, 160), style, width, colour };
  });
  return (
    rings.find(({ style, width }) => style !== 'none' && width !== '0px') ?? {
      control: control.outerHTML.slice(0, 160),
      style: 'none',
      width: '0px',
      colour: '',
    }
  );
};

/** The ring around every control of the page, in the order of the Tab key. */
const focusRings = async (page: Page): Promise<readonly FocusRing[]> => {
  const stops = await page.locator('main').locator('a, button, input, select, textarea').count();
  const rings = new Map<string, FocusRing>();
  for (let stop = 0; stop < stops + 12; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(ringOf);
    if (ring !== undefined) rings.set(ring.control, ring);
  }
  return [...rings.values()];
};

const texts = TEXTS.id;

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('a form opened by its address has all its styles @deep', async ({ agentPage: page, seller }) => {
  await page.goto('/app/createquote');
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Tambah/ })
    .first();
  await expect(more).toBeVisible();
  const { width, height } = await boxOf(more);
  expect([width, height]).toEqual([48, 48]);
  expect(await styleOf(more, 'border-top-style')).toBe('solid');

  const { quoteId } = await seller.quoteAt('Additional Benefit Selected');
  await page.goto(at('/ordersummarytravel', quoteId));
  const raise = page.getByRole('main').getByRole('button', { name: 'Naikkan diskon 0,5' });
  await expect(raise).toBeVisible();
  expect((await boxOf(raise)).height).toBe(48);
});

/** Focuses every field in turn; answers those that a sticky or fixed bar covers. */
const coveredFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const covered: string[] = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
    const barOver = (element: Element | null): Element | undefined => {
      for (let part = element; part; part = part.parentElement) {
        if (['sticky', 'fixed'].includes(getComputedStyle(part).position)) return part;
      }
      return undefined;
    };
    const fields = document.querySelectorAll<HTMLElement>('main input:not([tabindex="-1"]), main select');
    for (const field of fields) {
      field.focus();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const place = field.getBoundingClientRect();
      const top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
      const bar = barOver(top);
      if (bar && !bar.contains(field)) covered.push(field.id || field.outerHTML);
    }
    return covered;
  });

test('a phone compares two plans below a head that stays and takes both days from one calendar; every field shows the focus as plainly as a button does, and no bar covers the focused one at 360 by 640', async ({
  agentPage: page,
  openPage,
  seller,
}) => {
  await test.step('a phone compares two plans at a time', async () => {
    const { quoteId } = await seller.quoteAt('Lead Created');
    const phone = await openPage('commercial', { language: 'id', width: 360 });
    await phone.goto(at('/chooseproducttravel', quoteId));
    await phone.getByRole('button', { name: 'Bandingkan berdampingan' }).click();
    const table = phone.getByRole('table');
    await expect(table.getByRole('combobox')).toHaveCount(2);
    await look(phone, 'id-360-agent-comparison');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await table.getByRole('combobox').nth(1).selectOption({ label: 'Bronze' });
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    const choose = table.getByRole('button', { name: 'Pilih Bronze' });
    await expect(choose).toBeInViewport();
    await choose.click();
    await expect(table.getByRole('button', { name: 'Terpilih Bronze' })).toBeInViewport();

    await phone.goto(at('/createquote', quoteId));
    await phone.getByRole('button', { name: 'Pilih kedua tanggal di kalender' }).click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    await look(phone, 'id-360-agent-range-calendar');
  });

  for (const [stage, path] of [
    ['Lead Created', '/createquote'],
    ['Additional Benefit Selected', '/ordersummarytravel'],
    ['Quick Quote Created', '/oonacustomerinformation'],
    ['Customer Information Updated', '/oonaconfirmation'],
  ] as const) {
    const { quoteId } = await seller.quoteAt(stage);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(path, quoteId));
    await screenDrawn(page);
    const rings = await focusRings(page);
    expect(rings.length, path).toBeGreaterThan(4);
    for (const { control, ...ring } of rings)
      // The colour of the brand: 5.5 to 1 against white.
      expect
        .soft(ring, `${path}: ${control}`)
        .toEqual({ style: 'solid', width: '2px', colour: 'rgb(15, 118, 110)' });
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(() => coveredFields(page), { message: path }).toEqual([]);
  }
});

test('a desktop compares all plans at once @deep', async ({ openPage, seller }) => {
  const { quoteId } = await seller.quoteAt('Lead Created');
  const page = await openPage('commercial', { language: 'en', width: 1280 });
  await page.goto(at('/chooseproducttravel', quoteId));
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(3);
  await look(page, 'en-1280-agent-comparison');
});

test('chosen, checked and focused controls stay distinguishable in forced colours @deep', async ({
  agentPage: page,
  seller,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: 'active' });
  const { quoteId } = await seller.quoteAt('Plan Selected');
  await page.goto(at('/chooseproducttravel', quoteId));
  const gold = page.getByRole('article', { name: /gold/i });
  const others = page
    .getByRole('article')
    .filter({ hasNot: page.getByRole('button', { name: texts.selected }) });
  await expect(gold).toBeVisible();
  expect(await styleOf(gold, 'outline-style')).toBe('solid');
  expect(await styleOf(others.first(), 'outline-style')).toBe('none');
  const select = others.first().getByRole('button', { name: texts.select });
  await select.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await styleOf(select, 'outline-style')).toBe('solid');
  expect(await styleOf(select, 'border-top-style')).toBe('solid');
  await takePicture(page, 'forced-colours-plans');

  await page.goto(at('/createquote', quoteId));
  const option = page.getByRole('main').getByRole('radio');
  await expect(option.first()).toBeVisible();
  const chosen = page.locator('label', { has: page.locator('input[type="radio"]:checked') });
  const free = page.locator('label', { has: page.locator('input[type="radio"]:not(:checked)') });
  expect(await styleOf(chosen.first(), 'outline-style')).toBe('solid');
  expect(await styleOf(free.first(), 'outline-style')).toBe('none');
  await takePicture(page, 'forced-colours-form');

  const confirming = await seller.quoteAt('Customer Information Updated');
  await page.goto(at('/oonaconfirmation', confirming.quoteId));
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.first().check({ force: true });
  await page.keyboard.press('Tab');
  await takePicture(page, 'forced-colours-consents');
});

/** The missing field is fully visible: its label and message, with no bar above either. */
const expectMissingInView = async (label: Locator, message: Locator, bar: Locator): Promise<void> => {
  await expect(message).toBeVisible();
  await expect(async () => {
    const [box, said, over] = await Promise.all([boxOf(label), boxOf(message), boxOf(bar)]);
    expect(box.y, 'top of the label').toBeGreaterThanOrEqual(0);
    expect(said.y, 'message below its label').toBeGreaterThanOrEqual(box.y);
    expect(said.y - (box.y + box.height), 'message beside its label').toBeLessThan(120);
    expect(said.y + said.height, 'message above the bar').toBeLessThanOrEqual(over.y);
  }).toPass();
};

test('confirming and paying without consent scrolls the missing consent into view above the bar, at 360 by 640 @deep', async ({
  agentPage: page,
  seller,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const confirming = await seller.quoteAt('Customer Information Updated');
  await page.goto(at('/oonaconfirmation', confirming.quoteId));
  await screenDrawn(page);
  const confirm = page.getByRole('button', { name: texts.confirm });
  await confirm.click();
  const first = page.getByRole('checkbox').first();
  await expect(first).toBeFocused();
  const label = page.locator('label', { has: page.locator('input:focus') });
  await expectMissingInView(
    label,
    page.getByText('Mohon setujui syarat dan ketentuan serta penggunaan data Anda.'),
    confirm,
  );
  await takePicture(page, 'missing-consent-confirm', false);

  const paying = await seller.quoteAt('Full Quote Created');
  await page.goto(at('/oonapayment', paying.quoteId));
  await screenDrawn(page);
  const proceed = page.getByRole('button', { name: texts.proceed });
  // Announced as disabled, but it reacts to a press.
  await proceed.click({ force: true });
  const terms = page.getByRole('checkbox', { name: texts.acceptTerms });
  await expect(terms).toBeFocused();
  await expectMissingInView(label, page.locator('#checkout-terms-error'), proceed);
  await takePicture(page, 'missing-consent-pay', false);
});
