import { expect, test } from '#support/people.ts';
import { look, watchConsole } from '#support/look.ts';
import { WIDTHS, atWidths, boxOf, expectDrawerUpTo620, expectToFit } from '#support/widths.ts';
import { agreeToRequirements } from './enter-by-link.ts';
import { makeHomeQuote } from './home-quotes.ts';
import { WORDS } from '#support/words.ts';

const AGENT = 'mitra';

/** Every screen of the journey, with a stage at which it is open. */
const SCREENS = [
  ['Lead Created', '/oonahomescreen'],
  ['Lead Created', '/createhomequote'],
  ['Lead Created', '/home-choose-product'],
  ['Plan Selected', '/home-additional-benefit'],
  ['Additional Benefit Selected', '/home-order-summary'],
  ['Quick Quote Created', '/home-quick-quote-success-screen'],
  ['Quick Quote Created', '/customerinformationhome'],
  ['Customer Information Updated', '/customerconfirmationhome'],
  ['Full Quote Created', '/homepaymentScreen'],
  ['Full Quote Created', '/home-print-policy-error'],
  ['Full Quote Created With Payment', '/home-success-print-policy'],
] as const;

test('the requirements are a drawer up to 620 pixels and a modal above [HOME-002]', async ({ openPage }) => {
  const page = await openPage(AGENT);
  await page.goto('/app/oonahomescreen');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await expectDrawerUpTo620(page, dialog);
});

test('the order summary of a home has one column up to 600 pixels and two above [HOME-035]', async ({
  openPage,
  logIn,
}) => {
  const { quoteId } = await makeHomeQuote((await logIn(AGENT)).api, 'Additional Benefit Selected');
  const page = await openPage(AGENT);
  await page.goto(`/app/home-order-summary?quoteId=${quoteId}`);
  const discount = page.getByLabel(WORDS.id.discount);
  const premium = page.getByText('Premi paket');
  await expect(premium).toBeVisible();
  await atWidths(page, WIDTHS, async (width) => {
    const [control, price] = await Promise.all([boxOf(discount), boxOf(premium)]);
    if (width <= 600) expect(price.y, 'below the discount').toBeGreaterThan(control.y + control.height);
    else expect(price.x, 'beside the discount').toBeGreaterThan(control.x + control.width);
  });
});

test('no screen of a home is wider than its window, from 320 pixels on', async ({ openPage, logIn }) => {
  const { api } = await logIn(AGENT);
  const page = await openPage(AGENT);
  for (const [stage, path] of SCREENS) {
    const { quoteId } = await makeHomeQuote(api, stage);
    await page.goto(`/app${path}?quoteId=${quoteId}`);
    await test.step(path, () => expectToFit(page));
  }
});

// The stories check the other two: Indonesian at 360 pixels, English at 1280.
for (const { language, width } of [
  { language: 'en', width: 360 },
  { language: 'id', width: 1280 },
] as const) {
  test(`every screen of a home is accessible, fits its window and logs no errors (${language}, ${width} px)`, async ({
    openPage,
    logIn,
  }) => {
    const { api } = await logIn(AGENT);
    const page = await openPage(AGENT, { language, width });
    const consoleErrors = watchConsole(page);
    for (const [stage, path] of SCREENS) {
      const { quoteId } = await makeHomeQuote(api, stage);
      await page.goto(`/app${path}?quoteId=${quoteId}`);
      await test.step(path, () => look(page, `${language}-${width}${path}`.replaceAll('/', '-')));
    }
    await page.goto('/app/oonahomescreen');
    await look(page, `${language}-${width}-home-requirements`);
    await agreeToRequirements(page, language);
    consoleErrors.none();
  });
}
