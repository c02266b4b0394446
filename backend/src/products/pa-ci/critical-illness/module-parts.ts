import { ciEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { paCiRoutes } from 'mfe-pa-ci/contract/routes.ts';
import { openInvitation } from '#areas/auth/links/open-link.ts';
import type { ModulePartsOf } from '../module-parts.ts';
import { CI_ACCESS } from './access.ts';
import { partnerArrived } from './arrival.ts';
import { createCiQuote } from './create-quote.ts';
import { ciDemoSales } from './demo.ts';
import { encryptForPartner } from './hand-over.ts';
import { criticalIllness } from './product.ts';

/** What critical illness brings to the module. */
export const ciModuleParts = {
  products: [criticalIllness],
  handlers: {
    createCiQuote,
    decryptCiLink: (context, services) => openInvitation('decryptCiLink', context, services),
    encryptForPartner,
    partnerArrived,
  },
  access: CI_ACCESS,
  handover: { retryPath: paCiRoutes.ciHandover.path, noticePath: `/${ciEndpoints.partnerArrived.path}` },
  demoSales: ciDemoSales,
  demoPromoCodes: {},
} as const satisfies ModulePartsOf<typeof ciEndpoints>;
