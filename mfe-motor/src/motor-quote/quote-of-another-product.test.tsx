import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { firstToKeep } from '@payung/shared/testing/elsewhere.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { motorJourney } from '#journey.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });
const isOfQuote = (id: string): id is keyof typeof screens => id in screens;
const pages = motorJourney.stops.flatMap(({ id, route }) =>
  isOfQuote(id) ? [[route.path, screens[id]] as const] : [],
);

it('leads the quote of another product from each page to its own, agents and customers alike', async () => {
  const kept = await firstToKeep({
    own: [PRODUCT_IDS.motor4w, PRODUCT_IDS.motor2w],
    quoteId: QUOTE_ID,
    pages: [...pages, ['/motorpayment', screens.payment]],
    open: (Screen, { foreign, ...options }) =>
      openMotor(Screen, {
        ...options,
        api: {
          ...motorServer(),
          getMotorQuote: foreign as never,
          motorPlans: notFound,
          motorBenefits: notFound,
          inspectionDocuments: notFound,
        },
      }),
  });
  expect(kept).toBeUndefined();
});
