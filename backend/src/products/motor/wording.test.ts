import { beforeEach } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { coverSummary } from 'mfe-motor/rules/cover-summary.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { testDocuments } from '#areas/quote/testing/product-documents.ts';
import type { DocumentedSale } from '#areas/quote/testing/product-documents.ts';
import { motorModule } from './module.ts';
import { beat, driveMotorTo, newMotorQuote } from './testing/motor.ts';

const summary: DocumentedSale['summary'] = (
  offers: readonly { readonly code: string }[],
  record: { readonly planCode: string },
  language,
) => coverSummary(record as never, offers.find(({ code }) => code === record.planCode) as never, language);

/** With numbers of its own: a vehicle has one policy for a period. */
const { chassisNo: _chassis, engineNo: _engine, ...motorcycle } = beat;

const world = useAreaServer([motorModule]);
// Cover begins while the approval of the photos is valid.
beforeEach(() => world.server.clock.set('2026-02-01T03:00:00.000Z'));

testDocuments(world, {
  sales: [
    {
      summary,
      name: 'a car',
      offers: ['motorPlans', { productCode: 'PC0214', duration: '1' }],
      sell: async (server, who) => {
        const quote = await newMotorQuote(server, who);
        await driveMotorTo(server, { who, quote }, 'Full Quote Created');
        return quote;
      },
    },
    {
      summary,
      name: 'a motorcycle',
      offers: ['motorPlans', { productCode: '0215', duration: '1' }],
      sell: async (server, who) => {
        const quote = await newMotorQuote(server, who, motorcycle);
        await driveMotorTo(server, { who, quote, kind: 'motorcycle' }, 'Full Quote Created');
        return quote;
      },
    },
  ],
  alike: 'motor model standard prime loss only seojk se toyota avanza honda beat abc tsunami',
  wording: [
    PRODUCT_IDS.motor4w,
    '2026-11',
    'a506d194300f9a32d25a8ec352b97f8417a1024147be53661d57b50536f25549',
  ],
});
