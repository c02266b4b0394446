import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { expect } from '@playwright/test';
import { look } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { HOME_WORDS } from '../words.ts';
import { WORDS } from '#support/words.ts';

/** A house in Bandung for two billion rupiah. */
export const HOUSE = {
  insured: 'Budi Santoso',
  customerPhone: '081399911001',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  stories: '2',
  building: '2000000000',
} as const;

const inAWeek = (): string => formatDate(addDays(todayInJakarta(new Date()), 7));

/** From the tile to the saved property, by way of the requirements. */
const describeHouse = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await input.press(page.getByRole('main').getByRole('link', { name: words.tile }));
  await expect(page).toHaveURL(/\/app\/oonahomescreen$/);
  const requirements = page.getByRole('dialog', { name: words.requirements });
  await expect(requirements.getByRole('listitem')).toHaveText([...words.requirementLines]);
  const confirm = requirements.getByRole('button', { name: words.confirmRequirements });
  await expect(confirm).toBeDisabled();
  await look(page, picture('home-requirements'));
  await input.check(requirements.getByRole('checkbox', { name: words.agree }));
  await input.press(confirm);
  await expect(requirements).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: words.startTitle })).toBeVisible();
  await look(page, picture('home-start'));
  await input.press(page.getByRole('button', { name: WORDS[language].begin }));

  await expect(page).toHaveURL(/\/app\/createhomequote$/);
  await input.type(page.getByRole('combobox', { name: words.province }), HOUSE.province);
  await page.keyboard.press('Enter');
  await input.type(page.getByRole('combobox', { name: words.city }), HOUSE.city);
  await page.keyboard.press('Enter');
  await input.type(page.getByLabel(words.stories), HOUSE.stories);
  await input.type(page.getByRole('textbox', { name: words.startDate }), inAWeek());
  await input.type(page.getByLabel(words.building), HOUSE.building);
  await expect(page.getByLabel(words.building)).toHaveValue('2.000.000.000');
  await input.type(page.getByLabel(words.insuredName), HOUSE.insured);
  await input.type(page.getByLabel(words.customerPhone), HOUSE.customerPhone);
  await look(page, picture('home-create-quote'));
  await input.press(page.getByRole('button', { name: WORDS[language].seePlans }));
};

/** Compares both plans, then chooses the one that covers burglary too. */
const choosePlan = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await expect(page).toHaveURL(/\/app\/home-choose-product\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await look(page, picture('home-plans'));
  await input.press(page.getByRole('button', { name: words.compare }));
  const table = page.getByRole('table');
  const par = table.getByRole('columnheader', { name: 'PROPERTY ALL RISK' });
  await expect(par).toContainText('Rp 888.000');
  await expect(table.getByRole('columnheader', { name: 'Flexas' })).toContainText('Rp 588.000');
  const burglary = table.getByRole('row', { name: words.burglary }).getByRole('cell');
  await expect(burglary).toHaveText([words.covered, words.notCovered]);
  await look(page, picture('home-comparison'));
  await input.press(
    table.getByRole('button', { name: `${WORDS[language].select} PROPERTY ALL RISK`, exact: true }),
  );
  await input.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));
};

/** Adds earthquake and flood, and opens the price detail. */
const chooseCovers = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await expect(page).toHaveURL(/\/app\/home-additional-benefit\?/);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await input.check(page.getByRole('checkbox', { name: words.earthquake }));
  await input.check(page.getByRole('checkbox', { name: words.flood }));
  await look(page, picture('home-benefits'));
  await input.press(page.getByRole('button', { name: words.priceDetail }).first());
  const detail = page.getByRole('dialog', { name: words.priceDetail });
  await expect(detail).toContainText('Rp 888.000');
  await input.press(detail.locator('summary').filter({ hasText: words.earthquake }));
  await expect(detail).toContainText('Rp 2.000.000.000 × 1');
  await look(page, picture('home-price-detail'));
  await page.keyboard.press('Escape');
  await input.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));
};

/** Types 7.5 percent, then raises it by one step. */
const giveDiscount = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await expect(page).toHaveURL(/\/app\/home-order-summary\?/);
  const field = page.getByLabel(WORDS[language].discount);
  await input.type(field, '7.5');
  await input.press(page.getByRole('button', { name: words.raise }));
  await expect(field).toHaveValue('8');
  await look(page, picture('home-order-summary'));
  await input.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));
};

export interface HomeQuote {
  readonly link: string;
  readonly quoteCode: string;
  readonly quoteId: string;
}

/** From the tile to the created quote; ends on the page with its link. */
export const sellHome = async (person: Person): Promise<HomeQuote> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await describeHouse(person);
  await choosePlan(person);
  await chooseCovers(person);
  await giveDiscount(person);
  await expect(page).toHaveURL(/\/app\/home-quick-quote-success-screen\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].quoteReady })).toBeVisible();
  const code = page.getByText(/^Q\d+$/);
  await expect(code).toBeVisible();
  const field = page.getByRole('textbox', { name: /^(Link|Tautan)$/ });
  await expect(field).toHaveValue(/\/app\/home\/[0-9A-Za-z]{6}$/);
  await look(page, picture('home-quote-created'));
  await input.press(page.getByRole('button', { name: words.copy }));
  await expect(page.getByText(words.copied)).toBeVisible();
  const link = await field.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const quoteId = new URL(page.url()).searchParams.get('quoteId') ?? '';
  return { link, quoteCode: await code.innerText(), quoteId };
};
