import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';
import { verifyPhoneAs, seat, pressNext } from '#support/person.ts';
import { readPdf, printPolicy } from '#support/policy.ts';
import { TEXTS } from '#support/texts.ts';
import { PRIVATE, advanceMotorQuote, decide } from '../motor-quotes.ts';
import { test } from '../seller.ts';
import { MOTOR_TEXTS } from '../texts.ts';
import { pick, shoot, submitSet } from './photo-steps.ts';
import { confirmMotor } from './sell-motor.ts';

/** Coming back from another application: the page polls at once and not at its next interval. */
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));

const INSURED = 'Maya Anggraini';
const texts = MOTOR_TEXTS.id;

test('a customer compares plans and photographs a car by link, sends two photos again, pays and gets the policy (id, 360 px, by touch) [MOT-057] @engines', async ({
  browser,
  platform,
  sellers,
  quoteAt,
}) => {
  const quote = await quoteAt('Quick Quote Created', { insured: INSURED });
  const { quoteId, link, phone, plate } = quote;
  const inspection = `/app/oonariskinspectionmotor?quoteId=${quoteId}`;

  const customer = await seat(browser, platform, {
    who: 'customer',
    language: 'id',
    width: 360,
    by: 'touch',
    options: { permissions: ['camera'] },
  });
  const { page, input, picture } = customer;
  const beforeTheLoss = watchConsole(page);
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/motorotp$/);
  await verifyPhoneAs(customer, phone);

  await test.step('the customer compares the plans of the car', async () => {
    await expect(page).toHaveURL(/\/app\/motorordersummary\?/);
    await input.press(page.getByText('Bandingkan paket', { exact: true }));
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: /^Motor Standard/ })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: /^Motor Prime/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Uang transportasi – Rp\s150\.000 per hari/ })).toHaveCount(
      1,
    );
    await look(page, picture('motor-comparison'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    // The head stays.
    await expect(table.getByRole('columnheader', { name: /^Motor Prime/ })).toBeInViewport();
  });

  await advanceMotorQuote(sellers, quote, ['Quick Quote Created', 'Customer Information Updated']);
  const agent = await seat(browser, platform, { who: 'agent', language: 'id', width: 1280, by: 'touch' });
  await signInPage(agent.page, sellers.agent.state);
  await agent.page.goto(inspection);
  await page.goto(inspection);

  await test.step('the customer takes three photos with the camera of the page', async () => {
    await expect(page).toHaveURL(/\/app\/oonariskinspectionmotor\?/);
    await expect(page.getByText(texts.count(0, 8))).toBeVisible();
    await input.press(page.getByRole('button', { name: texts.openCamera }));
    await shoot(customer, 'motor-photo');
    await shoot(customer);
    await shoot(customer);
    await expect(page.getByText(texts.count(3, 8))).toBeVisible();
  });

  await test.step('offline, two more photos are stored, and sent when the connection is back', async () => {
    const sent = page.getByRole('button').getByText(texts.sent, { exact: true });
    await expect(sent).toHaveCount(3);
    // Browsers log every failed call to the console.
    beforeTheLoss.none();
    await page.context().setOffline(true);
    await shoot(customer);
    await shoot(customer);
    await expect(page.getByText(texts.offline(2))).toBeVisible();
    await look(page, picture('motor-photo-offline'));
    await page.context().setOffline(false);
    await expect(page.getByText(texts.offline(2))).toHaveCount(0);
    await expect(sent).toHaveCount(5);
  });

  const consoleErrors = watchConsole(page);
  await test.step('a reopened page continues at the next photo, with files of the gallery', async () => {
    await page.reload();
    await expect(page.getByText(texts.count(5, 8))).toBeVisible();
    for (const done of [6, 7, 8]) {
      await pick(customer);
      await expect(page.getByText(texts.count(done, 8))).toBeVisible();
    }
    await look(page, picture('motor-photos-complete'));
    await submitSet(customer, 'motor-preview');
    await look(page, picture('motor-under-review'));
    await comeBack(agent.page);
    await expect(agent.page.getByText(texts.underReview)).toBeVisible();
  });

  await test.step('a reviewer flags two photos, and only those are retaken', async () => {
    await decide(sellers.staff, quoteId, {
      decision: 'flag',
      flags: { rear: 'notInFrame', registration: 'glare' },
    });
    await comeBack(page);
    await expect(page.getByText(texts.flagged)).toBeVisible();
    for (const text of [texts.rear, 'Silakan mundur', texts.registration, 'pantulan']) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await look(page, picture('motor-flagged'));
    await comeBack(agent.page);
    await expect(agent.page.getByText(texts.flagged)).toBeVisible();
    await look(agent.page, agent.picture('motor-flagged'));
    await input.press(page.getByRole('button', { name: texts.reupload }));
    await expect(page).toHaveURL(/\/app\/motorreupload\?/);
    await expect(page.getByText(texts.count(0, 2))).toBeVisible();
    await look(page, picture('motor-reupload'));
    await pick(customer);
    await pick(customer);
    await expect(page.getByText(texts.count(2, 2))).toBeVisible();
    await submitSet(customer, 'motor-preview-again');
  });

  await test.step('after the approval both pages update by themselves', async () => {
    await decide(sellers.staff, quoteId, {});
    await expect(page.getByText(texts.approved)).toBeVisible();
    await expect(agent.page.getByText(texts.approved)).toBeVisible();
    await pressNext(customer);
    await confirmMotor(customer, [INSURED, plate, PRIVATE.street, 'Rp 4.464.000']);
  });

  await test.step('payment, policy and its PDF', async () => {
    await input.check(page.getByRole('checkbox', { name: TEXTS.id.acceptTerms }));
    await look(page, picture('motor-checkout'));
    await input.press(page.getByRole('button', { name: TEXTS.id.proceed }));
    await page.waitForURL(/checkout-link-v2/);
    await page.getByRole('button', { name: TEXTS.id.payAtProvider }).first().click();
    await expect(page.getByRole('button', { name: TEXTS.id.print })).toBeVisible();
    await look(page, picture('motor-policy'));
    const { policyNo, pdf } = await printPolicy(customer, 'Asuransi mobil');
    const text = await readPdf(await readFile(pdf));
    for (const part of [INSURED, policyNo, plate, 'Rp 170.000.000 × 2,47% = Rp 4.199.000', 'Rp 4.464.000']) {
      expect(text).toContain(part);
    }
    await agent.page.goto('/app/commercialhome');
    await expect(agent.page.getByRole('listitem').filter({ hasText: INSURED })).toContainText(policyNo);
  });
  consoleErrors.none();
});
