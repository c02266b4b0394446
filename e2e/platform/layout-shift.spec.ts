import { test } from '#support/composed.ts';
import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';

/** The shell's own screens that need no quote. */
const SCREENS = [
  '/login',
  '/linknotvalid',
  '/linknotmatch',
  '/oonafailure',
  '/paymentresponse',
  '/paymentsuccess/65f0c1a5e4b0a70001a3f0aa',
] as const;

test('nothing moves while a screen of the shell loads on a slow phone', async ({ page }) => {
  await watchLayoutShift(page);
  for (const path of SCREENS) await test.step(path, () => expectNoLayoutShift(page, `/app${path}`));
  // Drawn at once: there is nothing to load.
  await expectNoLayoutShift(page, '/app/there-is-no-such-page', { hasSkeleton: false });
});
