import { expect } from '@playwright/test';
import { look } from '#support/look.ts';
import { AGENTS, test } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { REFERRAL_CODE, newIndividual } from '../applicants.ts';
import { beginRegistration, giveDetails } from '../registrations.ts';
import {
  askForCode,
  checkCard,
  confirmCard,
  enterCode,
  continueTask,
  saveForm,
  typeDetails,
  textsOf,
} from '../steps.ts';
import { SPECIFIED_TEXTS } from '../texts.ts';

test('a phone in use, a wrong code and the ID number of another agent are refused, and no input is lost (en, 1280 px) [ONB-015] [ONB-019] [ONB-020] @deep', async ({
  browser,
  platform,
}) => {
  const other = newIndividual('Citra Lestari');
  await giveDetails(await beginRegistration(platform, other));
  const applicant = newIndividual('Dimas Prakoso');
  const { details, phone } = applicant;
  const person = await seat(browser, platform, {
    who: 'applicant',
    language: 'en',
    width: 1280,
    by: 'touch',
  });
  const { page, input, picture } = person;
  const texts = textsOf(person);
  const send = page.getByRole('button', { name: TEXTS.en.sendCode, exact: true });
  const phoneField = page.getByLabel(TEXTS.en.phone, { exact: true });
  const codeField = page.getByLabel(texts.referralCode, { exact: true });

  await test.step('an unknown referral code is refused', async () => {
    await page.goto('/app/registerhere');
    await input.type(phoneField, AGENTS.mitra.phone);
    await input.type(codeField, 'TIDAKADA');
    await input.press(send);
    await expect(page.getByText(SPECIFIED_TEXTS.referralWrong.en)).toBeVisible();
    await expect(phoneField).toHaveValue(AGENTS.mitra.phone);
    await look(page, picture('referral-code-refused'));
  });

  await test.step('a phone of an agent is refused, with the reason shown only with a valid referral code', async () => {
    await input.type(codeField, REFERRAL_CODE);
    await input.press(send);
    await expect(
      page.getByText('This phone number has been used. Enter a different phone number.'),
    ).toBeVisible();
    await look(page, picture('phone-in-use'));
  });

  await test.step('a wrong one-time code is refused', async () => {
    await askForCode(person, phone);
    const sent = await platform.inbox.codeFor(phone);
    await page.keyboard.type(sent === '123456' ? '654321' : '123456');
    await expect(page.getByText('You have entered an invalid OTP. Please check again.')).toBeVisible();
    await expect(page.getByLabel(TEXTS.en.digit(1))).toBeFocused();
    await enterCode(person, phone);
  });

  await test.step('a card with a number of somebody else leads back to the form for another photo', async () => {
    await continueTask(person, texts.details);
    await typeDetails(person, applicant);
    await saveForm(person);
    await checkCard(person, 'approve', other.details.idNumber);
    await expect(page).toHaveURL(/\/app\/AOBIndividualIdCardSuccess$/);
    await input.check(page.getByRole('radio', { name: new RegExp(`^${other.details.idNumber}`) }));
    await confirmCard(person);
    await expect(page.getByText('Duplicate ID Number.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/AOBmitraRegistrationForm$/);
    await expect(page.getByText(/^The photo of your ID card has to be taken again/)).toBeVisible();
    await look(page, picture('form-retake'));
  });

  await test.step('all entries are still there, also after a reload', async () => {
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(page.getByLabel(texts.fullName, { exact: true })).toHaveValue(details.fullName);
      await expect(page.getByLabel(texts.idNumber, { exact: true })).toHaveValue(details.idNumber);
      await expect(page.getByLabel(texts.address, { exact: true })).toHaveValue(details.address);
    }
    await page.goto('/app/aob-tasks');
    await expect(page.getByText(texts.done(1, 5))).toBeVisible();
  });

  await test.step('with the own card the registration continues', async () => {
    await page.goto('/app/AOBIndividualIdCard');
    await checkCard(person, 'approve', details.idNumber);
    await confirmCard(person);
    await expect(page).toHaveURL(/\/app\/AOBIndividualIdCardTermsandConditions$/);
  });
});
