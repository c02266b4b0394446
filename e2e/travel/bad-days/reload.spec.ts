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
const next = (page: Page) => page.getByRole('button', { name: texts.next, exact: true });

test('an agent who reloads at every step finds every answer again @deep', async ({
  agentPage: page,
  seller,
}) => {
  const customer = newCustomer();
  const today = todayInJakarta(new Date());

  await page.goto('/app/createquote?destination=JP');
  const area = page.getByRole('combobox', { name: travel.area });
  await expect(area).toHaveValue('Jepang · Asia Pasifik');
  await page.getByRole('textbox', { name: travel.departure }).fill(formatDate(addDays(today, 20)));
  await page.getByRole('textbox', { name: travel.arrival }).fill(formatDate(addDays(today, 27)));
  await page.getByLabel(travel.insuredName).fill(customer.insured);
  await page.getByRole('textbox', { name: travel.insuredBirthDate }).fill('17/08/1990');
  await page.getByLabel(texts.customerPhone).fill(customer.phone);
  await reload(page);
  await expect(page.getByLabel(travel.insuredName)).toHaveValue(customer.insured);
  await expect(area).toHaveValue('Jepang · Asia Pasifik');
  await expect(page.getByRole('textbox', { name: travel.departure })).toHaveValue(
    formatDate(addDays(today, 20)),
  );
  await expect(page.getByRole('textbox', { name: travel.arrival })).toHaveValue(
    formatDate(addDays(today, 27)),
  );
  await expect(page.getByRole('textbox', { name: travel.insuredBirthDate })).toHaveValue('17/08/1990');
  await expect(page.getByLabel(texts.customerPhone)).toHaveValue(customer.phone);
  await page.getByRole('button', { name: texts.seePlans }).click();

  await expect(page).toHaveURL(/chooseproducttravel/);
  const gold = page.getByRole('article', { name: /gold/i });
  await gold.getByRole('button', { name: texts.select }).click();
  await reload(page);
  await expect(gold.getByRole('button', { name: texts.selected })).toBeVisible();
  await next(page).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await reload(page);
  await expect(gold.getByRole('button', { name: texts.selected })).toBeVisible();
  await next(page).click();
  await question.getByRole('button', { name: travel.addCovid }).click();

  await expect(page).toHaveURL(/additionalbenefittravel/);
  const gadgets = page.getByRole('switch', { name: travel.gadgets });
  await gadgets.click();
  await expect(gadgets).toBeChecked();
  await reload(page);
  await expect(gadgets).toBeChecked();
  await expect(page.getByRole('switch', { name: /covid/i })).toBeChecked();
  await next(page).click();

  await expect(page).toHaveURL(/ordersummarytravel/);
  await page.getByLabel(texts.discount).fill('12.5');
  await expect(page.getByText(/Diskon 12[.,]5%/)).toBeVisible();
  await reload(page);
  await expect(page.getByLabel(texts.discount)).toHaveValue('12,5');
  // The form has asked for it.
  await expect(page.getByLabel(texts.customerPhone)).toHaveCount(0);
  await next(page).click();

  await expect(page).toHaveURL(/oonasuccess\?/);
  const link = page.getByRole('textbox', { name: /tautan/i });
  await expect(link).toHaveValue(/\/app\/travel\/\w{6}$/);
  const before = await link.inputValue();
  await reload(page);
  await expect(link).toHaveValue(before);

  const quotes = await seller.quotesFor(customer.insured);
  expect(quotes).toHaveLength(1);
  const saved = await seller.read(quotes[0]!.quoteId);
  expect(saved).toMatchObject({ discountPercent: 12.5, planCode: 'TRVGLD', covid: true });
  expect(saved.benefits).toHaveLength(2);
});

test('a customer who reloads at every step finds every answer again @deep', async ({
  page,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Quick Quote Created');
  const promo = 'LIBURANHEMAT2026011';
  await openByLink(page, platform.inbox, ready);

  await expect(page).toHaveURL(/ordersummarytravel/);
  const box = page.getByLabel(texts.promo, { exact: true });
  await box.fill(promo);
  await expect(box).toBeDisabled();
  await reload(page);
  await expect(box).toHaveValue(promo);
  await next(page).click();

  await expect(page).toHaveURL(/oonacustomerinformation/);
  await page.getByLabel(travel.passport).fill('B7654321');
  await page.getByLabel(texts.email).fill('rina@example.com');
  await reload(page);
  await expect(page.getByLabel(travel.passport)).toHaveValue('B7654321');
  await expect(page.getByLabel(texts.email)).toHaveValue('rina@example.com');
  await next(page).click();

  await expect(page).toHaveURL(/oonaconfirmation/);
  await reload(page);
  await expect(page.getByText('B7654321')).toBeVisible();
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  // Consents are never restored: they are ticked on the page that is confirmed.
  for (const consent of await consents.all()) await expect(consent).not.toBeChecked();
  await consents.nth(0).check({ force: true });
  await consents.nth(1).check({ force: true });
  await sayHowAgreed(page);
  await page.getByRole('button', { name: texts.confirm }).click();

  await expect(page).toHaveURL(/oonapayment/);
  await reload(page);
  await expect(page.getByRole('checkbox', { name: texts.acceptTerms })).not.toBeChecked();
  const saved = await seller.read(ready.quoteId);
  expect(saved.promoCode?.code).toBe(promo);
  expect(saved).toMatchObject({ stage: 'Full Quote Created', insuredEmail: 'rina@example.com' });
  await page.goto(at('/oonacustomerinformation', ready.quoteId));
  await expect(page.getByLabel(texts.email)).toHaveValue('rina@example.com');
});
