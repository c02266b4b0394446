import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, takePicture } from '../support/look.ts';
import type { Person } from './agent.ts';
import { HOME_WORDS } from './home-words.ts';
import { WORDS } from './words.ts';

/** What an agent can tell of a property that the customer describes by telephone. */
export const fillInForCustomer = async (person: Person, email: string): Promise<void> => {
  const { page, hand, language, picture } = person;
  const words = HOME_WORDS[language];
  const choose = async (name: string, value: string): Promise<void> => {
    await hand.type(page.getByRole('combobox', { name, exact: true }), value);
    await page.keyboard.press('Enter');
  };
  await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Menu/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Payung')).toHaveCount(0);
  await hand.type(page.getByRole('textbox', { name: WORDS[language].email, exact: true }), email);
  await hand.type(page.getByRole('textbox', { name: words.insuredAddress }), 'Jalan Dago 12');
  await choose(words.district, 'Coblong');
  await choose(words.subDistrict, 'Dago');
  await hand.type(page.getByRole('textbox', { name: words.postalCode }), '40135');
  await expect(page.getByLabel(words.endDate)).toBeDisabled();
  await look(page, picture('home-customer-information'));
  await hand.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));
};

/** Reads what was entered, agrees, and goes on to payment. */
export const confirmHome = async (person: Person, lines: readonly (string | RegExp)[]): Promise<void> => {
  const { page, hand, language, picture } = person;
  await expect(page).toHaveURL(/\/app\/customerconfirmationhome\?/);
  await expect(
    page.getByRole('heading', { level: 1, name: HOME_WORDS[language].confirmTitle }),
  ).toBeVisible();
  for (const line of lines) await expect(page.getByRole('main')).toContainText(line);
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();
  await hand.tick(consents.nth(0));
  await hand.tick(consents.nth(1));
  await look(page, picture('home-confirmation'));
  await hand.press(page.getByRole('button', { name: WORDS[language].confirm }));
  await expect(page).toHaveURL(/\/app\/homepaymentScreen\?/);
};

/** The agent's link to the provider's page, for somebody who never logs in. */
export const makePaymentLink = async (person: Person): Promise<string> => {
  const { page, hand, language, picture } = person;
  const words = HOME_WORDS[language];
  await expect(page.getByRole('heading', { name: words.linkTitle })).toBeVisible();
  await hand.press(page.getByRole('button', { name: words.makeLink }));
  const field = page.getByRole('textbox', { name: /^(Link|Tautan)$/ });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await look(page, picture('home-payment'));
  return field.inputValue();
};

/** The customer pays by that link, and is thanked without a word about the policy. */
export const payByLink = async (page: Page, link: string, language: 'en' | 'id'): Promise<void> => {
  await page.goto(link);
  await takePicture(page, `${language}-1280-home-customer-provider`);
  await page.getByRole('button', { name: WORDS[language].payAtProvider }).first().click();
  await expect(page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: HOME_WORDS[language].thankYou })).toBeVisible();
  await look(page, `${language}-1280-home-customer-thanked`);
};
