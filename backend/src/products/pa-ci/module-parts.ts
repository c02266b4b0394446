import type { EndpointTable } from '#areas/area.ts';
import type { ProductModuleOf } from '#areas/product-module.ts';

/** What one of the two products brings to their module; the schemas of both stand in the contract. */
export type ModulePartsOf<Calls extends EndpointTable> = Omit<
  ProductModuleOf<Calls>,
  'schemas' | 'endpoints' | 'prepare'
>;
