import { expect } from '@playwright/test';
import { look, watchConsole, expectLines } from '#support/look.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';
import { seat, pressNext } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { readMotor } from '../motor-quotes.ts';
import { test } from '../seller.ts';
import { MOTOR_TEXTS } from '../texts.ts';

const texts = MOTOR_TEXTS.en;

/**
 * Computed by hand, at 2.47 percent and 0.25 percent for the workshop:
 *
 * | year | sum insured | plan      | workshop |
 * | 1    | 170,000,000 | 4,199,000 |  425,000 |
 * | 2    | 153,000,000 | 3,779,100 |  382,500 |
 * | 3    | 136,000,000 | 3,359,200 |  340,000 |
 * |      |             | 11,337,300 | 1,147,500, less the first year 425,000 |
 *
 * 11,337,300 + 1,147,500 − 425,000 = 12,059,800; with 15,000 admin cost 12,074,800.
 */
const SUMS = ['Rp 170.000.000', 'Rp 153.000.000', 'Rp 136.000.000'];
const YEARS = [
  ['Rp 170.000.000 × 2.47%', 'Rp 4.199.000', 'Rp 425.000'],
  ['Rp 153.000.000 × 2.47%', 'Rp 3.779.100', 'Rp 382.500'],
  ['Rp 136.000.000 × 2.47%', 'Rp 3.359.200', 'Rp 340.000'],
] as const;
const FREE = 'Authorised workshop, first year free with two or more years';
const LINES = [
  ['Plan premium', 'Rp 11.337.300'],
  [FREE, '-Rp 425.000'],
] as const;
const SUBTOTAL = 'Rp 12.059.800';
const DUE = 'Rp 12.074.800';

test('an agent insures a car for three years with the workshop of its brand, one year of it free (en, 1280 px) [MOT-006] [MOT-026] @deep', async ({
  browser,
  platform,
  sellers,
  quoteAt,
}) => {
  const { quoteId } = await quoteAt('Lead Created');
  const agent = await seat(browser, platform, { who: 'agent', language: 'en', width: 1280, by: 'touch' });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await signInPage(page, sellers.agent.state);
  await page.goto(`/app/motorchooseproduct?quoteId=${quoteId}`);

  const slider = page.getByRole('slider', { name: texts.years });
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await expect(slider).toHaveAttribute('aria-valuetext', '3 years');
  await input.press(page.getByRole('button', { name: texts.sums }));
  const sums = page.getByRole('dialog', { name: texts.sums });
  await expect(sums.getByRole('term')).toHaveText(['First', 'Second', 'Third']);
  await expect(sums.getByRole('definition')).toHaveText(SUMS);
  await look(page, picture('motor-sums'));
  await page.keyboard.press('Escape');
  const standard = page.getByRole('article', { name: 'Motor Standard' });
  await expect(standard).toContainText('Rp 11.337.300');
  await input.press(standard.getByRole('button', { name: TEXTS.en.select }));
  await pressNext(agent);

  await expect(page).toHaveURL(/\/app\/motoradditionalbenefits\?/);
  const workshop = page.getByRole('article', { name: texts.workshop });
  await expect(workshop).toContainText('First year free (−Rp 425.000), with two or more years.');
  await input.check(page.getByRole('switch', { name: texts.workshop }));
  await expect(page.getByRole('main')).toContainText(SUBTOTAL);
  await input.press(page.getByRole('button', { name: texts.priceDetail }).first());
  const detail = page.getByRole('dialog', { name: texts.priceDetail });
  for (const [index, [basis, plan, atWorkshop]] of YEARS.entries()) {
    const year = detail.getByRole('region', { name: `Year ${index + 1}` });
    for (const part of [basis, plan, 'Region 2', '125–200', texts.workshop, atWorkshop]) {
      await expect(year).toContainText(part);
    }
  }
  await expect(detail.getByRole('term')).toHaveText([
    'Authorised workshop: first year free, with two or more years',
    'Total',
  ]);
  await expect(detail.getByRole('definition')).toHaveText(['-Rp 425.000', SUBTOTAL]);
  await look(page, picture('motor-price-detail'));
  await page.keyboard.press('Escape');
  await input.press(page.getByRole('button', { name: texts.addToCart }));

  await expect(page).toHaveURL(/\/app\/motorordersummary\?/);
  await expectLines(page.getByRole('main'), [...LINES, ['Total', SUBTOTAL]]);
  await look(page, picture('motor-three-years'));
  await pressNext(agent);
  await expect(page).toHaveURL(/\/app\/oonasuccess\?/);
  await expect(page.getByRole('main')).toContainText(DUE);

  const record = await readMotor(sellers.agent.api, quoteId);
  expect(record).toMatchObject({
    duration: 3,
    sumsInsured: [170_000_000, 153_000_000, 136_000_000],
    workshopAllowance: 425_000,
    duePremium: 12_074_800,
  });
  consoleErrors.none();
});
