import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, takePicture } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { HOME_WORDS } from '../words.ts';
import { WORDS } from '#support/words.ts';

/** The customer information, as an agent enters it for a customer. */
export const fillInForCustomer = async (person: Person, email: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  const choose = async (name: string, value: string): Promise<void> => {
    await input.type(page.getByRole('combobox', { name, exact: true }), value);
    await page.keyboard.press('Enter');
  };
  await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Menu/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Payung')).toHaveCount(0);
  await input.type(page.getByRole('textbox', { name: WORDS[language].email, exact: true }), email);
  await input.type(page.getByRole('textbox', { name: words.insuredAddress }), 'Jalan Dago 12');
  await choose(words.district, 'Coblong');
  await choose(words.subDistrict, 'Dago');
  await input.type(page.getByRole('textbox', { name: words.postalCode }), '40135');
  await expect(page.getByRole('textbox', { name: words.endDate })).toBeDisabled();
  await look(page, picture('home-customer-information'));
  await input.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));
};

/** Reads what was entered, agrees, and goes on to payment. */
export const confirmHome = async (person: Person, lines: readonly (string | RegExp)[]): Promise<void> => {
  const { page, input, language, picture } = person;
  await expect(page).toHaveURL(/\/app\/customerconfirmationhome\?/);
  await expect(
    page.getByRole('heading', { level: 1, name: HOME_WORDS[language].confirmTitle }),
  ).toBeVisible();
  for (const line of lines) await expect(page.getByRole('main')).toContainText(line);
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();
  await input.check(consents.nth(0));
  await input.check(consents.nth(1));
  await look(page, picture('home-confirmation'));
  await input.press(page.getByRole('button', { name: WORDS[language].confirm }));
  await expect(page).toHaveURL(/\/app\/homepaymentScreen\?/);
};

/** Creates the payment link for a customer who never logs in. */
export const makePaymentLink = async (person: Person): Promise<string> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await expect(page.getByRole('heading', { name: words.linkTitle })).toBeVisible();
  await input.press(page.getByRole('button', { name: words.makeLink }));
  const field = page.getByRole('textbox', { name: /^(Link|Tautan)$/ });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await look(page, picture('home-payment'));
  return field.inputValue();
};

/** The customer pays by that link, and is thanked without details of the policy. */
export const payByLink = async (page: Page, link: string, language: 'en' | 'id'): Promise<void> => {
  await page.goto(link);
  await takePicture(page, `${language}-1280-home-customer-provider`);
  await page.getByRole('button', { name: WORDS[language].payAtProvider }).first().click();
  await expect(page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: HOME_WORDS[language].thankYou })).toBeVisible();
  await look(page, `${language}-1280-home-customer-thanked`);
};
