import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { look } from '#support/look.ts';
import { pressNext, chooseOption, giveConsents } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { startDate } from '../motor-quotes.ts';
import { MOTOR_TEXTS } from '../texts.ts';

interface TypedVehicle {
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly plate: readonly [code: string, number: string, letters: string];
  /** As its label says; undefined where there is no choice. */
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
  const texts = MOTOR_TEXTS[language];
  const [code, number, letters] = vehicle.plate;
  await suggest(person, texts.brand, vehicle.brand);
  await suggest(person, texts.model, vehicle.model);
  await input.type(fieldOf(page, texts.year), String(vehicle.year));
  await suggest(person, texts.plateCode, code);
  await input.type(fieldOf(page, texts.plateNumber), number);
  await input.type(fieldOf(page, texts.plateSuffix), letters);
  await input.type(fieldOf(page, texts.startDate), formatDate(startDate()));
  if (vehicle.coverage !== undefined) {
    await input.check(page.getByRole('radio', { name: vehicle.coverage, exact: true }));
  }
  await input.type(fieldOf(page, texts.sumInsured), vehicle.sumInsured);
  await input.type(fieldOf(page, texts.insuredName), vehicle.insured);
  await input.type(page.getByLabel(texts.customerPhone), vehicle.phone);
};

interface TypedCustomer {
  readonly idCard: string;
  readonly email: string;
  /** Of the vehicle, whose price was made without them. */
  readonly chassisNo: string;
  readonly engineNo: string;
}

/** Who is insured, as an agent enters it for a customer, and the numbers in the registration. */
export const fillInCustomer = async (
  person: Person,
  { idCard, email, chassisNo, engineNo }: TypedCustomer,
): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = MOTOR_TEXTS[language];
  await expect(page).toHaveURL(/\/app\/customerinformationmotor\?/);
  await input.type(fieldOf(page, texts.idCard), idCard);
  await input.type(fieldOf(page, texts.birthDate), '10/05/1991');
  await input.type(fieldOf(page, TEXTS[language].email), email);
  await input.type(fieldOf(page, texts.chassis), chassisNo);
  await input.type(fieldOf(page, texts.engine), engineNo);
  await input.type(fieldOf(page, texts.street), 'Jalan Dago 12');
  await chooseOption(person, texts.province, 'Jawa Barat');
  await chooseOption(person, texts.city, 'Kota Bandung');
  await chooseOption(person, texts.district, 'Coblong');
  await chooseOption(person, texts.subDistrict, 'Dago');
  await input.type(fieldOf(page, texts.postalCode), '40135');
  await look(page, picture('motor-customer-information'));
  await pressNext(person);
};

/** Gives the consents and continues to the payment. */
export const confirmMotor = async (person: Person, texts: readonly string[]): Promise<void> => {
  const { page } = person;
  await expect(page).toHaveURL(/\/app\/oonaconfirmationMotor\?/);
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
  await giveConsents(person, 'motor-confirmation');
  await expect(page).toHaveURL(/\/app\/oonapayment\?/);
};
