import { travelCalls, travelEndpoints } from 'mfe-travel/contract/endpoints.ts';
import { productModule } from '#areas/product-module.ts';
import { TRAVEL_ACCESS } from './access.ts';
import { TRAVEL_DEMO_PROMO_CODES, travelDemoSales } from './demo.ts';
import { TRAVEL_FIELD_NAMES } from './field-names.ts';
import { travelHandlers } from './handlers.ts';
import { travelProduct } from './product.ts';

/** All that travel brings to the backend. */
export const travelModule = productModule({
  products: [travelProduct],
  endpoints: travelCalls,
  typedCalls: travelEndpoints,
  handlers: travelHandlers,
  access: TRAVEL_ACCESS,
  fieldNames: TRAVEL_FIELD_NAMES,
  demoSales: travelDemoSales,
  demoPromoCodes: { [travelProduct.productId]: TRAVEL_DEMO_PROMO_CODES },
});
