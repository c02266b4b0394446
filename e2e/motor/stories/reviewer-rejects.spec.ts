import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { look, watchConsole } from '#support/look.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';
import { verifyPhoneAs, seat } from '#support/person.ts';
import { boxOf } from '#support/widths.ts';
import { readMotor } from '../motor-quotes.ts';
import { test } from '../seller.ts';
import { MOTOR_TEXTS } from '../texts.ts';

const INSURED = 'Gilang Ramadhan';
const REASON = 'Pelatnya kuning: kendaraan ini dipakai sebagai taksi';

/** At 1280 × 800 the photo and the data to compare it with are visible without scrolling. */
const expectBesideThePhoto = async (page: Page, chassisNo: string): Promise<void> => {
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const main = page.getByRole('main');
  const photo = await boxOf(main.getByRole('region', { name: /^Photo 1 of 8/ }));
  const entered = main.getByRole('region', { name: 'What was entered' });
  const box = await boxOf(entered);
  expect(box.x, 'beside the photo').toBeGreaterThanOrEqual(photo.x + photo.width);
  for (const { y, height } of [photo, box]) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height, 'above the fold').toBeLessThanOrEqual(800);
  }
  for (const seen of [
    entered.getByText(INSURED),
    entered.getByText('Toyota Avanza'),
    entered.getByText('Rp 170.000.000'),
    main.getByText(chassisNo),
    main.getByText(/^Engine number/),
    main.getByText(/^Year of manufacture/),
    main.getByRole('button', { name: 'Approve' }),
    main.getByRole('button', { name: 'Reject', exact: true }),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
};

test('a reviewer rejects a car, agent and customer read the reason, and payment is closed [MOT-058]', async ({
  browser,
  platform,
  sellers,
  staffState,
  quoteAt,
}) => {
  const { quoteId, plate, chassisNo, link, phone } = await quoteAt('Qc Checked', { insured: INSURED });
  const reviewer = await seat(browser, platform, { who: 'staff', language: 'en', width: 1280, by: 'touch' });
  const { page, input, picture } = reviewer;
  const consoleErrors = watchConsole(page);
  const agent = await seat(browser, platform, { who: 'agent', language: 'en', width: 1280, by: 'touch' });
  await signInPage(agent.page, sellers.agent.state);
  await agent.page.goto(`/app/oonariskinspectionmotor?quoteId=${quoteId}`);
  await expect(agent.page.getByText(MOTOR_TEXTS.en.underReview)).toBeVisible();
  await look(agent.page, agent.picture('motor-under-review'));

  await test.step('the reviewer opens the photos and rejects them', async () => {
    await signInPage(page, staffState);
    await page.goto('/app/staffhome');
    await look(page, picture('staff-home'));
    await input.press(page.getByRole('main').getByRole('link', { name: /^Vehicle inspections/ }));
    await expect(page).toHaveURL(/\/app\/motorreviews/);
    await look(page, picture('motor-queue'));
    await input.press(page.getByRole('link', { name: new RegExp(plate) }));
    await expect(page.getByRole('heading', { level: 1, name: `Inspection of ${plate}` })).toBeVisible();
    for (const part of [INSURED, chassisNo, 'Toyota Avanza', 'Rp 170.000.000']) {
      await expect(page.getByRole('main')).toContainText(part);
    }
    await expect(page.getByRole('list', { name: 'All photos' }).locator('img')).toHaveCount(8);
    await expectBesideThePhoto(page, chassisNo);
    await look(page, picture('motor-review'));
    await input.press(page.getByRole('button', { name: 'Reject', exact: true }));
    const question = page.getByRole('dialog', { name: 'Reject this quote?' });
    await input.type(question.getByRole('textbox', { name: 'Reason, for agent and customer' }), REASON);
    await look(page, picture('motor-review-reject'));
    await input.press(question.getByRole('button', { name: 'Reject the quote' }));
    await expect(page.getByText(/^Rejected by Rina Kartika/)).toBeVisible();
    await look(page, picture('motor-review-decided'));
  });

  await test.step('the agent reads the reason at once, and when resuming the quote', async () => {
    const rejected = agent.page.getByText(MOTOR_TEXTS.en.rejected(REASON));
    await expect(rejected).toBeVisible();
    await expect(agent.page.getByText(MOTOR_TEXTS.en.closed)).toBeVisible();
    await look(agent.page, agent.picture('motor-rejected'));
    for (const path of [
      'oonaconfirmationMotor',
      'oonapayment',
      'oonamotorPreview',
      'customerinformationmotor',
    ]) {
      await agent.page.goto(`/app/${path}?quoteId=${quoteId}`);
      await expect(rejected.first(), path).toBeVisible();
    }
  });

  await test.step('the customer reads the reason too', async () => {
    const customer = await seat(browser, platform, {
      who: 'customer',
      language: 'id',
      width: 360,
      by: 'touch',
    });
    await customer.page.goto(link);
    await verifyPhoneAs(customer, phone);
    await expect(customer.page.getByText(MOTOR_TEXTS.id.rejected(REASON))).toBeVisible();
    await look(customer.page, customer.picture('motor-rejected'));
  });

  await test.step('the server confirms nothing and takes no money', async () => {
    const { api } = sellers.agent;
    const body = {
      consents: { terms: true, dataProcessing: true, marketing: false },
      textVersion: '2026-11',
      language: 'en',
    } as const;
    await expect(api.call(endpoints.confirmQuote, { params: { quoteId }, body })).rejects.toThrow();
    const { proposalNo, rejection, stage } = await readMotor(api, quoteId);
    expect([proposalNo, rejection?.reason, stage]).toEqual([undefined, REASON, 'Qc Checked']);
  });
  consoleErrors.none();
});
