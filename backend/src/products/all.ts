import type { ProductModuleFactory } from '#areas/product-module.ts';
import { homeModule } from './home/module.ts';
import { travelModule } from './travel/module.ts';
import { motorModule } from './motor/module.ts';
import { paCiModule } from './pa-ci/module.ts';

/** The only list of products in the repository. */
export const PRODUCT_MODULES: readonly ProductModuleFactory[] = [
  travelModule,
  homeModule,
  motorModule,
  paCiModule,
] as const;
