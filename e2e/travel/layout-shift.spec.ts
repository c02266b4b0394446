import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';
import { at, expect, test } from './seller.ts';

/** Every screen of the journey, with a stage at which it is open. */
const SCREENS = [
  ['Lead Created', ['/oonatravel', '/createquote', '/chooseproducttravel']],
  ['Plan Selected', ['/chooseproducttravel']],
  ['Covid Benefit Selected', ['/additionalbenefittravel']],
  ['Additional Benefit Selected', ['/ordersummarytravel']],
  ['Quick Quote Created', ['/oonacustomerinformation', '/oonasuccess']],
  ['Customer Information Updated', ['/oonaconfirmation']],
  ['Full Quote Created', ['/oonapayment', '/oonaerror', '/oonaerror1', '/paylater-error']],
] as const;

for (const [stage, paths] of SCREENS) {
  test(`nothing moves while a screen of a travel quote at ${stage} loads on a slow phone`, async ({
    agentPage: page,
    seller,
  }) => {
    const { quoteId } = await seller.quoteAt(stage);
    await watchLayoutShift(page);
    for (const path of paths) await test.step(path, () => expectNoLayoutShift(page, at(path, quoteId)));
  });
}

test('nothing moves while a new travel quote begins on a slow phone', async ({ agentPage: page }) => {
  await watchLayoutShift(page);
  await expectNoLayoutShift(page, '/app/oonatravel');
  await expectNoLayoutShift(page, '/app/createquote');
});

test('nothing moves while the share link of a travel quote opens on a slow phone', async ({
  page,
  seller,
}) => {
  const { link } = await seller.quoteAt('Quick Quote Created');
  await watchLayoutShift(page);
  await expectNoLayoutShift(page, link);
  await expect(page).toHaveURL(/\/app\/travelotp$/);
});
