import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { look, watchConsole } from '#support/look.ts';
import { test, signInPage } from '@payung/platform/e2e/people.ts';
import { logInAs, seat } from '#support/person.ts';
import { readPdf } from '#support/policy.ts';
import { newIndividual } from '../applicants.ts';
import { approvedAgent } from '../registrations.ts';
import { textsOf } from '../steps.ts';

// Every agent who registered before must accept at the next login.
test.use({ platformUse: 'exclusive' });

const VERSION = '2027-01-01';
const NEW_WORDING = 'Poin dibayarkan pada tanggal 10 setiap bulan.';

const downloaded = async (page: Page, version: string): Promise<string> => {
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: version });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    line.getByRole('button', { name: /PDF/ }).click(),
  ]);
  return readPdf(new Uint8Array(await readFile(await download.path())));
};

test('a new version of the agreement must be accepted at the next login, and the accepted one stays readable (id, 360 px; staff en, 1280 px) [ONB-029] @deep @own', async ({
  browser,
  platform,
  logIn,
}) => {
  const staff = await logIn('staff');
  const applicant = newIndividual('Eka Putri');
  await approvedAgent(platform, { staff: staff.api, applicant });

  await test.step('staff publish another version, in force from today', async () => {
    const reviewer = await seat(browser, platform, {
      who: 'staff',
      language: 'en',
      width: 1280,
      by: 'touch',
    });
    const { page, input, picture } = reviewer;
    const consoleErrors = watchConsole(page);
    await signInPage(page, staff.state);
    await page.goto('/app/agreements');
    await expect(page.getByText(/Accepted by 1 agent/)).toBeVisible();
    await input.type(page.getByLabel('Version', { exact: true }), VERSION);
    await input.type(
      page.getByRole('textbox', { name: 'In force from' }),
      formatDate(todayInJakarta(new Date())),
    );
    await input.type(page.getByLabel('Title in English'), 'Services agreement');
    await input.type(
      page.getByLabel('Text in English'),
      '# Points\nPoints are paid on the 10th of each month.',
    );
    await input.type(page.getByLabel('Title in Indonesian'), 'Perjanjian layanan');
    await input.type(page.getByLabel('Text in Indonesian'), `# Poin\n${NEW_WORDING}`);
    await look(page, picture('agreements'));
    await input.press(page.getByRole('button', { name: 'Check and publish' }));
    await look(page, picture('agreement-publish'));
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: `Version ${VERSION}` })).toBeVisible();
    consoleErrors.none();
    await page.context().close();
  });

  const agent = await seat(browser, platform, { who: 'new-agent', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = agent;
  const texts = textsOf(agent);

  await test.step('the agent reads it first after logging in, and accepts it', async () => {
    await logInAs(agent, { phone: applicant.phone, clock: platform.clock });
    await expect(page).toHaveURL(/\/app\/agreement\?/);
    await expect(page.getByText(NEW_WORDING)).toBeVisible();
    await look(page, picture('agreement-again'));
    await input.check(page.getByRole('checkbox', { name: texts.haveRead }));
    await input.press(page.getByRole('button', { name: texts.accept, exact: true }));
    await expect(page).toHaveURL(/\/app\/oonahome$/);
  });

  await test.step('both versions stay readable', async () => {
    await page.goto('/app/agreement');
    await look(page, picture('agreements-accepted'));
    const [before, now] = [await downloaded(page, '2026-11'), await downloaded(page, VERSION)];
    expect(now).toContain(NEW_WORDING);
    expect(before).not.toContain(NEW_WORDING);
    expect(before).toContain(applicant.details.kind === 'individual' ? applicant.details.fullName : '');
    expect(before.length).toBeGreaterThan(now.length);
  });
});
