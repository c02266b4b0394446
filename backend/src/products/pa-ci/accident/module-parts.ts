import type { accidentEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { ProductSettings } from '#areas/product-module.ts';
import type { ModulePartsOf } from '../module-parts.ts';
import { ACCIDENT_ACCESS } from './access.ts';
import { accidentDemoSales } from './demo.ts';
import { accidentHandlers } from './handlers.ts';
import { accidentProduct } from './product.ts';

/** What personal accident brings to the module. */
export const accidentModuleParts = ({
  mailDomains,
}: ProductSettings): ModulePartsOf<typeof accidentEndpoints> => ({
  products: [accidentProduct(mailDomains)],
  handlers: accidentHandlers(mailDomains),
  access: ACCIDENT_ACCESS,
  listsErrors: ['updatePaInsured'],
  demoSales: accidentDemoSales(mailDomains),
  demoPromoCodes: {},
});
