import { expect, test } from '#support/people.ts';
import { expectDrawerUpTo620, expectToFit } from '#support/widths.ts';
import { enterAs } from './registrant-page.ts';
import { PROFILE_PATHS, PUBLIC_PATHS, REGISTRANT_SCREENS, staffPaths } from './screens.ts';

const SHOWN = Object.entries(REGISTRANT_SCREENS);

for (const [name, { make, paths }] of SHOWN) {
  test(`the pages of a registration that is ${name} fit every width from 320 pixels`, async ({
    openPage,
    platform,
    logIn,
  }) => {
    test.setTimeout(120_000);
    const { api: staff } = await logIn('staff');
    const page = await openPage('stranger');
    await enterAs(page, await make(platform, staff));
    for (const path of paths) {
      await page.goto(`/app${path}`);
      await expectToFit(page);
    }
  });
}

test('the pages before a registration and of the profile fit every width from 320 pixels', async ({
  openPage,
}) => {
  test.setTimeout(120_000);
  const page = await openPage('mitra');
  for (const path of [...PUBLIC_PATHS, ...PROFILE_PATHS]) {
    await page.goto(`/app${path}`);
    await expectToFit(page);
  }
});

test('the pages of reviewers fit every width from 320 pixels', async ({ openPage, logIn }) => {
  const page = await openPage('staff');
  for (const path of await staffPaths((await logIn('staff')).api)) {
    await page.goto(`/app${path}`);
    await expectToFit(page);
  }
});

test('the question before everything is deleted is a drawer on a phone and a dialog above', async ({
  openPage,
  platform,
  logIn,
}) => {
  const page = await openPage('stranger', { language: 'en' });
  await enterAs(page, await REGISTRANT_SCREENS['individual']!.make(platform, (await logIn('staff')).api));
  await page.goto('/app/aob-tasks');
  await page.getByRole('button', { name: 'Delete my registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your registration?' });
  await expect(dialog).toBeVisible();
  await expectDrawerUpTo620(page, dialog);
});
