import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { newCorporate } from '../applicants.ts';
import { enterAs, beginRegistration, readRegistration } from '../registrations.ts';
import {
  acceptAgreement,
  checkCard,
  confirmCard,
  expectTask,
  giveBank,
  giveTax,
  continueTask,
  saveForm,
  sendRegistration,
  typeDetails,
  textsOf,
} from '../steps.ts';

/** A part to correct: its name on the screen, and the reason, in English. */
interface Correction {
  readonly part: string;
  /** One of the offered reasons. */
  readonly chosen: string;
  /** In the words of the person. */
  readonly reason: string;
}

/** Staff find a registration by its name in the list of those that wait, in English. */
const openReview = async (page: Page, name: string): Promise<void> => {
  await page.goto('/app/staffhome');
  // The rail has it too, once the deployed remotes are known.
  await page
    .getByRole('main')
    .getByRole('link', { name: /New agents/ })
    .click();
  await expect(page).toHaveURL(/\/app\/registrationreviews/);
  await page.getByLabel('Search by name').fill(name);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Registration of ${name}` })).toBeVisible();
};

/** Decides about every part: the named ones are to be corrected, all others accepted. */
const decideOnScreen = async (page: Page, corrections: readonly Correction[] = []): Promise<void> => {
  const groups = page.getByRole('radiogroup', { name: /^Decision about: / });
  for (const group of await groups.all()) await group.getByRole('radio', { name: 'Accept' }).check();
  for (const { part, chosen, reason } of corrections) {
    const group = page.getByRole('radiogroup', { name: `Decision about: ${part}` });
    await group.getByRole('radio', { name: 'Try again' }).check();
    const block = page.getByRole('region', { name: part, exact: true });
    await block.getByRole('button', { name: chosen }).click();
    await block.getByLabel(/^In your own words/).fill(reason);
  }
  const outcome =
    corrections.length === 0 ? 'All accepted: the person becomes an agent' : 'Send back with 1 correction';
  await expect(page.getByText(outcome)).toBeVisible();
  await look(page, `en-1280-staff-decides-${corrections.length}`);
  await page.getByRole('button', { name: 'Confirm decision' }).click();
  await expect(page.getByText(corrections.length === 0 ? /Approved by/ : /Sent back by/)).toBeVisible();
};

const COMPANY = 'PT Cahaya Nusantara';
const REASON = 'Tambahkan nama gedung.';
/** Chosen by somebody who reads English, and read by the company in Indonesian. */
const CHOSEN = { en: 'The address is not complete', id: 'Alamat belum lengkap' };

test('a company with a director is returned, corrects the marked parts, and is approved (id, 360 px, by touch) [ONB-008] [ONB-027] [ONB-028] [IDV-011]', async ({
  browser,
  platform,
  openPage,
}) => {
  const applicant = newCorporate(COMPANY);
  const registrant = await beginRegistration(platform, applicant);
  const person = await seat(browser, platform, { who: 'company', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = person;
  const texts = textsOf(person);
  const consoleErrors = watchConsole(page);
  const staff = await openPage('staff', { language: 'en', width: 1280 });
  await enterAs(page, registrant);
  await page.goto('/app/aob-tasks');

  await test.step('the applicant enters the company and its director, whose card needs a review', async () => {
    await continueTask(person, texts.details);
    await typeDetails(person, applicant);
    await saveForm(person);
    await expect(page).toHaveURL(/\/app\/AOBCorporateIdCard$/);
    await checkCard(person, 'needsReview', applicant.details.idNumber);
    await confirmCard(person);
    await expect(page).toHaveURL(/\/app\/AOBCorporateIdCardTermsandConditions$/);
    await acceptAgreement(person);
    await giveTax(person, '0123456789012000');
    await giveBank(person, applicant);
    await sendRegistration(person);
  });

  await test.step('staff decline the details: the waiting page says why, without a reload', async () => {
    await openReview(staff, COMPANY);
    await expect(staff.getByText('Result of the identity check')).toBeVisible();
    await look(staff, picture('staff-review'));
    await decideOnScreen(staff, [{ part: 'Form', chosen: CHOSEN.en, reason: REASON }]);
    await expect(page).toHaveURL(/\/app\/aob-tasks$/);
    await expect(page.getByText(`${CHOSEN.id}. ${REASON}`)).toBeVisible();
    await expectTask(person, texts.details, texts.taskState.tryAgain);
    await look(page, picture('declined'));
    expect((await readRegistration(registrant)).mode).toBe('declinedeoorCor');
  });

  await test.step('the form opens for correction with all entries, also after a reload', async () => {
    await continueTask(person, texts.details);
    await expect(page).toHaveURL(/\/app\/AOBmitraRegistrationForm$/);
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(page.getByText(/^Tim kami belum dapat menerima data perusahaan/)).toBeVisible();
      await expect(page.getByLabel(texts.address, { exact: true })).toHaveValue('Jalan Dago 17');
    }
    await look(page, picture('form-declined'));
    await input.type(page.getByLabel(texts.address, { exact: true }), 'Gedung Cahaya, Jalan Dago 17');
    await input.press(page.getByRole('button', { name: texts.save, exact: true }));
    await sendRegistration(person);
  });

  await test.step('the approved company sees the welcome page', async () => {
    await openReview(staff, COMPANY);
    await expect(staff.getByText('Changed by the person since it was sent back: Address.')).toBeVisible();
    await look(staff, picture('staff-changed-since'));
    await decideOnScreen(staff);
    await look(staff, picture('staff-decided'));
    await expect(page).toHaveURL(/\/app\/aob-success$/);
    await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
  });
  consoleErrors.none();
});
