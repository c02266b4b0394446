import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';
import { expect, test } from '#support/people.ts';
import { makeHomeQuote } from './home-quotes.ts';

/** Every screen of the journey, with a stage at which it is open. */
const SCREENS = [
  ['Lead Created', ['/oonahomescreen', '/createhomequote', '/home-choose-product']],
  ['Plan Selected', ['/home-additional-benefit']],
  ['Additional Benefit Selected', ['/home-order-summary']],
  ['Quick Quote Created', ['/home-quick-quote-success-screen', '/customerinformationhome']],
  ['Customer Information Updated', ['/customerconfirmationhome']],
  ['Full Quote Created', ['/homepaymentScreen', '/home-print-policy-error']],
  ['Full Quote Created With Payment', ['/home-success-print-policy', '/paylater-success']],
] as const;

for (const [stage, paths] of SCREENS) {
  test(`nothing moves while a screen of a home quote at ${stage} loads on a slow phone`, async ({
    openPage,
    logIn,
  }) => {
    const { quoteId } = await makeHomeQuote((await logIn('mitra')).api, stage);
    const page = await openPage('mitra');
    await watchLayoutShift(page);
    for (const path of paths) {
      await test.step(path, () => expectNoLayoutShift(page, `/app${path}?quoteId=${quoteId}`));
    }
  });
}

test('nothing moves while a new home quote begins on a slow phone', async ({ openPage }) => {
  const page = await openPage('mitra');
  await watchLayoutShift(page);
  await expectNoLayoutShift(page, '/app/oonahomescreen');
});

test('nothing moves while the share link of a home quote opens on a slow phone', async ({
  openPage,
  logIn,
}) => {
  const { link } = await makeHomeQuote((await logIn('mitra')).api, 'Quick Quote Created');
  const page = await openPage('stranger');
  await watchLayoutShift(page);
  await expectNoLayoutShift(page, link);
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
});
