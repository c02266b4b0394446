import type { Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { WIDTHS, atWidths, boxOf, expectDrawerUpTo620, expectToFit } from '#support/widths.ts';
import { WORDS } from '#support/words.ts';
import { beat, decide } from './motor-quotes.ts';
import type { ReachableMotorStage } from './motor-quotes.ts';
import { expect, test } from './seller.ts';
import { MOTOR_WORDS } from './words.ts';

/** Every screen of the journey, with a stage at which it is open; one quote serves those of its stage. */
const SCREENS: readonly (readonly [stage: ReachableMotorStage, paths: readonly string[]])[] = [
  ['Lead Created', ['/motorscreen', '/createmotorquote', '/motorchooseproduct']],
  ['Plan Selected', ['/motoradditionalbenefits']],
  ['Additional Benefit Selected', ['/motorordersummary']],
  ['Quick Quote Created', ['/oonasuccess', '/customerinformationmotor']],
  [
    'Customer Information Updated',
    ['/customerconfirmationmotor', '/oonariskinspectionmotor', '/oonamotorPreview'],
  ],
  ['Qc Checked', ['/oonariskinspectionmotor']],
  ['Q C Inspection Done', ['/oonariskinspectionmotor', '/oonaconfirmationMotor']],
  ['Full Quote Created', ['/oonapayment', '/motorpayment']],
  ['Full Quote Created With Payment', ['/oonapayment']],
];

test('the sums of the years are a drawer up to 620 pixels and a modal above [MOT-006]', async ({
  openPage,
  quoteAt,
}) => {
  const { quoteId } = await quoteAt('Lead Created');
  const page = await openPage('commercial', { language: 'en' });
  await page.goto(`/app/motorchooseproduct?quoteId=${quoteId}`);
  await page.getByRole('button', { name: MOTOR_WORDS.en.sums }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Rp 170.000.000')).toBeVisible();
  await expectDrawerUpTo620(page, dialog);
});

test('the order summary of a car has one column up to 600 pixels and two above [MOT-028]', async ({
  openPage,
  quoteAt,
}) => {
  const { quoteId } = await quoteAt('Additional Benefit Selected');
  const page = await openPage('commercial', { language: 'id' });
  await page.goto(`/app/motorordersummary?quoteId=${quoteId}`);
  const discount = page.getByLabel(WORDS.id.discount);
  const premium = page.getByText('Premi paket');
  await expect(premium).toBeVisible();
  await atWidths(page, WIDTHS, async (width) => {
    const [control, price] = await Promise.all([boxOf(discount), boxOf(premium)]);
    if (width <= 600) expect(price.y, 'below the discount').toBeGreaterThan(control.y + control.height);
    else expect(price.x, 'beside the discount').toBeGreaterThan(control.x + control.width);
  });
});

/** Buttons, links and fields smaller than a finger; links within a sentence are as high as its line. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea, [role="slider"])')]
      .map((element) => element.closest('label') ?? element)
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isDrawn =
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isDrawn && (width < 24 || height < 24) ? [element.outerHTML.slice(0, 120)] : [];
      }),
  );

for (const { language, width } of [
  { language: 'en', width: 360 },
  { language: 'id', width: 1280 },
] as const) {
  test(`every screen of a car is accessible, fits from 320 pixels on and logs no errors (${language}, ${width} px)`, async ({
    openPage,
    quoteAt,
  }) => {
    test.setTimeout(180_000);
    const page = await openPage('commercial', { language, width });
    const consoleErrors = watchConsole(page);
    for (const [stage, paths] of SCREENS) {
      const { quoteId } = await quoteAt(stage);
      for (const path of paths) {
        await test.step(`${path} at ${stage}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`/app${path}?quoteId=${quoteId}`);
          await look(page, `${language}-${width}-motor-${stage}${path}`.replaceAll(/[ /]/g, '-'));
          expect.soft(await smallTargets(page), `touch targets of ${path}`).toEqual([]);
          if (language === 'en') await expectToFit(page);
        });
      }
    }
    consoleErrors.none();
  });

  test(`the reviewers' screens are accessible, fit and log no errors (${language}, ${width} px)`, async ({
    openPage,
    quoteAt,
    sellers,
  }) => {
    test.setTimeout(120_000);
    const waiting = await quoteAt('Qc Checked', { vehicle: beat() });
    const flagged = await quoteAt('Qc Checked');
    await decide(sellers.staff, flagged.quoteId, { decision: 'flag', flags: { front: 'dark' } });
    const page = await openPage('staff', { language, width });
    const consoleErrors = watchConsole(page);
    for (const [name, path] of [
      ['home', '/staffhome'],
      ['queue', '/motorreviews'],
      ['decided-sets', '/motorreviews?status=decided'],
      ['review', `/motorreview?quoteId=${waiting.quoteId}`],
      ['decided-review', `/motorreview?quoteId=${flagged.quoteId}`],
    ] as const) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/app${path}`);
        await look(page, `${language}-${width}-motor-staff-${name}`);
        expect.soft(await smallTargets(page), `touch targets of ${name}`).toEqual([]);
        if (language === 'en') await expectToFit(page);
      });
    }
    consoleErrors.none();
  });
}
