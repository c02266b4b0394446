import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { look, watchConsole, expectLines } from '#support/look.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';
import { seat, pressNext } from '#support/person.ts';
import { payAtProvider, readPdf, printPolicy } from '#support/policy.ts';
import { TEXTS } from '#support/texts.ts';
import { decide, readMotor, sendPhotos, submitPhotos, vehicleNumbers, yearOfAge } from '../motor-quotes.ts';
import { MOTORCYCLE_SLOTS } from '../photos.ts';
import { test } from '../seller.ts';
import { MOTOR_TEXTS } from '../texts.ts';
import { confirmMotor, describeVehicle, fillInCustomer } from './sell-motor.ts';

const INSURED = 'Wahyu Saputra';
const texts = MOTOR_TEXTS.id;

/** 1.8 percent of 20,000,000, and 15,000 admin cost. */
const PREMIUM = 'Rp 360.000';
const DUE = 'Rp 375.000';

test('an agent insures a motorcycle against total loss, without add-ons (id, 360 px, by touch) [MOT-062] @deep', async ({
  browser,
  platform,
  sellers,
}) => {
  const agent = await seat(browser, platform, { who: 'agent', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await signInPage(page, sellers.agent.state);
  await page.goto('/app/commercialhome');
  await input.press(page.getByRole('main').getByRole('link', { name: texts.motorcycleTile }));
  await expect(page).toHaveURL(/\/app\/motorscreen\?vehicle=motorcycle$/);
  await expect(page.getByRole('radio', { name: texts.motorcycle, exact: true })).toBeChecked();
  await look(page, picture('motorcycle-start'));
  await input.press(page.getByRole('button', { name: texts.begin }));

  const numbers = vehicleNumbers();
  await describeVehicle(agent, {
    brand: 'Honda',
    model: 'BeAT',
    year: yearOfAge(1),
    plate: ['D', '5021', 'ABQ'],
    sumInsured: '20000000',
    insured: INSURED,
    phone: '081399922003',
  });
  // Only one coverage is accepted, with the reason beside it.
  await expect(page.getByRole('radio', { name: texts.comprehensive, exact: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: texts.totalLoss, exact: true })).toBeChecked();
  await expect(page.getByText('Sepeda motor hanya dapat diasuransikan dengan Total Loss Only')).toBeVisible();
  await look(page, picture('motorcycle-create-quote'));
  await input.press(page.getByRole('button', { name: TEXTS.id.seePlans }));
  // The guide price of a new one is 19 million, of one that is a year old 17.1: 20 million asks.
  const question = page.getByRole('dialog', { name: 'Apakah harga pertanggungan sudah benar?' });
  await expect(question).toContainText('Rp 17.100.000');
  await look(page, picture('motorcycle-price-question'));
  await input.press(question.getByRole('button', { name: 'Ya, pertanggungkan Rp 20.000.000' }));

  await expect(page).toHaveURL(/\/app\/motorchooseproduct\?quoteId=[0-9a-f]{24}$/);
  const quoteId = new URL(page.url()).searchParams.get('quoteId') ?? '';
  await expect(page.getByRole('slider')).toHaveCount(0);
  const standard = page.getByRole('article', { name: 'Motor Standard' });
  await expect(standard).toContainText(PREMIUM);
  await expect(page.getByRole('article', { name: 'Motor Prime' })).toContainText('Rp 432.000');
  await input.press(standard.getByRole('button', { name: TEXTS.id.select }));
  await look(page, picture('motorcycle-plans'));
  await pressNext(agent);

  // No page of add-ons in between.
  await expect(page).toHaveURL(/\/app\/motorordersummary\?/);
  await expectLines(page.getByRole('main'), [
    ['Premi paket', PREMIUM],
    ['Total', PREMIUM],
  ]);
  await look(page, picture('motorcycle-order-summary'));
  await page.goto(`/app/motoradditionalbenefits?quoteId=${quoteId}`);
  await expect(page).toHaveURL(/\/app\/motorordersummary\?/);
  await pressNext(agent);

  await expect(page).toHaveURL(/\/app\/oonasuccess\?/);
  await input.press(page.getByRole('button', { name: texts.createPolicy }));
  await fillInCustomer(agent, { ...numbers, idCard: '3273011005910004', email: 'wahyu@example.com' });
  await expect(page).toHaveURL(/\/app\/customerconfirmationmotor\?/);
  await pressNext(agent);

  await expect(page).toHaveURL(/\/app\/oonariskinspectionbike\?/);
  await expect(page.getByText(texts.count(0, 7))).toBeVisible();
  await look(page, picture('motorcycle-inspection'));
  await sendPhotos(sellers.agent, quoteId, MOTORCYCLE_SLOTS);
  await submitPhotos(sellers.agent.api, quoteId);
  await decide(sellers.staff, quoteId, {});
  await page.reload();
  await expect(page.getByText(texts.approved)).toBeVisible();
  await pressNext(agent);
  await confirmMotor(agent, [INSURED, 'D 5021 ABQ', 'Honda BeAT', DUE]);

  await payAtProvider(
    page,
    sellers.agent.api,
    await readMotor(sellers.agent.api, quoteId).then(({ proposalNo }) => ({ quoteId, proposalNo })),
  );
  await page.goto(`/app/oonasuccess1?quoteId=${quoteId}`);
  const { pdf } = await printPolicy(agent, 'Asuransi sepeda motor');
  const text = await readPdf(await readFile(pdf));
  for (const part of [
    'Honda BeAT',
    'D 5021 ABQ',
    'Total Loss Only',
    'Rp 20.000.000 × 1,8% = Rp 360.000',
    DUE,
  ]) {
    expect(text).toContain(part);
  }
  consoleErrors.none();
});
