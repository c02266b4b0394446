import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { reload } from '#support/browser-storage.ts';
import { at } from '@payung/platform/e2e/people.ts';
import { sayHowAgreed } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from '../texts.ts';
import { newCustomer, test, openByLink } from '../travel-quotes.ts';

const texts = TEXTS.id;
const travel = TRAVEL_TEXTS.id;
const NOT_SAVED = 'Data belum tersimpan. Isian Anda tidak hilang, silakan coba lagi.';
const NO_ANSWER = 'Server kami belum bisa dihubungi. Isian Anda tidak hilang, silakan coba lagi.';
const OFFLINE = 'Anda sedang offline sehingga data ini belum terkirim.';
// The icon of a very short wait may still be part of the button's name.
const next = (page: Page) => page.getByRole('button', { name: new RegExp(`${texts.next}$`) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The page sends these once more by itself, as the server does them once. */
const timesOf = (call: string): number => (/^(?:create|update)-quote$/.test(call) ? 2 : 1);

/** Drops the reply of the next call after the server has executed it. */
const loseAnswer = (page: Page, call: string): Promise<unknown> =>
  page.route(
    `**/api/**/${call}**`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: timesOf(call) },
  );

/** Drops the next call before it leaves the device. */
const loseRequest = (page: Page, call: string): Promise<unknown> =>
  page.route(`**/api/**/${call}**`, (route) => route.abort('internetdisconnected'), {
    times: timesOf(call),
  });

test('an agent loses the connection and goes back and forward at every step, tries again, and has one quote with every answer', async ({
  agentPage: page,
  context,
  seller,
}) => {
  const customer = newCustomer();
  const today = todayInJakarta(new Date());
  const problem = page.getByText(NOT_SAVED);
  const insuredName = page.getByLabel(travel.insuredName);

  await page.goto('/app/oonatravel');
  await page.getByRole('button', { name: travel.japan, exact: true }).click();
  await expect(page.getByRole('combobox', { name: travel.area })).toHaveValue('Jepang · Asia Pasifik');
  await page.getByRole('textbox', { name: travel.departure }).fill(formatDate(addDays(today, 20)));
  await page.getByRole('textbox', { name: travel.arrival }).fill(formatDate(addDays(today, 27)));
  await insuredName.fill(customer.insured);
  await page.getByRole('textbox', { name: travel.insuredBirthDate }).fill('17/08/1990');
  await page.goBack();
  await expect(heading(page, travel.title)).toBeVisible();
  await page.goForward();
  await expect(insuredName).toHaveValue(customer.insured);
  await loseAnswer(page, 'create-quote');
  await page.getByRole('button', { name: texts.seePlans }).click();
  await expect(problem).toBeVisible();
  // After a reload the same entries still belong to the same quote.
  await reload(page);
  await expect(insuredName).toHaveValue(customer.insured);
  await page.getByRole('button', { name: texts.seePlans }).click();
  await expect(page).toHaveURL(/chooseproducttravel/);
  await page.goBack();
  await expect(heading(page, travel.editTrip)).toBeVisible();
  await expect(insuredName).toHaveValue(customer.insured);
  // Pressed again without a change, the same quote continues.
  await page.getByRole('button', { name: texts.seePlans }).click();
  await expect(page).toHaveURL(/chooseproducttravel/);
  expect(await seller.quotesFor(customer.insured)).toHaveLength(1);

  const gold = page.getByRole('article', { name: /gold/i });
  await gold.getByRole('button', { name: texts.select }).click();
  await context.setOffline(true);
  await expect(page.getByText('Anda sedang offline.')).toBeVisible();
  await next(page).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(gold.getByRole('button', { name: texts.selected })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Anda sedang offline.')).toBeHidden();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(problem).toBeVisible();
  await next(page).click();

  const question = page.getByRole('dialog');
  // The plan is saved by the same call, so the next reply to drop is that of the Covid question.
  await expect(question).toBeVisible();
  await loseAnswer(page, 'update-quote');
  await question.getByRole('button', { name: travel.addCovid }).click();
  await expect(question.getByText(NOT_SAVED)).toBeVisible();
  await question.getByRole('button', { name: travel.addCovid }).click();
  await expect(page).toHaveURL(/additionalbenefittravel/);
  await expect(page.getByRole('switch', { name: /covid/i })).toBeChecked();
  await page.goBack();
  await expect(gold.getByRole('button', { name: texts.selected })).toBeVisible();
  await page.goForward();

  const gadgets = page.getByRole('switch', { name: travel.gadgets });
  await gadgets.click();
  await page.goBack();
  await expect(gold.getByRole('button', { name: texts.selected })).toBeVisible();
  await page.goForward();
  await expect(gadgets).toBeChecked();
  await loseAnswer(page, 'update-quote');
  await next(page).click();
  await expect(problem).toBeVisible();
  await expect(gadgets).toBeChecked();
  await next(page).click();
  await expect(page).toHaveURL(/ordersummarytravel/);

  const discount = page.getByLabel(texts.discount);
  const phone = page.getByLabel(texts.customerPhone);
  await discount.fill('12.5');
  await phone.fill(customer.phone);
  await page.goBack();
  await expect(gadgets).toBeChecked();
  await page.goForward();
  await expect(discount).toHaveValue('12,5');
  await expect(phone).toHaveValue(customer.phone);
  await phone.fill('');
  // A discount that cannot be saved leads to an error page (TRV-067); going back, it is still typed.
  await loseRequest(page, 'update-quote');
  await next(page).click();
  await expect(page).toHaveURL(/oonaerror\?/);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page).toHaveURL(/ordersummarytravel/);
  await expect(discount).toHaveValue('12,5');
  await phone.fill(customer.phone);
  await loseAnswer(page, 'quick-quote');
  await next(page).click();
  await expect(page).toHaveURL(/oonaerror\?/);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(phone).toHaveValue(customer.phone);
  await expect(discount).toHaveValue('12,5');
  await next(page).click();

  await expect(page).toHaveURL(/oonasuccess\?/);
  await expect(page.getByRole('textbox', { name: /tautan/i })).toHaveValue(/\/travel\//);
  await page.goBack();
  await expect(discount).toHaveValue('12,5');
  await page.goForward();
  await expect(page.getByText(/^Q\d+$/)).toBeVisible();

  const quotes = await seller.quotesFor(customer.insured);
  expect(quotes).toHaveLength(1);
  const saved = await seller.read(quotes[0]!.quoteId);
  expect(saved).toMatchObject({
    stage: 'Quick Quote Created',
    discountPercent: 12.5,
    planCode: 'TRVGLD',
    covid: true,
  });
  expect(saved.benefits).toHaveLength(2);
});

test('a customer loses the connection at every saving step, tries again, and pays one policy @deep', async ({
  page,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Quick Quote Created');
  const problem = page.getByText(NOT_SAVED);
  await page.goto(ready.link);
  await page.getByLabel(texts.phone, { exact: true }).fill(ready.phone);
  await loseRequest(page, 'sendOtp');
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await expect(page.getByLabel(texts.phone, { exact: true })).toHaveValue(ready.phone);
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByLabel(texts.digit(1))).toBeFocused();
  await loseRequest(page, 'verifyOtp');
  await page.keyboard.type(await platform.inbox.codeFor(ready.phone));
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await page.getByRole('button', { name: texts.verify }).click();
  await expect(page).toHaveURL(/ordersummarytravel/);

  const box = page.getByLabel(texts.promo, { exact: true });
  await loseRequest(page, 'validate-promocode');
  await box.fill('LIBURANHEMAT2026012');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(box).toBeDisabled();
  await loseAnswer(page, 'update-quote');
  await next(page).click();
  await expect(problem).toBeVisible();
  await next(page).click();

  await expect(page).toHaveURL(/oonacustomerinformation/);
  await page.getByLabel(travel.passport).fill('B7654321');
  await page.getByLabel(texts.email).fill('rina@example.com');
  await loseAnswer(page, 'update-quote');
  await next(page).click();
  await expect(problem).toBeVisible();
  await expect(page.getByLabel(texts.email)).toHaveValue('rina@example.com');
  await next(page).click();

  await expect(page).toHaveURL(/oonaconfirmation/);
  const consents = page.getByRole('checkbox');
  await consents.nth(0).check({ force: true });
  await consents.nth(1).check({ force: true });
  await sayHowAgreed(page);
  await loseRequest(page, 'full-quote');
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(problem).toBeVisible();
  await expect(consents.nth(0)).toBeChecked();
  await page.getByRole('button', { name: texts.confirm }).click();

  await expect(page).toHaveURL(/oonapayment/);
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check({ force: true });
  await loseAnswer(page, 'checkout');
  await page.getByRole('button', { name: texts.proceed }).click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await page.getByRole('button', { name: texts.proceed }).click();
  await page.waitForURL(/checkout-link-v2/);
  // The first invoice is used again.
  await expect(page.getByText(/^PR\w+-1$|-1$/).first()).toBeVisible();
  await page.getByRole('button', { name: texts.payAtProvider }).first().click();
  await expect(page).toHaveURL(/paymentsuccess/);
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
});

test('a confirmation whose reply was lost leads to the payment @deep', async ({ page, platform, seller }) => {
  const ready = await seller.quoteAt('Customer Information Updated');
  await openByLink(page, platform.inbox, ready);
  await page.goto(at('/oonaconfirmation', ready.quoteId));
  const consents = page.getByRole('checkbox');
  await consents.nth(0).check({ force: true });
  await consents.nth(1).check({ force: true });
  await sayHowAgreed(page);
  await loseAnswer(page, 'full-quote');
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  const { proposalNo } = await seller.read(ready.quoteId);
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page).toHaveURL(/oonapayment/);
  await expect(page.getByRole('button', { name: texts.proceed })).toBeVisible();
  expect(proposalNo).toBeTruthy();
  expect((await seller.read(ready.quoteId)).proposalNo).toBe(proposalNo);
});
