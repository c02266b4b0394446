import { sampleCalls } from 'mfe-sample/contract/endpoints.ts';
import { productModule } from '#areas/product-module.ts';
import { sampleAccess } from '@payung/platform/create-remote/template/backend/sample/access.ts';
import { sampleDemoSales } from '@payung/platform/create-remote/template/backend/sample/demo.ts';
import { sampleHandlers } from '@payung/platform/create-remote/template/backend/sample/handlers.ts';
import { sampleProduct } from '@payung/platform/create-remote/template/backend/sample/product.ts';

/** All that this product brings to the backend. */
export const sampleModule = productModule({
  products: [sampleProduct],
  endpoints: sampleCalls,
  handlers: sampleHandlers,
  access: sampleAccess,
  demoSales: sampleDemoSales,
  demoPromoCodes: {},
});
