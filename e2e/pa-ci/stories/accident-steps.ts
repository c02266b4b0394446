import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readCardAtOnce } from '#support/card-reads.ts';
import { look } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { ACCIDENT_TEXTS } from '../texts.ts';

export const fieldOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** The forms of all insureds have one address: the title tells them apart. */
export const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

export const pressButton = ({ page, input }: Person, name: string): Promise<void> =>
  input.press(page.getByRole('button', { name, exact: true }));

export const pressNext = (person: Person): Promise<void> => pressButton(person, TEXTS[person.language].next);

/** Back of the page: a link, or a button where it depends on the page before. */
export const pressBack = ({ page, input, language }: Person): Promise<void> => {
  const name = ACCIDENT_TEXTS[language].back;
  return input.press(
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .or(page.getByRole('main').getByRole('button', { name, exact: true })),
  );
};

/** Reads the amount of each line; a wrong amount or a missing line fails. */
export const expectLines = async (
  within: Locator,
  lines: readonly (readonly [label: string, amount: string])[],
): Promise<void> => {
  for (const [label, amount] of lines) {
    const term = within.getByRole('term').filter({ hasText: label }).first();
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(amount);
  }
};

/** What the beneficiary is to the insured, from the list that opens. */
export const chooseRelation = async ({ page, input, language }: Person, relation: string): Promise<void> => {
  await input.press(page.getByRole('combobox', { name: ACCIDENT_TEXTS[language].relation }));
  await input.press(page.locator('.ant-select-item-option').getByText(relation, { exact: true }));
};

/** Opens the form of an insured from the list. */
export const openInsured = async (person: Person, name: string, title: string): Promise<void> => {
  const { page, input, language } = person;
  await input.press(page.getByRole('link', { name: ACCIDENT_TEXTS[language].edit(name), exact: true }));
  await expectTitle(page, title);
};

/** The document of the card reader. */
const readerFrame = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/** Shows the card to the reader, which fills in its number. */
export const scanCard = async (person: Person, number: string): Promise<void> => {
  const { page, input, language } = person;
  const texts = ACCIDENT_TEXTS[language];
  const panel = page.getByRole('region', { name: texts.card, exact: true });
  await input.check(panel.getByRole('checkbox', { name: texts.cardConsent }));
  await input.press(panel.getByRole('button', { name: texts.uploadCard }));
  await readerFrame(page).getByRole('heading').waitFor();
  await readerFrame(page).getByRole('textbox').fill(number);
  await readCardAtOnce(page, async () => {
    await readerFrame(page).getByRole('button', { name: texts.approve, exact: true }).click();
    await expect(panel.getByText(texts.cardRead)).toBeVisible();
  });
  await expect(fieldOf(page, texts.idCard)).toHaveValue(number);
};

/** Agrees to what is needed, and goes to the payment. */
export const confirmAccident = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  await input.check(consents.nth(0));
  await input.check(consents.nth(1));
  await look(page, picture('accident-review'));
  await pressButton(person, TEXTS[language].confirm);
  await expect(page).toHaveURL(/\/app\/accidentpaymentconfirmation\?quoteId=[0-9a-f]{24}$/);
};
