import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Api } from '@payung/platform/e2e/api.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { ofLink, ofQuote, sweepsOf } from '#support/sweep.ts';
import type { Screen } from '#support/sweep.ts';
import { TEXTS } from '#support/texts.ts';
import { expectColumnsFrom600 } from '#support/widths.ts';
import { makeTravelQuote } from './travel-quotes.ts';

const AGENT = 'mitra';

const openDialog = async (page: Page, button: RegExp | string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const quoting = async (api: Api): Promise<readonly Screen[]> => {
  const [started, planned, covered] = [
    await makeTravelQuote(api, 'Lead Created'),
    await makeTravelQuote(api, 'Plan Selected'),
    await makeTravelQuote(api, 'Covid Benefit Selected'),
  ];
  const plans = `/chooseproducttravel?quoteId=${planned.quoteId}`;
  const benefits = `/additionalbenefittravel?quoteId=${covered.quoteId}`;
  return [
    { path: '/oonatravel', name: 'new' },
    { path: '/createquote', name: 'new' },
    ...ofQuote(started.quoteId, '/oonatravel', '/createquote', '/chooseproducttravel'),
    {
      path: plans,
      name: 'covid-question',
      isDialog: true,
      open: (page, language) => openDialog(page, TEXTS[language].next),
    },
    {
      path: plans,
      name: 'comparison',
      open: async (page) => {
        await page.getByRole('button', { name: /Bandingkan berdampingan|Compare side by side/ }).click();
        await expect(page.getByRole('table')).toBeVisible();
      },
    },
    { path: benefits },
    {
      path: benefits,
      name: 'price-detail',
      isDialog: true,
      open: (page) => openDialog(page, /Rincian harga|Price detail/i),
    },
  ];
};

const ordering = async (api: Api): Promise<readonly Screen[]> => {
  const at = async (stage: Parameters<typeof makeTravelQuote>[1], ...paths: readonly string[]) =>
    ofQuote((await makeTravelQuote(api, stage)).quoteId, ...paths);
  const [summary] = await at('Additional Benefit Selected', '/ordersummarytravel');
  return [
    {
      ...summary!,
      atEveryWidth: (page) =>
        expectColumnsFrom600(page, {
          first: page.getByLabel(/^(Diskon|Discount) \(%\)/),
          second: page.getByText(/^(Premi paket|Plan premium)$/),
        }),
    },
    ...(await at('Quick Quote Created', '/oonacustomerinformation', '/oonasuccess')),
    ...(await at('Customer Information Updated', '/oonaconfirmation')),
    ...(await at('Full Quote Created', '/oonapayment', '/oonaerror', '/oonaerror1', '/paylater-error')),
    { path: '/notificationpaymentpending', name: 'with-a-trip' },
  ];
};

const SWEEPS = sweepsOf([
  {
    subject: 'of a trip up to the price',
    rules: '[TRV-024] [TRV-033]',
    visits: async ({ logIn }) => [{ as: AGENT, screens: await quoting((await logIn(AGENT)).api) }],
  },
  {
    subject: 'of a trip from the order summary on',
    rules: '[TRV-042]',
    visits: async ({ logIn }) => {
      const { api } = await logIn(AGENT);
      const shared = await makeTravelQuote(api, 'Quick Quote Created');
      return [
        { as: AGENT, screens: await ordering(api) },
        { as: 'stranger', screens: [ofLink(shared, '/travelotp')] },
        { as: 'withoutIdCard', screens: [{ path: '/oonatravel', name: 'locked' }] },
      ];
    },
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));
