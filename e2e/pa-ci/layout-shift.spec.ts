import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';
import { expect, test } from '#support/people.ts';
import { GROUPS_OF_THREE, makeAccidentQuote } from './accident-quotes.ts';
import type { ReachableAccidentStage } from './accident-quotes.ts';
import { makeCiQuote } from './ci-quotes.ts';

const AGENT = 'mitra';

/** Every screen of the journey, with a stage at which it is open. */
const SCREENS: readonly (readonly [stage: ReachableAccidentStage, paths: readonly string[]])[] = [
  ['Lead Created', ['/oonaaccidentscreen', '/accidentseperaterequestlimits']],
  ['Plan Selected', ['/accidentordersummary']],
  ['Quick Quote Created', ['/accidentquotesuccess', '/accidentcustomerinformation']],
  ['Customer Information Updated', ['/accidentmultiplecustomerinformation', '/accidentcustomerdetails']],
  ['Full Quote Created', ['/accidentpaymentconfirmation']],
  ['Full Quote Created With Payment', ['/accidentconfirmationsuccess', '/accidentpaylater']],
];

for (const [stage, paths] of SCREENS) {
  test(`nothing moves while a screen of an accident quote at ${stage} loads on a slow phone`, async ({
    openPage,
    logIn,
  }) => {
    const { quoteId } = await makeAccidentQuote((await logIn(AGENT)).api, stage, {
      participants: 3,
      groups: GROUPS_OF_THREE,
    });
    const page = await openPage(AGENT);
    await watchLayoutShift(page);
    for (const path of paths) {
      await test.step(path, () => expectNoLayoutShift(page, `/app${path}?quoteId=${quoteId}`));
    }
  });
}

test('nothing moves while new quotes and the link to the partner open on a slow phone', async ({
  openPage,
  logIn,
}) => {
  const { quoteId } = await makeCiQuote((await logIn(AGENT)).api);
  const page = await openPage(AGENT);
  await watchLayoutShift(page);
  for (const path of ['/oonaaccidentscreen', '/criticalillness', `/criticalillnesslink?quoteId=${quoteId}`]) {
    await test.step(path, () => expectNoLayoutShift(page, `/app${path}`));
  }
});

test('nothing moves while the form of an insured is loaded again on a slow phone', async ({
  openPage,
  logIn,
}) => {
  const { quoteId } = await makeAccidentQuote((await logIn(AGENT)).api, 'Customer Information Updated');
  const page = await openPage(AGENT);
  await page.goto(`/app/accidentmultiplecustomerinformation?quoteId=${quoteId}`);
  await page.getByRole('link', { name: 'Ubah: Dewi Lestari' }).click();
  const path = `/app/accidential-insurance-policy-insured-details?quoteId=${quoteId}`;
  await expect(page).toHaveURL(path);
  await watchLayoutShift(page);
  // With the state of the navigation, which says whose form it is.
  await expectNoLayoutShift(page, path, { isReload: true });
  await expect(page).toHaveURL(path);
});

test('nothing moves while the share links of both products open on a slow phone', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn(AGENT);
  const [accident, criticalIllness] = await Promise.all([
    makeAccidentQuote(api, 'Quick Quote Created'),
    makeCiQuote(api),
  ]);
  const page = await openPage('stranger');
  await watchLayoutShift(page);
  await expectNoLayoutShift(page, accident.link);
  await expect(page).toHaveURL(/\/app\/accidentOtp$/);
  await expectNoLayoutShift(page, criticalIllness.link);
  await expect(page).toHaveURL(/\/app\/ciOtp$/);
});
