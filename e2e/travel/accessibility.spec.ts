import { look, watchConsole } from '#support/look.ts';
import { expect, test } from '#support/people.ts';
import { makeTravelQuote } from './travel-quotes.ts';

const WINDOWS = [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const;

for (const { language, width } of WINDOWS) {
  test(`a pending travel payment is accessible, fits its window and logs no errors (${language}, ${width} px)`, async ({
    openPage,
    logIn,
  }) => {
    const { proposalNo = 'no proposal' } = await makeTravelQuote(
      (await logIn('mitra')).api,
      'Full Quote Created',
    );
    const page = await openPage('mitra', { language, width });
    const consoleErrors = watchConsole(page);
    await page.goto('/app/notificationpaymentpending');
    await expect(page.getByRole('main').getByText(proposalNo)).toBeVisible();
    await look(page, `${language}-${width}-pending-travel-payment`);
    consoleErrors.none();
  });

  test(`a locked travel page is accessible, fits its window and logs no errors (${language}, ${width} px)`, async ({
    openPage,
  }) => {
    const page = await openPage('withoutIdCard', { language, width });
    const consoleErrors = watchConsole(page);
    await page.goto('/app/oonatravel');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Noti/ })).toBeVisible();
    await look(page, `${language}-${width}-role-oonatravel-locked`);
    consoleErrors.none();
  });
}
