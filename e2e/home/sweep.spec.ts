import { expect } from '@playwright/test';
import type { Api } from '@payung/platform/e2e/api.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { ofLink, ofQuote, sweepsOf } from '#support/sweep.ts';
import type { Screen } from '#support/sweep.ts';
import { expectColumnsFrom600 } from '#support/widths.ts';
import { makeHomeQuote } from './home-quotes.ts';
import type { ReachableHomeStage } from './home-quotes.ts';

const AGENT = 'mitra';

/** Every screen of a sale, each at a stage at which it is open. */
const sale = async (api: Api): Promise<readonly Screen[]> => {
  const at = async (stage: ReachableHomeStage, ...paths: readonly string[]) =>
    ofQuote((await makeHomeQuote(api, stage)).quoteId, ...paths);
  const [summary] = await at('Additional Benefit Selected', '/home-order-summary');
  return [
    {
      path: '/oonahomescreen',
      name: 'requirements',
      isDialog: true,
      open: (page) => expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible(),
    },
    ...(await at('Lead Created', '/oonahomescreen', '/createhomequote', '/home-choose-product')),
    ...(await at('Plan Selected', '/home-additional-benefit')),
    {
      ...summary!,
      atEveryWidth: (page) =>
        expectColumnsFrom600(page, {
          first: page.getByLabel(/^(Diskon|Discount) \(%\)/),
          second: page.getByText(/^(Premi paket|Plan premium)$/),
        }),
    },
    ...(await at('Quick Quote Created', '/home-quick-quote-success-screen', '/customerinformationhome')),
    ...(await at('Customer Information Updated', '/customerconfirmationhome')),
    ...(await at('Full Quote Created', '/homepaymentScreen', '/home-print-policy-error')),
    ...(await at('Full Quote Created With Payment', '/home-success-print-policy', '/paylater-success')),
  ];
};

const SWEEPS = sweepsOf([
  {
    subject: 'of a home',
    rules: '[HOME-002] [HOME-035]',
    visits: async ({ logIn }) => {
      const { api } = await logIn(AGENT);
      const shared = await makeHomeQuote(api, 'Quick Quote Created');
      return [
        { as: AGENT, screens: await sale(api) },
        { as: 'stranger', screens: [ofLink(shared, '/homeOtp')] },
      ];
    },
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));
