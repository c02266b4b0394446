import { expect } from '@playwright/test';
import { test } from '@payung/platform/e2e/people.ts';
import type { Sellers } from '#support/sample-policy.ts';
import { ofLink, ofQuote, sweepsOf } from '#support/sweep.ts';
import type { Screen, SweepTools } from '#support/sweep.ts';
import { expectColumnsFrom600 } from '#support/widths.ts';
import { advanceMotorQuote, beat, decide, makeMotorQuote } from './motor-quotes.ts';
import type { SharedMotorQuote, ReachableMotorStage } from './motor-quotes.ts';
import { MOTOR_TEXTS } from './texts.ts';

/** An agent sends at most 60 photos a minute. */
const UPLOADS_ANEW_SECONDS = 61;

const AGENT = 'commercial';

const quoting = async (sellers: Sellers): Promise<readonly Screen[]> => {
  const quoteAt = (stage: ReachableMotorStage): Promise<SharedMotorQuote> => makeMotorQuote(sellers, stage);
  const [started, shared] = [await quoteAt('Lead Created'), await quoteAt('Quick Quote Created')];
  const [summary] = ofQuote((await quoteAt('Additional Benefit Selected')).quoteId, '/motorordersummary');
  return [
    ...ofQuote(started.quoteId, '/motorscreen'),
    ...ofQuote(started.quoteId, '/createmotorquote', '/motorchooseproduct'),
    {
      path: `/motorchooseproduct?quoteId=${started.quoteId}`,
      name: 'sums',
      isDialog: true,
      open: async (page, language) => {
        await page.getByRole('button', { name: MOTOR_TEXTS[language].sums }).click();
        await expect(page.getByRole('dialog').getByText('Rp 170.000.000')).toBeVisible();
      },
    },
    ...ofQuote((await quoteAt('Plan Selected')).quoteId, '/motoradditionalbenefits'),
    {
      ...summary!,
      atEveryWidth: (page) =>
        expectColumnsFrom600(page, {
          first: page.getByLabel(/^(Diskon|Discount) \(%\)/),
          second: page.getByText(/^(Premi paket|Plan premium)$/),
        }),
    },
    ...ofQuote(shared.quoteId, '/oonasuccess'),
    ...ofQuote(shared.quoteId, '/customerinformationmotor'),
  ];
};

/** One quote on its way: its photos are sent once. */
const inspecting = async (sellers: Sellers): Promise<readonly Screen[]> => {
  const quote = await makeMotorQuote(sellers, 'Customer Information Updated');
  const at = (stage: ReachableMotorStage, ...paths: readonly string[]): readonly Screen[] =>
    ofQuote(quote.quoteId, ...paths).map((screen) => ({ ...screen, name: stage }));
  const after = (
    from: ReachableMotorStage,
    to: ReachableMotorStage,
    ...paths: readonly string[]
  ): readonly Screen[] => {
    const [first, ...others] = at(to, ...paths);
    return [{ ...first!, before: () => advanceMotorQuote(sellers, quote, [from, to]) }, ...others];
  };
  return [
    ...at(
      'Customer Information Updated',
      '/customerconfirmationmotor',
      '/oonariskinspectionmotor',
      '/oonamotorPreview',
    ),
    ...after('Customer Information Updated', 'Qc Checked', '/oonariskinspectionmotor'),
    ...after('Qc Checked', 'Q C Inspection Done', '/oonariskinspectionmotor', '/oonaconfirmationMotor'),
    ...after('Q C Inspection Done', 'Full Quote Created', '/oonapayment', '/motorpayment'),
    ...after('Full Quote Created', 'Full Quote Created With Payment', '/oonapayment'),
  ];
};

/** An agent of the insurer's own, and a reviewer. */
const sellersOf = async ({ logIn, platform }: SweepTools): Promise<Sellers> => {
  await platform.clock.advance(UPLOADS_ANEW_SECONDS);
  const [{ state, api }, { api: staff }] = [await logIn(AGENT), await logIn('staff')];
  return { agent: { url: platform.url, state, api }, staff };
};

const SWEEPS = sweepsOf([
  {
    subject: 'of a car up to the customer information',
    rules: '[MOT-006] [MOT-028]',
    visits: async (tools) => {
      const sellers = await sellersOf(tools);
      const shared = await makeMotorQuote(sellers, 'Quick Quote Created');
      return [
        { as: AGENT, screens: await quoting(sellers) },
        { as: 'stranger', screens: [ofLink(shared, '/motorotp')] },
      ];
    },
  },
  {
    subject: 'of a car from the inspection on, and of photo reviewers,',
    visits: async (tools) => {
      const sellers = await sellersOf(tools);
      const waiting = await makeMotorQuote(sellers, 'Qc Checked', { vehicle: beat() });
      const flagged = await makeMotorQuote(sellers, 'Qc Checked');
      await decide(sellers.staff, flagged.quoteId, { decision: 'flag', flags: { front: 'dark' } });
      const reviews = [
        { path: '/motorreviews' },
        { path: '/motorreviews?status=decided', name: 'decided' },
        { path: `/motorreview?quoteId=${waiting.quoteId}` },
        { path: `/motorreview?quoteId=${flagged.quoteId}`, name: 'decided' },
      ];
      return [
        { as: 'staff', screens: reviews },
        { as: AGENT, screens: await inspecting(sellers) },
      ];
    },
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));
