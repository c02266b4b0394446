import { expect } from '@playwright/test';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { test } from '#support/people.ts';
import { makeCiQuote } from './ci-quotes.ts';

/** Links live for weeks: what the server says of one whose days are over is said here at once. */
for (const { errMsg, title, text, name } of [
  {
    name: 'the error page of the partner [ERR-019]',
    errMsg: 'link is expired-ci',
    title: 'Tautan ini sudah kedaluwarsa',
    text: 'Silakan minta tautan baru kepada agen Anda.',
  },
  {
    name: 'a page of ours while the partner does not answer [ERR-017]',
    errMsg: 'link is expired',
    title: 'Tautan ini sudah kedaluwarsa',
    text: 'Minta tautan baru kepada agen Anda. Data Anda tetap tersimpan.',
  },
] as const) {
  test(`a link to the partner whose days are over leads to ${name} @deep`, async ({
    openPage,
    logIn,
    platform,
  }) => {
    const { link } = await makeCiQuote((await logIn('mitra')).api);
    const page = await openPage('stranger');
    await page.route(`**/${paCiEndpoints.decryptCiLink.path}?*`, (route) =>
      route.fulfill({ status: 400, json: { errCode: 4, errMsg } }),
    );
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    if (errMsg === 'link is expired') await expect(page).toHaveURL(`${platform.url}/app/linknotvalid`);
    else {
      expect(new URL(page.url()).origin).not.toBe(platform.url);
      expect(new URL(page.url()).pathname).toBe('/error');
    }
  });
}
