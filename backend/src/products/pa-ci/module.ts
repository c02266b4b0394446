import { accidentEndpoints, ciEndpoints, paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { productModule } from '#areas/product-module.ts';
import type { ProductModule, ProductSettings } from '#areas/product-module.ts';
import { accidentModuleParts } from './accident/module-parts.ts';
import { PA_CI_FIELD_NAMES } from './field-names.ts';
import { PA_CI_LIMITS } from './limits.ts';
import { ciModuleParts } from './critical-illness/module-parts.ts';

/** All that personal accident and critical illness bring to the backend. */
export const paCiModule = (settings: ProductSettings): ProductModule => {
  const accident = accidentModuleParts(settings);
  const ci = ciModuleParts;
  return productModule({
    products: [...accident.products, ...ci.products],
    endpoints: { ...accidentEndpoints, ...ciEndpoints },
    typedCalls: paCiEndpoints,
    handlers: { ...accident.handlers, ...ci.handlers },
    access: { ...accident.access, ...ci.access },
    listsErrors: accident.listsErrors ?? [],
    handover: ci.handover,
    fieldNames: PA_CI_FIELD_NAMES,
    limits: PA_CI_LIMITS.rows,
    demoSales: (now) => [...accident.demoSales(now), ...ci.demoSales(now)],
    demoPromoCodes: { ...accident.demoPromoCodes, ...ci.demoPromoCodes },
  });
};
