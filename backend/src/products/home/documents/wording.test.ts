import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { coverSummary } from 'mfe-home/rules/cover-summary.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { testDocuments } from '#areas/quote/testing/product-documents.ts';
import type { DocumentedSale } from '#areas/quote/testing/product-documents.ts';
import { homeModule } from '../module.ts';
import { apartment, driveHomeTo, newHomeQuote } from '../testing/home.ts';

const saleOf = (name: string, facts?: object): DocumentedSale => ({
  name,
  offers: ['homePlans', {}],
  summary: (offers, record, language) => coverSummary(record, offers, language),
  sell: async (server, who) => {
    const quote = await newHomeQuote(server, who, facts);
    await driveHomeTo(server, { who, quote }, 'Full Quote Created');
    return quote;
  },
});

testDocuments(useAreaServer([homeModule]), {
  sales: [saleOf('a house'), saleOf('an apartment', apartment)],
  alike: 'home flexas property all risk tsunami aaui par tsfwd se seojk iii cm',
  wording: [PRODUCT_IDS.home, '2026-11', '00ce6f4bc6b0478450e4a4a54f2ce992a7217e36be9271b520f114fd9a0b61e1'],
});
