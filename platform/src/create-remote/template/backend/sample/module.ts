import { sampleCalls, sampleEndpoints } from 'mfe-sample/contract/endpoints.ts';
import { productModule } from '#areas/product-module.ts';
import { sampleAccess } from './access.ts';
import { sampleDemoSales } from './demo.ts';
import { sampleHandlers } from './handlers.ts';
import { sampleProduct } from './product.ts';

/** All that this product brings to the backend. */
export const sampleModule = productModule({
  products: [sampleProduct],
  endpoints: sampleCalls,
  typedCalls: sampleEndpoints,
  handlers: sampleHandlers,
  access: sampleAccess,
  demoSales: sampleDemoSales,
  demoPromoCodes: {},
});
