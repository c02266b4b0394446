import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';
import { test } from '#support/people.ts';
import { enterAs } from './registrant-page.ts';
import { PROFILE_PATHS, REGISTRANT_SCREENS, staffPaths } from './screens.ts';

/** They show what they know: only their code is waited for. */
const WITHOUT_READS = new Set(['/profile-id-card-done', '/profile-tax-id-done']);

for (const [name, { make, paths }] of Object.entries(REGISTRANT_SCREENS)) {
  test(`nothing moves while the pages of a registration that is ${name} load on a slow phone`, async ({
    openPage,
    platform,
    logIn,
  }) => {
    test.setTimeout(120_000);
    const { api: staff } = await logIn('staff');
    const page = await openPage('stranger');
    await enterAs(page, await make(platform, staff));
    await watchLayoutShift(page);
    for (const path of paths) {
      await expectNoLayoutShift(page, `/app${path}`, {
        hasSkeleton: WITHOUT_READS.has(path) ? 'either' : true,
      });
    }
  });
}

test('nothing moves while the pages of the profile load on a slow phone', async ({ openPage }) => {
  test.setTimeout(120_000);
  const page = await openPage('mitra');
  await watchLayoutShift(page);
  for (const path of PROFILE_PATHS) {
    await expectNoLayoutShift(page, `/app${path}`, {
      hasSkeleton: WITHOUT_READS.has(path) ? 'either' : true,
    });
  }
});

test('nothing moves while the pages of reviewers load on a slow phone', async ({ openPage, logIn }) => {
  const paths = await staffPaths((await logIn('staff')).api);
  const page = await openPage('staff');
  await watchLayoutShift(page);
  for (const path of paths) await expectNoLayoutShift(page, `/app${path}`);
});
