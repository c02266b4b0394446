import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { describeProductLinks } from '#testing/product-links.ts';
import { homeModule } from './module.ts';
import { newHomeQuote } from './testing/home.ts';

describeProductLinks({
  title: 'a home link',
  module: homeModule,
  productId: PRODUCT_IDS.home,
  prefix: 'home',
  generate: 'generateHomeLink',
  open: 'decryptHomeLink',
  createQuote: newHomeQuote,
  withoutPhone: { insuredMobile: undefined },
});
