import type { Page } from '@playwright/test';
import { WORDS } from '#support/words.ts';
import { at, expect, test } from './seller.ts';
import { signInPage } from '#support/signed-in-agent.ts';
import { look } from '#support/look.ts';
import { WIDTHS, atWidths, boxOf, expectDrawerUpTo620, expectToFit } from '#support/widths.ts';

const words = WORDS.id;

test('the COVID question is a drawer up to 620 pixels and a modal above [TRV-024]', async ({
  agentPage: page,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Plan Selected');
  await page.goto(at('/chooseproducttravel', quoteId));
  await page.getByRole('button', { name: words.next, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Harga untuk semua peserta')).toBeVisible();
  await expectDrawerUpTo620(page, dialog);
});

test('the price detail is a drawer up to 620 pixels and a modal above [TRV-033]', async ({
  agentPage: page,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Covid Benefit Selected');
  await page.goto(at('/additionalbenefittravel', quoteId));
  await page
    .getByRole('button', { name: /Rincian harga/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Premi paket')).toBeVisible();
  await expectDrawerUpTo620(page, dialog);
});

test('the order summary has one column up to 600 pixels and two above [TRV-042]', async ({
  agentPage: page,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Additional Benefit Selected');
  await page.goto(at('/ordersummarytravel', quoteId));
  const discount = page.getByLabel(words.discount);
  const premium = page.getByText('Premi paket');
  await expect(premium).toBeVisible();
  await atWidths(page, WIDTHS, async (width) => {
    const [control, price] = await Promise.all([boxOf(discount), boxOf(premium)]);
    if (width <= 600) expect(price.y, 'below the discount').toBeGreaterThan(control.y + control.height);
    else expect(price.x, 'beside the discount').toBeGreaterThan(control.x + control.width);
  });
});

const SCREENS = [
  ['Lead Created', '/oonatravel'],
  ['Lead Created', '/createquote'],
  ['Lead Created', '/chooseproducttravel'],
  ['Quick Quote Created', '/oonacustomerinformation'],
  ['Quick Quote Created', '/oonasuccess'],
  ['Customer Information Updated', '/oonaconfirmation'],
  ['Full Quote Created', '/oonapayment'],
  ['Full Quote Created', '/oonaerror'],
  ['Full Quote Created', '/paylater-error'],
] as const;

test('no screen of the sale is wider than its window, from 320 pixels on', async ({
  agentPage: page,
  seller,
}) => {
  for (const [stage, path] of SCREENS) {
    const { quoteId } = await seller.quoteAt(stage);
    await page.goto(at(path, quoteId));
    await test.step(path, () => expectToFit(page));
  }
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

test('the bar at the bottom never covers the focused field, at 360 by 640', async ({
  agentPage: page,
  seller,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [stage, path] of [
    ['Lead Created', '/createquote'],
    ['Additional Benefit Selected', '/ordersummarytravel'],
    ['Quick Quote Created', '/oonacustomerinformation'],
    ['Customer Information Updated', '/oonaconfirmation'],
  ] as const) {
    const { quoteId } = await seller.quoteAt(stage);
    await page.goto(at(path, quoteId));
    await expect(page.locator('main input').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await coveredFields(page), path).toEqual([]);
  }
});

for (const language of ['id', 'en'] as const) {
  test(`dialogs, the comparison and the error pages are accessible (${language})`, async ({
    browser,
    platform,
    agent,
    seller,
  }) => {
    const context = await browser.newContext({
      baseURL: platform.url,
      viewport: { width: 360, height: 760 },
    });
    await context.addCookies([{ name: 'LANG', value: language, url: platform.url }]);
    const page = await context.newPage();
    await signInPage(page, agent);
    const picture = (name: string): string => `bad-days-${language}-${name}`;
    const { quoteId } = await seller.quoteAt('Plan Selected');

    await page.goto(at('/chooseproducttravel', quoteId));
    await page.getByRole('button', { name: WORDS[language].next, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, picture('covid-question'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Bandingkan berdampingan|Compare side by side/ }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await look(page, picture('comparison'));

    await seller.change(quoteId, { kind: 'covid', covid: true });
    await page.goto(at('/additionalbenefittravel', quoteId));
    await page
      .getByRole('button', { name: /Rincian harga|Price detail/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, picture('price-detail'));

    for (const path of ['/oonaerror', '/paylater-error']) {
      await page.goto(at(path, quoteId));
      await look(page, picture(path.slice(1)));
    }
    await context.close();
  });
}
