import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { journeyPages, notFound, refusesOtherQuotes } from '@payung/shared/testing/quote-pages.tsx';
import { motorJourney } from '#journey.ts';
import { screens } from '#screens.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';

it.each([
  ['referalJourney', `user/get-quotes?id=${QUOTE_ID}&logkey=referalJourney`],
  ['quoteSearch', `user/get-quotes?id=${QUOTE_ID}&logkey=quoteSearch`],
  ['paymentNotification', `user/get-quotes?id=${QUOTE_ID}&logkey=paymentNotification`],
  ['policyDownloadNotification', `user/get-quotes?id=${QUOTE_ID}`],
  [undefined, `user/get-quotes?id=${QUOTE_ID}`],
] as const)('reads a quote that was resumed as %s from %s [MOT-054]', async (resumeType, address) => {
  openQuote(QUOTE_ID, resumeType);
  const page = openMotor(ChoosePlan, { path: '/motorchooseproduct', api: motorServer() });
  await screen.findByRole('article', { name: 'Motor Standard' });
  expect(page.callsOf('getMotorQuote').map((call) => call.address)).toEqual([address]);
});

it('reads a quote without the logkey with which another one was opened [MOT-054]', async () => {
  openQuote('65f0c1a5e4b0a70001a3ffff', 'quoteSearch');
  const page = openMotor(ChoosePlan, { path: '/motorchooseproduct', api: motorServer() });
  await screen.findByRole('article', { name: 'Motor Standard' });
  expect(page.callsOf('getMotorQuote').map((call) => call.address)).toEqual([
    `user/get-quotes?id=${QUOTE_ID}`,
  ]);
});

refusesOtherQuotes({
  own: [PRODUCT_IDS.motor4w, PRODUCT_IDS.motor2w],
  quoteId: QUOTE_ID,
  pages: journeyPages(motorJourney, screens),
  open: (Screen, options, foreign) =>
    openMotor(Screen, {
      ...options,
      api: {
        ...motorServer(),
        getMotorQuote: foreign as never,
        getQuote: notFound,
        motorPlans: notFound,
        motorBenefits: notFound,
      },
    }),
});
