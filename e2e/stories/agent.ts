import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Hand } from '../support/hand.ts';
import type { Inbox } from '../support/inbox.ts';
import { look } from '../support/look.ts';
import { WORDS } from './words.ts';
import type { StoryLanguage } from './words.ts';

/** Somebody at a screen. */
export interface Person {
  readonly page: Page;
  readonly hand: Hand;
  readonly inbox: Inbox;
  readonly language: StoryLanguage;
  /** Prefix of the pictures. */
  readonly picture: (screen: string) => string;
}

/** A day as people type it. */
const inDays = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000);
  const [year, month, date] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })
    .format(day)
    .split('-');
  return `${date}/${month}/${year}`;
};

/** Types the phone, then the code that arrives there. */
export const provePhone = async (person: Person, phone: string): Promise<void> => {
  const { page, hand, inbox, language } = person;
  const words = WORDS[language];
  await hand.type(page.getByLabel(words.phone, { exact: true }), phone);
  await hand.press(page.getByRole('button', { name: words.sendCode }));
  await expect(page.getByLabel(words.digit(1))).toBeFocused();
  await look(page, person.picture('one-time-code'));
  // Typed digit by digit: the focus moves on by itself.
  await page.keyboard.type(await inbox.codeFor(phone));
  await hand.press(page.getByRole('button', { name: words.verify }));
};

export const logIn = async (person: Person, phone: string): Promise<void> => {
  await person.page.goto('/app/login');
  await look(person.page, person.picture('login'));
  await provePhone(person, phone);
};

/** From the tile to the created quote; answers the link for the customer. */
export const makeQuote = async (
  person: Person,
  trip: { readonly insured: string; readonly customerPhone: string },
): Promise<{ readonly link: string; readonly quoteCode: string }> => {
  const { page, hand, language, picture } = person;
  const words = WORDS[language];

  await hand.press(page.getByRole('link', { name: /Travel|perjalanan/i }).first());
  await expect(page).toHaveURL(/\/app\/oonatravel$/);
  await look(page, picture('travel-start'));
  await hand.press(page.getByRole('button', { name: words.begin }));

  await expect(page).toHaveURL(/\/app\/createquote/);
  await hand.type(page.getByRole('combobox', { name: words.area }), 'Asia');
  await page.keyboard.press('Enter');
  await hand.type(page.getByLabel(words.departure), inDays(20));
  await hand.type(page.getByLabel(words.arrival), inDays(27));
  await hand.type(page.getByLabel(words.insuredName), trip.insured);
  await hand.type(page.getByLabel(words.insuredDob), '17/08/1990');
  await look(page, picture('create-quote'));
  await hand.press(page.getByRole('button', { name: words.seePlans }));

  await expect(page).toHaveURL(/\/app\/chooseproducttravel\?quoteId=[0-9a-f]{24}$/);
  const gold = page.getByRole('article', { name: /gold/i });
  await hand.press(gold.getByRole('button', { name: words.select }));
  await look(page, picture('choose-plan'));
  await hand.press(page.getByRole('button', { name: words.next, exact: true }));

  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await look(page, picture('covid-question'));
  await hand.press(question.getByRole('button', { name: words.covidAdd }));

  await expect(page).toHaveURL(/\/app\/additionalbenefittravel/);
  const gadgets = page.getByRole('switch', { name: /gadget|gawai/i });
  await hand.tick(gadgets);
  await look(page, picture('additional-benefits'));
  await hand.press(page.getByRole('button', { name: words.next, exact: true }));

  await expect(page).toHaveURL(/\/app\/ordersummarytravel/);
  await hand.type(page.getByLabel(words.discount), '12.5');
  await hand.type(page.getByLabel(words.customerPhone), trip.customerPhone);
  await look(page, picture('order-summary-agent'));
  await hand.press(page.getByRole('button', { name: words.next, exact: true }));

  await expect(page).toHaveURL(/\/app\/oonasuccess\?/);
  await expect(page.getByRole('heading', { name: words.quoteReady })).toBeVisible();
  await expect(page.getByText(/^Q\d+$/)).toBeVisible();
  const quoteCode = await page.getByText(/^Q\d+$/).innerText();
  const field = page.getByRole('textbox', { name: /tautan|link/i });
  await expect(field).toHaveValue(/\/app\/travel\/[0-9A-Za-z]{6}$/);
  await look(page, picture('quote-created'));
  return { link: await field.inputValue(), quoteCode };
};
