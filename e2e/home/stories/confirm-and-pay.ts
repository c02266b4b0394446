import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, takePicture } from '#support/look.ts';
import { pressNext, chooseOption, giveConsents } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { HOME_TEXTS } from '../texts.ts';

/** The customer information, as an agent enters it for a customer. */
export const fillInForCustomer = async (person: Person, email: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Menu/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Payung')).toHaveCount(0);
  await input.type(page.getByRole('textbox', { name: TEXTS[language].email, exact: true }), email);
  await input.type(page.getByRole('textbox', { name: texts.insuredAddress }), 'Jalan Dago 12');
  await chooseOption(person, texts.district, 'Coblong');
  await chooseOption(person, texts.subDistrict, 'Dago');
  await input.type(page.getByRole('textbox', { name: texts.postalCode }), '40135');
  await expect(page.getByRole('textbox', { name: texts.endDate })).toBeDisabled();
  await look(page, picture('home-customer-information'));
  await pressNext(person);
};

/** Checks the entries, agrees, and continues to payment. */
export const confirmHome = async (person: Person, lines: readonly (string | RegExp)[]): Promise<void> => {
  const { page, language } = person;
  await expect(page).toHaveURL(/\/app\/customerconfirmationhome\?/);
  await expect(
    page.getByRole('heading', { level: 1, name: HOME_TEXTS[language].confirmTitle }),
  ).toBeVisible();
  for (const line of lines) await expect(page.getByRole('main')).toContainText(line);
  await giveConsents(person, 'home-confirmation');
  await expect(page).toHaveURL(/\/app\/homepaymentScreen\?/);
};

/** Creates the payment link for a customer who never logs in. */
export const makePaymentLink = async (person: Person): Promise<string> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await expect(page.getByRole('heading', { name: texts.linkTitle })).toBeVisible();
  await input.press(page.getByRole('button', { name: texts.makeLink }));
  const field = page.getByRole('textbox', { name: /^(Link|Tautan)$/ });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await look(page, picture('home-payment'));
  return field.inputValue();
};

/** The customer pays by that link, and is thanked without details of the policy. */
export const payByLink = async (page: Page, link: string, language: 'en' | 'id'): Promise<void> => {
  await page.goto(link);
  await takePicture(page, `${language}-1280-home-customer-provider`);
  await page.getByRole('button', { name: TEXTS[language].payAtProvider }).first().click();
  await expect(page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: HOME_TEXTS[language].thankYou })).toBeVisible();
  await look(page, `${language}-1280-home-customer-thanked`);
};
