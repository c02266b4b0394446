import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { look } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { WORDS } from '#support/words.ts';
import { startDate } from '../motor-quotes.ts';
import { MOTOR_WORDS } from '../words.ts';

export interface TypedVehicle {
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly plate: readonly [code: string, number: string, letters: string];
  readonly chassisNo: string;
  readonly engineNo: string;
  /** As the label of its choice says it; nothing where there is no choice. */
  readonly coverage?: string;
  readonly sumInsured: string;
  readonly insured: string;
  readonly phone: string;
}

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A field with suggestions: typed, and the list closed again. */
const suggest = async ({ page, input }: Person, name: string, text: string): Promise<void> => {
  await input.type(page.getByRole('combobox', { name, exact: true }), text);
  await page.keyboard.press('Tab');
};

/** Everything about a vehicle, on the page that begins a quote. */
export const describeVehicle = async (person: Person, vehicle: TypedVehicle): Promise<void> => {
  const { page, input, language } = person;
  const words = MOTOR_WORDS[language];
  const [code, number, letters] = vehicle.plate;
  await suggest(person, words.brand, vehicle.brand);
  await suggest(person, words.model, vehicle.model);
  await input.type(fieldOf(page, words.year), String(vehicle.year));
  await suggest(person, words.plateCode, code);
  await input.type(fieldOf(page, words.plateNumber), number);
  await input.type(fieldOf(page, words.plateSuffix), letters);
  await input.type(fieldOf(page, words.chassis), vehicle.chassisNo);
  await input.type(fieldOf(page, words.engine), vehicle.engineNo);
  await input.type(fieldOf(page, words.startDate), formatDate(startDate()));
  if (vehicle.coverage !== undefined) {
    await input.check(page.getByRole('radio', { name: vehicle.coverage, exact: true }));
  }
  await input.type(fieldOf(page, words.sumInsured), vehicle.sumInsured);
  await input.type(fieldOf(page, words.insuredName), vehicle.insured);
  await input.type(page.getByLabel(words.customerPhone), vehicle.phone);
};

export const pressNext = ({ page, input, language }: Person): Promise<void> =>
  input.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));

/** Reads the amount of each line; a wrong amount or a missing line fails. */
export const expectLines = async (
  page: Page,
  lines: readonly (readonly [label: string, amount: string])[],
): Promise<void> => {
  for (const [label, amount] of lines) {
    const term = page.getByRole('main').getByRole('term').filter({ hasText: label }).first();
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(amount);
  }
};

/** Who is insured, as an agent enters it for a customer. */
export const fillInCustomer = async (
  person: Person,
  { idCard, email }: { readonly idCard: string; readonly email: string },
): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = MOTOR_WORDS[language];
  const choose = async (name: string, value: string): Promise<void> => {
    await input.type(page.getByRole('combobox', { name, exact: true }), value);
    await page.keyboard.press('Enter');
  };
  await expect(page).toHaveURL(/\/app\/customerinformationmotor\?/);
  await input.type(fieldOf(page, words.idCard), idCard);
  await input.type(fieldOf(page, words.birthDate), '10/05/1991');
  await input.type(fieldOf(page, WORDS[language].email), email);
  await input.type(fieldOf(page, words.street), 'Jalan Dago 12');
  await choose(words.province, 'Jawa Barat');
  await choose(words.city, 'Kota Bandung');
  await choose(words.district, 'Coblong');
  await choose(words.subDistrict, 'Dago');
  await input.type(fieldOf(page, words.postalCode), '40135');
  await look(page, picture('motor-customer-information'));
  await pressNext(person);
};

/** Agrees to what is needed, and goes to the payment. */
export const confirmMotor = async (person: Person, texts: readonly string[]): Promise<void> => {
  const { page, input, language, picture } = person;
  await expect(page).toHaveURL(/\/app\/oonaconfirmationMotor\?/);
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  await input.check(consents.nth(0));
  await input.check(consents.nth(1));
  await look(page, picture('motor-confirmation'));
  await input.press(page.getByRole('button', { name: WORDS[language].confirm }));
  await expect(page).toHaveURL(/\/app\/oonapayment\?/);
};
