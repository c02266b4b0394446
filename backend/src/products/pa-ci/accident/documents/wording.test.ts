import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { coverSummary } from 'mfe-pa-ci/rules/cover-summary.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { testDocuments } from '#areas/quote/testing/product-documents.ts';
import { paCiModule } from '#products/pa-ci/module.ts';
import { driveAccidentTo, newAccidentQuote, testSettings } from '#products/pa-ci/testing/accident.ts';

testDocuments(useAreaServer([paCiModule(testSettings)]), {
  sales: [
    {
      name: 'accident',
      offers: ['accidentPlans', {}],
      summary: (offers, record, language) => coverSummary(record, offers, language),
      sell: async (server, who) => {
        const quote = await newAccidentQuote(server, who);
        await driveAccidentTo(server, { who, quote }, 'Full Quote Created');
        return quote;
      },
    },
  ],
  alike: 'personal accident pa basic plus prime limit',
  wording: [PRODUCT_IDS.pa, '2026-11', 'a8c968dd89065ec2d28281b53d4fbbd78de852192eac940236c8b0734ee11d88'],
});
