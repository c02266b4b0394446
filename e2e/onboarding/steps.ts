import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { look } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { BIRTH_DATE_TYPED } from './applicants.ts';
import type { Applicant } from './applicants.ts';
import { ONBOARDING_TEXTS } from './texts.ts';

export const textsOf = ({ language }: Person) => ONBOARDING_TEXTS[language];

const button = ({ page }: Person, name: string): Locator => page.getByRole('button', { name, exact: true });
const field = ({ page }: Person, name: string): Locator => page.getByLabel(name, { exact: true });

/** From the link to the form of the phone; the name of the inviter is shown for a second. */
export const openInvite = async (person: Person, link: string, inviter: string): Promise<void> => {
  const { page } = person;
  const texts = textsOf(person);
  await page.goto(link);
  await expect(page.getByText(texts.invites(inviter))).toBeVisible();
  await expect(page).toHaveURL(/\/app\/withoutReferralLinkRegistration$/);
  await expect(page.getByRole('heading', { level: 1, name: texts.register })).toBeVisible();
  await expect(field(person, texts.referralCode)).not.toHaveValue('');
  await look(page, person.picture('register'));
};

/** Requests a code; a link fills in the referral code. */
export const askForCode = async (person: Person, phone: string, referralCode?: string): Promise<void> => {
  const { page, input, language } = person;
  const texts = TEXTS[language];
  await input.type(field(person, texts.phone), phone);
  if (referralCode !== undefined) await input.type(field(person, textsOf(person).referralCode), referralCode);
  await input.press(button(person, texts.sendCode));
  await expect(page).toHaveURL(/\/app\/aobOTPConfirmation$/);
  await expect(page.getByLabel(texts.digit(1))).toBeFocused();
};

/** The sixth digit submits. */
export const enterCode = async (person: Person, phone: string): Promise<void> => {
  const { page, inbox } = person;
  await look(page, person.picture('registration-code'));
  await page.keyboard.type(await inbox.codeFor(phone));
  await expect(page).toHaveURL(/\/app\/aob-tasks$/);
  await expect(page.getByRole('heading', { level: 1, name: textsOf(person).tasks })).toBeVisible();
};

/** From the list of tasks to the next one. */
export const continueTask = async (person: Person, task: string): Promise<void> => {
  await look(person.page, person.picture('tasks'));
  await person.input.press(button(person, textsOf(person).next(task)));
};

/** The tasks with their lines, such as "Data Anda: Selesai". */
export const expectTask = async (person: Person, task: string, state: string): Promise<void> => {
  const line = person.page.getByRole('main').getByRole('listitem').filter({ hasText: task });
  await expect(line).toContainText(state);
};

export const typeDetails = async (person: Person, { details }: Applicant): Promise<void> => {
  const { page, input } = person;
  const texts = textsOf(person);
  await input.check(page.getByRole('checkbox', { name: texts.consent }));
  await input.check(page.getByRole('radio', { name: texts[details.kind] }));
  if (details.kind === 'individual') {
    await input.type(field(person, texts.fullName), details.fullName);
    await input.type(field(person, texts.idNumber), details.idNumber);
  } else {
    await input.type(field(person, texts.companyName), details.companyName);
    await input.type(field(person, texts.businessNumber), details.businessNumber);
    await input.type(field(person, texts.contactEmail), details.contactEmail);
    await input.type(field(person, texts.directorName), details.directorName);
    await input.type(field(person, texts.directorIdNumber), details.idNumber);
  }
  await input.type(page.getByRole('textbox', { name: texts.birthDate }), BIRTH_DATE_TYPED);
  await input.type(field(person, texts.email), details.email);
  await input.type(field(person, texts.address), details.address);
  await input.type(field(person, texts.city), details.city);
  await input.check(page.getByRole('radio', { name: texts.hasTaxNumber, exact: true }));
};

export const saveForm = async (person: Person): Promise<void> => {
  await look(person.page, person.picture('form'));
  await person.input.press(button(person, textsOf(person).save));
};

type Outcome = 'approve' | 'needsReview' | 'decline';

/** Photo and selfie in the provider's frame. */
export const checkCard = async (person: Person, outcome: Outcome, number: string): Promise<void> => {
  const { page, input } = person;
  const texts = textsOf(person);
  await expect(page).toHaveURL(/\/app\/AOB(Individual|Corporate)IdCard$/);
  await input.check(page.getByRole('checkbox', { name: texts.cardConsent }));
  await look(page, person.picture('id-card'));
  await input.press(button(person, texts.camera));
  const frame = page.frameLocator('dialog iframe');
  await frame.getByLabel(texts.cardNumber).fill(number);
  await frame.getByRole('button', { name: texts[outcome], exact: true }).click();
};

/** Confirms the number that was read and continues to the agreement. */
export const confirmCard = async (person: Person): Promise<void> => {
  const { page, input } = person;
  const next = page.getByRole('button', { name: textsOf(person).continue, exact: true });
  await expect(next).toBeEnabled();
  await look(page, person.picture('id-card-success'));
  await input.press(next);
};

export const acceptAgreement = async (person: Person): Promise<void> => {
  const { page, input } = person;
  const texts = textsOf(person);
  await expect(page).toHaveURL(/\/app\/AOB(Individual|Corporate)IdCardTermsandConditions$/);
  await look(page, person.picture('agreement'));
  await input.check(page.getByRole('checkbox', { name: texts.haveRead }));
  await input.press(button(person, texts.accept));
};

/** The number of a person is filled in from the card. */
export const giveTax = async (person: Person, number?: string): Promise<void> => {
  const { page, input } = person;
  await expect(page).toHaveURL(/\/app\/AOB(Individual|Corporate)Tax$/);
  if (number !== undefined) await input.type(page.getByRole('textbox', { name: /NPWP/ }), number);
  await look(page, person.picture('tax'));
  await input.press(button(person, textsOf(person).save));
};

/** The name of the holder is filled in. */
export const giveBank = async (person: Person, { accountNumber }: Applicant): Promise<void> => {
  const { page, input } = person;
  const texts = textsOf(person);
  await expect(page).toHaveURL(/\/app\/AOB(Individual|Corporate)BankDetails$/);
  await input.type(page.getByRole('combobox', { name: texts.bank }), 'BCA');
  await page.keyboard.press('Enter');
  await input.type(field(person, texts.accountNumber), accountNumber);
  await look(page, person.picture('bank'));
  await input.press(button(person, texts.save));
};

export const sendRegistration = async (person: Person): Promise<void> => {
  const { page, input } = person;
  await expect(page).toHaveURL(/\/app\/aob-tasks$/);
  await look(page, person.picture('tasks-done'));
  await input.press(button(person, textsOf(person).send));
  await expect(page).toHaveURL(/\/app\/aob-verification$/);
  await expect(page.getByRole('heading', { level: 1, name: textsOf(person).waiting })).toBeVisible();
  await look(page, person.picture('waiting'));
};
