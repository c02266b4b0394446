import { expect, test } from '../roles/people.ts';
import { look, watchConsole } from '../support/look.ts';
import { WIDTHS, atWidths, boxOf, expectDrawerUpTo620, expectToFit } from '../support/widths.ts';
import { agreeToRequirements } from './enter.ts';
import { makeHomeQuote } from './home-quotes.ts';

const AGENT = 'mitra';

/** Where each screen of the journey stands open. */
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

test('the requirements are a drawer up to 620 pixels and a modal above [HOME-002]', async ({ sit }) => {
  const page = await sit(AGENT);
  await page.goto('/app/oonahomescreen');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await expectDrawerUpTo620(page, dialog);
});

test('the order of a home stands in one column up to 600 pixels and in two above [HOME-035]', async ({
  sit,
  arrive,
}) => {
  const { quoteId } = await makeHomeQuote((await arrive(AGENT)).api, 'Additional Benefit Selected');
  const page = await sit(AGENT);
  await page.goto(`/app/home-order-summary?quoteId=${quoteId}`);
  const discount = page.getByLabel('Diskon (%)');
  const premium = page.getByText('Premi paket');
  await expect(premium).toBeVisible();
  await atWidths(page, WIDTHS, async (width) => {
    const [control, price] = await Promise.all([boxOf(discount), boxOf(premium)]);
    if (width <= 600) expect(price.y, 'below the discount').toBeGreaterThan(control.y + control.height);
    else expect(price.x, 'beside the discount').toBeGreaterThan(control.x + control.width);
  });
});

test('no screen of a home is wider than its window, from 320 pixels on', async ({ sit, arrive }) => {
  const { api } = await arrive(AGENT);
  const page = await sit(AGENT);
  for (const [stage, path] of SCREENS) {
    const { quoteId } = await makeHomeQuote(api, stage);
    await page.goto(`/app${path}?quoteId=${quoteId}`);
    await test.step(path, () => expectToFit(page));
  }
});

// The stories look at the other two: Indonesian on a phone, English on a desk.
for (const { language, width } of [
  { language: 'en', width: 360 },
  { language: 'id', width: 1280 },
] as const) {
  test(`every screen of a home is accessible, in its window and quiet (${language}, ${width} px)`, async ({
    sit,
    arrive,
  }) => {
    const { api } = await arrive(AGENT);
    const page = await sit(AGENT, { language, width });
    const complaints = watchConsole(page);
    for (const [stage, path] of SCREENS) {
      const { quoteId } = await makeHomeQuote(api, stage);
      await page.goto(`/app${path}?quoteId=${quoteId}`);
      await test.step(path, () => look(page, `${language}-${width}${path}`.replaceAll('/', '-')));
    }
    await page.goto('/app/oonahomescreen');
    await look(page, `${language}-${width}-home-requirements`);
    await agreeToRequirements(page, language);
    complaints.none();
  });
}
