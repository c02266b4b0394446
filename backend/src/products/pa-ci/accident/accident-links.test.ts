import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { describeProductLinks } from '#testing/product-links.ts';
import { paCiModule } from '../module.ts';
import { newAccidentQuote, testSettings } from '../testing/accident.ts';

describeProductLinks({
  title: 'an accident link [LINK-026]',
  module: paCiModule(testSettings),
  productId: PRODUCT_IDS.pa,
  prefix: 'pa',
  generate: 'generatePaLink',
  open: 'decryptPaLink',
  createQuote: newAccidentQuote,
  withoutPhone: { insuredMobile: '' },
});
