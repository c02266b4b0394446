import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { apiOf } from '@payung/platform/e2e/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { test, sessionOfPage } from '@payung/platform/e2e/people.ts';
import { logInAs, seat } from '#support/person.ts';
import { makeOneSample } from '#support/sample-policy.ts';
import { TEXTS } from '#support/texts.ts';
import { newIndividual } from '../applicants.ts';
import { decide } from '../registrations.ts';
import {
  acceptAgreement,
  askForCode,
  checkCard,
  confirmCard,
  enterCode,
  expectTask,
  giveBank,
  giveTax,
  continueTask,
  openInvite,
  saveForm,
  sendRegistration,
  typeDetails,
  textsOf,
} from '../steps.ts';

test('an invited person registers with all documents, is approved, logs in and makes a quote (id, 360 px, by touch) [ONB-007]', async ({
  browser,
  platform,
  logIn,
}) => {
  const [{ api: inviter }, { api: staff }] = [await logIn('mitra'), await logIn('staff')];
  const { link, referralCode } = await inviter.call(endpoints.getInviteLink, {});
  const applicant = newIndividual('Intan Cahyani');
  const person = await seat(browser, platform, { who: 'applicant', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = person;
  const consoleErrors = watchConsole(page);
  const texts = textsOf(person);

  await test.step('the link names who invites, and the code opens the list of tasks', async () => {
    await openInvite(person, link, 'Sari Wulandari');
    await expect(page.getByLabel(texts.referralCode, { exact: true })).toHaveValue(referralCode);
    await askForCode(person, applicant.phone);
    await enterCode(person, applicant.phone);
    expect(page.url(), 'no phone and no code in the address').not.toMatch(/\d{6}/);
  });

  await test.step('form, card, agreement, tax number and bank account follow one another', async () => {
    await continueTask(person, texts.details);
    await typeDetails(person, applicant);
    await saveForm(person);
    await checkCard(person, 'approve', applicant.details.idNumber);
    await confirmCard(person);
    await acceptAgreement(person);
    await giveTax(person);
    await giveBank(person, applicant);
  });

  await test.step('the list shows all tasks as done, and the registration is sent', async () => {
    for (const task of [texts.details, texts.idCard, texts.agreement]) {
      await expectTask(person, task, texts.taskState.given);
    }
    await sendRegistration(person);
  });

  await test.step('staff approve, and the waiting page becomes the welcome page by itself', async () => {
    const { items } = await staff.call(endpoints.registrationQueue, { query: { search: 'Intan Cahyani' } });
    const [registration] = items;
    if (registration === undefined) throw new Error('The registration is not in the queue');
    await decide(staff, registration.id);
    await expect(page).toHaveURL(/\/app\/aob-success$/);
    await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
    await expect(page.getByLabel(texts.ownCode, { exact: true })).not.toHaveValue('');
    await look(page, picture('welcome'));
  });

  consoleErrors.none();

  await test.step('the new agent logs in for the first time', async () => {
    await input.press(page.getByRole('button', { name: texts.logIn, exact: true }));
    await expect(page).toHaveURL(/\/app\/login$/);
    await logInAs(person, { phone: applicant.phone, clock: platform.clock });
    await expect(page).toHaveURL(/\/app\/oonahome$/);
    await expect(page.getByRole('heading', { level: 1, name: /Intan/ })).toBeVisible();
    await look(page, picture('first-home'));
  });

  await test.step('the new agent makes the first quote', async () => {
    const state = await sessionOfPage(page);
    const agent = { url: platform.url, state, api: apiOf(platform.url, state) };
    const { customer } = await makeOneSample({ agent, staff }, 'Perdana');
    await page.reload();
    await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
    await expect(page.getByRole('main').getByText(customer).filter({ visible: true }).first()).toBeVisible();
  });
});
