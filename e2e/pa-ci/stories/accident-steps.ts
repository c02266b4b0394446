import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readCardAtOnce } from '#support/card-reads.ts';
import { giveConsents, sayHowAgreed } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { ACCIDENT_TEXTS } from '../texts.ts';

export const fieldOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** The forms of all insureds have one address: the title tells them apart. */
export const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

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

/** What the beneficiary is to the insured, from the list that opens. */
export const chooseRelation = async ({ page, input, language }: Person, relation: string): Promise<void> => {
  await input.press(page.getByRole('combobox', { name: ACCIDENT_TEXTS[language].relation }));
  await input.press(page.getByRole('option', { name: relation, exact: true }));
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
  await sayHowAgreed(panel);
  await input.press(panel.getByRole('button', { name: texts.uploadCard }));
  await readerFrame(page).getByRole('heading').waitFor();
  await readerFrame(page).getByRole('textbox').fill(number);
  await readCardAtOnce(page, async () => {
    await readerFrame(page).getByRole('button', { name: texts.approve, exact: true }).click();
    await expect(panel.getByText(texts.cardRead)).toBeVisible();
  });
  await expect(fieldOf(page, texts.idCard)).toHaveValue(number);
};

/** Gives the consents and continues to the payment. */
export const confirmAccident = async (person: Person): Promise<void> => {
  await giveConsents(person, 'accident-review');
  await expect(person.page).toHaveURL(/\/app\/accidentpaymentconfirmation\?quoteId=[0-9a-f]{24}$/);
};
