import { expect } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { logInAs, seat } from '#support/person.ts';
import { newIndividual } from '../applicants.ts';
import {
  enterAs,
  beginRegistration,
  decide,
  giveBank,
  giveDetails,
  giveTax,
  submit,
} from '../registrations.ts';
import { acceptAgreement, checkCard, textsOf } from '../steps.ts';
import { SPECIFIED_TEXTS } from '../texts.ts';

test('a new agent without a photo of the ID card sells nothing until it is added in the profile (en, 1280 px) [ONB-010] [ONB-036] [IDV-010] @deep', async ({
  browser,
  platform,
  logIn,
}) => {
  const { api: staff } = await logIn('staff');
  const applicant = newIndividual('Fajar Ramadhan');
  const registrant = await beginRegistration(platform, applicant);
  await giveDetails(registrant);
  const person = await seat(browser, platform, {
    who: 'applicant',
    language: 'en',
    width: 1280,
    by: 'touch',
  });
  const { page, input, picture } = person;
  const texts = textsOf(person);
  const consoleErrors = watchConsole(page);

  await test.step('the photo is refused, and the registration continues without it', async () => {
    await enterAs(page, registrant);
    await page.goto('/app/AOBIndividualIdCard');
    await checkCard(person, 'decline', applicant.details.idNumber);
    await expect(page).toHaveURL(/\/app\/id-card-data-error$/);
    await expect(page.getByRole('heading', { level: 1, name: SPECIFIED_TEXTS.sorry })).toBeVisible();
    await expect(page.getByRole('button', { name: SPECIFIED_TEXTS.retake })).toBeVisible();
    await look(page, picture('id-card-error'));
    await input.press(page.getByRole('button', { name: SPECIFIED_TEXTS.skipUpload }));
    await acceptAgreement(person);
    await page.context().close();
  });

  for (const give of [giveTax, giveBank, submit]) await give(registrant);
  await decide(staff, registrant.state.registrationId);

  const agent = await seat(browser, platform, { who: 'new-agent', language: 'en', width: 1280, by: 'touch' });
  const tiles = agent.page.getByRole('main').getByText('Locked', { exact: true });

  await test.step('the tiles are locked and lead to the ID card', async () => {
    await logInAs(agent, { phone: applicant.phone, clock: platform.clock });
    await expect(agent.page).toHaveURL(/\/app\/oonahome$/);
    await expect(tiles.first()).toBeVisible();
    await look(agent.page, agent.picture('locked-tiles'));
    await agent.input.press(agent.page.getByRole('link', { name: 'Add my ID card' }));
    await expect(agent.page).toHaveURL(/\/app\/profile-id-card$/);
  });

  await test.step('the agent adds the card in the profile', async () => {
    await look(agent.page, agent.picture('profile-id-card'));
    await expect(agent.page.getByRole('button', { name: 'Back to Profile' })).toBeVisible();
    const next = agent.page.getByRole('button', { name: SPECIFIED_TEXTS.continue, exact: true });
    await agent.input.check(agent.page.getByRole('checkbox', { name: texts.cardConsent }));
    await agent.input.press(agent.page.getByRole('button', { name: SPECIFIED_TEXTS.retake, exact: true }));
    const frame = agent.page.frameLocator('dialog iframe');
    await frame.getByLabel(texts.cardNumber).fill(applicant.details.idNumber);
    await frame.getByRole('button', { name: texts.approve, exact: true }).click();
    await expect(next).toBeEnabled();
    await agent.input.press(next);
    await expect(agent.page).toHaveURL(/\/app\/profile-id-card-done$/);
    await look(agent.page, agent.picture('profile-id-card-done'));
    await agent.input.press(agent.page.getByRole('button', { name: 'Back to Profile' }));
    await expect(agent.page).toHaveURL(/\/app\/profile$/);
    await look(agent.page, agent.picture('profile'));
  });

  await test.step('no tile is locked any more', async () => {
    await agent.page.goto('/app/oonahome');
    await expect(agent.page.getByRole('heading', { level: 1, name: /Fajar/ })).toBeVisible();
    await expect(agent.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(tiles).toHaveCount(0);
    await look(agent.page, agent.picture('unlocked-tiles'));
  });
  consoleErrors.none();
});
