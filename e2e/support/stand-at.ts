import type { Page } from '@playwright/test';

/** The clock of the page stands at a moment, and every answer is dated with it: pages go by the clock of the server. */
export const standAt = async (page: Page, moment: Date): Promise<void> => {
  await page.clock.setFixedTime(moment);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: moment.toUTCString() } });
  });
};
