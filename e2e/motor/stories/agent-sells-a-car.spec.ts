import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { look, watchConsole, expectLines } from '#support/look.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';
import { seat, pressNext } from '#support/person.ts';
import { readPdf, printPolicy } from '#support/policy.ts';
import { resumeFromLead } from '#support/resume-from-lead.ts';
import { TEXTS } from '#support/texts.ts';
import {
  decide,
  sendPhotos,
  submitPhotos,
  vehicleNumbers,
  yearOfAge,
  makeMotorQuote,
} from '../motor-quotes.ts';
import { CAR_SLOTS } from '../photos.ts';
import { test } from '../seller.ts';
import { MOTOR_TEXTS } from '../texts.ts';
import { confirmMotor, describeVehicle, fillInCustomer } from './sell-motor.ts';

const EMAIL = 'budi.motor@example.com';
const INSURED = 'Budi Hartanto';
const texts = MOTOR_TEXTS.en;

/** 2.47 percent of 170,000,000; with 250,000 it is 4,449,000, of which 12.5 percent are 556,125. */
const PLAN = 'Rp 4.199.000';
const LINES = [
  ['Plan premium', PLAN],
  ['Third-party liability Rp 25 million', 'Rp 250.000'],
  ['Discount 12.5%', '-Rp 556.125'],
] as const;
const SUBTOTAL = 'Rp 3.892.875';
/** With 15,000 admin cost. */
const DUE = 'Rp 3.907.875';

test('an agent insures a car, reviewers approve it, and the customer pays by link (en, 1280 px, by keyboard) [MOT-017] [MOT-065] @engines', async ({
  browser,
  platform,
  sellers,
}) => {
  const agent = await seat(browser, platform, { who: 'agent', language: 'en', width: 1280, by: 'keyboard' });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await signInPage(page, sellers.agent.state);
  await page.goto('/app/commercialhome');
  await input.press(page.getByRole('main').getByRole('link', { name: texts.carTile }));
  await expect(page.getByRole('heading', { level: 1, name: texts.startTitle })).toBeVisible();
  await look(page, picture('motor-start'));
  await input.press(page.getByRole('button', { name: texts.begin }));

  await expect(page).toHaveURL(/\/app\/createmotorquote\?vehicle=car$/);
  const numbers = vehicleNumbers();
  await describeVehicle(agent, {
    brand: 'Toyota',
    model: 'Avanza',
    year: yearOfAge(3),
    plate: ['B', '1734', 'KZL'],
    coverage: texts.comprehensive,
    sumInsured: '170000000',
    insured: INSURED,
    phone: '081399922001',
  });
  await expect(page.getByText(/^B: .*region 2\. The rates of region 2 apply\.$/)).toBeVisible();
  await look(page, picture('motor-create-quote'));
  await input.press(page.getByRole('button', { name: TEXTS.en.seePlans }));

  await expect(page).toHaveURL(/\/app\/motorchooseproduct\?quoteId=[0-9a-f]{24}$/);
  const quoteId = new URL(page.url()).searchParams.get('quoteId') ?? '';
  // Three years at first; arrows move the slider.
  const slider = page.getByRole('slider', { name: texts.years });
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  const standard = page.getByRole('article', { name: 'Motor Standard' });
  await expect(standard).toContainText(PLAN);
  await input.press(standard.getByRole('button', { name: TEXTS.en.select }));
  await look(page, picture('motor-plans'));
  await pressNext(agent);

  await expect(page).toHaveURL(/\/app\/motoradditionalbenefits\?/);
  const liability = (million: number) =>
    page.getByRole('switch', { name: `Third-party liability Rp ${million} million` });
  await input.check(liability(50));
  await input.check(liability(25));
  await expect(liability(50)).not.toBeChecked();
  await expect(page.getByRole('main')).toContainText('Rp 4.449.000');
  await look(page, picture('motor-benefits'));
  await input.press(page.getByRole('button', { name: texts.addToCart }));

  await expect(page).toHaveURL(/\/app\/motorordersummary\?/);
  await input.type(page.getByLabel(TEXTS.en.discount), '12.5');
  await expectLines(page.getByRole('main'), [...LINES, ['Total', SUBTOTAL]]);
  await look(page, picture('motor-order-summary'));
  await pressNext(agent);

  await expect(page).toHaveURL(/\/app\/oonasuccess\?/);
  await expect(page.getByRole('heading', { name: TEXTS.en.quoteReady })).toBeVisible();
  const quoteCode = await page.getByText(/^Q\d+$/).innerText();
  await expect(page.getByRole('main')).toContainText(DUE);
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/app\/motor\/[0-9A-Za-z]{6}$/);
  await look(page, picture('motor-quote-created'));
  await input.press(page.getByRole('button', { name: texts.createPolicy }));
  await fillInCustomer(agent, { ...numbers, idCard: '3273011005910003', email: EMAIL });

  await expect(page).toHaveURL(/\/app\/customerconfirmationmotor\?/);
  await expectLines(page.getByRole('main'), [...LINES, ['Admin cost', 'Rp 15.000'], ['Amount due', DUE]]);
  await look(page, picture('motor-customer-confirmation'));
  await pressNext(agent);

  await expect(page).toHaveURL(/\/app\/oonariskinspectionmotor\?/);
  await look(page, picture('motor-inspection'));
  await sendPhotos(sellers.agent, quoteId, CAR_SLOTS);
  await submitPhotos(sellers.agent.api, quoteId);
  await decide(sellers.staff, quoteId, {});
  await page.reload();
  await expect(page.getByText(texts.approved)).toBeVisible();
  await look(page, picture('motor-approved'));
  await pressNext(agent);

  await confirmMotor(agent, [INSURED, 'B 1734 KZL', numbers.chassisNo, 'Jalan Dago 12', '-Rp 556.125', DUE]);
  await expectLines(page.getByRole('main'), [...LINES, ['Admin cost', 'Rp 15.000'], ['Amount due', DUE]]);
  await expect(page.getByRole('heading', { name: texts.linkTitle })).toBeVisible();
  await input.press(page.getByRole('button', { name: texts.makeLink }));
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await look(page, picture('motor-payment'));

  const customer = await seat(browser, platform, {
    who: 'customer',
    language: 'en',
    width: 1280,
    by: 'keyboard',
  });
  const customerErrors = watchConsole(customer.page);
  await customer.page.goto(await field.inputValue());
  await expect(customer.page.getByRole('main')).toContainText(DUE);
  await customer.page.getByRole('button', { name: TEXTS.en.payAtProvider }).first().click();
  await expect(customer.page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/);
  await expect(customer.page.getByRole('heading', { level: 1, name: texts.thankYou })).toBeVisible();
  customerErrors.none();

  await page.goto('/app/commercialhome');
  const line = page.getByRole('listitem').filter({ hasText: quoteCode });
  await expect(line).toContainText(/PO\d+/);
  await input.press(line.getByRole('link', { name: TEXTS.en.resume(INSURED) }));
  await look(page, picture('motor-policy'));
  const { policyNo, pdf } = await printPolicy(agent, 'Car insurance');
  const text = await readPdf(await readFile(pdf));
  for (const part of [
    INSURED,
    policyNo,
    'Motor Standard',
    'B 1734 KZL',
    numbers.chassisNo,
    numbers.engineNo,
    'Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat',
    'Rp 170.000.000 × 2.47% = Rp 4.199.000',
    'Rp 250.000',
    '-Rp 556.125',
    DUE,
  ]) {
    expect(text).toContain(part);
  }
  await expect
    .poll(async () => (await platform.inbox.messagesTo(EMAIL)).flatMap((mail) => mail.attachments), {
      message: 'the e-mail with the policy',
    })
    .toMatchObject([
      { fileName: `Car insurance_${policyNo}.pdf` },
      { fileName: expect.stringMatching(/^(Receipt|Kuitansi)_/) },
    ]);
  consoleErrors.none();
});

test('an agent finds the lead of a car by its quote code and resumes the quote (en, 1280 px, by keyboard) @deep', async ({
  platform,
  openPage,
  logIn,
}) => {
  const { state, api } = await logIn('mitra');
  const sellers = { agent: { url: platform.url, state, api }, staff: (await logIn('staff')).api };
  const quote = await makeMotorQuote(sellers, 'Quick Quote Created');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    state: 'Not sent yet',
    to: '/motorordersummary',
  });
});
