import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { motorServer } from '#testing/motor-server.ts';
import { openMotor } from '#testing/open-motor.ts';
import { QUOTE_ID } from '#testing/quotes.ts';

it.each([
  ['referalJourney', `user/get-quotes?id=${QUOTE_ID}&logkey=referalJourney`],
  ['quoteSearch', `user/get-quotes?id=${QUOTE_ID}&logkey=quoteSearch`],
  [undefined, `user/get-quotes?id=${QUOTE_ID}`],
] as const)('a quote resumed as %s is read by %s [MOT-054]', async (resumeType, address) => {
  store.set(quoteContextAtom, { ...emptyQuoteContext, quoteId: QUOTE_ID, resumeType });
  const page = openMotor(ChoosePlan, { path: '/motorchooseproduct', api: motorServer() });
  await screen.findByRole('article', { name: 'Motor Standard' });
  expect(page.callsOf('getMotorQuote').map((call) => call.address)).toEqual([address]);
});
