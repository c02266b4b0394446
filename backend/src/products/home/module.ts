import { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { productModule } from '#areas/product-module.ts';
import { HOME_ACCESS } from './access.ts';
import { HOME_DEMO_PROMO_CODES, homeDemoSales } from './demo.ts';
import { HOME_FIELD_NAMES } from './field-names.ts';
import { homeHandlers } from './handlers.ts';
import { homeProduct } from './product.ts';

/** All that home brings to the backend. */
export const homeModule = productModule({
  products: [homeProduct],
  endpoints: homeEndpoints,
  handlers: homeHandlers,
  access: HOME_ACCESS,
  fieldNames: HOME_FIELD_NAMES,
  listsErrors: ['updateHomeQuote', 'updateHomeLead', 'updatePrintPolicy'],
  demoSales: homeDemoSales,
  demoPromoCodes: { [homeProduct.productId]: HOME_DEMO_PROMO_CODES },
});
