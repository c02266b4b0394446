import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { coverSummary } from 'mfe-travel/rules/cover-summary.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { consents, patch } from '#areas/quote/testing/journey.ts';
import { testDocuments } from '#areas/quote/testing/product-documents.ts';
import type { DocumentedSale } from '#areas/quote/testing/product-documents.ts';
import { travelModule } from '../module.ts';
import { customerBody, driveTo, newTravelQuote } from '../testing/travel.ts';

const ofPage: Pick<DocumentedSale, 'offers' | 'summary'> = {
  offers: ['getPlans', {}],
  summary: (offers: readonly { readonly code: string }[], record: { readonly planCode: string }, language) =>
    coverSummary(record as never, offers.find(({ code }) => code === record.planCode) as never, language),
};

testDocuments(useAreaServer([travelModule]), {
  sales: [
    {
      ...ofPage,
      name: 'a trip abroad',
      sell: async (server, agent) => {
        const quote = await newTravelQuote(server, agent);
        await driveTo(server, { agent, quote }, 'Full Quote Created');
        return quote;
      },
    },
    {
      ...ofPage,
      name: 'a trip within Indonesia',
      sell: async (server, agent) => {
        const quote = await newTravelQuote(server, agent, { tripType: 1, travelCoverageArea: '5' });
        await driveTo(server, { agent, quote }, 'Plan Selected');
        const { quoteId, phone } = quote;
        await succeed(server, agent, 'quickQuote', { params: { quoteId } });
        const customer = { ...customerBody(phone).customer, insuredIdCard: '3273010101900001' };
        await patch(server, agent, quoteId, { customer });
        await succeed(server, agent, 'confirmQuote', { params: { quoteId }, body: consents });
        return quote;
      },
    },
  ],
  alike: 'travel covid platinum gold bronze perisai garuda asean km',
  wording: [
    PRODUCT_IDS.travel,
    '2026-11',
    '324640d31a5df41d65ddcc18ef2b3fa5f98095ae4367937fa4a574d8b0592bea',
  ],
});
