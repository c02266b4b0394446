import { expect } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { look } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { WORDS } from '#support/words.ts';
import { TRAVEL_WORDS } from '../words.ts';

/** A day as people type it. */
const inDays = (days: number): string => formatDate(addDays(todayInJakarta(new Date()), days));

/** From the tile to the created quote; answers the link for the customer. */
export const sellTravel = async (
  person: Person,
  trip: { readonly insured: string; readonly customerPhone: string },
): Promise<{ readonly link: string; readonly quoteCode: string }> => {
  const { page, input, language, picture } = person;
  const words = WORDS[language];
  const travel = TRAVEL_WORDS[language];

  await input.press(page.getByRole('main').getByRole('link', { name: travel.tile }));
  await expect(page).toHaveURL(/\/app\/oonatravel$/);
  await look(page, picture('travel-start'));
  await input.press(page.getByRole('button', { name: words.begin }));

  await expect(page).toHaveURL(/\/app\/createquote/);
  await input.type(page.getByRole('combobox', { name: travel.area }), 'Asia');
  await page.keyboard.press('Enter');
  await input.type(page.getByRole('textbox', { name: travel.departure }), inDays(20));
  await input.type(page.getByRole('textbox', { name: travel.arrival }), inDays(27));
  await input.type(page.getByLabel(travel.insuredName), trip.insured);
  await input.type(page.getByRole('textbox', { name: travel.insuredBirthDate }), '17/08/1990');
  await look(page, picture('create-quote'));
  await input.press(page.getByRole('button', { name: words.seePlans }));

  await expect(page).toHaveURL(/\/app\/chooseproducttravel\?quoteId=[0-9a-f]{24}$/);
  const gold = page.getByRole('article', { name: /gold/i });
  await input.press(gold.getByRole('button', { name: words.select }));
  await look(page, picture('choose-plan'));
  await input.press(page.getByRole('button', { name: words.next, exact: true }));

  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await look(page, picture('covid-question'));
  await input.press(question.getByRole('button', { name: travel.addCovid }));

  await expect(page).toHaveURL(/\/app\/additionalbenefittravel/);
  const gadgets = page.getByRole('switch', { name: travel.gadgets });
  await input.check(gadgets);
  await look(page, picture('additional-benefits'));
  await input.press(page.getByRole('button', { name: words.next, exact: true }));

  await expect(page).toHaveURL(/\/app\/ordersummarytravel/);
  await input.type(page.getByLabel(words.discount), '12.5');
  await input.type(page.getByLabel(words.customerPhone), trip.customerPhone);
  await look(page, picture('order-summary-agent'));
  await input.press(page.getByRole('button', { name: words.next, exact: true }));

  await expect(page).toHaveURL(/\/app\/oonasuccess\?/);
  await expect(page.getByRole('heading', { name: words.quoteReady })).toBeVisible();
  await expect(page.getByText(/^Q\d+$/)).toBeVisible();
  const quoteCode = await page.getByText(/^Q\d+$/).innerText();
  const field = page.getByRole('textbox', { name: /tautan|link/i });
  await expect(field).toHaveValue(/\/app\/travel\/[0-9A-Za-z]{6}$/);
  await look(page, picture('quote-created'));
  return { link: await field.inputValue(), quoteCode };
};
