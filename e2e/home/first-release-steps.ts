import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { WORDS } from '#support/words.ts';
import { HOME_WORDS } from './words.ts';

export const INSURED = 'Rini Kusuma';
const START = addDays(todayInJakarta(new Date()), 10);
const words = HOME_WORDS.id;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const choose = async (page: Page, name: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name, exact: true }).fill(text);
  await page.keyboard.press('Enter');
};

/** A house in Bandung, from the requirements to the first saved quote. */
export const beginQuote = async (page: Page): Promise<void> => {
  const requirements = page.getByRole('dialog', { name: words.requirements });
  await requirements.getByRole('checkbox').check({ force: true });
  await requirements.getByRole('button', { name: words.confirmRequirements }).click();
  await press(page, WORDS.id.begin);
  await expect(page).toHaveURL(/\/app\/createhomequote$/);
  await choose(page, words.province, 'Jawa Barat');
  await choose(page, words.city, 'Kota Bandung');
  await page.getByLabel(words.stories).fill('2');
  await page.getByRole('textbox', { name: words.startDate }).fill(formatDate(START));
  await page.getByLabel(words.building).fill('2000000000');
  await page.getByLabel(words.insuredName).fill(INSURED);
  await press(page, WORDS.id.seePlans);
  await expect(page).toHaveURL(/\/app\/home-choose-product\?quoteId=[0-9a-f]{24}$/);
};

/** From the choice of a plan to a policy that is paid later; answers the policy number. */
export const sellHome = async (page: Page): Promise<string> => {
  await page
    .getByRole('button', { name: new RegExp(`^${WORDS.id.select} `) })
    .first()
    .click();
  for (const path of ['home-choose-product', 'home-additional-benefit', 'home-order-summary']) {
    await expect(page).toHaveURL(new RegExp(`/app/${path}\\?`));
    await press(page, WORDS.id.next);
  }
  await press(page, words.createPolicy);
  await page.getByRole('textbox', { name: WORDS.id.phone, exact: true }).fill('081455501234');
  await page.getByRole('textbox', { name: WORDS.id.email, exact: true }).fill('rini@example.com');
  await page.getByRole('textbox', { name: words.insuredAddress }).fill('Jalan Dago 15');
  await choose(page, words.district, 'Coblong');
  await choose(page, words.subDistrict, 'Dago');
  await page.getByRole('textbox', { name: words.postalCode }).fill('40135');
  await press(page, WORDS.id.next);
  await expect(page).toHaveURL(/\/app\/customerconfirmationhome\?/);
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check({ force: true });
  await press(page, WORDS.id.confirm);
  await press(page, WORDS.id.payLater);
  await press(page, WORDS.id.payLaterYes);
  await expect(page).toHaveURL(/\/app\/paylater-success\?/);
  return page.getByText(/^PO\d+$/).innerText();
};
