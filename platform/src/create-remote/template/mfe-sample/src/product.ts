import { STANDARD_POLICY_PDF } from '@payung/shared/api/policy-pdf.ts';
import type { ProductDescription, StageTargets } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { sampleProductId, sampleProductName } from './contract/product-id.ts';
import { sampleRoutes } from './contract/routes.ts';

/** Where a stage lands; leads resume by the same table. Each new page takes its stages from the start. */
const stages: StageTargets = {
  none: sampleRoutes.start.path,
  'Lead Created': sampleRoutes.start.path,
  'Full Quote Created': shellRoutes.payment.path,
  'Full Quote Created With Payment': shellRoutes.policySuccess.path,
  'Policy Generated': shellRoutes.policySuccess.path,
};

export const product: ProductDescription = {
  productId: sampleProductId,
  displayName: sampleProductName,
  tile: {
    label: { en: 'Sample', id: 'Sample' },
    description: { en: 'Sample insurance', id: 'Asuransi Sample' },
    // A shield.
    icon: 'M12 3 4.500 6v5.500c0 4.500 3.200 7.800 7.500 9.500 4.300-1.700 7.500-5 7.500-9.500V6L12 3z',
    start: sampleRoutes.start.path,
    order: 90,
  },
  link: {
    prefix: 'sample',
    decryptPath: 'auth/decrypt-link',
    otp: sampleRoutes.otp.path,
    stages,
    expired: shellRoutes.linkNotValid.path,
    invalid: shellRoutes.linkNotMatch.path,
  },
  leadStages: stages,
  results: {
    createPolicy: sampleRoutes.start.path,
    quoteRetry: sampleRoutes.start.path,
    payment: shellRoutes.payment.path,
    payLaterRefused: shellRoutes.payLaterError.path,
    policyPdf: STANDARD_POLICY_PDF,
  },
};

/** A remote may sell several products, also below one link prefix. */
export const products: readonly ProductDescription[] = [product];
