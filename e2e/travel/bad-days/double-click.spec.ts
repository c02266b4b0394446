import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from '../texts.ts';
import { countSaves, newCustomer, test, openByLink } from '../travel-quotes.ts';

const texts = TEXTS.id;
const travel = TRAVEL_TEXTS.id;
const next = (page: Page) => page.getByRole('button', { name: texts.next, exact: true });

test('an agent who double-clicks every button makes one quote and saves every answer once @deep', async ({
  agentPage: page,
  seller,
}) => {
  const customer = newCustomer();
  const today = todayInJakarta(new Date());
  const saves = countSaves(page);
  await page.goto('/app/createquote?destination=JP');
  await expect(page.getByRole('combobox', { name: travel.area })).toHaveValue('Jepang · Asia Pasifik');
  await page.getByRole('textbox', { name: travel.departure }).fill(formatDate(addDays(today, 20)));
  await page.getByRole('textbox', { name: travel.arrival }).fill(formatDate(addDays(today, 27)));
  await page.getByLabel(travel.insuredName).fill(customer.insured);
  await page.getByRole('textbox', { name: travel.insuredBirthDate }).fill('17/08/1990');
  await page.getByRole('button', { name: texts.seePlans }).dblclick();
  await expect(page).toHaveURL(/chooseproducttravel/);
  expect(saves()).toEqual(['user/create-quote']);

  const gold = page.getByRole('article', { name: /gold/i });
  await gold.getByRole('button', { name: texts.select }).click();
  await next(page).dblclick();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: travel.addCovid }).dblclick();
  await expect(page).toHaveURL(/additionalbenefittravel/);
  expect(saves()).toEqual(['user/update-quote', 'user/update-quote']);

  await expect(page.getByRole('switch', { name: /covid/i })).toBeChecked();
  await next(page).dblclick();
  await expect(page).toHaveURL(/ordersummarytravel/);
  expect(saves()).toEqual(['user/update-quote']);

  await page.getByLabel(texts.discount).fill('5');
  await next(page).dblclick();
  await expect(page).toHaveURL(/oonasuccess\?/);
  expect(saves()).toEqual(['user/update-quote', 'user/quick-quote']);
  expect(await seller.quotesFor(customer.insured)).toHaveLength(1);
});

test('pressing pay later twice makes one policy @deep', async ({ page, platform, seller }) => {
  const ready = await seller.quoteAt('Full Quote Created');
  await openByLink(page, platform.inbox, ready);
  await expect(page).toHaveURL(/oonapayment/);
  const saves = countSaves(page);
  await page.getByRole('button', { name: texts.payLater, exact: true }).click();
  await page.getByRole('button', { name: texts.payLaterYes }).dblclick();
  await expect(page).toHaveURL(/paylater-success/);
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
  expect(saves()).toEqual(['auth/payment-route/pay']);
  const { policyNo } = await seller.read(ready.quoteId);
  await expect(page.getByText(policyNo!)).toBeVisible();
});

test('pay later in a second tab says that the policy exists already [PAY-013] @deep', async ({
  page,
  context,
  platform,
  seller,
  api,
}) => {
  const ready = await seller.quoteAt('Full Quote Created');
  await openByLink(page, platform.inbox, ready);
  const later = page.getByRole('button', { name: texts.payLater, exact: true });
  await expect(later).toBeEnabled();
  const saved = await seller.read(ready.quoteId);
  const paid = await api.call(endpoints.payLater, { query: { proposalNo: saved.proposalNo! } });

  await later.click();
  await page.getByRole('button', { name: texts.payLaterYes }).click();
  await expect(page).toHaveURL(/paylater-error/);
  const message = 'Polis dengan nomor proposal ini sudah dibuat';
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  expect((await seller.read(ready.quoteId)).policyNo).toBe(paid.policyNo);

  // The way back leads to the policy, not to a second payment.
  await page.getByRole('button', { name: 'Lihat polis' }).click();
  await expect(page).toHaveURL(/oonasuccess1/);
  await expect(page.getByText(paid.policyNo)).toBeVisible();
  await context.close();
});
