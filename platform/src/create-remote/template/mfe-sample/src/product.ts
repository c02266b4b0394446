import { POLICY_PDFS } from '@payung/shared/api/policy-pdf.ts';
import type { ProductDescription, StageTargets } from '@payung/shared/product.ts';
import { sampleRoutes } from '@payung/shared/routes/sample-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

/** Where a stage leads, customers by link and agents by the resume arrow. */
const stages: StageTargets = {
  none: sampleRoutes.start.path,
  'Lead Created': sampleRoutes.start.path,
  'Full Quote Created': shellRoutes.payment.path,
  'Full Quote Created With Payment': shellRoutes.policySuccess.path,
  'Policy Generated': shellRoutes.policySuccess.path,
};

export const product: ProductDescription = {
  // Opaque, and this product's own: the backend learns it with the calls of the product.
  productId: '000000000000000000000000',
  displayName: 'Sample Insurance',
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
    policyPdf: POLICY_PDFS.standard,
  },
};
