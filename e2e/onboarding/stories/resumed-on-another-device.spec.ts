import { expect } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { logInAs, seat } from '#support/person.ts';
import { REFERRAL_CODE, newIndividual } from '../applicants.ts';
import {
  acceptAgreement,
  askForCode,
  enterCode,
  expectTask,
  giveBank,
  giveTax,
  continueTask,
  saveForm,
  sendRegistration,
  typeDetails,
  textsOf,
} from '../steps.ts';

test('an applicant continues a registration on another device after entering the birth date (id, 360 px; en, 1280 px, by keyboard) [ONB-002] [ONB-018]', async ({
  browser,
  platform,
}) => {
  const applicant = newIndividual('Bagas Nugroho');
  const { details, phone } = applicant;
  const first = await seat(browser, platform, { who: 'applicant', language: 'id', width: 360, by: 'touch' });

  await test.step('on the phone the applicant enters code and form and skips the card', async () => {
    const consoleErrors = watchConsole(first.page);
    await first.page.goto('/app/registerhere');
    await look(first.page, first.picture('register-by-hand'));
    await askForCode(first, phone, REFERRAL_CODE);
    await enterCode(first, phone);
    await continueTask(first, textsOf(first).details);
    await typeDetails(first, applicant);
    await saveForm(first);
    await first.input.press(first.page.getByRole('button', { name: textsOf(first).skip, exact: true }));
    await expect(first.page).toHaveURL(/\/app\/AOBIndividualIdCardTermsandConditions$/);
    consoleErrors.none();
    await first.page.context().close();
  });

  const second = await seat(browser, platform, {
    who: 'applicant',
    language: 'en',
    width: 1280,
    by: 'keyboard',
  });
  const { page, input, picture } = second;
  const texts = textsOf(second);

  await test.step('on another device, phone and code show the progress and no entries', async () => {
    await logInAs(second, { phone, clock: platform.clock });
    await expect(page).toHaveURL(/\/app\/aob-tasks$/);
    await expectTask(second, texts.details, texts.taskState.given);
    await expectTask(second, texts.idCard, texts.taskState.skipped);
    await expect(page.getByRole('main')).not.toContainText(details.fullName);
    await look(page, picture('locked'));
    await page.goto('/app/AOBmitraRegistrationForm');
    await expect(page).toHaveURL(/\/app\/aob-tasks$/);
  });

  await test.step('a wrong birth date opens nothing', async () => {
    await input.type(page.getByRole('textbox', { name: texts.birthDate }), '01/01/1980');
    await input.press(page.getByRole('button', { name: texts.openLocked, exact: true }));
    await expect(
      page.getByText('This is not the date of birth that was given. Check it and try again.'),
    ).toBeVisible();
    await look(page, picture('wrong-birth-date'));
  });

  await test.step('the right birth date opens all entries', async () => {
    await input.type(page.getByRole('textbox', { name: texts.birthDate }), '17/08/1990');
    await input.press(page.getByRole('button', { name: texts.openLocked, exact: true }));
    await expect(page.getByText(texts.done(1, 5))).toBeVisible();
    await input.press(page.getByRole('link', { name: /: Your details$/ }));
    await expect(page.getByLabel(texts.fullName, { exact: true })).toHaveValue(details.fullName);
    await expect(page.getByLabel(texts.idNumber, { exact: true })).toHaveValue(details.idNumber);
    await page.goBack();
  });

  await test.step('the registration continues at its next task, to the end', async () => {
    await continueTask(second, texts.agreement);
    await acceptAgreement(second);
    await giveTax(second);
    await giveBank(second, applicant);
    await sendRegistration(second);
  });
});
